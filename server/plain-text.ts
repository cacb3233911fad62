import { Parser } from 'htmlparser2';

const SILENT = new Set(['script', 'style', 'iframe']);
const INLINE = new Set(['a', 'b', 'code', 'em', 'i', 'mark', 's', 'span', 'strong', 'u']);

/** Thrown when HTML elements are nested deeper than `MAX_DEPTH`. */
export class TooDeeplyNested extends Error {
  override name = 'TooDeeplyNested';
}

/** Maximum nesting of elements; deeper HTML takes too long, and no author needs it. */
const MAX_DEPTH = 200;

/** Is no prose: headings, code, tables, captions. */
const DISPLAYED = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'table', 'figcaption']);

/**
 * The text of HTML, with entities decoded and blocks separated by a space.
 * @throws TooDeeplyNested
 */
export function plainText(html: string): string {
  return textWithout(html, (name) => SILENT.has(name));
}

/**
 * The same without headings, code, tables and the marks of notes: what shows in a few words how a text begins. All of
 * it where nothing else is.
 * @throws TooDeeplyNested
 */
export function proseText(html: string): string {
  const prose = textWithout(
    html,
    (name, { href = '' }) =>
      SILENT.has(name) || DISPLAYED.has(name) || (name === 'a' && href.startsWith('#fn-')),
    true,
  );
  return prose === '' ? plainText(html) : prose;
}

/** Where an item of a list ends, and where the list does: in prose, its signs stand there. */
const ENDS: Partial<Record<string, string>> = { li: '\u{FDD0}', ul: '\u{FDD1}', ol: '\u{FDD1}' };

/** 'One, Two.' of a list of two, unless its items have signs of their own. */
function punctuated(text: string): string {
  return text.replace(/(.) ?((?:[\u{FDD0}\u{FDD1}] ?)+)/gu, (_, before: string, ends: string) => {
    if (/[.!?:;,…]/u.test(before)) return `${before} `;
    return `${before}${ends.includes('\u{FDD1}') ? '.' : ','} `;
  });
}

function textWithout(
  html: string,
  isLeftOut: (name: string, attributes: Record<string, string>) => boolean,
  isProse = false,
): string {
  const parts: string[] = [];
  let depth = 0;
  /** How deep the element is that is left out; 0 for none. */
  let leftOut = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > MAX_DEPTH) throw new TooDeeplyNested();
      if (leftOut === 0 && isLeftOut(name, attributes)) leftOut = depth;
      if (!INLINE.has(name)) parts.push(' ');
    },
    ontext(text) {
      if (leftOut === 0) parts.push(text);
    },
    onclosetag(name) {
      if (isProse && leftOut === 0) parts.push(ENDS[name] ?? '');
      if (leftOut === depth) leftOut = 0;
      depth -= 1;
      if (!INLINE.has(name)) parts.push(' ');
    },
  });
  parser.write(html);
  parser.end();
  const text = parts.join('').replace(/\s+/g, ' ').trim();
  return isProse ? punctuated(text).trim() : text;
}
