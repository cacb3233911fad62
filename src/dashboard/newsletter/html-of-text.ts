import { escapeText } from '../../features/editor/inline-html.ts';

/** Plain text as HTML: a paragraph a line. */
export function htmlOfText(text: string): string {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('');
}
