import type Quill from 'quill';
import { useEffect } from 'react';
import { Figure, rowOf } from '../figure.ts';
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
      const rows = [...halves].flatMap((half) => {
        const figure = quill.scroll.find(half);
        const row = figure instanceof Figure ? rowOf(figure) : [];
        return row.length > 1 && row[0] === figure ? [row.map(({ domNode }) => domNode)] : [];
      });
      const figures = rows.flat();
      const shares = rows.flatMap((row) => {
        const all = row.reduce((sum, figure) => sum + ratioOf(figure), 0);
        return row.map((figure) => ratioOf(figure) / all);
      });
      const sizes = rows.map(({ length }) => length);
      const seen = [...shares, ...sizes].join();
      if (seen === shown && figures.every((figure, index) => figure === paired[index])) return;
      quietly(quill, () => {
        for (const figure of paired) figure.classList.remove(LEFT, RIGHT);
        for (const row of rows) {
          for (const [place, figure] of row.entries()) {
            figure.classList.add(place === 0 ? LEFT : RIGHT);
            figure.style.setProperty('--share', String(shares[figures.indexOf(figure)]));
            figure.style.setProperty('--gaps', `${row.length - 1}rem`);
          }
        }
      });
      paired = figures;
      shown = seen;
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
