/** The rows of pictures that follow each other: two and two, and of an odd number three in the first. */
export function rowsOf<Picture>(run: readonly Picture[]): Picture[][] {
  const rows: Picture[][] = [];
  for (let at = 0; at < run.length;) {
    const size = at === 0 && run.length % 2 === 1 ? 3 : 2;
    rows.push(run.slice(at, at + size));
    at += size;
  }
  return rows;
}
