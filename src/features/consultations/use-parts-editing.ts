import { conflictsOf, overKnown, type PartChanges, withChanges, withoutParts } from './part-changes.ts';
import { type EditingOptions, useEditing } from './use-editing.ts';

interface PartsOptions<Whole, Body> extends EditingOptions<PartChanges<Whole>, Body> {
  /** What the server has; null while that is unknown. */
  known: Whole | null;
  /** Whether two have the same there. */
  isSame: (one: Whole, other: Whole, part: keyof Whole) => boolean;
}

/**
 * Settings whose parts are edited each by itself, such as the days of a week: what is not edited follows what is known, and a
 * part that was changed elsewhere, too, waits for the owner to choose.
 */
export function usePartsEditing<Whole extends object, Body>({
  known,
  isSame,
  ...options
}: PartsOptions<Whole, Body>) {
  const { edited, change, save, ...editing } = useEditing(options);
  const conflicts = edited === null || known === null ? [] : conflictsOf(edited, known, isSame);
  return {
    ...editing,
    save: () => save(),
    /** The whole with what is edited of it. */
    over: (whole: Whole): Whole => ({ ...whole, ...edited?.to }),
    change: (parts: Partial<Whole>) => {
      if (known !== null) change(withChanges(edited, known, parts));
    },
    /** The parts that were changed elsewhere, too. */
    conflicts,
    useTheirs: () => {
      if (edited !== null) change(withoutParts(edited, conflicts));
    },
    saveMine: () => {
      if (edited !== null && known !== null) save(overKnown(edited, known, conflicts));
    },
  };
}
