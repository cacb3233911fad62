import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { marked } from 'marked';
import { BASE_MARK, type WholePage } from '#shared/content-page.ts';
import { imageSources } from '#shared/contract/uploads.ts';
import { SANITIZER_RULES } from '#shared/post-html.ts';
import { completeText } from '#shared/rich-text/complete-text.ts';
import { readHeadings } from '#shared/rich-text/read-headings.ts';
import { ContentError } from './content-error.ts';
import { type PictureFolders, pictureSize } from './picture-size.ts';

/** Where a text comes from, and where its pictures lie. */
export interface TextPlace {
  /** As people are told about it. */
  file: string;
  pictures: PictureFolders;
}

/**
 * A page's Markdown as HTML for every base: sanitised and completed like a post, its pictures with their sizes.
 * @throws a sentence about a heading of the first level, or a picture that is not there or has no alternative text
 */
export async function renderPage(
  body: string,
  place: TextPlace,
): Promise<Pick<WholePage, 'html' | 'contents'>> {
  const root = await renderMarkdown(body, place);
  completeText([root]);
  const contents = readHeadings(root).flatMap(({ level, id, title }) => (level === 2 ? { id, title } : []));
  return { html: root.innerHTML, contents };
}

/** Sanitised Markdown for every base as an element, its pictures with their sizes. */
export async function renderMarkdown(body: string, { file, pictures }: TextPlace): Promise<HTMLElement> {
  const { window } = new JSDOM('');
  const html = marked.parse(body, { async: false, gfm: true });
  const root = window.document.createElement('div');
  root.append(createDOMPurify(window).sanitize(html, { ...SANITIZER_RULES, RETURN_DOM_FRAGMENT: true }));

  for (const picture of root.querySelectorAll('img')) await completePicture(picture, file, pictures);
  for (const element of root.querySelectorAll('[href], [src]')) completeAddress(element);
  if (root.querySelector('h1') !== null) {
    throw new ContentError(
      `${file}: ‘heading’ (or ‘title’) is the page’s heading of the first level; those in the text begin with ##.`,
    );
  }
  return root;
}

async function completePicture(picture: Element, file: string, pictures: PictureFolders): Promise<void> {
  const src = picture.getAttribute('src') ?? '';
  if ((picture.getAttribute('alt') ?? '') === '') {
    throw new ContentError(
      `${file}: the picture ${src} has no alternative text; write ![what it shows](${src}).`,
    );
  }
  if (src.startsWith('/')) {
    // An upload's name says its size: the file itself lies where the site runs.
    const { width, height } = imageSources(src) ?? (await pictureSize(decoded(src), { file, pictures }));
    picture.setAttribute('width', String(width));
    picture.setAttribute('height', String(height));
  }
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
}

/** As it is written, where that is no encoded address. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function completeAddress(element: Element): void {
  for (const attribute of ['href', 'src']) {
    const address = element.getAttribute(attribute);
    if (address?.startsWith('/') === true && !address.startsWith('//')) {
      element.setAttribute(attribute, BASE_MARK + address);
    } else if (attribute === 'href' && address !== null && /^(https?:)?\/\//i.test(address)) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer');
    }
  }
}
