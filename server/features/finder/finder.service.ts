import { subjectInWords } from '#content/contact-subject.ts';
import type { Found, FoundCall, FoundMessage, FoundPerson } from '#shared/contract/finder.ts';
import { MAX_COUNTED } from '#shared/finder-limits.ts';
import { excerptAround } from './excerpt.ts';
import type { FinderRepository } from './finder.repository.ts';
import { peopleOf, type Trace } from './people.ts';
import { beginAll, beginningsFirst, bestOf, includesAll } from './ranking.ts';

/** How many are found at the most. */
const MAX_POSTS = 5;
const MAX_PEOPLE = 8;
const MAX_MESSAGES = 5;
const MAX_CALLS = 3;
const MAX_CATEGORIES = 3;
const MAX_CAMPAIGNS = 5;

type Words = readonly string[];
type Rows<Name extends keyof FinderRepository> = Awaited<ReturnType<FinderRepository[Name]>>;

/** Finds a few rows of each of the owner's lists by words: first what has words that begin so. */
export class FinderService {
  readonly #finder: FinderRepository;

  constructor(finder: FinderRepository) {
    this.#finder = finder;
  }

  /** @param words in lower case; what is found has all of them */
  async find(words: Words): Promise<Omit<Found, 'success'>> {
    const finder = this.#finder;
    const [posts, postCount, writers, bookers, subscribers, messages, calls, categories, campaigns] =
      await Promise.all([
        finder.posts(words),
        finder.countPosts(words),
        finder.visitors('contacts', words),
        finder.visitors('consultations', words),
        finder.subscribers(words),
        finder.messages(words),
        finder.calls(words),
        finder.categories(words),
        finder.campaigns(words),
      ]);
    const traces = [
      ...visitorTraces('messages', writers, words),
      ...visitorTraces('consultations', bookers, words),
      ...subscriberTraces(subscribers, words),
    ];
    return {
      posts: bestOf(posts, ({ title }) => [title], words).slice(0, MAX_POSTS),
      people: peopleOf(traces).slice(0, MAX_PEOPLE),
      messages: bestMessages(messages, words),
      calls: bestCalls(calls, words),
      categories: bestOf(categories, ({ name }) => [name], words).slice(0, MAX_CATEGORIES),
      campaigns: bestOf(campaigns, ({ subject }) => [subject], words).slice(0, MAX_CAMPAIGNS),
      totals: {
        // No row is both.
        messages: Math.min(MAX_COUNTED, writers.length + messages.length),
        consultations: Math.min(MAX_COUNTED, bookers.length + calls.length),
        posts: postCount,
      },
    };
  }
}

/** Those whose subjects have the words come first. */
function bestMessages(rows: Rows<'messages'>, words: Words): FoundMessage[] {
  const found = bestOf(rows, (row) => [...ofPerson(row), subjectInWords(row.subject), row.message], words);
  return beginningsFirst(found, ({ subject }) => includesAll([subjectInWords(subject)], words))
    .slice(0, MAX_MESSAGES)
    .map(({ id, name, email, subject, message, created_at: at }) => ({
      ...{ id, name, email, subject, at },
      excerpt: excerptAround(message, words),
    }));
}

function bestCalls(rows: Rows<'calls'>, words: Words): FoundCall[] {
  return bestOf(rows, (row) => [...ofPerson(row), row.message], words)
    .slice(0, MAX_CALLS)
    .map(({ id, name, email, message, consultation_date: day, consultation_time: time }) => ({
      ...{ id, name, email, day, time },
      excerpt: excerptAround(message, words),
    }));
}

function visitorTraces(list: Trace['list'], rows: Rows<'visitors'>, words: Words): Trace[] {
  return rows
    .filter((row) => includesAll(ofPerson(row), words))
    .map((row) => ({
      ...{ list, name: row.name, email: row.email, phone: row.phone, at: row.created_at },
      begins: beginAll(ofPerson(row), words),
    }));
}

function subscriberTraces(rows: Rows<'subscribers'>, words: Words): Trace[] {
  return rows
    .filter(({ email }) => includesAll([email], words))
    .map(({ email, subscribed_at: at }) => ({
      ...{ list: 'subscribers', name: '', email, phone: '', at },
      begins: beginAll([email], words),
    }));
}

function ofPerson({ name, email, phone }: Pick<FoundPerson, 'name' | 'email' | 'phone'>): string[] {
  return [name, email, phone];
}
