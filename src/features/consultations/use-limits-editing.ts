import type { BookingLimits } from '#shared/contract/availability.ts';
import { failureWith } from '../../lib/use-form.ts';
import type { PartChanges } from './part-changes.ts';
import { useBookingLimits } from './use-booking-limits.ts';
import { usePartsEditing } from './use-parts-editing.ts';
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
  const { over, ...editing } = usePartsEditing({
    name: 'booking limits',
    known: known ?? null,
    isSame,
    bodyOf: (changes: PartChanges<BookingLimits>) => bodyOf(changes, known),
    async send({ limits, seen }) {
      await save({ ...limits, seen });
      return () => save({ ...seen, seen: limits });
    },
    failureOf,
    together,
  });
  return { query, ...editing, limitsFrom: over };
}

function bodyOf({ from, to }: PartChanges<BookingLimits>, known: BookingLimits | undefined) {
  if (known === undefined) return null;
  const limits = { ...known, ...to };
  return FIELDS.every((field) => isSame(limits, known, field))
    ? null
    : { limits, seen: { ...known, ...from } };
}
