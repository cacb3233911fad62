import { onlyPicture } from './figures.ts';
import { findAll, findElements } from './find-all.ts';

/** How high a picture of a pair says it is, in pixels: more than it is shown with, so that both shrink to fit. */
const HEIGHT = 1000;

/** Puts pictures of half a width that follow each other side by side, two and two; the last of an odd number is alone. */
export function pairPictures(roots: readonly Element[]): void {
  let left: Element | null = null;
  for (const picture of findElements(roots).filter(isHalf)) {
    if (left === null || siblingBefore(picture) !== left) {
      left = picture;
      continue;
    }
    const frame = picture.ownerDocument.createElement('div');
    frame.className = 'side-by-side';
    left.replaceWith(frame);
    frame.append(left, picture);
    for (const image of findAll([frame], 'img')) level(image);
    left = null;
  }
}

/**
 * Gives a picture the height of all others, by its attributes: as the style sheet lets both of a pair shrink alike, they share
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
