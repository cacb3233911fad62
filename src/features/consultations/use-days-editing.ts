import { useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DayOff } from '#shared/contract/availability.ts';
import { focusPanel, shownPanel } from '../../components/dashboard/row-focus.ts';
import { useEdits } from '../../components/dashboard/unsaved.ts';
import { useNews } from '../../components/dashboard/use-news.ts';
import { type FormFailure, failureWith, useForm } from '../../lib/use-form.ts';
import { useCallMenu } from './owner-changes/use-call-menu.tsx';
import { useDayChange } from './use-day-change.ts';
import { type NewRange, useDaysOff } from './use-days-off.ts';

/** What is typed into the form; '' where nothing is. */
interface DaysEdit {
  first: CalendarDay;
  last: CalendarDay;
  note: string;
  /** The days off that it changes; null where it adds some. */
  range: DayOff | null;
}

const NOTHING: DaysEdit = { first: '', last: '', note: '', range: null };
const NO_DAY: FormFailure = { message: 'Choose the first day off.', fields: ['first_day'], alert: null };

const failureOf = failureWith({
  refused: 'The days could not be taken off. Please try again.',
  fields: ['first_day', 'last_day', 'note'],
  otherwise: ['first_day'],
});

/**
 * Days that are about to be taken off, or changed, as they are typed: kept until they are saved or discarded, wherever one
 * goes from there.
 * @param today where the business is
 */
export function useDaysEditing(today: CalendarDay) {
  const { query } = useDaysOff();
  const news = useNews();
  const calls = useCallMenu();
  const days = useDayChange(news, today, calls.cancelByIds);
  const { edited, keep } = useEdits<DaysEdit>('days off');
  const edit = edited ?? NOTHING;
  const [added, setAdded] = useState<CalendarDay>('');

  const { form, run, clearFailure } = useForm({
    read: () => rangeOf(edit),
    check: ({ first_day }) => (first_day === '' ? NO_DAY : null),
    send: (range) => (edit.range === null ? days.takeSeveralOff(range) : days.change(edit.range, range)),
    failureOf,
    onSent(say, { first_day }) {
      fill(null);
      setAdded(first_day);
      leaveField();
      say();
    },
  });

  function put(next: DaysEdit) {
    const isChanged = hasChanges(next);
    keep(isChanged || next.range !== null ? next : null, isChanged);
  }

  function fill(range: DayOff | null) {
    clearFailure();
    put(asEdited(range));
  }

  return {
    name: 'days off',
    query,
    form,
    news,
    calls,
    ...edit,
    isChanged: hasChanges(edit),
    /** What was wrong with it is said no more once it is something else. */
    change: (changes: Partial<Omit<DaysEdit, 'range'>>) => {
      const isNote = form.failure?.fields.includes('note') ?? false;
      if (isNote === 'note' in changes) clearFailure();
      put({ ...edit, ...changes });
    },
    /** Begins to change days that are off; null to add some. */
    fill,
    /** @returns brings back what was typed */
    discard: () => {
      fill(null);
      return () => put(edit);
    },
    save: () => run(rangeOf(edit)),
    openAll: days.openAll,
    /** The day whose days off are being opened. */
    changing: days.changing,
    /** The first of the days that were added last. */
    added,
  };
}

function rangeOf({ first, last, note }: DaysEdit): NewRange {
  return { first_day: first, last_day: last === '' ? first : last, note: note.trim() };
}

function asEdited(range: DayOff | null): DaysEdit {
  if (range === null) return NOTHING;
  const { first_day: first, last_day, note } = range;
  return { first, last: last_day === first ? '' : last_day, note, range };
}

function hasChanges({ range, ...typed }: DaysEdit): boolean {
  const { first, last, note } = asEdited(range);
  return typed.first !== first || typed.last !== last || typed.note !== note;
}

/** What was asked for is done: in a date field, the dashboard's keys would be typed. */
function leaveField() {
  const panel = shownPanel();
  if (panel !== undefined) focusPanel(panel);
}
