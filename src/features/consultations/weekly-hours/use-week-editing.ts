import { useState } from 'react';
import type { WeeklyHours } from '#shared/booking-rules.ts';
import { WEEKDAYS } from '#shared/business-profile.ts';
import type { WeeklyHoursAnswer } from '#shared/contract/availability.ts';
import { failureWith, useForm } from '../../../lib/use-form.ts';
import { useWeeklyHours } from '../use-weekly-hours.ts';
import { draftOf, hoursIn, isSameWeek, type WeekDraft } from './week-draft.ts';

const failureOf = failureWith({
  refused: 'The hours could not be saved. Please try again.',
  fields: WEEKDAYS,
});

/** The weekly hours as they are edited. @param onSaved called once they are saved */
export function useWeekEditing(onSaved: () => void) {
  const { query, save } = useWeeklyHours();
  /** Null while nothing is changed. */
  const [edited, setEdited] = useState<WeekDraft | null>(null);
  const known = query.data;
  const hours = edited === null ? null : hoursIn(edited);
  const isChanged = hours !== null && known !== undefined && !isSameWeek(hours, known.hours);
  const { form, run, clearFailure } = useForm({
    read: () => bodyOf(hours, known),
    send: (body) => save(body.hours),
    failureOf,
    onSent() {
      setEdited(null);
      onSaved();
    },
  });

  function change(draft: WeekDraft | null) {
    clearFailure();
    setEdited(draft);
  }

  return {
    query,
    form,
    draftFrom: (answer: WeeklyHoursAnswer) => edited ?? draftOf(answer.hours),
    change,
    isChanged,
    discard: () => change(null),
    save() {
      const body = bodyOf(hours, known);
      if (body !== null) run(body);
    },
  };
}

/** The profile's own are not kept as others: where those change, these follow. */
function bodyOf(hours: WeeklyHours | null, known: WeeklyHoursAnswer | undefined) {
  if (hours === null || known === undefined) return null;
  return { hours: isSameWeek(hours, known.profile) ? null : hours };
}
