/** '98.5%'; what is not quite all is never said to be all. */
export function share(count: number, of: number): string {
  const tenths = (1_000 * count) / of;
  const rounded = count < of ? Math.min(Math.round(tenths), 999) : 1_000;
  const shown = count > 0 ? Math.max(rounded, 1) : 0;
  return `${(shown / 10).toLocaleString('en-US')}%`;
}
