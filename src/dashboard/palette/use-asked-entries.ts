import { slotStart } from '#shared/booking.ts';
import { dayOf } from '#shared/business-time.ts';
import { addDays } from '#shared/calendar-day.ts';
import type { FoundCall } from '#shared/contract/finder.ts';
import type { BookingTime } from '../../features/consultations/owner-changes/BookCallDialog.tsx';
import {
  type AskedDeed,
  askedDeed,
  BOOK,
  MOVE,
  nameIn,
  SCHEDULE,
  verbAlone,
  verbOfAll,
} from './asked-deed.ts';
import { askedMove, firstAt } from './asked-times.ts';
import type { Entry, EntryGroup } from './entry.ts';
import type { foundEntries } from './found/found-entries.ts';
import { type Moment, momentIn } from './moment.ts';
import { newPerson } from './new-person.ts';
import { useAskedFinding } from './use-asked-finding.ts';
import { useCallsIn } from './use-calls-in.ts';
import { NOTHING } from './use-finding.ts';
import { useFoundAuthors } from './use-found-authors.ts';
import { useThingsFor } from './use-things-for.ts';

interface Asked {
  /** What is typed. */
  typed: string;
  now: Date;
  /** The messages that were marked as read in this browser. */
  read: ReadonlySet<number>;
  as: ReturnType<typeof foundEntries>;
}

interface AskedEntries {
  groups: EntryGroup[];
  /** Whether it is less sure that this is meant than what has the words. */
  isLate: boolean;
  calls: FoundCall[];
  /** Whether what comes first is still looked up: nothing else is to be chosen in its place. */
  isAwaited: boolean;
  isLooking: boolean;
}

/** What does what a first word asks for, with what the other words find; and the calls of somebody on the days that they name. */
export function useAskedEntries({ typed, now, read, as }: Asked): AskedEntries {
  const today = dayOf(now);
  const asked = askedDeed(typed);
  const alone = verbAlone(typed);
  const all = verbOfAll(typed);
  const { which, to } =
    asked?.verb === MOVE ? askedMove(asked.others, today) : { which: asked?.others ?? typed, to: null };
  const moment = momentIn(which, today);
  const isBooking = asked?.verb === BOOK || asked?.verb === SCHEDULE;
  const name = asked === null ? moment.rest : nameIn(moment.rest);
  const isOfDays = name !== '' || (asked !== null && !isBooking);
  const inDays = useCallsIn(moment.days === null || !isOfDays ? null : { ...moment.days, rest: name });
  const found = useAskedFinding(asked === null ? '' : name || nameIn(which));
  const authors = useFoundAuthors(asked === null ? '' : name);
  const things = useThingsFor(alone?.verb ?? all, read);

  function entriesFor({ verb }: AskedDeed): Entry[] {
    if (verb === BOOK) return bookings();
    if (verb === SCHEDULE) return schedulings();
    const calls = firstAt(inDays.calls, moment.slot);
    if (to !== null) {
      const meant = moment.days === null ? firstAt(found.calls, moment.slot) : calls;
      return guessed(as.moves(meant, to));
    }
    const ofDays = calls.length === 0 ? [] : as.deedsOf(verb, { ...NOTHING, calls }, name);
    if (verb === MOVE && (moment.day ?? moment.slot) !== null) {
      const targets = guessed(as.moves(found.calls, moment));
      if (targets.length > 0) return moment.slot === null ? [...ofDays, ...targets] : [...targets, ...ofDays];
    }
    if (ofDays.length > 0) return ofDays;
    const sorted = { ...found, calls: firstAt(found.calls, moment.slot) };
    return guessed(as.deedsOf(verb, sorted, name, authors));
  }

  /** A draft is scheduled, or a call: with somebody who is known first, and with nobody who is called as a draft is. */
  function schedulings(): Entry[] {
    const at = timeAhead(moment, now);
    const drafts = found.posts.filter(({ status }) => status === 'draft');
    const known = drafts.length === 0 ? bookings() : found.people.map((one) => as.booking(one, at));
    return [...known, ...guessed(drafts.map((one) => as.schedule(one, at)))];
  }

  function bookings(): Entry[] {
    const at = timeAhead(moment, now);
    if (name === '' && at !== null) return [as.booking(null, at)];
    const unknown = found.people.length > 0 && !found.isGuess ? null : newPerson(name);
    const isReady = unknown !== null && !found.isLooking;
    return [
      ...guessed(found.people.map((one) => as.booking(one, at))),
      ...(isReady ? [as.booking(unknown, at)] : []),
    ];
  }

  function ofWaiting(): Entry[] {
    if (alone === null) return [];
    const { verb, isGuess } = alone;
    return as.deedsOf(verb, { ...NOTHING, ...things }, '').map((one) => ({ ...one, isGuess }));
  }

  function guessed(entries: Entry[]): Entry[] {
    return found.isGuess || asked?.isGuess === true
      ? entries.map((one) => ({ ...one, isGuess: true }))
      : entries;
  }

  const isDraft = asked?.verb === SCHEDULE && found.posts.some(({ status }) => status === 'draft');
  const isKnown = found.people.length > 0 || isDraft || !isBooking || name === '';
  return {
    groups: [
      { heading: 'All', entries: all === null ? [] : as.ofAll(all, things) },
      { heading: alone?.heading ?? '', entries: ofWaiting() },
      {
        heading: `With “${asked === null ? '' : nameIn(which)}”`,
        entries: asked === null ? [] : entriesFor(asked),
      },
    ],
    isLate: asked !== null && !(asked.isSure && isKnown && !found.isGuess),
    calls: asked === null ? inDays.calls : [],
    isAwaited: things.isLooking,
    isLooking: [inDays, found, things].some((one) => one.isLooking),
  };
}

/** A time alone is that of today, or of tomorrow where it is over. */
function timeAhead({ day, slot }: Moment, now: Date): BookingTime | null {
  if (day !== null) return { day, slot };
  if (slot === null) return null;
  const today = dayOf(now);
  const start = slotStart(today, slot);
  return { day: start !== null && start > now ? today : addDays(today, 1), slot };
}

/** Calls that were found in two ways, once. */
export function eachOnce(calls: readonly FoundCall[]): FoundCall[] {
  return [...new Map(calls.map((one) => [one.id, one])).values()];
}
