import { dayOf } from '#shared/business-time.ts';
import type { FoundCall } from '#shared/contract/finder.ts';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import { callDay } from '../../features/consultations/call-days.ts';
import {
  type AskedDeed,
  askedDeed,
  BOOK,
  MOVE,
  nameIn,
  NOTE,
  SCHEDULE,
  verbAlone,
  verbOfAll,
} from './asked-deed.ts';
import { askedMove, firstAt, notUnderstood, timeAhead, withoutHalfOfDay } from './asked-times.ts';
import type { Entry, EntryGroup } from './entry.ts';
import type { foundEntries } from './found/found-entries.ts';
import { momentIn } from './moment.ts';
import { newPerson } from './new-person.ts';
import { useBookedAt } from './use-booked-at.ts';
import { withoutLength } from './call-length.ts';
import { useAskedFinding } from './use-asked-finding.ts';
import { useCallsIn } from './use-calls-in.ts';
import { NOTHING } from './use-finding.ts';
import { useFoundAuthors } from './use-found-authors.ts';
import { useThingsFor } from './use-things-for.ts';
import { callsOf } from './whose-calls.ts';

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
  /** Whether the first word asks for something to be done: nothing else is to come of it. */
  isDeed: boolean;
  isLooking: boolean;
}

/** What can be done with calls alone. */
const OF_CALLS: ReadonlySet<string> = new Set(['confirm', 'unconfirm', 'cancel', MOVE, NOTE]);
/** 'calls on dec 11' */
const CALLS = /^(?:(?:my|the|all) )?(?:calls?|consultations?|bookings?|appointments?|meetings?)$/i;

/** What does what a first word asks for, with what the other words find; and the calls of somebody on the days that they name. */
export function useAskedEntries({ typed: all, now, read, as }: Asked): AskedEntries {
  const today = dayOf(now);
  const { minutes, rest: typed } = withoutLength(all);
  const asked = askedDeed(typed);
  const alone = verbAlone(typed);
  const ofAll = verbOfAll(typed);
  const { which, to } =
    asked?.verb === MOVE ? askedMove(asked.others, today) : { which: asked?.others ?? typed, to: null };
  const moment = momentIn(which, today);
  const isBooking = asked?.verb === BOOK || asked?.verb === SCHEDULE;
  const isAllOfDays = asked === null && CALLS.test(moment.rest);
  const name = isAllOfDays
    ? ''
    : asked === null
      ? moment.rest
      : nameIn(moment.days === null ? moment.rest : withoutHalfOfDay(moment.rest));
  const isOfDays = name !== '' || isAllOfDays || (asked !== null && !isBooking);
  const inDays = useCallsIn(moment.days === null || !isOfDays ? null : { ...moment.days, rest: name });
  const isOnDays = asked === null && moment.days !== null;
  const found = useAskedFinding(isOnDays ? name : asked === null ? '' : name || nameIn(which));
  const { at: bookedAt, isLooking: isTimeLooked } = useBookedAt(
    isBooking ? timeAhead(moment, now) : null,
    today,
  );
  /** Another length is said, and not dropped in silence. */
  const asLongAs =
    minutes === null || minutes === CONSULTATION_MINUTES
      ? null
      : `a call takes ${CONSULTATION_MINUTES} minutes`;
  const authors = useFoundAuthors(asked === null ? '' : name);
  const things = useThingsFor(alone?.verb ?? ofAll, read);

  const isOfCalls = asked !== null && OF_CALLS.has(asked.verb);
  /** Whether a day is named on which there is no such call: others are not meant, unless one is to be moved to that day. */
  const isNoneThen =
    isOfCalls &&
    (asked.verb !== MOVE || to !== null) &&
    moment.days !== null &&
    !inDays.isLooking &&
    onDays().length === 0;

  function noneThen(): string {
    const day =
      moment.days?.from === moment.days?.to ? ` on ${callDay(moment.days?.from ?? '', today)}` : ' then';
    return name === '' ? `There is no call${day}` : `No call of “${name}”${day}; another day:`;
  }

  function withWhom(): string {
    const { left } = found;
    if (left === '' || isBooking || found.isLooking) return `With “${asked === null ? name : nameIn(which)}”`;
    const all = name || nameIn(which);
    return `With “${all.slice(0, -left.length).trim()}”; ${notUnderstood(left)}`;
  }

  function entriesFor({ verb }: AskedDeed): Entry[] {
    if (verb === BOOK) return bookings();
    if (verb === SCHEDULE) return schedulings();
    if (to !== null) return guessed(as.moves(moment.days === null ? theirs() : onDays(), to));
    const calls = onDays();
    const ofDays = calls.length === 0 ? [] : as.deedsOf(verb, { ...NOTHING, calls }, name);
    if (verb === MOVE && (moment.day ?? moment.slot ?? moment.refused) !== null) {
      const targets = guessed(as.moves(theirs(), moment));
      if (targets.length > 0) return moment.slot === null ? [...ofDays, ...targets] : [...targets, ...ofDays];
    }
    if (ofDays.length > 0) return ofDays;
    const others = guessed(as.deedsOf(verb, { ...found, calls: theirs() }, name, authors));
    if (others.length === 0 && verb === 'view') return guessed(as.deedsOf('preview', found, name));
    if (others.length === 0 && verb === 'publish') return published();
    if (others.length === 0 && verb === 'confirm' && !isNoneThen)
      return (calls.length > 0 ? calls : theirs()).flatMap(as.confirmed);
    return isNoneThen ? others.map((one) => ({ ...one, isGuess: true, isAside: true })) : others;
  }

  /** The calls that are meant, those at the time that is named first. */
  function onDays(): FoundCall[] {
    return firstAt(callsOf(inDays.calls, name), moment.slot);
  }
  function theirs(): FoundCall[] {
    const calls = found.isGuess || !isOfCalls ? found.calls : callsOf(found.calls, name || nameIn(which));
    return firstAt(calls, moment.slot);
  }

  /** What was to be published, or to get its time, and has it already. */
  function published(): Entry[] {
    return found.posts.filter(({ status }) => status === 'published').flatMap(as.published);
  }

  /** A draft is scheduled, or a call: with somebody who is known first, and with nobody who is called as a draft is. */
  function schedulings(): Entry[] {
    const at = timeAhead(moment, now);
    const drafts = found.posts.filter(({ status }) => status === 'draft');
    const done = drafts.length === 0 ? published() : [];
    const isOfPost = drafts.length + done.length > 0;
    const known = isOfPost ? found.people.map((one) => as.booking(one, bookedAt)) : bookings();
    return [...known, ...guessed(drafts.map((one) => as.schedule(one, at))), ...done];
  }

  function bookings(): Entry[] {
    return bookingsOf().map((one) =>
      asLongAs === null ? one : { ...one, detail: `${one.detail}; ${asLongAs}` },
    );
  }

  function bookingsOf(): Entry[] {
    const at = bookedAt;
    if (name === '' && at !== null) return [as.booking(null, at)];
    const unknown = found.failed || (found.people.length > 0 && !found.isGuess) ? null : newPerson(name);
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

  /** Who is named beside a day, and nothing else. */
  function onThatDay(): Entry[] {
    const at = timeAhead(moment, now);
    return found.isGuess || at === null || at.refused !== undefined
      ? []
      : found.people.map((one) => as.booking(one, at));
  }

  const isPost = asked?.verb === SCHEDULE && found.posts.length > 0;
  const isKnown = found.people.length > 0 || isPost || !isBooking || name === '';
  return {
    groups: [
      { heading: 'All', entries: ofAll === null ? [] : as.ofAll(ofAll, things) },
      { heading: alone?.heading ?? '', entries: ofWaiting() },
      {
        heading: isNoneThen ? noneThen() : withWhom(),
        entries: asked !== null ? entriesFor(asked) : isOnDays ? onThatDay() : [],
      },
    ],
    isLate: isOnDays || (asked !== null && !(asked.isSure && isKnown && !found.isGuess)),
    calls: asked === null ? inDays.calls : [],
    isDeed: asked?.isSure === true,
    isAwaited: things.isLooking,
    isLooking: isTimeLooked || [inDays, found, things].some((one) => one.isLooking),
  };
}

/** Calls that were found in two ways, once. */
export function eachOnce(calls: readonly FoundCall[]): FoundCall[] {
  return [...new Map(calls.map((one) => [one.id, one])).values()];
}
