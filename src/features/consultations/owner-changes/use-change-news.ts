import { useNavigate } from 'react-router-dom';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import type { NextStep } from '../../../components/dashboard/latest-notice.ts';
import type { News } from '../../../components/dashboard/use-news.ts';
import { failureText } from '../../../lib/api-error.ts';
import { callDay } from '../call-days.ts';
import { CALL_DEEDS } from '../call-deeds.ts';
import { weekPath } from '../part-path.ts';
import { timeInWords } from '../time-in-words.ts';
import type { CallTime } from '../use-call-drag.ts';
import { useToday } from '../use-today.ts';
import { detailsOf } from './details-of.ts';
import { useOwnerChanges } from './use-owner-changes.ts';

/** What the owner did with a call, as it was before. */
export type OwnerChange = { call: Consultation } & (
  | { what: 'moved'; to: CallTime }
  | { what: 'cancelled' }
  /** With what it is then, and whether an email tells of it. */
  | { what: 'corrected'; after: Consultation; told: boolean }
);

interface ChangeNewsOptions {
  news: News;
  /** Begins to book another with a call's visitor; undefined where that is not offered. */
  onBookAgain: ((call: Consultation) => void) | undefined;
  /** Whether the calls of a day are on the page. */
  isShown: (day: CalendarDay) => boolean;
}

/** Says that a call was moved, cancelled or corrected. Where no email has told of it, that can be taken back; elsewhere it is followed up. */
export function useChangeNews({ news, onBookAgain, isShown }: ChangeNewsOptions) {
  const navigate = useNavigate();
  const today = useToday() ?? '';
  const { move, cancel, correct, takeBack } = useOwnerChanges();

  function sayChange(text: string, change: OwnerChange) {
    const next = nextOf(change);
    const isTold = change.what === 'corrected' ? change.told : change.call.tells_visitor;
    if (isTold) news.sayFinal(text, undefined, next);
    else news.say(text, () => void undo(text, change), change.what === 'moved' ? next : null);
  }

  function nextOf(change: OwnerChange): NextStep | null {
    switch (change.what) {
      case 'corrected':
        return null;
      case 'cancelled':
        return onBookAgain === undefined
          ? null
          : { label: CALL_DEEDS.bookAgain, act: () => onBookAgain(change.call) };
      case 'moved': {
        const { day } = change.to;
        return isShown(day) ? null : { label: 'Show', act: () => void navigate(weekPath(day)) };
      }
    }
  }

  async function undo(text: string, change: OwnerChange) {
    try {
      const { done, changed } = await undone(change);
      news.sayUndone(done, () => void redo(text, changed));
    } catch (error) {
      await news.fail(failureText(error, UNDO_TEXTS), 'Nothing was taken back');
    }
  }

  /** @returns what is said of it, and the change to be made again */
  async function undone(change: OwnerChange): Promise<{ done: string; changed: OwnerChange }> {
    const { call } = change;
    const when = `${callDay(call.consultation_date, today)}, ${timeInWords(call.consultation_time)}`;
    switch (change.what) {
      case 'moved':
        await takeBack(call, { date: change.to.day, time: change.to.slot });
        return { done: `Moved back to ${when}.`, changed: change };
      case 'cancelled':
        await takeBack(call);
        return { done: `Not cancelled: ${call.name}, ${when}.`, changed: change };
      case 'corrected': {
        const { confirmation_sent_at: sent_at, confirmation_note: note } = call;
        const confirmation = sent_at === null ? null : { sent_at, note };
        const to = { ...detailsOf(call), confirm: false, confirmation };
        const { consultation } = await correct(change.after, to);
        const done = `The details of ${call.name} are as they were.`;
        return { done, changed: { ...change, call: consultation } };
      }
    }
  }

  async function redo(text: string, change: OwnerChange) {
    try {
      sayChange(text, await redone(change));
    } catch (error) {
      await news.fail(failureText(error, REDO_TEXTS), 'Nothing was changed');
    }
  }

  async function redone(change: OwnerChange): Promise<OwnerChange> {
    const how = { note: '', untold: true };
    switch (change.what) {
      case 'moved':
        await move(change.call, { date: change.to.day, time: change.to.slot, ...how });
        return change;
      case 'cancelled':
        await cancel(change.call, how);
        return change;
      case 'corrected': {
        const to = { ...detailsOf(change.after), confirm: false };
        const { consultation } = await correct(change.call, to);
        return { ...change, after: consultation };
      }
    }
  }

  return sayChange;
}

const UNDO_TEXTS = { refused: 'This could not be taken back. Please try again.' };
const REDO_TEXTS = { refused: 'The call could not be changed again. Please try again.' };
