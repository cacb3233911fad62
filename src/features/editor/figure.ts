import { BlockEmbed } from 'quill/blots/block.js';
import { appendCaption, captionPieces, captionWords } from '#shared/rich-text/caption.ts';
import { rowsOf } from '#shared/rich-text/picture-rows.ts';
import { safeImage } from './addresses.ts';
import { guarded } from './blots.ts';
import { type FigureValue, isFigureValue } from './figure-ops.ts';
import { DECORATIVE, HALF, WIDE } from './formats.ts';
import { drawWaiting } from './figure-waiting.ts';
import { keepEventsInside } from './keep-events-inside.ts';
import { waitingAt } from './waiting-pictures.ts';

/** Bubbles from a block's button that asks for its alternative text. */
export const DESCRIBE_EVENT = 'editor:describe';
/** Bubbles from a block where the writer goes on in the line below it. */
export const LEAVE_EVENT = 'editor:leave';

const NOTHING: FigureValue = { image: '', attributes: {} };

/** A picture with its caption, which is written in its place, and in its corner a button for its alternative text. */
export class Figure extends BlockEmbed {
  static override blotName = 'figure';
  static override tagName = 'DIV';
  static override className = 'ql-figure';

  static override create(value: unknown): Element {
    const node = guarded(super.create());
    const { ownerDocument: document } = node;
    const caption = document.createElement('textarea');
    caption.rows = 1;
    caption.placeholder = 'Caption';
    caption.setAttribute('aria-label', 'Caption');
    const describe = document.createElement('button');
    describe.type = 'button';
    const picture = document.createElement('div');
    picture.className = 'ql-picture';
    picture.append(document.createElement('img'), describe);
    // While nobody writes in it, a caption is seen as visitors see it.
    const look = document.createElement('div');
    look.className = 'ql-caption-look';
    look.inert = true;
    const words = document.createElement('div');
    words.className = 'ql-caption';
    words.append(caption, look);
    node.append(picture, words);
    keepEventsInside(caption);
    keepEventsInside(describe);
    draw(node, isFigureValue(value) ? value : NOTHING);
    return node;
  }

  static override value(node: HTMLElement): FigureValue {
    const value: unknown = JSON.parse(node.dataset.figure ?? 'null');
    return isFigureValue(value) ? value : NOTHING;
  }

  constructor(...args: ConstructorParameters<typeof BlockEmbed>) {
    super(...args);
    const { domNode } = this;
    const caption = domNode.querySelector('textarea');
    caption?.addEventListener('input', () => this.changeAttributes({ title: caption.value || null }));
    caption?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      domNode.dispatchEvent(new Event(LEAVE_EVENT, { bubbles: true }));
    });
    domNode.querySelector('button')?.addEventListener('click', () => {
      domNode.dispatchEvent(new Event(DESCRIBE_EVENT, { bubbles: true }));
    });
  }

  /** Called by Quill where the block is changed in its place, also by undo. */
  updateContent(value: unknown): void {
    if (isFigureValue(value)) draw(this.domNode, value);
  }

  /** Sets attributes, and the picture if told, as one step that can be undone; null removes an attribute. */
  changeAttributes(changes: Record<string, unknown>, image?: string): void {
    const value = Figure.value(this.domNode);
    const attributes = Object.fromEntries(
      Object.entries({ ...value.attributes, ...changes }).filter(([, fact]) => fact !== null),
    );
    this.updateContent({ image: image ?? value.image, attributes });
    // Every blot of a document is in its scroll, which Quill types as its general kind.
    const scroll = this.scroll as unknown as { emitEmbedUpdate: (blot: Figure, value: unknown) => void };
    scroll.emitEmbedUpdate(this, Figure.value(this.domNode));
  }
}

/** The picture at the right of this one in its row; null where it is the last one, or alone. */
export function rightOf(figure: Figure): Figure | null {
  const row = rowOf(figure);
  return row[row.indexOf(figure) + 1] ?? null;
}

/** The pictures that stand in a row with this one, as visitors see them; it alone where it has no other beside it. */
export function rowOf(figure: Figure): Figure[] {
  if (!isHalf(figure)) return [figure];
  const run: Figure[] = [figure];
  for (let before = figure.prev; isHalf(before); before = before.prev) run.unshift(before);
  for (let next = figure.next; isHalf(next); next = next.next) run.push(next);
  return rowsOf(run).find((row) => row.includes(figure)) ?? [figure];
}

/** Whether this is a picture that stands beside another, where it has one. */
export function isHalf(blot: unknown): blot is Figure {
  return blot instanceof Figure && blot.domNode.classList.contains('is-half');
}

/** Whether nothing is said of a picture that does not only decorate. */
export function isUndescribed({ attributes }: FigureValue): boolean {
  return !attributes.alt && !attributes[DECORATIVE];
}

function draw(node: HTMLElement, value: FigureValue): void {
  node.dataset.figure = JSON.stringify(value);
  const text = (name: string) => {
    const fact = value.attributes[name];
    return typeof fact === 'string' ? fact : '';
  };
  node.classList.toggle('is-wide', text(WIDE) !== '');
  node.classList.toggle('is-half', text(HALF) !== '');
  const picture = node.querySelector('img');
  if (picture !== null) {
    picture.setAttribute('src', waitingAt(value.image)?.preview ?? safeImage(value.image) ?? '');
    picture.setAttribute('alt', text('alt'));
    for (const name of ['width', 'height']) {
      if (text(name) === '') picture.removeAttribute(name);
      else picture.setAttribute(name, text(name));
    }
  }
  drawWaiting(node, value.image);
  const caption = node.querySelector('textarea');
  if (caption !== null && caption.value !== text('title')) caption.value = text('title');
  drawLook(node, text('title'));
  const describe = node.querySelector('button');
  if (describe === null) return;
  const isMissing = isUndescribed(value);
  const said = isMissing
    ? 'Add alternative text'
    : text('alt') === ''
      ? 'Decorative'
      : `Alternative text: ${text('alt')}`;
  describe.dataset.missing = String(isMissing);
  describe.textContent = isMissing ? '+ ALT' : text('alt') === '' ? said : 'ALT';
  describe.setAttribute('aria-label', said);
  describe.title = said;
}

/** What is seen of a caption that has marks; nothing of any other, which is seen as it is written. */
function drawLook(node: HTMLElement, caption: string): void {
  const look = node.querySelector('.ql-caption-look');
  look?.replaceChildren();
  if (look !== null && captionWords(caption) !== caption) appendCaption(look, captionPieces(caption));
}
