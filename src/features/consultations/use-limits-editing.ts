import type { BookingLimits } from '#shared/contract/availability.ts';
import { failureWith } from '../../lib/use-form.ts';
import { useBookingLimits } from './use-booking-limits.ts';
import { useEditing } from './use-editing.ts';

const failureOf = failureWith({
  refused: 'The break and the notice could not be saved. Please try again.',
  fields: ['buffer', 'lead'],
  otherwise: ['buffer'],
});

/** The break and the notice as they are edited. @param onSaved called once they are saved */
export function useLimitsEditing(onSaved: () => void) {
  const { query, save: send } = useBookingLimits();
  const known = query.data;
  const { edited, ...editing } = useEditing({
    bodyOf: (limits: BookingLimits) =>
      known === undefined || (limits.buffer === known.buffer && limits.lead === known.lead) ? null : limits,
    send,
    failureOf,
    onSaved,
  });
  return { query, ...editing, limitsFrom: (answer: BookingLimits) => edited ?? answer };
}
