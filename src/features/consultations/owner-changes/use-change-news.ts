import { useNavigate } from 'react-router-dom';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { parseSlot } from '#shared/time-of-day.ts';
import type { NextStep } from '../../../components/dashboard/latest-notice.ts';
import type { News } from '../../../components/dashboard/use-news.ts';
import { failureText } from '../../../lib/api-error.ts';
import { callDay } from '../call-days.ts';
import { CALL_DEEDS } from '../call-deeds.ts';
import { weekPath } from '../part-path.ts';
import { timeInWords } from '../time-in-words.ts';
import type { CallTime } from '../use-call-drag.ts';
import type { BookingTime } from './BookCallDialog.tsx';
import { useToday } from '../use-today.ts';
import { useOwnerChanges } from './use-owner-changes.ts';

/** What the owner did with a call, as it was before. */
export type OwnerChange = { call: Consultation } & ({ what: 'moved'; to: CallTime } | { what: 'cancelled' });

interface ChangeNewsOptions {
  news: News;
  /** Begins to book another with a call's visitor; undefined where that is not offered. */
  onBookAgain: ((call: Consultation) => void) | undefined;
  /** Begins to move a call to a time. */
  onMove: (call: Consultation, to: BookingTime) => void;
  /** Whether the calls of a day are on the page. */
  isShown: (day: CalendarDay) => boolean;
}

/** Says that a call was moved or cancelled. Where no email has told of it, that can be taken back; elsewhere it is followed up. */
export function useChangeNews({ news, onBookAgain, onMove, isShown }: ChangeNewsOptions) {
  const navigate = useNavigate();
  const today = useToday() ?? '';
  const { move, cancel, takeBack } = useOwnerChanges();

  function sayChange(text: string, change: OwnerChange) {
    if (change.call.tells_visitor) news.sayFinal(text, toldAlready(change), nextOnceTold(change));
    else news.say(text, () => void undo(text, change), change.what === 'moved' ? wayTo(change.to.day) : null);
  }

  /** Who was told hears of what takes it back, too, so that is asked first. */
  function nextOnceTold(change: OwnerChange): NextStep | null {
    const { call } = change;
    if (change.what === 'cancelled')
      return onBookAgain === undefined ? null : { label: CALL_DEEDS.bookAgain, act: () => onBookAgain(call) };
    const { day, slot } = change.to;
    const moved = { ...call, consultation_date: day, consultation_time: slot };
    const back = { day: call.consultation_date, slot: parseSlot(call.consultation_time) };
    return { label: 'Move back…', act: () => onMove(moved, back) };
  }

  function wayTo(day: CalendarDay): NextStep | null {
    return isShown(day) ? null : { label: 'Show', act: () => void navigate(weekPath(day)) };
  }

  async function undo(text: string, change: OwnerChange) {
    const { call } = change;
    const moved = change.what === 'moved' ? { date: change.to.day, time: change.to.slot } : undefined;
    try {
      await takeBack(call, moved);
      const when = `${callDay(call.consultation_date, today)}, ${timeInWords(call.consultation_time)}`;
      news.sayUndone(
        change.what === 'moved' ? `Moved back to ${when}.` : `Not cancelled: ${call.name}, ${when}.`,
        () => void redo(text, change),
      );
    } catch (error) {
      await news.fail(failureText(error, UNDO_TEXTS), 'Nothing was taken back');
    }
  }

  async function redo(text: string, change: OwnerChange) {
    const how = { note: '', untold: true };
    try {
      if (change.what === 'moved')
        await move(change.call, { date: change.to.day, time: change.to.slot, ...how });
      else await cancel(change.call, how);
      sayChange(text, change);
    } catch (error) {
      await news.fail(failureText(error, REDO_TEXTS), 'Nothing was changed');
    }
  }

  return sayChange;
}

/** What Undo says then, beside the step that is offered. */
function toldAlready({ call: { name }, what }: OwnerChange): string {
  return what === 'moved' ? `${name} was told of the new time already.` : `${name} was told already.`;
}

const UNDO_TEXTS = { refused: 'This could not be taken back. Please try again.' };
const REDO_TEXTS = { refused: 'The call could not be changed again. Please try again.' };
