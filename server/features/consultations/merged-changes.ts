/** @template Whole what is changed in parts, such as a week, whose parts are its days */
interface Versions<Whole> {
  /** What holds now. */
  known: Whole;
  /** What was changed. */
  seen: Whole;
  /** What came of it. */
  wanted: Whole;
}

interface Merged<Whole> {
  whole: Whole;
  /** The parts that were changed to something else since. */
  conflicts: (keyof Whole)[];
}

/**
 * What holds now with what was changed of what was seen; whatever else was changed since stays.
 * @param parts its keys
 */
export function mergedChanges<Whole>(
  { known, seen, wanted }: Versions<Whole>,
  parts: readonly (keyof Whole)[],
): Merged<Whole> {
  const isSame = (one: Whole, other: Whole, part: keyof Whole) =>
    JSON.stringify(one[part]) === JSON.stringify(other[part]);
  const whole = { ...known };
  const conflicts: (keyof Whole)[] = [];
  for (const part of parts) {
    if (isSame(seen, wanted, part)) continue;
    if (!isSame(known, seen, part) && !isSame(known, wanted, part)) conflicts.push(part);
    whole[part] = wanted[part];
  }
  return { whole, conflicts };
}
