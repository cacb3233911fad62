import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { dayOf } from '#shared/business-time.ts';
import type { FoundPerson } from '#shared/contract/finder.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { callDay } from '../../../features/consultations/call-days.ts';
import type { Details } from '../../../features/consultations/DetailsStep.tsx';
import type { AskedTime } from '../asked-times.ts';
import type { Entry } from '../entry.ts';
import { action, type Making } from './deed-entries.ts';

const LABEL = 'Book a call…';

/** Somebody with whom a call can be booked. */
export type Reached = Pick<FoundPerson, 'name' | 'email'> & { phone?: string };

/** A call with somebody who was found. */
export function bookEntry(one: Reached, { ways }: Making): Entry {
  return action('book', CalendarPlus, LABEL, () => ways.deeds.book(detailsOf(one), null));
}

/** A call to be booked; with whom or when, if not null, stands behind it. */
export function bookingEntry(one: Reached | null, at: AskedTime | null, { ways, now }: Making): Entry {
  const person = one === null ? null : detailsOf(one);
  const who = one === null ? [] : [one.name === '' ? one.email : one.name];
  return {
    ...action(`book-${one?.email ?? 'day'}`, CalendarPlus, LABEL, () => ways.deeds.book(person, at)),
    detail: [...who, ...(at === null ? [] : [whenInWords(at, now)])].join(', '),
    hasLongDetail: true,
  };
}

/** 'Thursday, December 3, 10:00 AM'; the day alone where it is all that is said; or why it can't be then. */
export function whenInWords({ day, slot, refused }: AskedTime, now: Date): string {
  if (refused !== undefined) return refused;
  return [callDay(day, dayOf(now)), ...(slot === null ? [] : [formatSlot(slot)])].join(', ');
}

function detailsOf({ name, email, phone = '' }: Reached): Details {
  return { name, email, phone, message: '' };
}
