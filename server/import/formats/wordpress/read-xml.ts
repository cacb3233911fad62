import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';
import { encodingOf } from '../../decode-text.ts';
import { XmlRepair } from './repair-xml.ts';

/** An element with what is in it. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** All of its own text. */
  text: string;
  children: XmlElement[];
}

const CHUNK_BYTES = 256 * 1024;

/**
 * Reads the elements of an XML file that have one of these parents, one after the other, as they end: no more than one
 * of them is in memory at a time. There are no declarations of a document's own: entities of other files, and those that grow,
 * stay the text that they are. Yields null at the end of the root element, without which the file is cut off.
 * @param parents the path to the parent, such as `rss channel`
 */
export async function* readXml(path: string, parent: string): AsyncGenerator<XmlElement | null> {
  const ready: (XmlElement | null)[] = [];
  const open: XmlElement[] = [];
  const outside: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, text: '', children: [] };
        if (open.length > 0 || outside.join(' ') === parent) open.push(element);
        else outside.push(name);
      },
      ontext(text) {
        const element = open.at(-1);
        if (element !== undefined) element.text += text;
      },
      onclosetag(_name, isImplied) {
        const element = open.pop();
        if (element !== undefined) {
          const above = open.at(-1);
          if (above === undefined) ready.push(element);
          else above.children.push(element);
          return;
        }
        outside.pop();
        if (outside.length === 0 && !isImplied) ready.push(null);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const repair = new XmlRepair();
  let decoder: TextDecoder | null = null;
  for await (const bytes of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(encodingOf(bytes));
    parser.write(repair.write(decoder.decode(bytes, { stream: true })));
    yield* ready.splice(0);
  }
  parser.write(repair.end());
  yield* ready.splice(0);
  parser.end();
}

/** The text of the first child of a name, without blanks around it; '' where there is none. */
export function textIn(element: XmlElement, name: string): string {
  return (element.children.find((child) => child.name === name)?.text ?? '').trim();
}
