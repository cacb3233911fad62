import { detached } from '../../detached.ts';
import { textIn, type XmlElement } from './read-xml.ts';

/** A file that was uploaded. */
export interface Attachment {
  id: string;
  /** Its address. */
  url: string;
  /** The address of its page. */
  link: string;
  /** The id of the post that it belongs to; '0' for none. */
  parent: string;
  alt: string;
  caption: string;
  isPicture: boolean;
  order: number;
}

export interface Term {
  id: string;
  kind: 'category' | 'tag';
  slug: string;
  name: string;
  /** The slug of the category above it; '' for none. */
  parent: string;
}

/** What posts refer to, wherever in the file it stands. */
export class Library {
  /** The addresses of the site, with a path and without a slash at the end. */
  readonly homes = new Set<string>();
  readonly attachments = new Map<string, Attachment>();
  readonly attached = new Map<string, Attachment[]>();
  /** The contents of reusable blocks. */
  readonly blocks = new Map<string, string>();
  /** Display names by login. */
  readonly authors = new Map<string, string>();
  readonly terms: Term[] = [];
  posts = 0;

  add(element: XmlElement): void {
    if (element.name === 'item') this.#addItem(element);
    else this.#addOfSite(element);
  }

  #addOfSite(element: XmlElement): void {
    switch (element.name) {
      case 'link':
      case 'wp:base_site_url':
      case 'wp:base_blog_url':
        this.#addHome(element.text);
        break;
      case 'wp:author':
        this.#addAuthor(element);
        break;
      case 'wp:category':
        this.#addTerm(element, 'category', 'wp:category_nicename', 'wp:cat_name', 'wp:category_parent');
        break;
      case 'wp:tag':
        this.#addTerm(element, 'tag', 'wp:tag_slug', 'wp:tag_name', '');
        break;
    }
  }

  #addHome(address: string): void {
    if (URL.canParse(address.trim())) this.homes.add(address.trim().replace(/\/+$/, ''));
  }

  #addAuthor(element: XmlElement): void {
    const login = textIn(element, 'wp:author_login');
    const name =
      textIn(element, 'wp:author_display_name') ||
      `${textIn(element, 'wp:author_first_name')} ${textIn(element, 'wp:author_last_name')}`.trim();
    if (login !== '' && name !== '') this.authors.set(login, name);
  }

  #addTerm(element: XmlElement, kind: Term['kind'], slug: string, name: string, parent: string): void {
    this.terms.push({
      id: textIn(element, 'wp:term_id'),
      kind,
      slug: textIn(element, slug),
      name: textIn(element, name) || textIn(element, slug),
      parent: textIn(element, parent),
    });
  }

  #addItem(item: XmlElement): void {
    const type = textIn(item, 'wp:post_type');
    const id = detached(textIn(item, 'wp:post_id'));
    if (type === 'post' || type === '') this.posts += 1;
    if (type === 'wp_block') this.blocks.set(id, detached(textIn(item, 'content:encoded')));
    if (type !== 'attachment') return;
    const url = detached(textIn(item, 'wp:attachment_url') || textIn(item, 'guid'));
    const attachment: Attachment = {
      id,
      url,
      link: detached(textIn(item, 'link')),
      parent: detached(textIn(item, 'wp:post_parent')),
      alt: detached(metaOf(item, '_wp_attachment_image_alt')),
      caption: detached(textIn(item, 'excerpt:encoded')),
      isPicture: /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|heic)(?:\?|$)/i.test(url),
      order: Number(textIn(item, 'wp:menu_order')) || 0,
    };
    this.attachments.set(id, attachment);
    const siblings = this.attached.get(attachment.parent);
    if (siblings === undefined) this.attached.set(attachment.parent, [attachment]);
    else siblings.push(attachment);
  }
}

/** A post's own field of a plugin, or of WordPress; '' for none. */
export function metaOf(item: XmlElement, key: string): string {
  const meta = item.children.find(
    (child) => child.name === 'wp:postmeta' && textIn(child, 'wp:meta_key') === key,
  );
  return meta === undefined ? '' : textIn(meta, 'wp:meta_value');
}
