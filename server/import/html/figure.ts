import { childrenOf, classesOf, type Element, elementsIn, textOf } from '../../mail/templates/html-nodes.ts';
import { escapeHtml } from '../../escape-html.ts';
import { isBlock } from './parse.ts';

/** The captions of a figure, but not those of figures in it. */
export function captionsOf(figure: Element): Element[] {
  return childrenOf(figure).flatMap((child) => {
    if (child.name === 'figcaption') return [child];
    return child.name === 'figure' || isBlock(child) ? [] : captionsOf(child);
  });
}

/** A card that shows another page with its picture and a description, as Ghost has them: what it leads to, and its title. */
export function bookmarkOf(figure: Element): { href: string; title: string } | null {
  if (!classesOf(figure).includes('kg-bookmark-card')) return null;
  const inside = elementsIn(figure.childNodes);
  const href = inside.find(({ name }) => name === 'a')?.attribs.href ?? '';
  const title = inside.find((element) => classesOf(element).includes('kg-bookmark-title'));
  return { href, title: (title === undefined ? '' : textOf(title).trim()) || href };
}

/** Whether it is a link that shows a picture and no text. */
export function isPictureLink(element: Element): boolean {
  const inside = elementsIn(element.childNodes);
  return element.name === 'a' && textOf(element).trim() === '' && inside.some(({ name }) => name === 'img');
}

/** Whether a paragraph that was written has nothing but a picture. */
export function isPictureAlone(block: string): boolean {
  return /^<p(?: [^>]*)?>(?:<a [^>]*>)?<img [^>]*>(?:<\/a>)?<\/p>$/.test(block);
}

/** What other systems call a picture that is wider than the text. */
const WIDE = ['alignwide', 'alignfull', 'kg-width-wide', 'kg-width-full'];

/** What other systems call pictures side by side, and their list. */
const GALLERIES = ['kg-gallery-card', 'wp-block-gallery', 'blocks-gallery-grid'];

/** Whether the pictures in it were shown side by side. */
export function isGallery(element: Element): boolean {
  return classesOf(element).some((name) => GALLERIES.includes(name));
}

/** The picture of a block that is one alone, with its caption and the class of its width. */
export function markedPicture(
  block: string,
  { caption = '', width }: { caption?: string; width?: 'wide' | 'half' },
): string {
  const title = caption === '' ? '' : ` title="${escapeHtml(caption)}"`;
  const marked = width === undefined ? '' : ` class="${width}"`;
  return block.replace(/(<img [^>]*?)>/, (_, begun: string) => `${begun}${title}${marked}>`);
}

/** Whether a figure was shown wider than its text. */
export function isWide(figure: Element): boolean {
  return classesOf(figure).some((name) => WIDE.includes(name));
}
