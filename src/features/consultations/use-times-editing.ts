import { useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { type Slot, slotTo24Hours } from '#shared/time-of-day.ts';
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureWith } from '../../lib/use-form.ts';
import { useEditing } from './use-editing.ts';
import type { SavingTogether } from './use-saving-together.ts';
import { useSlotsOff } from './use-slots-off.ts';
import { useTimesChange } from './use-times-change.ts';
import { useWeekRules } from './use-weekly-hours.ts';

/** What is changed of a day: its other times are as they are known. */
interface TimesEdit {
  /** The first is the one whose times are shown; the others get the same. */
  days: readonly CalendarDay[];
  /** The times that are opened or added, and those that are taken off. */
  on: readonly Slot[];
  off: readonly Slot[];
}

const NOTHING: TimesEdit = { days: [], on: [], off: [] };

const failureOf = failureWith({
  refused: 'The times could not be saved. Please try again.',
  otherwise: ['day'],
});

/** The times of a single day, or of several, as they are edited. */
export function useTimesEditing(together: SavingTogether) {
  const { query } = useSlotsOff();
  const { slotsOn } = useWeekRules();
  const news = useNews();
  const { timesOf, changesTo, save, wordsOf, setBack } = useTimesChange(news);
  /** The days that were saved last. */
  const [saved, setSaved] = useState<readonly CalendarDay[]>([]);
  const { edited, change, begin, ...editing } = useEditing({
    name: 'times of a single day',
    bodyOf: (edit: TimesEdit) =>
      query.data === undefined ? null : changesTo(edit.days, timesIn(edit).filter(isOpenIn(edit))),
    send: save,
    wordsOf,
    failureOf,
    together,
    onSaved: () => setSaved(days),
  });
  const edit = edited ?? NOTHING;
  const { days } = edit;

  /** All times that a box is shown for. */
  function timesIn({ days: [day], on, off }: TimesEdit): Slot[] {
    return day === undefined ? [] : [...new Set([...slotsOn(day), ...timesOf(day).added, ...on, ...off])];
  }

  function isOpenIn({ days: [day], on, off }: TimesEdit): (slot: Slot) => boolean {
    const known = day === undefined ? [] : timesOf(day).slots;
    return (slot) => on.includes(slot) || (!off.includes(slot) && !known.includes(slot));
  }

  function put(next: TimesEdit) {
    if (editing.isChanged) change(next);
    else begin(next.days.length === 0 ? null : next);
  }

  return {
    query,
    ...editing,
    news,
    days,
    times: timesIn(edit),
    isOpen: isOpenIn(edit),
    saved,
    save: () => editing.save(),
    /** Shows the times of a day as they are; '' for none. */
    choose: (day: CalendarDay) => put({ ...NOTHING, days: day === '' ? [] : [day] }),
    /** The same with its times from one to another, which is none of them, in 'HH:MM', to be taken off. */
    takeOff: (day: CalendarDay, { from, to }: { from: string; to: string }) => {
      const shown = { ...NOTHING, days: [day] };
      const off = timesIn(shown).filter((slot) => slotTo24Hours(slot) >= from && slotTo24Hours(slot) < to);
      put(shown);
      change({ ...shown, off });
    },
    setDays: (next: readonly CalendarDay[]) => change({ ...edit, days: next }),
    set: (slot: Slot, isOpen: boolean) => {
      const [on, off] = [edit.on, edit.off].map((slots) => slots.filter((one) => one !== slot));
      change({
        days,
        on: [...(on ?? []), ...(isOpen ? [slot] : [])],
        off: [...(off ?? []), ...(isOpen ? [] : [slot])],
      });
    },
    /** Gives a day the times of its week again. */
    async setBack(changed: Parameters<typeof setBack>[0]) {
      if (await setBack(changed)) setSaved([changed.day]);
    },
  };
}
