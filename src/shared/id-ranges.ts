/** Beyond it a number is no row's id. */
const MAX_DIGITS = 15;

/** Ids of rows in few bytes: '1-20,33'. The order of `ids` does not matter. */
export function writeIds(ids: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const id of [...ids].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last !== undefined && id <= last[1] + 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(',');
}

/** What `writeIds` wrote, ascending. @returns null for any other text, and for more ids than `max` */
export function readIds(text: string, max: number): number[] | null {
  const ids: number[] = [];
  for (const range of text === '' ? [] : text.split(',')) {
    const [, first = '', last = first] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? [];
    if (first === '' || last.length > MAX_DIGITS || Number(first) > Number(last)) return null;
    if (ids.length + Number(last) - Number(first) + 1 > max) return null;
    for (let id = Number(first); id <= Number(last); id += 1) ids.push(id);
  }
  return ids;
}

/** The same ids with that one among them, or without it. */
export function withId(text: string, id: number, isAmong: boolean): string {
  const others = (readIds(text, Infinity) ?? []).filter((other) => other !== id);
  return writeIds(isAmong ? [...others, id] : others);
}
