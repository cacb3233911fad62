import { useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { type Slot, slotTo24Hours } from '#shared/time-of-day.ts';
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureWith } from '../../lib/use-form.ts';
import {
  isOpenIn,
  NO_DRAFT,
  openIn,
  showing,
  timesIn,
  type TimesDraft,
  type TimesEdit,
  withDays,
  withTimes,
} from './times-draft.ts';
import { useEditing } from './use-editing.ts';
import type { SavingTogether } from './use-saving-together.ts';
import { useSlotsOff } from './use-slots-off.ts';
import { useTimesChange } from './use-times-change.ts';
import { useWeekRules } from './use-weekly-hours.ts';

const failureOf = failureWith({
  refused: 'The times could not be saved. Please try again.',
  otherwise: ['day'],
});

/** The times of single days as they are edited: of the one that is shown, and of others, which are saved with it. */
export function useTimesEditing(together: SavingTogether) {
  const { query } = useSlotsOff();
  const { slotsOn } = useWeekRules();
  const news = useNews();
  const { timesOf, changesTo, save, wordsOf, setBack } = useTimesChange(news);
  /** The days that were saved last. */
  const [saved, setSaved] = useState<readonly CalendarDay[]>([]);
  const { edited, change, begin, ...editing } = useEditing({
    name: 'times of a single day',
    bodyOf({ shown, aside }: TimesDraft) {
      const changes = [...aside, shown].flatMap((one) => changesOf(one) ?? []);
      return query.data === undefined || changes.length === 0 ? null : changes;
    },
    send: save,
    wordsOf,
    failureOf,
    together,
    onSaved: () => setSaved([edit.shown, ...edit.aside].flatMap(({ days }) => days)),
  });
  const edit = edited ?? NO_DRAFT;
  const { shown, aside } = edit;

  function known(day: CalendarDay) {
    const { slots, added } = timesOf(day);
    return { all: [...slotsOn(day), ...added], off: slots };
  }

  function changesOf(one: TimesEdit) {
    return changesTo(one.days, openIn(one, known));
  }

  function showDay(day: CalendarDay): TimesDraft {
    return showing(edit, day, known, (one) => changesOf(one) !== null);
  }

  return {
    query,
    ...editing,
    news,
    days: shown.days,
    /** The days of each of the other changes that are not saved. */
    aside: aside.map(({ days }) => days),
    times: timesIn(shown, known),
    isOpen: isOpenIn(shown, known),
    saved,
    save: () => editing.save(),
    /** Shows the times of a day as they are edited; '' for none. */
    choose: (day: CalendarDay) => {
      const next = showDay(day);
      begin(day === '' && next.aside.length === 0 ? null : next);
    },
    /** The same with its times from one to another, which is none of them, in 'HH:MM', to be taken off. */
    takeOff: (day: CalendarDay, { from, to }: { from: string; to: string }) => {
      const next = showDay(day);
      const off = timesIn(next.shown, known).filter(
        (slot) => slotTo24Hours(slot) >= from && slotTo24Hours(slot) < to,
      );
      change({ ...next, shown: withTimes(next.shown, off, false) });
    },
    setDays: (days: readonly CalendarDay[]) => change(withDays(edit, days, known)),
    set: (slots: readonly Slot[], isOpen: boolean) =>
      change({ ...edit, shown: withTimes(shown, slots, isOpen) }),
    /** Gives a day the times of its week again. */
    async setBack(changed: Parameters<typeof setBack>[0]) {
      if (await setBack(changed)) setSaved([changed.day]);
    },
  };
}
