import { Parchment } from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import Inline from 'quill/blots/inline.js';
import QuillImage from 'quill/formats/image.js';
import QuillLink from 'quill/formats/link.js';
import { videoAddress } from '#shared/post-html.ts';
import { safeImage, safeLink, youtubeId } from './addresses.ts';
import { IMAGE_MARKS } from './formats.ts';
import { keepEventsInside } from './keep-events-inside.ts';

/** Highlighted words (`mark`): allowed in posts, but without a toolbar button. */
export class Mark extends Inline {
  static override blotName = 'mark';
  static override tagName = 'MARK';
}

/** A line break inside a paragraph. */
export class SoftBreak extends Parchment.EmbedBlot {
  static override blotName = 'soft-break';
  static override tagName = 'BR';
  static override className = 'ql-soft-break';

  static override value() {
    return true;
  }

  /** The caret behind it stands on the line that it begins, at the words there. */
  override position(index: number): [Node, number] {
    const node = index === 0 ? null : firstTextBehind(this.domNode);
    return node === null ? super.position(index) : [node, 0];
  }
}

/** The words that follow, whatever marks they have; null where something else does. */
function firstTextBehind(node: Node): Node | null {
  let next = node.nextSibling;
  while (next?.nodeType === node.ELEMENT_NODE) next = next.firstChild;
  return next;
}

/** A horizontal rule. */
export class Divider extends BlockEmbed {
  static override blotName = 'divider';
  static override tagName = 'HR';

  static override value() {
    return true;
  }
}

/** A link with an allowed address; any other is disabled. [5.66] [5.70] */
export class Link extends QuillLink {
  static override sanitize(address: string): string {
    return safeLink(address) ?? QuillLink.SANITIZED_URL;
  }
}

const IMAGE_FACTS = ['alt', 'title', 'width', 'height'];

/** An image with an allowed address, and all attributes a post may have. [5.68] [5.69] */
export class Image extends QuillImage {
  static override sanitize(address: string): string {
    return safeImage(address) ?? '//:0';
  }

  static override formats(node: Element): Record<string, string | null> {
    const present = IMAGE_FACTS.filter((name) => node.hasAttribute(name));
    const facts = Object.fromEntries(present.map((name) => [name, node.getAttribute(name)]));
    const marks = IMAGE_MARKS.filter((name) => node.classList.contains(name));
    return { ...facts, ...Object.fromEntries(marks.map((name) => [name, 'true'])) };
  }

  override format(name: string, value: string): void {
    if (IMAGE_MARKS.some((mark) => mark === name)) this.domNode.classList.toggle(name, Boolean(value));
    else if (name !== 'title') super.format(name, value);
    else if (value) this.domNode.setAttribute(name, value);
    else this.domNode.removeAttribute(name);
  }
}

/** A YouTube video, shown as a card with a link to it; the editor loads nothing from YouTube. [5.67] */
export class Video extends BlockEmbed {
  static override blotName = 'video';
  static override tagName = 'DIV';
  static override className = 'ql-video';

  static override create(id: unknown): Element {
    const node = guarded(super.create());
    node.dataset.id = typeof id === 'string' ? (youtubeId(`https://youtu.be/${id}`) ?? '') : '';
    const name = node.ownerDocument.createElement('b');
    const [video = ''] = node.dataset.id.split('?');
    name.textContent = `YouTube video ${video}`.trim();
    const address = node.ownerDocument.createElement('a');
    address.href = videoAddress(node.dataset.id);
    address.textContent = address.href.replace('https://www.', '');
    address.target = '_blank';
    address.rel = 'noopener noreferrer';
    keepEventsInside(address);
    node.append(name, address);
    return node;
  }

  static override value(node: HTMLElement): string {
    return node.dataset.id ?? '';
  }
}

/** A block preserved as it is, such as a table. It is shown, moved and deleted as a whole, and never rewritten. */
export function keptBlock(show: (html: string) => string) {
  return class KeptBlock extends BlockEmbed {
    static override blotName = 'kept';
    static override tagName = 'DIV';
    static override className = 'ql-kept';

    static override create(html: unknown): Element {
      const node = guarded(super.create());
      draw(node, html);
      return node;
    }

    static override value(node: HTMLElement): string {
      return node.dataset.html ?? '';
    }

    /** Called by Quill where the block is changed in its place, also by undo. */
    updateContent(html: unknown): void {
      draw(this.domNode, html);
    }
  };

  function draw(node: HTMLElement, html: unknown): void {
    node.dataset.html = typeof html === 'string' ? html : '';
    // Safe: `show` sanitises.
    node.innerHTML = show(node.dataset.html);
    for (const link of node.querySelectorAll('a')) link.removeAttribute('href');
  }
}

/** Makes a block behave as one character for the caret. */
export function guarded(node: Node): HTMLElement {
  // The blots that call this are DIV elements.
  const element = node as HTMLElement;
  element.setAttribute('contenteditable', 'false');
  return element;
}
