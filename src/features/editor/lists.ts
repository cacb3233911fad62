import Quill from 'quill';
import QuillListItem, { ListContainer } from 'quill/formats/list.js';
import { calloutValue, setCallout } from './callout.ts';
import { LIST_START } from './formats.ts';
import { openLastLine } from './line-break.ts';
import { frameOf, isFrameName, LIST_FRAMES } from './list-frames.ts';
import { NOTE_LIST } from './note-lines.ts';

/**
 * A list, as it is saved. Quill makes one of all items that follow each other; numbered ones, footnotes, and what is in a
 * quote or a callout are apart from others, and one that begins with another number is a list of its own.
 */
class List extends ListContainer {
  override checkMerge(): boolean {
    return super.checkMerge() && this.next instanceof List && this.#has(this.next.children.head);
  }

  override optimize(context: object): void {
    super.optimize(context);
    let { head: item } = this.children;
    while (item?.next && this.#has(item.next)) item = item.next;
    if (item?.next) this.splitAfter(item);
    this.#frame();
    this.#count();
  }

  /** Whether an item is of the same list as the first one. */
  #has(item: List['children']['head']): boolean {
    const { head: first } = this.children;
    if (!(first instanceof ListItem && item instanceof ListItem)) return true;
    const [a, b] = [first.formats(), item.formats()];
    if (frameOf(a) !== frameOf(b)) return false;
    if (b.indent) return true;
    return kindOf(a) === kindOf(b) && (b[LIST_START] === undefined || a[LIST_START] === b[LIST_START]);
  }

  /** Numbers its items from its first one on. */
  #count(): void {
    const { style } = this.domNode;
    const { head: first } = this.children;
    const start = first instanceof ListItem ? first.formats()[LIST_START] : undefined;
    const before = start === undefined ? '' : String(Number(start) - 1);
    if (style.getPropertyValue(NUMBERS_BEFORE) !== before) style.setProperty(NUMBERS_BEFORE, before);
  }

  /** It looks like the lines around it in its quote or callout. */
  #frame(): void {
    const { domNode } = this;
    const { head: first } = this.children;
    const { blockquote, callout } = first instanceof ListItem ? first.formats() : {};
    const quote = blockquote ? 'ql-quote' : '';
    const name = callout ? 'ql-callout' : quote;
    // Quill hears of each change of an attribute.
    if (domNode.className !== name) domNode.className = name;
    if (domNode.dataset.kind === undefined ? callout === undefined : calloutValue(domNode) === callout)
      return;
    if (typeof callout === 'string') {
      setCallout(domNode, callout);
    } else {
      delete domNode.dataset.kind;
      delete domNode.dataset.part;
    }
  }
}

/** The number before a list's first one, for its style. */
const NUMBERS_BEFORE = '--numbers-before';

/** An item of a list, also of one in a quote or a callout. */
export class ListItem extends QuillListItem {
  static override requiredContainer = List;

  static override register(): void {
    Quill.register(List, true);
  }

  override optimize(context: object): void {
    super.optimize(context);
    openLastLine(this);
  }

  override formats(): Record<string, unknown> {
    return { ...(super.formats() as Record<string, unknown>), ...this.#frame() };
  }

  override format(name: string, value: unknown): void {
    const [frame] = Object.entries(this.#frame());
    const isNote = this.formats().list === NOTE_LIST;
    if (name === 'list' && value !== 'ordered') super.format(LIST_START, '');
    if (isFrameName(name) && !isNote) this.#setFrame(name, value);
    else if (name === 'list' && !value && frame !== undefined) this.replaceWith(...frame);
    else super.format(name, value as string);
    if (name === 'list' && value === NOTE_LIST) for (const each of LIST_FRAMES) this.#setFrame(each, false);
  }

  /** What takes its place has no number. */
  override replaceWith(
    ...other: Parameters<QuillListItem['replaceWith']>
  ): ReturnType<QuillListItem['replaceWith']> {
    super.format(LIST_START, '');
    return super.replaceWith(...other);
  }

  #frame(): Record<string, unknown> {
    const { callout, blockquote } = this.domNode.dataset;
    if (callout !== undefined) return { callout };
    return blockquote === undefined ? {} : { blockquote: true };
  }

  #setFrame(name: string, value: unknown): void {
    const { dataset } = this.domNode;
    if (!value && !(name in this.#frame())) return;
    delete dataset.callout;
    delete dataset.blockquote;
    if (value) dataset[name] = typeof value === 'string' ? value : '';
  }
}

List.allowedChildren = [ListItem];

function kindOf({ list }: Record<string, unknown>): 'notes' | 'ordered' | 'others' {
  if (list === NOTE_LIST) return 'notes';
  return list === 'ordered' ? 'ordered' : 'others';
}
