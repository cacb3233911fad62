import { useState } from 'react';
import type { WeeklyHours } from '#shared/booking-rules.ts';
import { type Weekday, WEEKDAYS } from '#shared/business-profile.ts';
import type { WeeklyHoursAnswer } from '#shared/contract/availability.ts';
import { failureWith } from '../../../lib/use-form.ts';
import { usePartsEditing } from '../use-parts-editing.ts';
import type { SavingTogether } from '../use-saving-together.ts';
import { useWeeklyHours } from '../use-weekly-hours.ts';
import type { PartChanges } from '../part-changes.ts';
import { draftOf, hasSameTimes, hoursIn, isSameWeek, type WeekDraft } from './week-draft.ts';

const failureOf = failureWith({
  refused: 'The hours could not be saved. Please try again.',
  fields: WEEKDAYS,
});

/** The weekly hours as they are edited. */
export function useWeekEditing(together: SavingTogether) {
  const { query, save } = useWeeklyHours();
  const [copying, setCopying] = useState<Weekday | null>(null);
  const { over, ...editing } = usePartsEditing({
    name: 'weekly hours',
    known: query.data === undefined ? null : draftOf(query.data.hours),
    isSame: hasSameTimes,
    bodyOf: (changes: PartChanges<WeekDraft>) => bodyOf(changes, query.data),
    async send({ hours, seen }) {
      await save({ hours, seen });
      return () => save({ hours: seen, seen: hours });
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
    draftFrom: (answer: WeeklyHoursAnswer): WeekDraft => over(draftOf(answer.hours)),
  };
}

/** The profile's own are not kept as others: where those change, these follow. */
function bodyOf({ from, to }: PartChanges<WeekDraft>, known: WeeklyHoursAnswer | undefined) {
  if (known === undefined) return null;
  const draft = draftOf(known.hours);
  const [hours, seen] = [hoursIn({ ...draft, ...to }), hoursIn({ ...draft, ...from })];
  if (isSameWeek(hours, known.hours)) return null;
  const ownOf = (week: WeeklyHours) => (isSameWeek(week, known.profile) ? null : week);
  return { hours: ownOf(hours), seen: ownOf(seen) };
}
