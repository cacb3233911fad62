import { parsedText } from './parsed-text.ts';

const BLOCKS = 'p,h1,h2,h3,h4,h5,h6,li,blockquote,pre,figure,figcaption,tr,hr,div';

/** What a line was in the text. */
export type LineStyle = 'text' | 'heading' | 'quote' | 'callout' | 'item' | 'code' | 'row';

export interface Line {
  /** With a sign for each picture: see `PictureSigns`. */
  text: string;
  style: LineStyle;
  /** Its place in a numbered list. */
  number?: number;
  /** In how many lists an item's own one is; absent for none. */
  depth?: number;
}

/**
 * A sign for each picture of the texts that are compared, the same for the same picture: another one is a difference,
 * whatever is said of it. No text has such signs of its own.
 */
export class PictureSigns {
  readonly #addresses: string[] = [];

  /** The sign of the picture at an address. */
  signOf(address: string): string {
    if (!this.#addresses.includes(address)) this.#addresses.push(address);
    return String.fromCodePoint(FIRST_PICTURE + this.#addresses.indexOf(address));
  }

  /** The address that a character is the sign of; undefined for any other. */
  addressOf(character: string): string | undefined {
    return this.#addresses[(character.codePointAt(0) ?? 0) - FIRST_PICTURE];
  }
}

/** The first of the supplementary characters for private use: there are 65,534 of them. */
const FIRST_PICTURE = 0xf0000;

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
/** Once for each list around an item's own. */
const INNER = '\uE007';
const MARKS = /[\uE000-\uE007]/g;
const PRIVATE = /[\uE000-\uF8FF\u{F0000}-\u{10FFFF}]/gu;
/** Around an item's number. */
const NUMBER = '\uE006';
const NUMBERED = /\uE006(\d+)\uE006/;
/** Between the cells of a row. */
const BETWEEN_CELLS = ' | ';

/** The lines of HTML: its blocks, each on a line of its own, code with its indents, images and videos named. */
export function linesOf(html: string, pictures: PictureSigns, window: Window & typeof globalThis): Line[] {
  const body = parsedText(html, window);
  const texts = window.document.createTreeWalker(body, window.NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const { currentNode } = texts;
    const text = (currentNode.textContent ?? '').replaceAll(PRIVATE, '');
    const isCode = currentNode.parentElement?.closest('pre') !== null;
    currentNode.textContent = isCode ? text.replaceAll('\n', `\n${CODE}`) : text.replaceAll(/\s+/g, ' ');
  }
  for (const image of body.querySelectorAll('img')) {
    const sign = pictures.signOf(image.getAttribute('src') ?? '');
    image.replaceWith(`${sign} [Image${image.alt === '' ? '' : `: ${image.alt}`}]`);
  }
  for (const frame of body.querySelectorAll('iframe')) frame.replaceWith('[Video]');
  for (const cell of body.querySelectorAll('td + *,th + *')) cell.prepend(BETWEEN_CELLS);
  for (const code of body.querySelectorAll('pre')) code.prepend(CODE);
  for (const inner of body.querySelectorAll('li > :is(ul, ol)')) inner.before('\n');
  for (const list of body.querySelectorAll('ol')) {
    for (const [index, item] of [...list.children].entries())
      item.prepend(`${NUMBER}${list.start + index}${NUMBER}`);
  }
  for (const item of body.querySelectorAll('li :is(ul, ol) > li')) item.prepend(INNER.repeat(depthOf(item)));
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
  const [numbered = '', number] = NUMBERED.exec(line) ?? [];
  const depth = line.split(INNER).length - 1;
  return {
    text: line
      .replace(numbered, '')
      .replaceAll(MARKS, '')
      .replaceAll(/[ \t\u00a0]+/g, ' ')
      .trim(),
    style: STYLES.find(([mark]) => line.includes(mark))?.[1] ?? 'text',
    ...(number === undefined ? {} : { number: Number(number) }),
    ...(depth === 0 ? {} : { depth }),
  };
}

function depthOf(item: Element): number {
  const outer = item.parentElement?.closest('li') ?? null;
  return outer === null ? 0 : 1 + depthOf(outer);
}
