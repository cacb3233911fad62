/** What a figure counts: `filled` of `all`. */
export interface Tally {
  filled: number;
  all: number;
}

/** More marks than these are a grey area. */
const MOST = 200;

/**
 * Reads what a claim counts: '50+ projects' is 50 of 50, '9 in 10' is 9 of 10. Null for what holds no such number, and
 * for a share in percent, which counts nothing.
 */
export function tallyOf(figure: string): Tally | null {
  const [first, second] = [...figure.matchAll(/\d+(?:[.,\u00a0 ]\d{3})*/g)].map(([digits]) =>
    Number(digits.replace(/\D/g, '')),
  );
  if (first === undefined || figure.includes('%')) return null;
  const all = second ?? first;
  return first > 0 && first <= all && all <= MOST ? { filled: first, all } : null;
}

/** A share in percent as a part of one, 1 for '100%'; null for what is none. */
export function shareOf(figure: string): number | null {
  const [, percent] = /(\d+(?:[.,]\d+)?)\s*%/.exec(figure) ?? [];
  if (percent === undefined) return null;
  return Math.min(1, Number(percent.replace(',', '.')) / 100);
}
