import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Consultation } from '#shared/contract/consultations.ts';
import { rowToReturnTo } from '../../../components/dashboard/row-focus.ts';
import type { News } from '../../../components/dashboard/use-news.ts';
import { useTrashActions } from '../../../components/dashboard/trash/use-trash.ts';
import { failureText } from '../../../lib/api-error.ts';
import { useHost } from '../../../lib/host.ts';
import type { Details } from '../DetailsStep.tsx';
import { nextFreeTime } from '../next-free-time.ts';
import type { CallTime } from '../use-call-drag.ts';
import { consultationSource } from '../use-consultations.ts';
import { type BookedCall, BookCallDialog, type BookingTime } from './BookCallDialog.tsx';
import { isToldAlready } from './told-already.ts';
import { takeBackUntil } from './use-change-news.ts';
import { useSettledCalls } from './use-settled-calls.ts';

interface Booking {
  at: BookingTime;
  /** Null where that is still to be typed. */
  person: Details | null;
  /** Puts the focus where it belongs once the call is booked. */
  lead: (booked: CallTime) => void;
}

/**
 * Books calls, which can be taken back as long as no email has told of them, which waits for that: at a time of the week, or from the list, where the
 * next free time is chosen at first.
 */
export function useBooking(news: News) {
  const { request } = useHost();
  const settled = useSettledCalls();
  const { restore } = useTrashActions(consultationSource.trash);
  const [booking, setBooking] = useState<Booking | null>(null);

  function begin(next: Booking) {
    news.clear();
    setBooking(next);
  }

  async function beginAtNext(person: Details | null) {
    const returnToRow = rowToReturnTo(document.activeElement);
    try {
      const at = nextFreeTime(await request('readAvailability', {}), new Date());
      begin({ at, person, lead: () => returnToRow() });
    } catch {
      await news.fail('The free times could not be loaded. Please try again.', 'Nothing was booked');
    }
  }

  function end(text: string, booked: BookedCall) {
    flushSync(() => {
      setBooking(null);
      sayBooked(text, booked);
    });
    booking?.lead(booked.time);
  }

  function sayBooked(text: string, booked: BookedCall) {
    news.say(text, () => void takeBack(text, booked), null, booked.told ? takeBackUntil() : undefined);
  }

  async function takeBack(text: string, booked: BookedCall) {
    try {
      await settled(request('deleteConsultation', { query: { id: booked.id, untold: '1' } }));
      news.sayUndone(
        `Not booked any more: ${booked.when}. It is in the trash.`,
        () => void redo(text, booked),
      );
    } catch (error) {
      if (isToldAlready(error)) news.tell(TOLD);
      else await news.fail(failureText(error, TAKE_BACK_TEXTS), 'The call is still booked');
    }
  }

  async function redo(text: string, booked: BookedCall) {
    try {
      await settled(restore(booked.id).then(() => tellAgain(booked)));
      sayBooked(text, booked);
    } catch (error) {
      await news.fail(failureText(error, REDO_TEXTS), 'The call is not booked');
    }
  }

  async function tellAgain({ id, told, time }: BookedCall) {
    const seen = { date: time.day, time: time.slot };
    if (told) await request('confirmByOwner', { body: { id, seen, note: '' } });
  }

  const dialog: ReactNode =
    booking === null ? null : (
      <BookCallDialog at={booking.at} person={booking.person} onDone={end} onClose={() => setBooking(null)} />
    );
  return {
    book: () => void beginAtNext(null),
    /** With somebody, or at a time; what is null is still to be chosen. */
    bookWith(person: Details | null, at: BookingTime | null) {
      const returnToRow = rowToReturnTo(document.activeElement);
      if (at === null) void beginAtNext(person);
      else begin({ at, person, lead: () => returnToRow() });
    },
    bookAt: (at: BookingTime, lead: Booking['lead']) => begin({ at, person: null, lead }),
    /** With whom a call was before; what it is about may be something else. */
    bookAgain: ({ name, email, phone }: Consultation) =>
      void beginAtNext({ name, email, phone, message: '' }),
    dialog,
  };
}

const TOLD = 'They were told already: cancel the call instead.';
const TAKE_BACK_TEXTS = { refused: 'The booking could not be taken back. Please try again.' };
const REDO_TEXTS = { refused: 'The call could not be booked again. Please try again.' };
