import type Quill from 'quill';
import { Figure, rowOf } from '../figure.ts';
import { HALF, WIDE } from '../formats.ts';
import { asOneStep } from '../one-step.ts';
import { moveBlock } from './move-block.ts';
import type { Part } from './parts.ts';

/** The side of a picture that another one is dragged to. */
export interface PictureSide {
  target: Figure;
  side: 'left' | 'right';
  /** That edge on the screen. */
  box: { x: number; top: number; height: number };
}

const MAX_IN_A_ROW = 3;
/** How much of a picture's width is its side. */
const SIDE = 0.25;
const MAX_SIDE_PX = 140;

/** The side of another picture that the pointer is at while a picture is dragged; null elsewhere, and where the row is full. */
export function sideAtPointer(
  quill: Quill,
  { target: under, clientX }: MouseEvent,
  part: Part,
): PictureSide | null {
  const dragged = figureOf(quill, part);
  const picture = under instanceof Element ? under.closest('.ql-figure') : null;
  const target = picture === null ? null : quill.scroll.find(picture);
  if (dragged === null || !(target instanceof Figure) || target === dragged) return null;
  if (rowOf(target).filter((it) => it !== dragged).length >= MAX_IN_A_ROW) return null;
  const shown = target.domNode.querySelector('.ql-picture') ?? target.domNode;
  const { left, right, width, top, height } = shown.getBoundingClientRect();
  const reach = Math.min(width * SIDE, MAX_SIDE_PX);
  if (clientX < left + reach) return { target, side: 'left', box: { x: left, top, height } };
  return clientX > right - reach ? { target, side: 'right', box: { x: right, top, height } } : null;
}

/** Puts a picture beside another one, in a row with it, as one step that can be undone. @returns where it begins then */
export function putBeside(quill: Quill, part: Part, { target, side }: PictureSide): number {
  let place = part.start;
  asOneStep(quill, () => {
    const index = target.offset(quill.scroll) + (side === 'left' ? 0 : 1);
    place = moveBlock(quill, part, index) ?? part.start;
    for (const figure of [quill.getLine(place)[0], target]) {
      if (figure instanceof Figure && !figure.domNode.classList.contains('is-half')) {
        figure.changeAttributes({ [WIDE]: null, [HALF]: 'true' });
      }
    }
  });
  return place;
}

function figureOf(quill: Quill, { start, end }: Part): Figure | null {
  const [line] = end - start === 1 ? quill.getLine(start) : [null];
  return line instanceof Figure ? line : null;
}
