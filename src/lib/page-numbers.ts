/** Up to this many pages, all are shown. */
const MAX_SHOWN = 7;

/**
 * The page numbers to show: all if there are few, else the first, the last and those around the current; null is a gap.
 */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const all = Array.from({ length: total }, (_, index) => index + 1);
  if (total <= MAX_SHOWN) return all;
  const near = (page: number) => page === 1 || page === total || Math.abs(page - current) <= 1;
  return all
    .filter((page) => near(page) || (near(page - 1) && near(page + 1)))
    .flatMap((page, index, shown) => (page - (shown[index - 1] ?? 0) > 1 ? [null, page] : [page]));
}
