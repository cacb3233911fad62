import { appendCaption, captionPieces, type PlaceLink } from './caption.ts';
import { findAll, findElements } from './find-all.ts';

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

/** The picture that is all of a paragraph, itself or in a link. */
export function onlyPicture(paragraph: Element): Element | null {
  const inside = findElements([paragraph]);
  const [picture = null, second] = inside.filter(({ tagName }) => tagName === 'IMG');
  const isAlone = inside.every(({ tagName }) => tagName === 'IMG' || tagName === 'A');
  return second === undefined && isAlone && paragraph.textContent.trim() === '' ? picture : null;
}
