import { startAttribute } from '#shared/list-start.ts';
import { pastedInline } from './pasted-inline.ts';
import { styleOf } from './pasted-styles.ts';

const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;

/** Whether this is a line that Word calls a list: a paragraph whose style says so, with its bullet as text. */
export function isListLine(element: Element): boolean {
  return element.tagName === 'P' && LEVEL.test(styleOf(element));
}

/** Word's list lines as lists in one another, by the level that each line's style names. */
export function wordListOf(lines: readonly Element[]): string {
  const open: string[] = [];
  let html = '';
  for (const line of lines) {
    const wanted = Number(LEVEL.exec(styleOf(line))?.[1] ?? 1);
    const level = Math.min(wanted, open.length + 1);
    const { tag, number } = takeMarker(line);
    while (open.length > level) html += `</li></${String(open.pop())}>`;
    if (open.length === level) {
      html += '</li>';
      if (open.at(-1) !== tag) html += `</${String(open.pop())}>`;
    }
    if (open.length < level) {
      html += `<${tag}${open.length === 0 ? startAttribute(number) : ''}>`;
      open.push(tag);
    }
    html += `<li>${pastedInline(line.childNodes)}`;
  }
  while (open.length > 0) html += `</li></${String(open.pop())}>`;
  return html;
}

/** Takes the bullet or number out of a line, and says which list it is of. */
function takeMarker(line: Element): { tag: 'ul' | 'ol'; number?: string | undefined } {
  const marker = [...line.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)));
  const sign = marker?.textContent.replace(/\s+/g, '') ?? '';
  marker?.remove();
  const isNumber = /^\(?[0-9]+[.)]|^\(?[a-z]{1,4}[.)]/i.test(sign);
  return isNumber ? { tag: 'ol', number: /\d+/.exec(sign)?.[0] } : { tag: 'ul' };
}
