import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { rowToReturnTo } from '../../../components/dashboard/row-focus.ts';
import type { News } from '../../../components/dashboard/use-news.ts';
import { useHost } from '../../../lib/host.ts';
import type { Details } from '../DetailsStep.tsx';
import { nextFreeTime } from '../next-free-time.ts';
import type { CallTime } from '../use-call-drag.ts';
import { BookCallDialog, type BookingTime } from './BookCallDialog.tsx';

interface Booking {
  at: BookingTime;
  /** Null where that is still to be typed. */
  person: Details | null;
  /** Puts the focus where it belongs once the call is booked. */
  lead: (booked: CallTime) => void;
}

/** Books calls: at a time of the week, or from the list, where the next free time is chosen at first. */
export function useBooking(news: News) {
  const { request } = useHost();
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

  function end(text: string, booked: CallTime) {
    flushSync(() => {
      setBooking(null);
      news.sayFinal(text, NO_UNDO);
    });
    booking?.lead(booked);
  }

  const dialog: ReactNode =
    booking === null ? null : (
      <BookCallDialog at={booking.at} person={booking.person} onDone={end} onClose={() => setBooking(null)} />
    );
  return {
    book: () => void beginAtNext(null),
    /** With somebody who is known, or on a day; what is null is still to be chosen. */
    bookWith(person: Details | null, day: CalendarDay | null) {
      const returnToRow = rowToReturnTo(document.activeElement);
      if (day === null) void beginAtNext(person);
      else begin({ at: { day, slot: null }, person, lead: () => returnToRow() });
    },
    bookAt: (at: BookingTime, lead: Booking['lead']) => begin({ at, person: null, lead }),
    /** With whom a call was before; what it is about may be something else. */
    bookAgain: ({ name, email, phone }: Consultation) =>
      void beginAtNext({ name, email, phone, message: '' }),
    dialog,
  };
}

/** Said by Undo, with an email or without. */
const NO_UNDO = 'Undo takes no booking back: cancel the call instead.';
