import type { BookingLimits } from '#shared/contract/availability.ts';
import { failureWith } from '../../lib/use-form.ts';
import { useBookingLimits } from './use-booking-limits.ts';
import { useEditing } from './use-editing.ts';
import type { SavingTogether } from './use-saving-together.ts';

const FIELDS = ['buffer', 'lead', 'ahead', 'daily'] as const;

const failureOf = failureWith({
  refused: 'The limits could not be saved. Please try again.',
  fields: FIELDS,
  otherwise: ['buffer'],
});

/** The limits of bookings as they are edited. */
export function useLimitsEditing(together: SavingTogether) {
  const { query, save } = useBookingLimits();
  const known = query.data;
  const { edited, ...editing } = useEditing({
    name: 'booking limits',
    bodyOf: (limits: BookingLimits) =>
      known === undefined || FIELDS.every((field) => limits[field] === known[field])
        ? null
        : { limits, before: known },
    async send({ limits, before }) {
      await save(limits);
      return () => save({ ...before, seen: limits });
    },
    failureOf,
    together,
  });
  return { query, ...editing, limitsFrom: (answer: BookingLimits) => edited ?? answer };
}
