import { startAttribute } from '#shared/list-start.ts';
import { type CaptionPiece, captionOf } from '#shared/rich-text/caption.ts';
import { SANITIZER_RULES } from '#shared/post-html.ts';
import { videoBlock } from '#shared/video-block.ts';
import { escapeHtml } from '../../escape-html.ts';
import {
  childrenOf,
  classesOf,
  type Element,
  elementsIn,
  isElement,
  isText,
  type Node,
  textOf,
} from '../../mail/templates/html-nodes.ts';
import { asButton } from './button.ts';
import {
  bookmarkOf,
  captionsOf,
  isGallery,
  isPictureAlone,
  isPictureLink,
  isWide,
  markedPicture,
} from './figure.ts';
import { findNotes, isWayBack, type Notes } from './footnotes.ts';
import {
  alignmentOf,
  classed,
  escapeText,
  INLINE,
  paragraphs,
  type Place,
  raised,
  textPiece,
} from './line-text.ts';
import { codeLanguage, hasBlocks, isBlock, isSilent, parse, pictureAddress } from './parse.ts';
import { tableHtml } from './table-html.ts';
import { videoId } from './video-id.ts';

/** What becomes of the addresses in a text. */
export interface Addresses {
  /** Where a picture is now. */
  picture: (address: string) => string;
  /** Where a link leads now. */
  link: (address: string) => string;
}

/** What is bold or in italics in a caption. */
const CAPTION_TAGS: Readonly<Record<string, 'strong' | 'em'>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
};

const AS_THEY_ARE: Addresses = { picture: (address) => address, link: (address) => address };

/** The addresses of all pictures in a text, and of what its links show of them. */
export function addressesIn(html: string): { pictures: string[]; links: string[] } {
  const elements = elementsIn(parse(html));
  const of = (name: string, read: (element: Element) => string) =>
    [...new Set(elements.filter((element) => element.name === name).map(read))].filter(
      (address) => address !== '',
    );
  return {
    pictures: of('img', pictureAddress),
    links: of('a', ({ attribs }) => (attribs.href ?? '').trim()),
  };
}

/**
 * Writes anybody's HTML as the editor would: paragraphs, headings, lists, quotations, tables, code with its language,
 * pictures with their captions, videos. Each element is written anew by its name, and text is escaped: nothing gets
 * through that `SANITIZER_RULES` would not show, but for the player of a video. Inside `shingle-lines` blank lines separate
 * paragraphs and other line breaks stay.
 */
export function cleanHtml(html: string, addresses: Addresses = AS_THEY_ARE): string {
  const nodes = parse(html);
  const notes = findNotes(nodes);
  const wanted = new Set(
    elementsIn(nodes).flatMap(({ attribs }) =>
      attribs.href?.startsWith('#') === true ? [attribs.href.slice(1)] : [],
    ),
  );
  return new Writer(addresses, notes, wanted).all(nodes);
}

class Writer {
  readonly #addresses: Addresses;
  readonly #notes: Notes;
  /** The ids that links of the text lead to. */
  readonly #wanted: Set<string>;

  constructor(addresses: Addresses, notes: Notes, wanted: Set<string>) {
    this.#addresses = addresses;
    this.#notes = notes;
    this.#wanted = wanted;
  }

  all(nodes: readonly Node[]): string {
    const place = { lines: false, align: '' };
    const blocks = this.#blocks(nodes, place);
    const { items } = this.#notes;
    if (items.length > 0) {
      blocks.push(
        `<ol>${items.map((item) => `<li>${this.#oneLine(item.childNodes, place)}</li>`).join('')}</ol>`,
      );
    }
    return blocks.join('\n');
  }

  #blocks(nodes: readonly Node[], place: Place): string[] {
    const blocks: string[] = [];
    let run = '';
    const flush = () => {
      blocks.push(...paragraphs(run, place));
      run = '';
    };
    for (const node of nodes) {
      if (isSilent(node) || this.#notes.containers.has(node)) continue;
      if (isElement(node) && isBlock(node)) {
        flush();
        blocks.push(...this.#block(node, place));
      } else if (isElement(node) && hasBlocks(node) && !isPictureLink(node)) {
        flush();
        blocks.push(...this.#blocks(node.childNodes, place));
      } else {
        run += this.#inline([node], place);
      }
    }
    flush();
    return blocks;
  }

  #block(element: Element, outer: Place): string[] {
    const place = { ...outer, align: alignmentOf(element) || outer.align };
    const { name, childNodes } = element;
    if (/^h[1-6]$/.test(name)) return this.#heading(element, place);
    switch (name) {
      case 'ul':
      case 'menu':
      case 'ol':
        return isGallery(element) ? this.#blocks(childNodes, place) : this.#list(element, place);
      case 'li':
      case 'dd':
        return this.#blocks(childNodes, place);
      case 'dt':
      case 'summary':
      case 'legend': {
        const term = this.#oneLine(childNodes, place);
        return term === '' ? [] : [`<p><strong>${term}</strong></p>`];
      }
      case 'blockquote': {
        const quoted = this.#blocks(childNodes, { ...place, align: '' });
        return quoted.length === 0 ? [] : [`<blockquote>\n${quoted.join('\n')}\n</blockquote>`];
      }
      case 'pre':
        return this.#code(element);
      case 'hr':
        return ['<hr>'];
      case 'table': {
        const table = tableHtml(element, (nodes) => this.#oneLine(nodes, place), null);
        return table === null ? this.#blocks(childNodes, place) : [table];
      }
      case 'figure':
        return this.#figure(element, place);
      case 'iframe':
      case 'video':
      case 'audio':
      case 'object':
      case 'embed':
        return this.#embed(element);
      case 'p': {
        const found = this.#blocks(childNodes, place);
        const { id = '' } = element.attribs;
        return this.#wanted.has(id) && found[0]?.startsWith('<p') === true
          ? [found[0].replace('<p', `<p id="${escapeHtml(id)}"`), ...found.slice(1)]
          : asButton(element, found);
      }
      case 'shingle-lines':
        return this.#blocks(childNodes, { ...place, lines: true });
      default:
        return asButton(element, this.#callout(element, this.#blocks(childNodes, place)));
    }
  }

  /** What stands beside the text is a note, wherever it comes from. */
  #callout(element: Element, blocks: string[]): string[] {
    const classes = classesOf(element);
    const kind = ['note', 'tip', 'warning'].find((name) => classes.includes(`callout-${name}`));
    const isCallout = kind !== undefined || classes.includes('kg-callout-card');
    if (!isCallout || blocks.length === 0 || element.name !== 'div') return blocks;
    return [`<div class="callout callout-${kind ?? 'note'}">\n${blocks.join('\n')}\n</div>`];
  }

  #heading(element: Element, place: Place): string[] {
    const text = this.#oneLine(element.childNodes, { ...place, lines: false });
    if (text === '') return [];
    if (textOf(element).trim() === '') return [`<p>${text}</p>`]; // a picture alone
    const { id = '' } = element.attribs;
    const named = this.#wanted.has(id) ? ` id="${escapeHtml(id)}"` : '';
    return [`<${element.name}${named}${classed(place.align)}>${text}</${element.name}>`];
  }

  #list(element: Element, place: Place): string[] {
    const items: string[] = [];
    for (const child of childrenOf(element)) {
      if (isSilent(child)) continue;
      const isNested = child.name === 'ul' || child.name === 'ol';
      const parts = this.#blocks(isNested ? [child] : child.childNodes, { ...place, align: '' });
      // Text of one line needs no paragraph, and further lines begin with a break.
      let text = '';
      for (const part of parts) {
        const line = /^<p>([\s\S]*)<\/p>$/.exec(part)?.[1];
        text += line === undefined ? part : text === '' || text.endsWith('>') ? line : `<br>${line}`;
      }
      const last = items.length - 1;
      if (isNested && last >= 0) items[last] = `${items[last]}${text}`;
      else if (text !== '') items.push(text);
    }
    const name = element.name === 'ol' ? 'ol' : 'ul';
    const counted = name === 'ol' && !isInItem(element) ? startAttribute(element.attribs.start) : '';
    return items.length === 0
      ? []
      : [`<${name}${counted}>${items.map((item) => `<li>${item}</li>`).join('')}</${name}>`];
  }

  #code(element: Element): string[] {
    const text = textOf(element, '\n')
      .replace(/^\n|\s+$/g, '')
      .replaceAll('\r\n', '\n');
    if (text === '')
      return elementsIn([element]).some(({ name }) => name === 'img')
        ? this.#blocks(element.childNodes, { lines: false, align: '' })
        : [];
    const language = codeLanguage(element);
    const file = elementsIn([element]).find(({ name }) => name === 'code')?.attribs.title ?? '';
    const named = language === null ? '' : ` class="language-${language}"`;
    const titled = file === '' ? '' : ` title="${escapeHtml(file)}"`;
    return [`<pre><code${named}${titled}>${escapeText(text)}\n</code></pre>`];
  }

  #figure(element: Element, place: Place): string[] {
    const bookmark = bookmarkOf(element);
    if (bookmark !== null) {
      const href = this.#href(bookmark.href);
      return href === null ? [] : [`<p><a href="${escapeHtml(href)}">${escapeText(bookmark.title)}</a></p>`];
    }
    const captions = captionsOf(element);
    const words = (read: (caption: Element) => string) =>
      captions
        .map((it) => read(it).replace(/\s+/g, ' ').trim())
        .filter(Boolean)
        .join(' ');
    const caption = words((it) => textOf(it, ' '));
    const inside = elementsIn(element.childNodes).filter(
      (it) => !captions.some((part) => elementsIn([part]).includes(it)),
    );
    const tables = inside.filter(({ name }) => name === 'table');
    const [table] = tables;
    if (table !== undefined && tables.length === 1) {
      const made = tableHtml(table, (nodes) => this.#oneLine(nodes, place), caption);
      if (made !== null) return [made];
    }
    const rest = element.childNodes.filter((node) => !isElement(node) || !captions.includes(node));
    const blocks = this.#blocks(rest, place);
    const pictures = inside.filter(({ name }) => name === 'img');
    const [only] = blocks;
    if (pictures.length === 1 && blocks.length === 1 && only !== undefined && isPictureAlone(only)) {
      const marked = words((it) => captionOf(this.#captionPieces(it.childNodes)));
      return [markedPicture(only, { caption: marked, ...(isWide(element) ? { width: 'wide' } : {}) })];
    }
    const shown =
      pictures.length > 1 && isGallery(element)
        ? blocks.map((block) => (isPictureAlone(block) ? markedPicture(block, { width: 'half' }) : block))
        : blocks;
    if (caption === '') return shown;
    const lines = captions.map((it) => this.#oneLine(it.childNodes, place)).filter(Boolean);
    return [...shown, ...lines.map((text) => `<p><em>${text}</em></p>`)];
  }

  /** What a caption can keep of its marks. */
  #captionPieces(nodes: readonly Node[]): CaptionPiece[] {
    return nodes.flatMap((node): CaptionPiece[] => {
      if (!isElement(node)) return [isText(node) ? node.data.replace(/\s+/g, ' ') : ''];
      if (node.name === 'br') return [' '];
      const inside = this.#captionPieces(node.childNodes);
      const href = node.name === 'a' ? this.#href(node.attribs.href ?? '') : null;
      const tag = href === null ? CAPTION_TAGS[node.name] : 'a';
      return tag === undefined ? inside : [{ tag, href: href ?? '', inside }];
    });
  }

  #embed(element: Element): string[] {
    const sources = [element, ...elementsIn(element.childNodes)].flatMap(
      ({ attribs }) => attribs.src ?? attribs.data ?? [],
    );
    const [address] = sources.filter((source) => source !== '');
    if (address === undefined) return [];
    const id = videoId(address);
    if (id !== null) return [videoBlock(id)];
    const absolute = address.startsWith('//') ? `https:${address}` : address;
    const href = this.#href(absolute);
    return href === null ? [] : [`<p><a href="${escapeHtml(href)}">${escapeHtml(absolute)}</a></p>`];
  }

  /** All of it as one line, blocks separated by breaks. */
  #oneLine(nodes: readonly Node[], place: Place): string {
    const blocks = this.#blocks(nodes, { ...place, align: '' });
    return blocks
      .map((block) => /^<p>([\s\S]*)<\/p>$/.exec(block)?.[1] ?? block)
      .join('<br>')
      .trim();
  }

  #inline(nodes: readonly Node[], place: Place): string {
    return nodes.map((node) => this.#piece(node, place)).join('');
  }

  #piece(node: Node, place: Place): string {
    if (isText(node)) return textPiece(node.data, place);
    if (
      !isElement(node) ||
      isSilent(node) ||
      this.#notes.containers.has(node) ||
      isNoteLink(node, this.#notes)
    )
      return '';
    const { name, childNodes } = node;
    if (name === 'br') return '<br>';
    if (name === 'img') return this.#picture(node);
    if (name === 'a') return this.#link(node, place);
    const text = this.#inline(childNodes, place);
    if (name === 'sup' || name === 'sub') return raised(text, name === 'sup');
    if (name === 'q') return `“${text}”`;
    const known = INLINE[name];
    if (known === undefined || text.trim() === '') return isBlock(node) ? ` ${text} ` : text;
    return `<${known}>${text}</${known}>`;
  }

  #picture(element: Element): string {
    const address = pictureAddress(element);
    const src = allowed(this.#addresses.picture(address), true);
    if (src === null) return '';
    const alt = (element.attribs.alt ?? '').replace(/\s+/g, ' ').trim();
    return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">`;
  }

  #link(element: Element, place: Place): string {
    const number = this.#notes.marks.get(element);
    if (number !== undefined) return `<a href="#fn-${number}">${number}</a>`;
    const text = this.#inline(element.childNodes, place);
    const href = this.#href(element.attribs.href ?? '');
    return href === null || text.trim() === '' ? text : `<a href="${escapeHtml(href)}">${text}</a>`;
  }

  /** Null for an address that leads nowhere or is not allowed. */
  #href(address: string): string | null {
    const trimmed = address.trim();
    return trimmed === ''
      ? null
      : allowed(trimmed.startsWith('#') ? trimmed : this.#addresses.link(trimmed), false);
  }
}

function allowed(address: string, isPicture: boolean): string | null {
  // eslint-disable-next-line no-control-regex -- browsers leave them out before they look at the scheme
  const seen = address.replace(/[\u0000-\u0020\u007f-\u00a0]/g, '');
  if (isPicture && /^data:image\/(png|jpe?g|gif|webp|avif);base64,/i.test(seen)) return seen;
  return seen !== '' && SANITIZER_RULES.ALLOWED_URI_REGEXP.test(seen) ? address.trim() : null;
}

function isNoteLink(element: Element, notes: Notes): boolean {
  return notes.items.length > 0 && isWayBack(element);
}

function isInItem({ parent }: Element): boolean {
  return parent !== null && isElement(parent) && parent.name === 'li';
}
