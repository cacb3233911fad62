import { slotStart } from '#shared/booking.ts';
import { dayOf } from '#shared/business-time.ts';
import { addDays } from '#shared/calendar-day.ts';
import type { FoundCall } from '#shared/contract/finder.ts';
import type { BookingTime } from '../../features/consultations/owner-changes/BookCallDialog.tsx';
import { type AskedDeed, askedDeed, askedOfWaiting, BOOK, MOVE, nameIn } from './asked-deed.ts';
import type { Entry, EntryGroup } from './entry.ts';
import type { foundEntries } from './found/found-entries.ts';
import { type Moment, momentIn } from './moment.ts';
import { newPerson } from './new-person.ts';
import { useAskedFinding } from './use-asked-finding.ts';
import { useCallsIn } from './use-calls-in.ts';
import { NOTHING } from './use-finding.ts';
import { useWaitingThings } from './use-waiting-things.ts';

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
  isLooking: boolean;
}

/** What does what a first word asks for, with what the other words find; and the calls of somebody on the days that they name. */
export function useAskedEntries({ typed, now, read, as }: Asked): AskedEntries {
  const today = dayOf(now);
  const asked = askedDeed(typed);
  const waitingVerb = askedOfWaiting(typed);
  const moment = momentIn(asked?.others ?? typed, today);
  const name = asked === null ? moment.rest : nameIn(moment.rest);
  const isOfDays = name !== '' || (asked !== null && asked.verb !== BOOK);
  const inDays = useCallsIn(moment.days === null || !isOfDays ? null : { ...moment.days, rest: name });
  const found = useAskedFinding(asked === null ? '' : name || nameIn(asked.others));
  const waiting = useWaitingThings(waitingVerb, read);

  function entriesFor({ verb }: AskedDeed): Entry[] {
    if (verb === BOOK) return bookings();
    const ofDays = inDays.calls.length === 0 ? [] : as.deedsOf(verb, { ...NOTHING, calls: inDays.calls });
    if (verb === MOVE && (moment.day ?? moment.slot) !== null) {
      const targets = guessed(
        as.moves(
          found.calls.filter((call) => !isThen(call, moment)),
          moment,
        ),
      );
      if (targets.length > 0)
        return isTarget(typed, moment) ? [...targets, ...ofDays] : [...ofDays, ...targets];
    }
    return ofDays.length > 0 ? ofDays : guessed(as.deedsOf(verb, found));
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

  function guessed(entries: Entry[]): Entry[] {
    return found.isGuess || asked?.isGuess === true
      ? entries.map((one) => ({ ...one, isGuess: true }))
      : entries;
  }

  const isKnown = found.people.length > 0 || asked?.verb !== BOOK || name === '';
  return {
    groups: [
      {
        heading: 'Waiting',
        entries: waitingVerb === null ? [] : as.deedsOf(waitingVerb, { ...NOTHING, ...waiting }),
      },
      {
        heading: `With “${asked === null ? '' : nameIn(asked.others)}”`,
        entries: asked === null ? [] : entriesFor(asked),
      },
    ],
    isLate: asked !== null && !(asked.isSure && isKnown && !found.isGuess),
    calls: asked === null ? inDays.calls : [],
    isLooking: [inDays, found, waiting].some((one) => one.isLooking),
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

/** Whether the words tell where to, rather than which. */
function isTarget(typed: string, { slot }: Moment): boolean {
  return slot !== null || /\sto\s/i.test(typed);
}

/** Whether a call is on that day already: it is the one that is meant by it. */
function isThen({ consultation_date: day }: FoundCall, to: Moment): boolean {
  return to.slot === null && day === to.day;
}

/** Calls that were found in two ways, once. */
export function eachOnce(calls: readonly FoundCall[]): FoundCall[] {
  return [...new Map(calls.map((one) => [one.id, one])).values()];
}
