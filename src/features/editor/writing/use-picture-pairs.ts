import type Quill from 'quill';
import { useEffect } from 'react';
import { Figure, rightOf } from '../figure.ts';
import { quietly } from './quietly.ts';

const LEFT = 'is-left';
const RIGHT = 'is-right';

/** Gives pictures that stand side by side their shares of the width, so that they are equally high, as visitors see them. */
export function usePicturePairs(quill: Quill): void {
  useEffect(() => {
    const { root } = quill;
    const halves = root.getElementsByClassName('is-half');
    let paired: HTMLElement[] = [];
    let shown = '';
    function place() {
      // At nearly every key: a text without such pictures is not looked through.
      if (halves.length === 0 && paired.length === 0) return;
      const pairs = [...halves].flatMap((half) => {
        const figure = quill.scroll.find(half);
        const right = figure instanceof Figure ? rightOf(figure) : null;
        return right === null ? [] : [{ left: half as HTMLElement, right: right.domNode }];
      });
      const shares = pairs.map(({ left, right }) => ratioOf(left) / (ratioOf(left) + ratioOf(right)));
      const figures = pairs.flatMap(({ left, right }) => [left, right]);
      if (shares.join() === shown && figures.every((figure, index) => figure === paired[index])) return;
      quietly(quill, () => {
        for (const figure of paired) figure.classList.remove(LEFT, RIGHT);
        for (const [index, { left, right }] of pairs.entries()) {
          const share = shares[index] ?? 0.5;
          left.classList.add(LEFT);
          left.style.setProperty('--share', String(share));
          right.classList.add(RIGHT);
          right.style.setProperty('--share', String(1 - share));
        }
      });
      paired = figures;
      shown = shares.join();
    }
    place();
    quill.on('text-change', place);
    return () => void quill.off('text-change', place);
  }, [quill]);
}

/** How wide a picture is for its height; one of unknown size counts as a square. */
function ratioOf(figure: HTMLElement): number {
  const { width, height } = Figure.value(figure).attributes;
  const ratio = Number(width) / Number(height);
  return ratio > 0 && ratio < Infinity ? ratio : 1;
}
