import { useState } from 'react';
import type { WeeklyHours } from '#shared/booking-rules.ts';
import { type Weekday, WEEKDAYS } from '#shared/business-profile.ts';
import type { WeeklyHoursAnswer } from '#shared/contract/availability.ts';
import { failureWith } from '../../../lib/use-form.ts';
import { useEditing } from '../use-editing.ts';
import type { SavingTogether } from '../use-saving-together.ts';
import { useWeeklyHours } from '../use-weekly-hours.ts';
import { draftOf, hoursIn, isSameWeek, type WeekDraft } from './week-draft.ts';

const failureOf = failureWith({
  refused: 'The hours could not be saved. Please try again.',
  fields: WEEKDAYS,
});

/** The weekly hours as they are edited. */
export function useWeekEditing(together: SavingTogether) {
  const { query, save } = useWeeklyHours();
  const [copying, setCopying] = useState<Weekday | null>(null);
  const { edited, ...editing } = useEditing({
    name: 'weekly hours',
    bodyOf: (draft: WeekDraft) => bodyOf(hoursIn(draft), query.data),
    async send({ hours, before }) {
      await save({ hours });
      return () => save({ hours: before, seen: hours });
    },
    failureOf,
    together,
    onSaved: () => setCopying(null),
  });
  return {
    query,
    ...editing,
    /** The day whose hours others are to get; null for none. */
    copying,
    setCopying,
    draftFrom: (answer: WeeklyHoursAnswer) => edited ?? draftOf(answer.hours),
  };
}

/** The profile's own are not kept as others: where those change, these follow. */
function bodyOf(hours: WeeklyHours, known: WeeklyHoursAnswer | undefined) {
  if (known === undefined || isSameWeek(hours, known.hours)) return null;
  return {
    hours: isSameWeek(hours, known.profile) ? null : hours,
    before: known.is_own ? known.hours : null,
  };
}
