import type { CalendarDay } from '#shared/calendar-day.ts';
import type { FoundCall } from '#shared/contract/finder.ts';
import { type AskedDeed, askedDeed, askedOfWaiting, BOOK } from './asked-deed.ts';
import { datedWords } from './dated-words.ts';
import type { Entry, EntryGroup } from './entry.ts';
import type { foundEntries } from './found-entries.tsx';
import { namedDay } from './named-day.ts';
import { useCallsIn } from './use-calls-in.ts';
import { NOTHING, useFinding } from './use-finding.ts';
import { useWaitingThings } from './use-waiting-things.ts';

interface Asked {
  /** What is typed. */
  typed: string;
  today: CalendarDay;
  /** The messages that were marked as read in this browser. */
  read: ReadonlySet<number>;
  as: ReturnType<typeof foundEntries>;
}

/** What does what a first word asks for, with what the other words find; and the calls of somebody on the days that they name. */
export function useAskedEntries({ typed, today, read, as }: Asked): {
  groups: EntryGroup[];
  calls: FoundCall[];
  isLooking: boolean;
} {
  const asked = askedDeed(typed);
  const waitingVerb = askedOfWaiting(typed);
  const dated = datedWords(asked?.rest ?? typed, today);
  const inDays = useCallsIn(dated);
  const found = useFinding((asked?.verb === BOOK ? dated?.rest : undefined) ?? asked?.rest ?? '');
  const waiting = useWaitingThings(waitingVerb !== null, read);

  function entriesFor({ verb, rest }: AskedDeed): Entry[] {
    if (verb !== BOOK)
      return as.deedsOf(verb, { ...found, calls: eachOnce([...inDays.calls, ...found.calls]) });
    const day = dated === null ? namedDay(rest, today) : singleDay(dated);
    // Nobody books a day that is over.
    const bookable = day === null || day < today ? null : day;
    const alone = dated === null && bookable !== null ? [as.booking(null, bookable, today)] : [];
    return [...alone, ...found.people.map((one) => as.booking(one, bookable, today))];
  }

  return {
    groups: [
      {
        heading: 'Waiting',
        entries: waitingVerb === null ? [] : as.deedsOf(waitingVerb, { ...NOTHING, ...waiting }),
      },
      { heading: `With “${asked?.rest ?? ''}”`, entries: asked === null ? [] : entriesFor(asked) },
    ],
    calls: asked === null ? inDays.calls : [],
    isLooking: [inDays, found, waiting].some((one) => one.isLooking),
  };
}

function singleDay({ from, to }: { from: CalendarDay; to: CalendarDay }): CalendarDay | null {
  return from === to ? from : null;
}

/** Calls that were found in two ways, once. */
export function eachOnce(calls: readonly FoundCall[]): FoundCall[] {
  return [...new Map(calls.map((one) => [one.id, one])).values()];
}
