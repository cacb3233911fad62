import { Parser } from 'htmlparser2';

const SILENT = new Set(['script', 'style', 'iframe']);
const INLINE = new Set(['a', 'b', 'code', 'em', 'i', 'mark', 's', 'span', 'strong', 'u']);

/** The words of a piece of HTML, entities decoded, blocks parted by a space. */
export function plainText(html: string): string {
  const parts: string[] = [];
  let silent = 0;
  const parser = new Parser({
    onopentag(name) {
      if (SILENT.has(name)) silent += 1;
      if (!INLINE.has(name)) parts.push(' ');
    },
    ontext(text) {
      if (silent === 0) parts.push(text);
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1;
      if (!INLINE.has(name)) parts.push(' ');
    },
  });
  parser.write(html);
  parser.end();
  return parts.join('').replace(/\s+/g, ' ').trim();
}
