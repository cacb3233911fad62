import { parseDocument } from 'htmlparser2';
import { emails } from '#content/words/emails.ts';
import { watchVideo } from '#content/words/post.ts';
import { startAttribute } from '#shared/list-start.ts';
import { type CaptionPiece, captionPieces } from '#shared/rich-text/caption.ts';
import { embeddedVideoId, SANITIZER_RULES, videoAddress } from '#shared/post-html.ts';
import { escapeHtml } from '../../escape-html.ts';
import { directionOf } from './direction.ts';
import {
  childrenOf,
  classesOf,
  type Element,
  elementsIn,
  isElement,
  isText,
  type Node,
  textOf,
} from './html-nodes.ts';
import { absoluteAddress, type MailPlace, placedPicture } from './mail-addresses.ts';
import {
  aligned,
  calloutStyle,
  CALLOUT_KINDS,
  coloring,
  indented,
  MAIL_COLORS,
  MAIL_GROUNDS,
  richStyles as styles,
} from './rich-styles.ts';
import { codeBlock, dataTable, frame } from './rich-tables.ts';

const words = emails.newsletter;
const ALLOWED = new Set(SANITIZER_RULES.ALLOWED_TAGS);
/** What is dropped with all that it holds, as the page's sanitiser does. */
const SILENT = new Set(
  'audio canvas embed head iframe math noembed noframes noscript object plaintext script select style svg template textarea title video xmp'.split(
    ' ',
  ),
);
/** Elements that are the same in an email. */
const PLAIN = new Set(['strong', 'em', 'u', 's', 'b', 'i']);
const NOTE_MARK = /^#fn-(\d{1,3})$/;
const MAX_WIDTH = 600;

/**
 * An author's HTML as it goes into an email: what the page shows of it, with inline styles and absolute addresses.
 * Nothing is copied: each element is written anew by its name, with what this module gives it, and text is escaped. So
 * nothing can be in an email that is not in `SANITIZER_RULES`.
 */
export function mailText(html: string, place: MailPlace): string {
  const { childNodes } = parseDocument(html.trim());
  const blocks = childNodes.filter((node) => isElement(node) || textOf(node).trim() !== '');
  const last = blocks.at(-1);
  const notes = last !== undefined && isElement(last) && last.name === 'ol' && hasNoteMarks(childNodes);
  const writer = new Writer(place);
  const body = writer.all(notes ? blocks.slice(0, -1) : blocks);
  return notes ? `${body}${writer.notes(last)}` : body;
}

/** Writes elements by their names. */
class Writer {
  readonly #place: MailPlace;

  constructor(place: MailPlace) {
    this.#place = place;
  }

  all(nodes: readonly Node[]): string {
    return nodes.map((node) => this.one(node)).join('');
  }

  one(node: Node): string {
    if (!isElement(node)) return isText(node) ? escapeHtml(node.data) : '';
    const { name } = node;
    if (name === 'iframe') return video(node);
    if (SILENT.has(name)) return '';
    if (!ALLOWED.has(name)) return this.all(node.childNodes);
    if (PLAIN.has(name)) return `<${name}>${this.all(node.childNodes)}</${name}>`;
    switch (name) {
      case 'p':
        return this.#paragraph(node);
      case 'h1':
      case 'h2':
        return this.#heading(node, 'h2', styles.heading2);
      case 'h3':
        return this.#heading(node, 'h3', styles.heading3);
      case 'h4':
      case 'h5':
      case 'h6':
        return this.#heading(node, name, styles.heading4);
      case 'br':
        return '<br>';
      case 'hr':
        return `<hr class="line" style="${styles.line}">`;
      case 'ul':
      case 'ol':
        return this.#list(node, isInItem(node) ? styles.innerList : styles.list);
      case 'li':
        return `<li style="${styles.item}">${this.all(node.childNodes)}</li>`;
      case 'blockquote':
        return frame('quote ink', styles.quote, this.#inCell(node));
      case 'pre':
        return codeBlock(node);
      case 'code':
        return `<code style="${styles.inlineCode}">${this.all(node.childNodes)}</code>`;
      case 'mark':
        return this.#marked(node);
      case 'span':
        return this.#colored(node);
      case 'a':
        return this.#link(node);
      case 'img':
        return this.#picture(node, false);
      case 'table':
        return dataTable(node, (nodes) => this.all(nodes));
      case 'div':
        return this.#division(node);
      default:
        return this.all(node.childNodes);
    }
  }

  #marked({ childNodes }: Element): string {
    return `<span class="marked" style="${styles.mark}">${this.all(childNodes)}</span>`;
  }

  /** In the site's own colours, which can be read on an email's ground and on theirs. */
  #colored(node: Element): string {
    const inside = this.all(node.childNodes);
    const classes = classesOf(node);
    const color = MAIL_COLORS.find((each) => classes.includes(`ql-color-${each}`));
    const ground = MAIL_GROUNDS.find((each) => classes.includes(`ql-bg-${each}`));
    if (color === undefined && ground === undefined) return inside;
    const names = [color && `of-${color}`, ground && `on-${ground}`].filter(Boolean).join(' ');
    return `<span class="${names}" style="${coloring(color, ground)}">${inside}</span>`;
  }

  #list(node: Element, style: string): string {
    const counted = node.name === 'ol' ? startAttribute(node.attribs.start) : '';
    return `<${node.name}${counted} style="${style}">${this.all(childrenOf(node))}</${node.name}>`;
  }

  /** The text's last list, to which its marks lead. */
  notes(list: Element): string {
    return `<hr class="line" style="${styles.line}"><div class="quiet" style="${styles.notes}">${this.#list(list, styles.list)}</div>`;
  }

  #paragraph(node: Element): string {
    const picture = onlyPicture(node);
    if (picture !== null) return this.#figure(node, picture);
    return `<p style="${styles.words}${placing(node)}"${directed(node)}>${this.all(node.childNodes)}</p>`;
  }

  #heading(node: Element, name: string, style: string): string {
    return `<${name} class="ink" style="${style}${placing(node)}"${directed(node)}>${this.all(node.childNodes)}</${name}>`;
  }

  #link(node: Element): string {
    const { href = '' } = node.attribs;
    const inside = this.all(node.childNodes);
    const note = NOTE_MARK.exec(href)?.[1];
    // Few mail programs follow a link within an email.
    if (note !== undefined) return `<sup style="${styles.noteMark}">[${note}]</sup>`;
    const address = absoluteAddress(href, this.#place);
    if (address === null || !isButton(node)) return this.#reference(href, inside);
    return `<a class="action" href="${escapeHtml(address)}" style="${styles.button}">${inside}</a>`;
  }

  /** A link in a sentence; its words alone where its address leads nowhere from an email. */
  #reference(href: string, inside: string): string {
    const address = absoluteAddress(href, this.#place);
    return address === null
      ? inside
      : `<a class="ref" href="${escapeHtml(address)}" style="${styles.link}">${inside}</a>`;
  }

  /** A picture that is a paragraph; its title is its caption. */
  #figure(paragraph: Element, picture: Element): string {
    const link = childrenOf(paragraph).find(({ name }) => name === 'a');
    const address = absoluteAddress(link?.attribs.href ?? '', this.#place);
    const image = this.#picture(picture, true);
    if (image === '') return '';
    const caption = picture.attribs.title?.trim() ?? '';
    const below =
      caption === ''
        ? ''
        : `<br><span class="quiet" style="${styles.figureText}">${this.#caption(captionPieces(caption))}</span>`;
    const shown = address === null ? image : `<a href="${escapeHtml(address)}">${image}</a>`;
    return `<p style="${styles.words}${placing(paragraph)}">${shown}${below}</p>`;
  }

  #caption(pieces: readonly CaptionPiece[]): string {
    return pieces
      .map((piece) => {
        if (typeof piece === 'string') return escapeHtml(piece);
        const { tag, href } = piece;
        const inside = this.#caption(piece.inside);
        return tag === 'a' ? this.#reference(href, inside) : `<${tag}>${inside}</${tag}>`;
      })
      .join('');
  }

  /** In its width at most, as an attribute, too: Word, which draws Outlook's emails, knows no other. */
  #picture({ attribs }: Element, isAlone: boolean): string {
    const alt = attribs.alt?.trim() ?? '';
    const wide = Number(attribs.width);
    const asked = wide >= 1 ? Math.min(Math.round(wide), MAX_WIDTH) : isAlone ? MAX_WIDTH : null;
    const picture = placedPicture(attribs.src ?? '', asked, this.#place);
    if (picture === null) return escapeHtml(alt);
    const { address, width, height } = picture;
    const size = `${width === null ? '' : ` width="${width}"`}${height === null ? '' : ` height="${height}"`}`;
    return `<img class="picture" src="${escapeHtml(address)}" alt="${escapeHtml(alt)}"${size} style="${styles.picture}">`;
  }

  #division(node: Element): string {
    const classes = classesOf(node);
    const kind = CALLOUT_KINDS.find((each) => classes.includes(`callout-${each}`));
    if (!classes.includes('callout')) return `<div>${this.all(node.childNodes)}</div>`;
    const label = `<p style="${styles.label}"><strong>${escapeHtml(words.callouts[kind ?? 'note'])}</strong></p>`;
    return frame(`callout ${kind ?? 'note'} ink`, calloutStyle(kind ?? 'note'), label + this.#inCell(node));
  }

  /** The last paragraph or list of a cell has no space below it. */
  #inCell(node: Element): string {
    const inside = this.all(node.childNodes).trim();
    const list = /<\/([uo]l)>$/.exec(inside)?.[1];
    if (list !== undefined) {
      const at = inside.lastIndexOf(`<${list} style="${styles.list}`);
      return inside.slice(0, at) + inside.slice(at).replace(styles.list, styles.lastList);
    }
    const start = inside.lastIndexOf(`<p style="${styles.words}`);
    return start < 0 || inside.indexOf('</p>', start) !== inside.length - '</p>'.length
      ? inside
      : inside.slice(0, start) + inside.slice(start).replace(styles.words, styles.lastWords);
  }
}

/** A YouTube player as a link: nothing of it is loaded by an email. */
function video({ attribs }: Element): string {
  const id = embeddedVideoId(attribs.src ?? '');
  if (id === null) return '';
  const address = escapeHtml(videoAddress(id));
  return `<p style="${styles.words}"><a href="${address}" style="${styles.link}">${escapeHtml(watchVideo)}</a></p>`;
}

/** The alignment and the indentation that the editor gave a block. */
function placing(node: Element): string {
  const classes = classesOf(node).join(' ');
  const align = /\bql-align-(center|right|justify)\b/.exec(classes)?.[1];
  const steps = /\bql-indent-([1-8])\b/.exec(classes)?.[1];
  return (align === undefined ? '' : aligned(align)) + (steps === undefined ? '' : indented(Number(steps)));
}

/** Outlook on Windows takes no direction from the text itself. */
function directed(node: Element): string {
  return directionOf(textOf(node)) === 'rtl' ? ' dir="rtl"' : '';
}

function onlyPicture(paragraph: Element): Element | null {
  const inside = elementsIn(paragraph.childNodes);
  const [picture = null, second] = inside.filter(({ name }) => name === 'img');
  const isAlone = inside.every(({ name }) => name === 'img' || name === 'a');
  return second === undefined && isAlone && textOf(paragraph).trim() === '' ? picture : null;
}

function hasNoteMarks(nodes: readonly Node[]): boolean {
  return elementsIn(nodes).some(({ name, attribs }) => name === 'a' && NOTE_MARK.test(attribs.href ?? ''));
}

/** Whether a link is drawn as a button, as its paragraph says. */
function isButton({ parent }: Element): boolean {
  return parent !== null && isElement(parent) && parent.name === 'p' && classesOf(parent).includes('button');
}

function isInItem({ parent }: Element): boolean {
  return parent !== null && 'name' in parent && parent.name === 'li';
}
