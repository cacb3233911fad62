import type { BookingLimits } from '#shared/contract/availability.ts';
import { failureWith } from '../../lib/use-form.ts';
import { conflictsOf, overKnown, type PartChanges, withChanges, withoutParts } from './part-changes.ts';
import { useBookingLimits } from './use-booking-limits.ts';
import { useEditing } from './use-editing.ts';
import type { SavingTogether } from './use-saving-together.ts';

const FIELDS = ['buffer', 'lead', 'ahead', 'daily'] as const;
const isSame = (one: BookingLimits, other: BookingLimits, field: keyof BookingLimits) =>
  one[field] === other[field];

const failureOf = failureWith({
  refused: 'The limits could not be saved. Please try again.',
  fields: FIELDS,
});

/** The limits of bookings as they are edited. */
export function useLimitsEditing(together: SavingTogether) {
  const { query, save } = useBookingLimits();
  const known = query.data;
  const {
    edited,
    change,
    save: saveEdited,
    ...editing
  } = useEditing({
    name: 'booking limits',
    bodyOf: (changes: PartChanges<BookingLimits>) => bodyOf(changes, known),
    async send({ limits, seen }) {
      await save({ ...limits, seen });
      return () => save({ ...seen, seen: limits });
    },
    failureOf,
    together,
  });
  const conflicts = edited === null || known === undefined ? [] : conflictsOf(edited, known, isSame);
  return {
    query,
    ...editing,
    save: () => saveEdited(),
    limitsFrom: (answer: BookingLimits): BookingLimits => ({ ...answer, ...edited?.to }),
    change: (limits: Partial<BookingLimits>) => {
      if (known !== undefined) change(withChanges(edited, known, limits));
    },
    /** Those that were changed elsewhere, too. */
    conflicts,
    useTheirs: () => {
      if (edited !== null) change(withoutParts(edited, conflicts));
    },
    saveMine: () => {
      if (edited !== null && known !== undefined) saveEdited(overKnown(edited, known, conflicts));
    },
  };
}

function bodyOf({ from, to }: PartChanges<BookingLimits>, known: BookingLimits | undefined) {
  if (known === undefined) return null;
  const limits = { ...known, ...to };
  return FIELDS.every((field) => isSame(limits, known, field))
    ? null
    : { limits, seen: { ...known, ...from } };
}
