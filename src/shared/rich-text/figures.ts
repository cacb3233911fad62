import { type CaptionPiece, captionPieces } from './caption.ts';
import { findAll, findElements } from './find-all.ts';

/** Completes a link where it is shown. */
export type PlaceLink = (link: Element) => void;

/**
 * A picture that is a paragraph of its own and has a title becomes a figure; the title is its caption.
 * @param placeLink is called with each link of a caption: those of the text have been completed before
 */
export function captionFigures(roots: readonly Element[], placeLink?: PlaceLink): void {
  for (const paragraph of findAll(roots, 'p')) {
    const picture = onlyPicture(paragraph);
    const caption = picture?.getAttribute('title')?.trim() ?? '';
    if (picture === null || caption === '') continue;
    const { ownerDocument: document } = paragraph;
    const figure = document.createElement('figure');
    for (const { name, value } of paragraph.attributes) figure.setAttribute(name, value);
    const text = document.createElement('figcaption');
    appendCaption(text, captionPieces(caption), placeLink);
    picture.removeAttribute('title'); // it would be read twice
    figure.append(...paragraph.childNodes, text);
    paragraph.replaceWith(figure);
  }
}

/** Puts the pieces of a caption into an element. */
export function appendCaption(
  element: Element,
  pieces: readonly CaptionPiece[],
  placeLink?: PlaceLink,
): void {
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      element.append(piece);
      continue;
    }
    const marked = element.ownerDocument.createElement(piece.tag);
    if (piece.tag === 'a') {
      marked.setAttribute('href', piece.href);
      placeLink?.(marked);
    }
    appendCaption(marked, piece.inside, placeLink);
    element.append(marked);
  }
}

/** The picture that is all of a paragraph, itself or in a link. */
export function onlyPicture(paragraph: Element): Element | null {
  const inside = findElements([paragraph]);
  const [picture = null, second] = inside.filter(({ tagName }) => tagName === 'IMG');
  const isAlone = inside.every(({ tagName }) => tagName === 'IMG' || tagName === 'A');
  return second === undefined && isAlone && paragraph.textContent.trim() === '' ? picture : null;
}
