import { focusRow, rowOf, rowsIn } from './row-focus.ts';

/** Where keys began to choose rows, and the row that they have come to. */
interface Extension {
  from: HTMLElement;
  to: HTMLElement;
}

const BOX = '[data-selects]';

/**
 * Chooses rows of a list by keys as with Shift: the one that has the focus and the next or the previous one, and so on; on the
 * way back those are let go again.
 * @returns whether there is any that can be chosen
 */
export function createSelectionExtender(): (part: Element, step: 1 | -1) => boolean {
  let last: Extension | null = null;

  return (part, step) => {
    const rows = rowsIn(part).filter((row) => row.querySelector(BOX) !== null);
    const at = rows.findIndex((row) => row === rowOf(document.activeElement));
    const here = rows[Math.max(at, 0)];
    if (here === undefined) return false;
    const goesOn = last?.to === here && isChosen(here) && rows.includes(last.from);
    const from = goesOn && last !== null ? last.from : here;
    if (!goesOn) choose(here, true);
    const next = at < 0 ? here : rows[at + step];
    if (next !== undefined && next !== here) {
      const isAway = (at - rows.indexOf(from)) * step >= 0;
      choose(isAway ? next : here, isAway);
    }
    focusRow(next);
    last = { from, to: next ?? here };
    return true;
  };
}

function boxOf(row: HTMLElement): HTMLInputElement | null {
  return row.querySelector<HTMLInputElement>(BOX);
}

function isChosen(row: HTMLElement): boolean {
  return boxOf(row)?.checked === true;
}

/** Pressed as by hand: the list has the last word about it. */
function choose(row: HTMLElement, isOn: boolean): void {
  if (isChosen(row) !== isOn) boxOf(row)?.click();
}
