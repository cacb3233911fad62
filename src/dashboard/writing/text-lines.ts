import { parsedText } from './parsed-text.ts';

const BLOCKS = 'p,h1,h2,h3,h4,h5,h6,li,blockquote,pre,figure,figcaption,tr,hr,div';

/** What a line was in the text. */
export type LineStyle = 'text' | 'heading' | 'quote' | 'callout' | 'item' | 'code' | 'row';

export interface Line {
  text: string;
  style: LineStyle;
}

/** Characters that no text has stand at the beginning of a line while it is read. */
const STYLES: readonly [mark: string, style: LineStyle, selector: string][] = [
  ['\uE000', 'heading', 'h1,h2,h3,h4,h5,h6'],
  ['\uE001', 'quote', 'blockquote,blockquote p'],
  ['\uE002', 'item', 'li'],
  ['\uE003', 'callout', '.callout > *'],
  ['\uE004', 'row', 'tr'],
];
/** Stands at each line of code. */
const CODE = '\uE005';
const MARKS = /[\uE000-\uE005]/g;
/** Between the cells of a row. */
const BETWEEN_CELLS = ' | ';

/** The lines of HTML: its blocks, each on a line of its own, code with its indents, images and videos named. */
export function linesOf(html: string, window: Window & typeof globalThis): Line[] {
  const body = parsedText(html, window);
  const texts = window.document.createTreeWalker(body, window.NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const { currentNode } = texts;
    const text = (currentNode.textContent ?? '').replaceAll(MARKS, '');
    const isCode = currentNode.parentElement?.closest('pre') !== null;
    currentNode.textContent = isCode ? text.replaceAll('\n', `\n${CODE}`) : text.replaceAll(/\s+/g, ' ');
  }
  for (const image of body.querySelectorAll('img')) {
    image.replaceWith(`[Image${image.alt === '' ? '' : `: ${image.alt}`}]`);
  }
  for (const frame of body.querySelectorAll('iframe')) frame.replaceWith('[Video]');
  for (const cell of body.querySelectorAll('td + *,th + *')) cell.prepend(BETWEEN_CELLS);
  for (const code of body.querySelectorAll('pre')) code.prepend(CODE);
  for (const [mark, , selector] of STYLES) {
    for (const block of body.querySelectorAll(selector)) block.prepend(mark);
  }
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n');
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  return body.textContent
    .split('\n')
    .map(lineOf)
    .filter(({ text }) => text.trim() !== '');
}

function lineOf(line: string): Line {
  if (line.includes(CODE)) return { text: line.replaceAll(MARKS, '').trimEnd(), style: 'code' };
  return {
    text: line
      .replaceAll(MARKS, '')
      .replaceAll(/[ \t\u00a0]+/g, ' ')
      .trim(),
    style: STYLES.find(([mark]) => line.includes(mark))?.[1] ?? 'text',
  };
}
