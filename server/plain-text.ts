import { Parser } from 'htmlparser2';

const SILENT = new Set(['script', 'style', 'iframe']);
const INLINE = new Set(['a', 'b', 'code', 'em', 'i', 'mark', 's', 'span', 'strong', 'u']);

/** Thrown when HTML elements are nested deeper than `MAX_DEPTH`. */
export class TooDeeplyNested extends Error {
  override name = 'TooDeeplyNested';
}

/** Maximum nesting of elements; deeper HTML takes too long, and no author needs it. */
const MAX_DEPTH = 200;

/**
 * The text of HTML, with entities decoded and blocks separated by a space.
 * @throws TooDeeplyNested
 */
export function plainText(html: string): string {
  const parts: string[] = [];
  let silent = 0;
  let depth = 0;
  const parser = new Parser({
    onopentag(name) {
      depth += 1;
      if (depth > MAX_DEPTH) throw new TooDeeplyNested();
      if (SILENT.has(name)) silent += 1;
      if (!INLINE.has(name)) parts.push(' ');
    },
    ontext(text) {
      if (silent === 0) parts.push(text);
    },
    onclosetag(name) {
      depth -= 1;
      if (SILENT.has(name)) silent -= 1;
      if (!INLINE.has(name)) parts.push(' ');
    },
  });
  parser.write(html);
  parser.end();
  return parts.join('').replace(/\s+/g, ' ').trim();
}
