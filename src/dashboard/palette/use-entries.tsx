import Redo2 from 'lucide-react/icons/redo-2';
import Search from 'lucide-react/icons/search';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { dayOf } from '#shared/business-time.ts';
import type { FoundPerson, PeopleList, SearchedList } from '#shared/contract/finder.ts';
import { folded } from '#shared/folded.ts';
import { namedDay } from '#shared/named-day.ts';
import { MAX_COUNTED } from '#shared/finder-limits.ts';
import type { DeedGroup } from '../../components/dashboard/deeds.ts';
import { useFlags } from '../../lib/flags.ts';
import { useHost } from '../../lib/host.ts';
import { isMac, spellKeys } from '../../lib/keys.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { COMMAND_ICONS } from './command-icons.ts';
import { ACTIONS_HEADING, type Command, SHORTCUTS } from './commands.ts';
import type { Entry, EntryGroup, Ways } from './entry.ts';
import { foundEntries } from './found/found-entries.ts';
import { hereEntries } from './here-entries.tsx';
import { KeyAtSide } from './KeyAtSide.tsx';
import { searchPath } from './list-paths.ts';
import { aliasFor, commandsFor, isNamedInWhole, otherWordFor, withoutLeading } from './meant-commands.ts';
import { namedList } from './named-list.ts';
import { timedWords } from './named-time.ts';
import { waitingEntries } from './waiting-entries.ts';
import { useWaiting } from '../use-waiting.ts';
import { readRecent } from './recent.ts';
import { eachOnce, useAskedEntries } from './use-asked-entries.ts';
import { asksForSpam, useSpam } from './use-spam.ts';
import { useFoundAuthors } from './use-found-authors.ts';
import { useFoundBegun } from './use-found-begun.ts';
import { useFinding } from './use-finding.ts';
import { NOTHING_TO_REDO, NOTHING_TO_UNDO, type Undoable } from './use-undo.ts';

/** 'on dec 11', 'calls on dec 11' */
const TO_DAY =
  /^(?:(?:my |the |all )?(?:calls?|consultations?|bookings?|appointments?|meetings?) +)?(?:(?:on|for) +)?/i;
/** Of what the views are called that show it. */
const SPAM = 'Suspected spam';
const UNDO = ['undo', 'take back', 'revert'];
const REDO = ['redo', 'do again'];
const SEARCHED: readonly SearchedList[] = ['messages', 'consultations', 'posts'];

interface Asked {
  /** What is typed. */
  words: string;
  /** What can be done with what had the focus, or was chosen. */
  here: readonly DeedGroup[];
  /** What was done last and can be taken back. */
  undoable: Undoable | null;
  /** What was taken back last and can be done again, in words. */
  undone: string | null;
  ways: Ways;
}

/** All that the palette offers for what is typed, in its order: what stands first is meant, unless another is chosen. */
export function useEntries({ words, here, undoable, undone, ways }: Asked) {
  const typed = words.trim();
  const { domWindow } = useHost();
  const sought = withoutLeading(typed);
  const now = useMinute();
  const [opened] = useState(readRecent);
  const { isLooking: isFinding, failed, totals, ...found } = useFinding(sought);
  const named = namedList(sought);
  const theirs = useFinding(named?.person ?? '');
  const authors = useFoundAuthors(sought);
  const begun = useFoundBegun(sought);
  const read = useFlags(STORAGE_KEYS.readMessages).flagged;
  const as = foundEntries(ways, now, read);
  const today = dayOf(now);
  const doing = useAskedEntries({ typed, now, read, as });
  const spam = useSpam(asksForSpam(typed));
  const isLooking = isFinding || theirs.isLooking || doing.isLooking;
  const { groups, related, trash, isGuess } = commandsFor(typed);
  const time = timedWords(typed);
  const day = namedDay((time?.rest ?? typed).replace(TO_DAY, ''), today);
  const slot = time?.slot ?? null;
  const isBooked = day !== null && slot !== null && day >= today;
  const isExact = ({ name }: { name: string }) => folded(name) === folded(sought);

  const command = ({ id, label, icon, keys }: Command, detail?: string): Entry => ({
    ...{ value: id, icon: COMMAND_ICONS[icon], label, detail },
    side: <KeyAtSide keys={keys} />,
    needsKeys: id === SHORTCUTS,
    act: () => ways.command(id),
  });
  const relatedCommand = (one: Command): Entry => ({
    ...command(one, typed === '' ? undefined : otherWordFor(one, typed)),
    isGuess,
  });
  /** What would only lead away is not what a deed asks for, unless it is that by whole words. */
  function relatedTo(one: Command): Entry[] {
    if (!doing.isDeed || isNamedInWhole(one, typed)) return [relatedCommand(one)];
    return failed ? [] : [{ ...relatedCommand(one), isAside: true }];
  }
  /** The views of what is taken for spam, each with how much is there: deleting begins there. */
  function ofSpam(counts: Readonly<Record<string, number>>): Entry[] {
    const meant = commandsFor(SPAM);
    const all = [...meant.groups.flatMap(({ commands }) => commands), ...meant.related].filter(({ label }) =>
      label.startsWith(SPAM),
    );
    const some = all.flatMap((one) => {
      const count = counts[one.label.slice(SPAM.length + 2)] ?? 0;
      return count === 0 ? [] : [command(one, String(count))];
    });
    if (some.length > 0 || Object.keys(counts).length === 0) return some;
    return all.slice(0, 1).map((one) => command(one, 'There is no suspected spam'));
  }
  const peopleIn = (list: PeopleList) => found.people.filter(isIn(list)).length;
  /** Whether the search of a list finds more than is shown of it: what leads to somebody’s rows is not them. */
  const hasMore: Record<SearchedList, boolean> = {
    messages: totals.messages > found.messages.length || peopleIn('messages') > 0,
    consultations: totals.consultations > found.calls.length || peopleIn('consultations') > 0,
    posts: totals.posts > found.posts.length,
  };

  const undoing: Entry[] =
    isBegun(typed, UNDO) && (typed !== '' || (undoable !== null && !undoable.isFinal))
      ? [
          {
            ...{ value: 'undo', icon: Undo2, label: 'Undo', hasLongDetail: true },
            detail: undoable?.done ?? NOTHING_TO_UNDO,
            side: <KeyAtSide keys={spellKeys('Mod+Z', isMac(domWindow()))} />,
            act: undoable?.undo ?? ways.undo,
          },
        ]
      : [];
  const waiting = waitingEntries(useWaiting(), ways);
  const redoing: Entry[] =
    typed !== '' && isBegun(typed, REDO)
      ? [
          {
            ...{ value: 'redo', icon: Redo2, label: 'Redo', hasLongDetail: true },
            detail: undone ?? NOTHING_TO_REDO,
            side: <KeyAtSide keys={spellKeys('Mod+Shift+Z', isMac(domWindow()))} />,
            act: ways.redo,
          },
        ]
      : [];
  if (spam !== null)
    return { ...spam, groups: [{ heading: SPAM, entries: spam.isLooking ? [] : ofSpam(spam.counts) }] };
  const all: EntryGroup[] = [
    ...hereEntries(here, typed, { ways, now }),
    { heading: 'Recent', entries: typed === '' ? opened.map(as.recent) : [] },
    { heading: 'Waiting for you', entries: typed === '' && opened.length === 0 ? waiting : [] },
    ...(doing.isLate ? [] : doing.groups),
    ...groups.map(({ heading, commands }) => ({
      heading,
      entries: [
        ...(heading === ACTIONS_HEADING ? [...undoing, ...redoing] : []),
        ...(doing.isAwaited ? [] : commands.map((one) => command(one, aliasFor(one, typed)))),
      ],
    })),
    {
      heading: 'Week of consultations',
      entries: [
        ...(isBooked ? [as.booking(null, { day, slot })] : []),
        ...(day === null ? [] : [as.day(day, slot)]),
      ],
    },
    { heading: 'Begin', entries: as.typed(typed) },
    // What is called so goes before what only has the words.
    { heading: 'Category', entries: found.categories.filter(isExact).map(as.category) },
    { heading: 'Posts', entries: found.posts.map(as.post) },
    {
      heading: 'People',
      entries: [
        ...(named === null
          ? []
          : theirs.people.filter(isIn(named.list)).map((one) => as.listOf(named.list, one))),
        ...found.people.map((one) => as.person(one, found.messages)),
      ],
    },
    { heading: 'Messages', entries: found.messages.map(as.message) },
    { heading: 'Consultations', entries: eachOnce([...doing.calls, ...found.calls]).map(as.call) },
    {
      heading: 'Categories',
      entries: found.categories.filter((one) => !isExact(one)).map(as.category),
    },
    { heading: 'Authors', entries: authors.map(as.author) },
    { heading: 'Newsletters', entries: begun.map(as.begun) },
    { heading: 'Campaigns', entries: found.campaigns.map(as.campaign) },
    ...(doing.isLate && !isLooking ? doing.groups : []),
    // Late, with the word that led to them: their names say nothing of what is typed. They wait for what is looked up.
    { heading: 'Related', entries: isLooking ? [] : related.flatMap(relatedTo) },
    {
      heading: 'Similar names',
      entries: guesses(found.similar.map((one) => as.person(one, found.similar_messages))),
    },
    { heading: 'Similar posts', entries: guesses(found.similar_posts.map(as.post)) },
    { heading: 'Similar messages', entries: guesses(found.similar_messages.map(as.message)) },
    { heading: 'Trash', entries: isLooking ? [] : trash.map(relatedCommand) },
    {
      heading: 'Search',
      entries: SEARCHED.filter((list) => totals[list] > 1 || (totals[list] > 0 && hasMore[list])).map(
        (list) => ({
          ...{ value: `search-${list}`, icon: Search, label: `Search ${list} for “${sought}”` },
          side: totals[list] < MAX_COUNTED ? String(totals[list]) : `${MAX_COUNTED - 1}+`,
          act: () => ways.goTo(searchPath(list, sought)),
        }),
      ),
    },
  ];
  return { groups: all.filter(({ entries }) => entries.length > 0), isLooking, failed };
}

/** Whether one of the names begins with what is typed. */
function isBegun(typed: string, names: readonly string[]): boolean {
  return names.some((name) => name.startsWith(typed.toLowerCase()));
}

/** They come last. What they lead to changes nothing: Enter goes there at once. */
function guesses(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, value: `similar-${entry.value}` }));
}

function isIn(list: PeopleList) {
  return ({ lists }: FoundPerson) => lists.some((one) => one.list === list);
}
