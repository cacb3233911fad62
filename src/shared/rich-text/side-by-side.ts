import { onlyPicture } from './figures.ts';
import { findElements } from './find-all.ts';

/** Puts pictures of half a width that follow each other into one frame, where they stand side by side. */
export function pairPictures(roots: readonly Element[]): void {
  let last: Element | null = null;
  let frame: Element | null = null;
  for (const picture of findElements(roots).filter(isHalf)) {
    const before = siblingBefore(picture);
    if (frame !== null && before === frame) frame.append(picture);
    else if (last !== null && before === last) {
      frame = picture.ownerDocument.createElement('div');
      frame.className = 'side-by-side';
      last.replaceWith(frame);
      frame.append(last, picture);
    }
    last = picture;
  }
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
