import { ARRIVAL, isArrival } from '../lib/arrival.ts';

/** The history's state of an entry that leads to a part of a page, by its name. */
export function arrivalAtPart(part: string) {
  return { ...ARRIVAL, part };
}

/** The part that was led to; null for none. */
export function partOfArrival(state: unknown): string | null {
  return isArrival(state) && 'part' in state && typeof state.part === 'string' ? state.part : null;
}
