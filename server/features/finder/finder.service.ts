import { subjectInWords } from '#content/contact-subject.ts';
import { dayOf } from '#shared/business-time.ts';
import type { Found, FoundMessage, FoundPerson, FoundTitle } from '#shared/contract/finder.ts';
import { MAX_COUNTED } from '#shared/finder-limits.ts';
import { folded } from '#shared/folded.ts';
import { mayBeMistaken } from '#shared/nearly-begins.ts';
import { mayBeSwapped } from '#shared/slip.ts';
import type { Clock } from '../../clock.ts';
import type { ConsultationRow } from '../../db/tables.ts';
import { isStillAhead, nextFirst } from './call-order.ts';
import { excerptAround } from './excerpt.ts';
import type { FinderRepository } from './finder.repository.ts';
import { peopleOf, type Trace } from './people.ts';
import { digitsTyped, hasDigits } from '../../phone-number.ts';
import {
  beginAll,
  hasInitials,
  includesAll,
  mayBeInitials,
  nearlyBeginAll,
  type Ranked,
  rankedBy,
} from './ranking.ts';

/** How many are found at the most. */
const MAX_POSTS = 5;
const MAX_PEOPLE = 8;
const MAX_SIMILAR = 5;
const MAX_MESSAGES = 5;
/** Of those who are called so. */
const MAX_OF_SENDERS = 3;
const MAX_CALLS = 3;
const MAX_CATEGORIES = 3;
const MAX_CAMPAIGNS = 5;

type Words = readonly string[];
type Rows<Name extends keyof FinderRepository> = Awaited<ReturnType<FinderRepository[Name]>>;

interface Deps {
  finder: FinderRepository;
  clock: Clock;
}

/** What is found, with the consultations as they are kept. */
type FoundRows = Omit<Found, 'success' | 'calls'> & { calls: { row: ConsultationRow; excerpt: string }[] };

/**
 * Finds a few rows of each of the owner's lists by words: what has them inside of words only where nothing has words that begin
 * so.
 */
export class FinderService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @param words in lower case; what is found has all of them */
  async find(words: Words): Promise<FoundRows> {
    const { finder, clock } = this.#deps;
    const now = clock();
    const [posts, postCount, writers, bookers, subscribers, messages, ahead, calls, categories, campaigns] =
      await Promise.all([
        finder.posts(words),
        finder.countPosts(words),
        finder.visitors('contacts', words),
        finder.visitors('consultations', words),
        finder.subscribers(words),
        finder.messages(words),
        finder.callsAhead(words, dayOf(now)),
        finder.calls(words),
        finder.categories(words),
        finder.campaigns(words),
      ]);
    const replies = await finder.repliesTo(messages.map(({ id }) => id));
    const ofPerson = textsOfPerson(words);
    const includes = (texts: readonly string[]) => includesAll(texts, words);
    const traces = [
      ...visitorTraces('messages', writers, words, includes),
      ...visitorTraces('consultations', bookers, words, includes),
      ...subscriberTraces(subscribers, words, includes),
    ];
    const ranked = {
      posts: rankedBy(posts, ({ title }) => [title], words),
      people: peopleOf(traces),
      messages: rankedBy(
        messages,
        (row) => [...ofPerson(row), subjectInWords(row.subject), row.message, ...(replies.get(row.id) ?? [])],
        words,
      ),
      calls: rankedBy(
        eachOnce([...ahead, ...calls]),
        (row) => [...ofPerson(row), row.message, row.private_note],
        words,
      ),
      categories: rankedBy(categories, ({ name }) => [name], words),
      campaigns: rankedBy(campaigns, ({ subject }) => [subject], words),
      fromSenders: rankedBy(writers, ofPerson, words),
    };
    const all = Object.values(ranked).flat();
    const isAny = all.some(({ begins }) => begins);
    const meant = <One>(list: readonly Ranked<One>[]): One[] =>
      list.filter(({ begins }) => begins || !isAny).map(({ one }) => one);
    const fromSenders = meant(ranked.fromSenders).slice(0, MAX_OF_SENDERS);
    const wrote = new Set(
      [...meant(ranked.messages), ...meant(ranked.calls)].map(({ email }) => email.toLowerCase()),
    );
    /** Who has the words inside of others is meant, too, where what they wrote has them. */
    const people = ranked.people.map(({ one, begins }) => ({
      one,
      begins: begins || wrote.has(one.email.toLowerCase()),
    }));
    return {
      posts: await this.#withNewsletters(meant(ranked.posts).slice(0, MAX_POSTS)),
      people: meant(people).slice(0, MAX_PEOPLE).map(withCalls(ahead, now)),
      ...(await this.#similar(words, now, { isAny: all.length > 0, isBegun: isAny })),
      messages: bestMessages(
        meant(ranked.messages),
        await finder.messagesWith(fromSenders.map(({ id }) => id)),
        words,
        replies,
      ),
      calls: nextFirst(meant(ranked.calls), now)
        .slice(0, MAX_CALLS)
        .map((row) => ({
          row,
          excerpt: excerptOfCall(row, words),
        })),
      categories: meant(ranked.categories)
        .slice(0, MAX_CATEGORIES)
        .map(({ id, name, has_posts: has }) => ({ id, name, has_posts: Boolean(has) })),
      campaigns: meant(ranked.campaigns).slice(0, MAX_CAMPAIGNS),
      totals: {
        messages: Math.min(MAX_COUNTED, eachOnce<{ id: number }>([...writers, ...messages]).length),
        consultations: Math.min(MAX_COUNTED, eachOnce<{ id: number }>([...bookers, ...calls]).length),
        posts: postCount,
      },
    };
  }

  /**
   * What has the words but for a mistake, where nothing has them; or what has them as its initials, where nothing begins so.
   */
  async #similar(
    words: Words,
    now: Date,
    { isAny, isBegun }: { isAny: boolean; isBegun: boolean },
  ): Promise<Similar> {
    const { finder } = this.#deps;
    const initials = !isBegun && mayBeInitials(words) ? words.join('') : null;
    const isMistaken =
      !isAny && (words.some((word) => mayBeMistaken(word) || mayBeSwapped(word)) || words.length > 1);
    if (initials === null && !isMistaken) return { similar: [], similar_posts: [], similar_messages: [] };
    const [writers, bookers, subscribers, posts] = await Promise.all([
      finder.latestMessages(),
      finder.latestBookers(),
      finder.latestSubscribers(),
      finder.latestPosts(),
    ]);
    /** @param called what may have initials @param others what has none */
    const isSimilar = (called: readonly string[], others: readonly string[] = []) =>
      (isMistaken && nearlyBeginAll([...called, ...others], words)) ||
      (initials !== null && called.some((text) => hasInitials(text, initials)));
    const messages = writers.filter(({ name, email, subject }) =>
      isSimilar([name, subjectInWords(subject)], [email]),
    );
    const isPerson = ([name = '', email = '']: readonly string[]) => isSimilar([name], [email]);
    const people = peopleOf([
      ...visitorTraces('messages', messages, words, isPerson),
      ...visitorTraces('consultations', bookers, words, isPerson),
      ...subscriberTraces(subscribers, words, ([email = '']) => isSimilar([], [email])),
    ]).slice(0, MAX_SIMILAR);
    const ahead = await Promise.all(people.map(({ one }) => finder.callsAhead([one.email], dayOf(now))));
    const shown = messages.slice(0, MAX_OF_SENDERS).map(({ id }) => id);
    return {
      similar: people.map(({ one }) => one).map(withCalls(ahead.flat(), now)),
      similar_posts: await this.#withNewsletters(
        posts.filter(({ title }) => isSimilar([title])).slice(0, MAX_POSTS),
      ),
      similar_messages: (await finder.messagesWith(shown)).map((row) => foundMessage(row, words)),
    };
  }

  async #withNewsletters(posts: readonly FoundTitle[]): Promise<FoundTitle[]> {
    const newsletters = await this.#deps.finder.newslettersOf(posts.map(({ id }) => id));
    return posts.map((post) => {
      const own = newsletters.filter(({ post_id: of }) => of === post.id);
      const is_scheduled = own.some(({ state }) => state === 'scheduled');
      const sent_at = own.reduce<string | null>(
        (last, { begun_at: at }) => (last === null || (at !== null && at > last) ? at : last),
        null,
      );
      return sent_at === null && !is_scheduled ? post : { ...post, newsletter: { sent_at, is_scheduled } };
    });
  }
}

/** Tells of people whether a call of theirs is still to come. */
function withCalls(ahead: Rows<'callsAhead'>, now: Date) {
  return (person: Omit<FoundPerson, 'is_ahead'>): FoundPerson => {
    const theirs = ahead.filter(({ email }) => email.toLowerCase() === person.email.toLowerCase());
    const [next] = nextFirst(theirs, now).filter((call) => isStillAhead(call, now));
    return {
      ...person,
      is_ahead: theirs.length > 0,
      ...(next === undefined
        ? {}
        : {
            next_call: {
              consultation_date: next.consultation_date,
              consultation_time: next.consultation_time,
            },
          }),
    };
  };
}

/** Rows that were found in two ways, once. */
function eachOnce<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** Those whose subjects have the words come first, then those of senders who are called so. */
function bestMessages(
  rows: Rows<'messages'>,
  fromSenders: Rows<'messages'>,
  words: Words,
  replies: Replies,
): FoundMessage[] {
  const isAbout = ({ subject }: { subject: string }) => includesAll([subjectInWords(subject)], words);
  return eachOnce([...rows.filter(isAbout), ...fromSenders, ...rows.filter((row) => !isAbout(row))])
    .slice(0, MAX_MESSAGES)
    .map((row) => foundMessage(row, words, replies.get(row.id)));
}

/** Around what was found, in what the visitor wrote or in the owner's own note. */
function excerptOfCall({ message, private_note: note }: ConsultationRow, words: Words): string {
  const isInNote = note !== '' && (message === '' || (hasAny(note, words) && !hasAny(message, words)));
  return excerptAround(isInNote ? note : message, words);
}

function hasAny(text: string, words: Words): boolean {
  return words.some((word) => folded(text).includes(folded(word)));
}

/** Its excerpt is of a reply where that alone has the words. */
function foundMessage(
  row: Rows<'messages'>[number],
  words: Words,
  replies: readonly string[] = [],
): FoundMessage {
  const { id, name, email, subject, message, created_at: at } = row;
  const isThere = [message, subjectInWords(subject)].some((text) => hasAny(text, words));
  const reply = isThere ? undefined : replies.find((body) => hasAny(body, words));
  return {
    ...{ id, name, email, subject, at },
    status: statusOf(row),
    excerpt: reply === undefined ? excerptAround(message, words) : `You: ${excerptAround(reply, words)}`,
  };
}

type Similar = Pick<Found, 'similar' | 'similar_posts' | 'similar_messages'>;
type Replies = ReadonlyMap<number, string[]>;
type IsMeant = (texts: readonly string[]) => boolean;

function visitorTraces(list: Trace['list'], rows: Rows<'visitors'>, words: Words, isMeant: IsMeant): Trace[] {
  const ofPerson = textsOfPerson(words);
  return rows
    .filter((row) => row.email !== '' && isMeant(ofPerson(row))) // the owner may book a call without
    .map((row) => ({
      ...{ list, id: row.id, name: row.name, email: row.email, phone: row.phone, at: row.created_at },
      begins: beginAll(ofPerson(row), words),
    }));
}

function subscriberTraces(rows: Rows<'subscribers'>, words: Words, isMeant: IsMeant): Trace[] {
  return rows
    .filter(({ email }) => isMeant([email]))
    .map(({ id, email, subscribed_at: at }) => ({
      ...{ list: 'subscribers', id, name: '', email, phone: '', at },
      begins: beginAll([email], words),
    }));
}

/** What tells who somebody is; a telephone number also as it is typed, where its digits are these. */
function textsOfPerson(words: Words) {
  const digits = digitsTyped(words);
  return ({ name, email, phone }: Pick<FoundPerson, 'name' | 'email' | 'phone'>): string[] => [
    ...[name, email, phone],
    ...(hasDigits(phone, digits) ? [words.join(' ')] : []),
  ];
}

function statusOf({ status, answered_at, settled_at }: Rows<'messages'>[number]): string {
  if (settled_at !== null) return 'settled';
  return answered_at === null ? status : 'answered';
}
