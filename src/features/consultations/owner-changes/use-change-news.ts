import { useNavigate } from 'react-router-dom';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { TAKE_BACK_MS } from '#shared/limits.ts';
import { parseSlot } from '#shared/time-of-day.ts';
import type { NextStep } from '../../../components/dashboard/latest-notice.ts';
import type { News } from '../../../components/dashboard/use-news.ts';
import { failureText } from '../../../lib/api-error.ts';
import { howMany } from '../../../lib/how-many.ts';
import { callDay } from '../call-days.ts';
import { CALL_DEEDS } from '../call-deeds.ts';
import { weekPath } from '../part-path.ts';
import { timeInWords } from '../time-in-words.ts';
import type { CallTime } from '../use-call-drag.ts';
import { useToday } from '../use-today.ts';
import type { BookingTime } from './BookCallDialog.tsx';
import { detailsOf } from './details-of.ts';
import { isToldAlready, toldAlready } from './told-already.ts';
import { useOwnerChanges } from './use-owner-changes.ts';

/** What the owner did with a call, as it was before, with her line to its visitor; or the same with several. */
export type OwnerChange =
  | ({ call: Consultation } & (
      | { what: 'moved'; to: CallTime; note: string }
      | { what: 'cancelled'; note: string }
      | { what: 'confirmed' }
      /** With what it is then, and whether an email tells of it. */
      | { what: 'corrected'; after: Consultation; told: boolean }
    ))
  | { what: 'cancelled-all' | 'confirmed-all'; calls: readonly Consultation[] };

type Correction = Extract<OwnerChange, { what: 'corrected' }>;
type ChangeOfTime = Exclude<OwnerChange, Correction>;

interface ChangeNewsOptions {
  news: News;
  /** Begins to book another with a call's visitor; undefined where that is not offered. */
  onBookAgain: ((call: Consultation) => void) | undefined;
  /** Begins to move a call to a time. */
  onMove: (call: Consultation, to: BookingTime) => void;
  /** Whether the calls of a day are on the page. */
  isShown: (day: CalendarDay) => boolean;
}

/**
 * Says that calls were moved, cancelled, confirmed or corrected. That can be taken back as long as no email has told of it; after that it
 * is followed up.
 */
export function useChangeNews({ news, onBookAgain, onMove, isShown }: ChangeNewsOptions) {
  const navigate = useNavigate();
  const today = useToday() ?? '';
  const { move, cancel, correct, takeBack } = useOwnerChanges();

  function sayChange(text: string, change: OwnerChange) {
    if (change.what === 'corrected') {
      if (change.told) news.say(text);
      else news.say(text, () => void undoCorrection(text, change));
      return;
    }
    const waits = isConfirmation(change) || callsOf(change).some(({ tells_visitor }) => tells_visitor);
    const next = waits || change.what === 'moved' ? nextOf(change) : null;
    news.say(text, () => void undo(text, change), next, waits ? takeBackUntil() : undefined);
  }

  function nextOf(change: ChangeOfTime): NextStep | null {
    if (change.what === 'cancelled') return bookingAgain(change.call);
    if (change.what !== 'moved') return null;
    const { day } = change.to;
    return isShown(day) ? null : { label: 'Show', act: () => void navigate(weekPath(day)) };
  }

  function bookingAgain(call: Consultation): NextStep | null {
    return onBookAgain === undefined ? null : { label: CALL_DEEDS.bookAgain, act: () => onBookAgain(call) };
  }

  /** What can be done instead, once its visitor was told. */
  function insteadOf(change: ChangeOfTime): NextStep | null {
    if (change.what === 'cancelled') return bookingAgain(change.call);
    if (change.what !== 'moved') return null;
    const { day: consultation_date, slot: consultation_time } = change.to;
    const moved = { ...change.call, consultation_date, consultation_time };
    const back = { day: change.call.consultation_date, slot: parseSlot(change.call.consultation_time) };
    return { label: 'Move back…', act: () => onMove(moved, back) };
  }

  async function undo(text: string, change: ChangeOfTime) {
    if ('calls' in change) {
      await undoEach(change.calls);
      return;
    }
    const { call } = change;
    const moved = change.what === 'moved' ? { date: change.to.day, time: change.to.slot } : undefined;
    try {
      await takeBack(call, moved);
    } catch (error) {
      if (isToldAlready(error)) news.tell(toldAlready([call]), insteadOf(change));
      else await news.fail(failureText(error, UNDO_TEXTS), 'Nothing was taken back');
      return;
    }
    const when = `${callDay(call.consultation_date, today)}, ${timeInWords(call.consultation_time)}`;
    if (change.what === 'confirmed') news.say(`Not confirmed, and no email goes out: ${call.name}, ${when}.`);
    else
      news.sayUndone(
        change.what === 'moved' ? `Moved back to ${when}.` : `Not cancelled: ${call.name}, ${when}.`,
        () => void redo(text, change),
      );
  }

  /** One that is refused keeps no other from being taken back. */
  async function undoEach(calls: readonly Consultation[]) {
    const told: Consultation[] = [];
    const refused: string[] = [];
    for (const call of calls) {
      try {
        await takeBack(call);
      } catch (error) {
        if (isToldAlready(error)) told.push(call);
        else refused.push(`${call.name}: ${failureText(error, UNDO_TEXTS)}`);
      }
    }
    const done = calls.length - told.length - refused.length;
    const said = [
      done === 0 ? 'Nothing was taken back.' : `Taken back: ${howMany(done, 'call')} as before.`,
      told.length === 0 ? '' : toldAlready(told),
      ...refused,
    ];
    news.tell(said.filter(Boolean).join(' '));
  }

  async function redo(text: string, change: Extract<OwnerChange, { what: 'moved' | 'cancelled' }>) {
    const { call, note } = change;
    const how = { note, ...(call.tells_visitor ? {} : { untold: true }) };
    try {
      if (change.what === 'moved') await move(call, { date: change.to.day, time: change.to.slot, ...how });
      else await cancel(call, how);
      sayChange(text, change);
    } catch (error) {
      await news.fail(failureText(error, REDO_TEXTS), 'Nothing was changed');
    }
  }

  async function undoCorrection(text: string, change: Correction) {
    const { call, after } = change;
    const { confirmation_sent_at: sent_at, confirmation_note: note } = call;
    const confirmation = sent_at === null ? null : { sent_at, note };
    try {
      const { consultation } = await correct(after, { ...detailsOf(call), confirm: false, confirmation });
      news.sayUndone(
        `The details of ${call.name} are as they were.`,
        () => void redoCorrection(text, { ...change, call: consultation }),
      );
    } catch (error) {
      await news.fail(failureText(error, UNDO_TEXTS), 'Nothing was taken back');
    }
  }

  async function redoCorrection(text: string, change: Correction) {
    try {
      const to = { ...detailsOf(change.after), confirm: false };
      const { consultation } = await correct(change.call, to);
      sayChange(text, { ...change, after: consultation });
    } catch (error) {
      await news.fail(failureText(error, REDO_TEXTS), 'Nothing was changed');
    }
  }

  return sayChange;
}

/** Until when, by this device's clock, what is done now can be taken back. */
export function takeBackUntil(): string {
  return new Date(Date.now() + TAKE_BACK_MS).toISOString();
}

function callsOf(change: ChangeOfTime): readonly Consultation[] {
  return 'calls' in change ? change.calls : [change.call];
}

function isConfirmation({ what }: ChangeOfTime): boolean {
  return what === 'confirmed' || what === 'confirmed-all';
}

const UNDO_TEXTS = { refused: 'This could not be taken back. Please try again.' };
const REDO_TEXTS = { refused: 'The call could not be changed again. Please try again.' };
