/** What a list is ordered by, and in which direction. */
export interface Sorting<Column extends string = string> {
  by: Column;
  descending: boolean;
}

/** 'title', or '-title' for the other direction, as it stands in addresses; null for any other text. */
export function readSorting<Column extends string>(
  text: string,
  columns: readonly Column[],
): Sorting<Column> | null {
  const descending = text.startsWith('-');
  const name = descending ? text.slice(1) : text;
  const by = columns.find((column) => column === name);
  return by === undefined ? null : { by, descending };
}

/** What `readSorting` reads. */
export function writeSorting({ by, descending }: Sorting): string {
  return descending ? `-${by}` : by;
}
