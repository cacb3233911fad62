import type { Op } from './formats.ts';

/**
 * A picture that is a paragraph of its own, as one block of the writing page. It is saved as that paragraph, so that it
 * is the same picture wherever the text is edited.
 */
export interface FigureValue {
  /** Its address, under the site's base. */
  image: string;
  /** As Quill has them on an inline image: alt, title (the caption), width, height, decorative, wide, half, link, link-title. */
  attributes: Record<string, unknown>;
}

/** Whether this is the value of a `figure` embed. */
export function isFigureValue(value: unknown): value is FigureValue {
  return (
    typeof value === 'object' &&
    value !== null &&
    'image' in value &&
    typeof value.image === 'string' &&
    'attributes' in value &&
    typeof value.attributes === 'object' &&
    value.attributes !== null
  );
}

/** Makes a block of each image that is all of a plain paragraph. */
export function withFigures(ops: readonly Op[]): Op[] {
  const result: Op[] = [];
  let lineStart = 0;
  for (const op of ops) {
    result.push(op);
    if (!endsLine(op)) continue;
    const [image, end] = result.slice(lineStart);
    const isAlone = result.length - lineStart === 2 && end?.insert === '\n' && end.attributes === undefined;
    const figure = isAlone ? figureOf(image) : null;
    if (figure !== null) result.splice(lineStart, 2, { insert: { figure } });
    lineStart = result.length;
  }
  return result;
}

function figureOf(op: Op | undefined): FigureValue | null {
  const insert = op?.insert;
  if (typeof insert !== 'object' || typeof insert.image !== 'string') return null;
  return { image: insert.image, attributes: op?.attributes ?? {} };
}

/** Text that ends with a line end, or a block. */
function endsLine(op: Op): boolean {
  return typeof op.insert === 'string' ? op.insert.endsWith('\n') : isBlock(op);
}

/** Whether a piece of the document is no part of a line. */
export function isBlock({ insert }: Op): boolean {
  return typeof insert === 'object' && BLOCKS.some((name) => name in insert);
}

const BLOCKS = ['divider', 'video', 'kept', 'grid', 'figure'];
