import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Consultation } from '#shared/contract/consultations.ts';
import { rowToReturnTo } from '../../../components/dashboard/row-focus.ts';
import type { News } from '../../../components/dashboard/use-news.ts';
import { useHost } from '../../../lib/host.ts';
import type { Details } from '../DetailsStep.tsx';
import { nextFreeTime } from '../next-free-time.ts';
import { BookCallDialog } from './BookCallDialog.tsx';

interface Booking {
  at: ReturnType<typeof nextFreeTime>;
  /** Null where that is still to be typed. */
  person: Details | null;
  returnToRow: () => void;
}

/** Books a call from the list: the next free time is chosen at first. */
export function useBooking(news: News) {
  const { request } = useHost();
  const [booking, setBooking] = useState<Booking | null>(null);

  async function begin(person: Details | null) {
    const returnToRow = rowToReturnTo(document.activeElement);
    news.clear();
    try {
      const at = nextFreeTime(await request('readAvailability', {}), new Date());
      setBooking({ at, person, returnToRow });
    } catch {
      await news.fail('The free times could not be loaded. Please try again.', 'Nothing was booked');
    }
  }

  function end(text: string) {
    flushSync(() => {
      setBooking(null);
      news.sayFinal(text);
    });
    booking?.returnToRow();
  }

  const dialog: ReactNode =
    booking === null ? null : (
      <BookCallDialog at={booking.at} person={booking.person} onDone={end} onClose={() => setBooking(null)} />
    );
  return {
    book: () => void begin(null),
    /** With whom a call was before; what it is about may be something else. */
    bookAgain: ({ name, email, phone }: Consultation) => void begin({ name, email, phone, message: '' }),
    dialog,
  };
}
