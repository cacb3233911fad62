import { existsSync } from 'node:fs';
import { join } from 'node:path';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { marked } from 'marked';
import sharp from 'sharp';
import { BASE_MARK, type WholePage } from '#shared/content-page.ts';
import { SANITIZER_RULES } from '#shared/post-html.ts';
import { slugify } from '../slug.ts';
import { ContentError } from './content-error.ts';

/**
 * A page's Markdown as HTML for every base: sanitised like a post, its headings with anchors, its pictures with their
 * sizes.
 * @param file as people are told about it
 * @param pictures the folder of what is served as it is: public/
 * @throws a sentence about a heading of the first level, or a picture that is not there or has no alternative text
 */
export async function renderPage(
  body: string,
  { file, pictures }: { file: string; pictures: string },
): Promise<Pick<WholePage, 'html' | 'contents'>> {
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
  const headings = nameHeadings([...root.querySelectorAll('h2, h3, h4')]);
  const contents = headings.filter(({ level }) => level === 'H2').map(({ id, title }) => ({ id, title }));
  return { html: root.innerHTML, contents };
}

async function completePicture(picture: Element, file: string, pictures: string): Promise<void> {
  const src = picture.getAttribute('src') ?? '';
  if ((picture.getAttribute('alt') ?? '') === '') {
    throw new ContentError(
      `${file}: the picture ${src} has no alternative text; write ![what it shows](${src}).`,
    );
  }
  if (src.startsWith('/')) {
    const path = join(pictures, decoded(src));
    if (!existsSync(path)) throw new ContentError(`${file}: the picture ${src} is not in public/.`);
    const { width, height } = await sharp(path).metadata();
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

/** Gives each heading an anchor made of its words, the second of the same words another one. */
function nameHeadings(headings: readonly Element[]) {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const title = heading.textContent.trim();
    const name = slugify(title, 'section');
    let number = 1;
    const id = () => (number === 1 ? name : `${name}-${number}`);
    while (taken.has(id())) number += 1;
    heading.id = id();
    taken.add(heading.id);
    return { level: heading.tagName, id: heading.id, title };
  });
}
