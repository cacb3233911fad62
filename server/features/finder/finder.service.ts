import { subjectInWords } from '#content/contact-subject.ts';
import { dayOf } from '#shared/business-time.ts';
import type { Found, FoundCall, FoundMessage, FoundPerson, FoundTitle } from '#shared/contract/finder.ts';
import { MAX_COUNTED } from '#shared/finder-limits.ts';
import { mayBeMistaken } from '#shared/nearly-begins.ts';
import type { Clock } from '../../clock.ts';
import { nextFirst } from './call-order.ts';
import { excerptAround } from './excerpt.ts';
import type { FinderRepository } from './finder.repository.ts';
import { peopleOf, type Trace } from './people.ts';
import { beginAll, includesAll, nearlyBeginAll, type Ranked, rankedBy } from './ranking.ts';

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
  /** Whether visitors get emails about their consultations. */
  tellsVisitors: boolean;
}

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
  async find(words: Words): Promise<Omit<Found, 'success'>> {
    const { finder, clock, tellsVisitors } = this.#deps;
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
        (row) => [...ofPerson(row), subjectInWords(row.subject), row.message],
        words,
      ),
      calls: rankedBy([...ahead, ...calls], (row) => [...ofPerson(row), row.message], words),
      categories: rankedBy(categories, ({ name }) => [name], words),
      campaigns: rankedBy(campaigns, ({ subject }) => [subject], words),
      fromSenders: rankedBy(writers, ofPerson, words),
    };
    const all = Object.values(ranked).flat();
    const isAny = all.some(({ begins }) => begins);
    const meant = <One>(list: readonly Ranked<One>[]): One[] =>
      list.filter(({ begins }) => begins || !isAny).map(({ one }) => one);
    const fromSenders = meant(ranked.fromSenders).slice(0, MAX_OF_SENDERS);
    return {
      posts: await this.#withNewsletters(meant(ranked.posts).slice(0, MAX_POSTS)),
      people: meant(ranked.people).slice(0, MAX_PEOPLE).map(withCalls(ahead)),
      similar: all.length === 0 && words.some(mayBeMistaken) ? await this.#similar(words, now) : [],
      messages: bestMessages(
        meant(ranked.messages),
        await finder.messagesWith(fromSenders.map(({ id }) => id)),
        words,
      ),
      calls: nextFirst(meant(ranked.calls), now)
        .slice(0, MAX_CALLS)
        .map((row) => foundCall(row, words, tellsVisitors)),
      categories: meant(ranked.categories)
        .slice(0, MAX_CATEGORIES)
        .map(({ id, name, has_posts: has }) => ({ id, name, has_posts: Boolean(has) })),
      campaigns: meant(ranked.campaigns).slice(0, MAX_CAMPAIGNS),
      totals: {
        // No row is both.
        messages: Math.min(MAX_COUNTED, writers.length + messages.length),
        consultations: Math.min(MAX_COUNTED, bookers.length + calls.length),
        posts: postCount,
      },
    };
  }

  /** Whose names or addresses have the words, but for a mistake. */
  async #similar(words: Words, now: Date): Promise<FoundPerson[]> {
    const { finder } = this.#deps;
    const [writers, bookers, subscribers] = await Promise.all([
      finder.latestVisitors('contacts'),
      finder.latestVisitors('consultations'),
      finder.latestSubscribers(),
    ]);
    const isSimilar = ([name = '', email = '']: readonly string[]) => nearlyBeginAll([name, email], words);
    const people = peopleOf([
      ...visitorTraces('messages', writers, words, isSimilar),
      ...visitorTraces('consultations', bookers, words, isSimilar),
      ...subscriberTraces(subscribers, words, isSimilar),
    ]).slice(0, MAX_SIMILAR);
    const ahead = await Promise.all(people.map(({ one }) => finder.callsAhead([one.email], dayOf(now))));
    return people.map(({ one }) => one).map(withCalls(ahead.flat()));
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
function withCalls(ahead: Rows<'callsAhead'>) {
  const addresses = new Set(ahead.map(({ email }) => email.toLowerCase()));
  return (person: Omit<FoundPerson, 'is_ahead'>): FoundPerson => ({
    ...person,
    is_ahead: addresses.has(person.email.toLowerCase()),
  });
}

/** Those whose subjects have the words come first, then those of senders who are called so. */
function bestMessages(rows: Rows<'messages'>, fromSenders: Rows<'messages'>, words: Words): FoundMessage[] {
  const isAbout = ({ subject }: { subject: string }) => includesAll([subjectInWords(subject)], words);
  return [...rows.filter(isAbout), ...fromSenders, ...rows.filter((row) => !isAbout(row))]
    .slice(0, MAX_MESSAGES)
    .map(({ id, name, email, subject, message, status, answered_at: answered, created_at: at }) => ({
      ...{ id, name, email, subject, at },
      status: answered === null ? status : 'answered',
      excerpt: excerptAround(message, words),
    }));
}

function foundCall(row: Rows<'calls'>[number], words: Words, tells_visitor: boolean): FoundCall {
  const { id, name, email, message, consultation_date: day, consultation_time: time } = row;
  const { status, declined_at: declined, confirmation_sent_at } = row;
  return {
    ...{ id, name, email, day, time, status, confirmation_sent_at, tells_visitor },
    declined: declined !== null,
    excerpt: excerptAround(message, words),
  };
}

type IsMeant = (texts: readonly string[]) => boolean;

function visitorTraces(list: Trace['list'], rows: Rows<'visitors'>, words: Words, isMeant: IsMeant): Trace[] {
  return rows
    .filter((row) => isMeant(ofPerson(row)))
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

function ofPerson({ name, email, phone }: Pick<FoundPerson, 'name' | 'email' | 'phone'>): string[] {
  return [name, email, phone];
}
