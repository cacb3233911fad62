import { useState } from 'react';
import type { BookingLimits } from '#shared/contract/availability.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { useBookingLimits } from './use-booking-limits.ts';

const failureOf = failureWith({
  refused: 'The break and the notice could not be saved. Please try again.',
  fields: ['buffer', 'lead'],
  otherwise: ['buffer'],
});

/** The break and the notice as they are edited. @param onSaved called once they are saved */
export function useLimitsEditing(onSaved: () => void) {
  const { query, save } = useBookingLimits();
  /** Null while nothing is changed. */
  const [edited, setEdited] = useState<BookingLimits | null>(null);
  const known = query.data;
  const isChanged =
    edited !== null && known !== undefined && (edited.buffer !== known.buffer || edited.lead !== known.lead);
  const { form, run, clearFailure } = useForm({
    read: () => edited,
    send: save,
    failureOf,
    onSent() {
      setEdited(null);
      onSaved();
    },
  });

  function change(limits: BookingLimits | null) {
    clearFailure();
    setEdited(limits);
  }

  return {
    query,
    form,
    limitsFrom: (answer: BookingLimits) => edited ?? answer,
    change,
    isChanged,
    discard: () => change(null),
    save() {
      if (edited !== null) run(edited);
    },
  };
}
