/** The attribute of what shows a list's rows: the list's key. */
export const LIST_ATTRIBUTE = 'data-list';

const FIELDS = 'textarea, form';
const OPEN = '[aria-expanded=true], [data-selects]:checked';

/** Ids of rows that somebody is at work with. */
export interface RowsInWork {
  /** All of them: the row with the focus, those that are chosen, unfolded, or have their menu open, and `written`. */
  all: number[];
  /** Those in which something is written. */
  written: number[];
}

/** The rows of a list that somebody is at work with at this moment. */
export function rowsInWork(list: string): RowsInWork {
  const rows = [...document.querySelectorAll<HTMLElement>(`[${LIST_ATTRIBUTE}="${list}"] [data-row]`)];
  const idsOf = (isMeant: (row: HTMLElement) => boolean) =>
    rows.filter(isMeant).map(({ dataset }) => Number(dataset.row));
  const isWritten = (row: HTMLElement) => row.querySelector(FIELDS) !== null;
  const isTouched = (row: HTMLElement) =>
    row.contains(document.activeElement) || row.querySelector(OPEN) !== null;
  return { all: idsOf((row) => isWritten(row) || isTouched(row)), written: idsOf(isWritten) };
}
