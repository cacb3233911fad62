import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { dayOf } from '#shared/business-time.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { FoundCall } from '#shared/contract/finder.ts';
import { parseSlot, type Slot } from '#shared/time-of-day.ts';
import { callPath } from '../../../components/dashboard/calls-of-path.ts';
import { formatShortDate } from '../../../components/dashboard/short-date.ts';
import { callDay } from '../../../features/consultations/call-days.ts';
import { CALL_DEEDS } from '../../../features/consultations/call-deeds.ts';
import { weekPath } from '../../../features/consultations/part-path.ts';
import type { Entry } from '../entry.ts';
import { NOTE } from '../asked-deed.ts';
import { isAt, OPEN_TIME } from '../asked-times.ts';
import { searchPath } from '../list-paths.ts';
import type { Moment } from '../moment.ts';
import { whenInWords } from './bookings.ts';
import {
  action,
  deedsAt,
  deedsHere,
  keeping,
  lastDeedLast,
  type Making,
  reach,
  telephone,
} from './deed-entries.ts';

/** A call. */
export function callEntry(one: FoundCall, { ways, now }: Making): Entry {
  const { id, name, email, consultation_date: day } = one;
  const inList = searchPath('consultations', email);
  const show = () => ways.goTo(inList, id);
  // Writing to them is among what reaches anybody.
  const deeds = ways.deeds
    .ofCall(one)
    .filter(({ label }) => label !== CALL_DEEDS.write && label !== CALL_DEEDS.week);
  const noteOn = deedsAt(
    callPath(id),
    id,
    [one.private_note === '' ? CALL_DEEDS.note : CALL_DEEDS.editNote],
    ways,
  );
  return keeping(
    { call: one },
    {
      value: `call-${id}`,
      icon: CalendarClock,
      label: name,
      name: nameOf(one, now),
      excerpt: one.excerpt,
      side: whenOf(one, now),
      act: show,
      more: [
        action('open', CalendarClock, 'Open', show),
        action('week', CalendarDays, CALL_DEEDS.week, () => ways.goTo(weekPath(day), id)),
        ...lastDeedLast(deedsHere(deeds, ways), [
          ...noteOn.map((entry) => ({ ...entry, asked: NOTE })),
          ...telephone(one.phone, ways),
          ...reach(email, ways),
        ]),
      ],
    },
  );
}

/** Calls that can be moved, to another time; what is null of it is as the call has it. Where it can't be then, all is open. */
export function moveEntries(
  calls: readonly FoundCall[],
  { day, slot, refused }: Pick<Moment, 'day' | 'slot' | 'refused'>,
  { ways, now }: Making,
): Entry[] {
  const canMove = (one: FoundCall) => ways.deeds.ofCall(one).some(({ label }) => label === CALL_DEEDS.move);
  return calls
    .filter((one) => canMove(one) && (refused !== null || !isAt(one, { day, slot })))
    .map((one) => {
      if (refused !== null) {
        const choose = () => ways.deeds.move(one, OPEN_TIME);
        const entry = action(`call-${one.id}-move-to`, CalendarClock, 'Move…', choose);
        return keeping(
          { call: one },
          { ...entry, detail: `${nameOf(one, now)}; ${refused}`, hasLongDetail: true },
        );
      }
      const to = { day: day ?? one.consultation_date, slot: slot ?? parseSlot(one.consultation_time) };
      const move = () => ways.deeds.move(one, to);
      return keeping(
        { call: one },
        {
          ...action(`call-${one.id}-move-to`, CalendarClock, `Move to ${whenInWords(to, now)}…`, move),
          detail: nameOf(one, now),
          hasLongDetail: true,
        },
      );
    });
}

/** A day, in its week. @param slot the time of a call that is booked there; null for any */
export function dayEntry(one: CalendarDay, slot: Slot | null, { ways, now }: Making): Entry {
  const today = dayOf(now);
  const show = () => ways.goToDay(weekPath(one), one);
  const book = () => ways.deeds.book(null, { day: one, slot });
  return {
    ...action('day', CalendarDays, callDay(one, today), show),
    more: [
      action('week', CalendarDays, 'Show in its week', show),
      // Nobody books a day that is over.
      ...(one < today ? [] : [action('book', CalendarPlus, 'Book a call that day…', book)]),
    ],
  };
}

const OFFERED: ReadonlySet<string> = new Set(['Open', CALL_DEEDS.unconfirm]);

/** What can be done with a call that was to be confirmed, and is so already: that is said. */
export function confirmedEntries(one: FoundCall, making: Making): Entry[] {
  const deeds = making.ways.deeds.ofCall(one).map(({ label }) => label);
  const isAhead = deeds.includes(CALL_DEEDS.move);
  if (!isAhead || deeds.includes(CALL_DEEDS.confirm)) return [];
  return (callEntry(one, making).more ?? [])
    .filter(({ label }) => OFFERED.has(label))
    .map((entry) => ({
      ...entry,
      value: `confirmed-${one.id}-${entry.value}`,
      detail: `Already confirmed: ${nameOf(one, making.now)}`,
      hasLongDetail: true,
      isGuess: true,
    }));
}

function nameOf(one: FoundCall, now: Date): string {
  return `${one.name}: ${whenOf(one, now)}`;
}

function whenOf({ consultation_date: day, consultation_time: time }: FoundCall, now: Date): string {
  return `${formatShortDate(day, now)}, ${time}`;
}
