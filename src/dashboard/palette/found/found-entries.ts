import type { CalendarDay } from '#shared/calendar-day.ts';
import type {
  Found,
  FoundCall,
  FoundCampaign,
  FoundCategory,
  FoundMessage,
  FoundPerson,
  FoundTitle,
  PeopleList,
} from '#shared/contract/finder.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { matchesSearch } from '../../../lib/matches-search.ts';
import type { Author } from '../../../features/authors/authors.ts';
import type { BegunNewsletter } from '../../newsletter/use-begun-newsletters.ts';
import { CALL, SEND, thatDo } from '../asked-deed.ts';
import type { AskedTime } from '../asked-times.ts';
import type { Entry, Ways } from '../entry.ts';
import type { Moment } from '../moment.ts';
import type { Recent } from '../recent.ts';
import { authorEntry } from './authors.ts';
import { begunEntry } from './begun.ts';
import { bookingEntry, type Reached } from './bookings.ts';
import { callEntry, confirmedEntries, dayEntry, moveEntries } from './calls.ts';
import { allEntries } from './all.ts';
import { campaignEntry } from './campaigns.ts';
import { categoryEntry } from './categories.ts';
import type { Making } from './deed-entries.ts';
import { scheduleEntry } from './drafts.ts';
import { messageEntry } from './messages.ts';
import { listEntry, personEntry } from './people.tsx';
import { postEntry } from './posts.ts';
import { publishedEntries } from './published.ts';
import { typedEntries } from './typed-entries.ts';

/**
 * What was found in the lists, as the palette offers it: where it leads, and what else can be done with it.
 * @param read the messages that were marked as read in this browser
 */
export function foundEntries(ways: Ways, now: Date, read: ReadonlySet<number>) {
  const making: Making = { ways, now };
  const post = (one: FoundTitle) => postEntry(one, making);
  const person = (one: FoundPerson, messages: readonly FoundMessage[] = []) =>
    personEntry(one, messages, making);
  const message = (one: FoundMessage) => messageEntry(one, read.has(one.id), making);
  const call = (one: FoundCall) => callEntry(one, making);
  const category = (one: FoundCategory) => categoryEntry(one, making);
  const author = (one: Author) => authorEntry(one, making);
  const campaign = (one: FoundCampaign) => campaignEntry(one, making);

  /**
   * Of what was found, what does what is asked for; what leads to a person is with them alone.
   * @param words by which it was found: what is called so comes before what only has them in its text
   */
  function deedsOf(
    verb: string,
    found: Omit<Found, 'success'>,
    words: string,
    authors: readonly Author[] = [],
  ): Entry[] {
    const entries =
      verb === 'write' || verb === 'copy' || verb === CALL
        ? found.people.map((one) => person(one))
        : [
            ...(verb === SEND ? found.posts.map(post) : []),
            ...[...found.messages.map(message), ...found.calls.map(call)],
            ...(verb === SEND ? [] : found.posts.map(post)),
            ...[...found.people.map((one) => person(one)), ...found.categories.map(category)],
            ...[...found.campaigns.map(campaign), ...authors.map(author)],
          ];
    const isCalled = ({ label, name = '' }: Entry) => matchesSearch(words, [label, name]);
    return thatDo(verb, [...entries.filter(isCalled), ...entries.filter((one) => !isCalled(one))]);
  }

  function recent(one: Recent): Entry {
    const entry = entryOf(one);
    return { ...entry, value: `recent-${entry.value}` };
  }
  function entryOf(one: Recent): Entry {
    if ('post' in one) return post(one.post);
    if ('person' in one) return person(one.person);
    return 'message' in one ? message(one.message) : call(one.call);
  }

  return {
    ...{ post, person, message, call, category, campaign, author },
    begun: (one: BegunNewsletter) => begunEntry(one, making),
    listOf: (list: PeopleList, one: FoundPerson) => listEntry(list, one, making),
    day: (one: CalendarDay, slot: Slot | null) => dayEntry(one, slot, making),
    booking: (one: Reached | null, at: AskedTime | null) => bookingEntry(one, at, making),
    confirmed: (one: FoundCall) => confirmedEntries(one, making),
    published: (one: FoundTitle) => publishedEntries(one, making),
    schedule: (one: FoundTitle, at: AskedTime | null) => scheduleEntry(one, at, making),
    typed: (words: string) => typedEntries(words, making),
    ofAll: (verb: string, things: Pick<Found, 'messages' | 'calls'>) => allEntries(verb, things, making),
    moves: (calls: readonly FoundCall[], to: Pick<Moment, 'day' | 'slot' | 'refused'>) =>
      moveEntries(calls, to, making),
    ...{ recent, deedsOf },
  };
}
