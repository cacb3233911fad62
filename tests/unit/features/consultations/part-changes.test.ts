import { describe, expect, it } from 'vitest';
import {
  conflictsOf,
  overKnown,
  withChanges,
  withoutParts,
} from '#app/features/consultations/part-changes.ts';

interface Limits {
  buffer: number;
  lead: number;
}
const known: Limits = { buffer: 0, lead: 0 };
const isSame = (one: Limits, other: Limits, part: keyof Limits) => one[part] === other[part];

describe('the changes of parts', () => {
  const changes = withChanges(
    withChanges(null, known, { buffer: 5 }),
    { buffer: 7, lead: 3 },
    { buffer: 10 },
  );

  it('are from what was known at the first one', () => {
    expect(changes).toEqual({ from: { buffer: 0 }, to: { buffer: 10 } });
  });

  it('conflict with other ones of the same part alone', () => {
    expect(conflictsOf(changes, { buffer: 0, lead: 3 }, isSame)).toEqual([]);
    expect(conflictsOf(changes, { buffer: 10, lead: 0 }, isSame)).toEqual([]);
    expect(conflictsOf(changes, { buffer: 7, lead: 0 }, isSame)).toEqual(['buffer']);
  });

  it('are given up, or made of what is known by now', () => {
    expect(withoutParts(changes, ['buffer'])).toEqual({ from: {}, to: {} });
    const over = overKnown(changes, { buffer: 7, lead: 0 }, ['buffer']);
    expect(over).toEqual({ from: { buffer: 7 }, to: { buffer: 10 } });
    expect(conflictsOf(over, { buffer: 7, lead: 0 }, isSame)).toEqual([]);
  });
});
