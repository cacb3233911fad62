/**
 * What is changed of the parts of a whole, such as the days of a week, and not saved: each with what it was changed from. What
 * is not changed follows what is known.
 */
export interface PartChanges<Whole> {
  from: Partial<Whole>;
  to: Partial<Whole>;
}

/** With more of them. A part that was changed before was changed from what it was then. */
export function withChanges<Whole extends object>(
  before: PartChanges<Whole> | null,
  known: Whole,
  to: Partial<Whole>,
): PartChanges<Whole> {
  return { from: { ...ofParts(known, partsOf(to)), ...before?.from }, to: { ...before?.to, ...to } };
}

/** Those that were changed elsewhere, too, to something else. @param isSame whether two have the same there */
export function conflictsOf<Whole extends object>(
  { from, to }: PartChanges<Whole>,
  known: Whole,
  isSame: (one: Whole, other: Whole, part: keyof Whole) => boolean,
): (keyof Whole)[] {
  return partsOf(from).filter(
    (part) => !isSame(known, { ...known, ...from }, part) && !isSame(known, { ...known, ...to }, part),
  );
}

/** Without these parts: they are what is known. */
export function withoutParts<Whole extends object>(
  { from, to }: PartChanges<Whole>,
  parts: readonly (keyof Whole)[],
): PartChanges<Whole> {
  const others = partsOf(from).filter((part) => !parts.includes(part));
  return { from: ofParts(from, others), to: ofParts(to, others) };
}

/** With these parts as changes of what is known by now. */
export function overKnown<Whole extends object>(
  { from, to }: PartChanges<Whole>,
  known: Whole,
  parts: readonly (keyof Whole)[],
): PartChanges<Whole> {
  return { from: { ...from, ...ofParts(known, parts) }, to };
}

function partsOf<Whole extends object>(some: Partial<Whole>): (keyof Whole)[] {
  return Object.keys(some) as (keyof Whole)[]; // of that type's
}

function ofParts<Whole extends object>(
  whole: Partial<Whole>,
  parts: readonly (keyof Whole)[],
): Partial<Whole> {
  return Object.fromEntries(parts.map((part) => [part, whole[part]])) as Partial<Whole>; // of these parts
}
