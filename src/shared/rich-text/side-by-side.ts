import { onlyPicture } from './figures.ts';
import { findAll, findElements } from './find-all.ts';
import { rowsOf } from './picture-rows.ts';

/** How high a picture of a row says it is, in pixels: more than it is shown with, so that all shrink to fit. */
const HEIGHT = 1000;

/** Puts pictures that follow each other and ask for half of the width side by side, in rows. */
export function pairPictures(roots: readonly Element[]): void {
  const runs: Element[][] = [];
  for (const picture of findElements(roots).filter(isHalf)) {
    const run = runs.at(-1);
    if (run !== undefined && siblingBefore(picture) === run.at(-1)) run.push(picture);
    else runs.push([picture]);
  }
  for (const row of runs.flatMap(rowsOf)) {
    const [first] = row;
    if (first === undefined || row.length < 2) continue;
    const frame = first.ownerDocument.createElement('div');
    frame.className = 'side-by-side';
    first.replaceWith(frame);
    frame.append(...row);
    for (const image of findAll([frame], 'img')) level(image);
  }
}

/**
 * Gives a picture the height of all others, by its attributes: as the style sheet lets all of a row shrink alike, they share
 * the width so that they are equally high. One of unknown size counts as a square.
 */
function level(image: Element): void {
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
  const isKnown = ratio > 0 && ratio < Infinity;
  image.setAttribute('width', String(Math.round(HEIGHT * (isKnown ? ratio : 1))));
  if (isKnown) image.setAttribute('height', String(HEIGHT));
  else image.removeAttribute('height');
}

/** Whether all of an element is a picture that asks for half of the width. */
function isHalf(element: Element): boolean {
  const { tagName } = element;
  if (tagName !== 'FIGURE' && (tagName !== 'P' || onlyPicture(element) === null)) return false;
  return findElements([element]).some(
    ({ tagName: name, classList }) => name === 'IMG' && classList.contains('half'),
  );
}

/** What stands before it, white space aside. */
function siblingBefore({ previousSibling }: Element): Node | null {
  let node: Node | null = previousSibling;
  while (node?.nodeType === node?.TEXT_NODE && node?.textContent?.trim() === '') node = node.previousSibling;
  return node;
}
