import { withoutVideoStyles } from '#shared/post-html.ts';

const BLOCKS = 'p,h1,h2,h3,h4,h5,h6,li,blockquote,pre,figure,figcaption,tr,hr,div';

/** What a line was in the text. */
export type LineStyle = 'text' | 'heading' | 'quote' | 'item';

export interface Line {
  text: string;
  style: LineStyle;
}

/** Characters that no text has stand at the beginning of a line while it is read. */
const STYLES: readonly [mark: string, style: LineStyle, selector: string][] = [
  ['\uE000', 'heading', 'h1,h2,h3,h4,h5,h6'],
  ['\uE001', 'quote', 'blockquote,blockquote p'],
  ['\uE002', 'item', 'li'],
];
const MARKS = /[\uE000-\uE002]/g;

/** The lines of HTML: its blocks, each on a line of its own, images and videos named. */
export function linesOf(html: string, window: Window & typeof globalThis): Line[] {
  const { body } = new window.DOMParser().parseFromString(withoutVideoStyles(html), 'text/html');
  const texts = window.document.createTreeWalker(body, window.NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const { currentNode } = texts;
    const text = (currentNode.textContent ?? '').replaceAll(MARKS, '');
    const isCode = currentNode.parentElement?.closest('pre') !== null;
    currentNode.textContent = isCode ? text : text.replaceAll(/\s+/g, ' ');
  }
  for (const image of body.querySelectorAll('img')) {
    image.replaceWith(`[Image${image.alt === '' ? '' : `: ${image.alt}`}]`);
  }
  for (const frame of body.querySelectorAll('iframe')) frame.replaceWith('[Video]');
  for (const cell of body.querySelectorAll('td,th')) cell.append(' ');
  for (const [mark, , selector] of STYLES) {
    for (const block of body.querySelectorAll(selector)) block.prepend(mark);
  }
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n');
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  return body.textContent
    .replaceAll(/[ \t\u00a0]+/g, ' ')
    .split('\n')
    .map((line) => ({
      text: line.replaceAll(MARKS, '').trim(),
      style: STYLES.find(([mark]) => line.includes(mark))?.[1] ?? 'text',
    }))
    .filter(({ text }) => text !== '');
}
