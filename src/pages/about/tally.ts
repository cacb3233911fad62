/** What a figure counts: `filled` of `all`. */
export interface Tally {
  filled: number;
  all: number;
}

/** More marks than these are a grey area. */
const MOST = 200;

/**
 * Reads what a claim counts: '50+ projects' is 50 of 50, '98%' is 98 of 100, '9 in 10' is 9 of 10. Null for what holds
 * no such number.
 */
export function tallyOf(figure: string): Tally | null {
  const [first, second] = [...figure.matchAll(/\d+(?:[.,\u00a0 ]\d{3})*/g)].map(([digits]) =>
    Number(digits.replace(/\D/g, '')),
  );
  if (first === undefined) return null;
  const all = /%/.test(figure) ? 100 : (second ?? first);
  return first > 0 && first <= all && all <= MOST ? { filled: first, all } : null;
}
