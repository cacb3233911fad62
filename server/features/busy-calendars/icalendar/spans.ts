/** From an instant to another, in milliseconds; the end is not part of it. */
export interface Span {
  start: number;
  end: number;
}

/** The same time as spans that neither overlap nor touch, in order. */
export function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}
