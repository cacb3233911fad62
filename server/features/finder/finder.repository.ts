import type { FoundCampaign, FoundCategory, FoundPerson, FoundTitle } from '#shared/contract/finder.ts';
import { wordBeginning } from '#shared/word-beginning.ts';
import type { Db, Engine } from '../../db/engine.ts';
import { beginsAllWords, hasAllWords } from '../../db/matching.ts';

/** Rows that are looked at closely: more of them than are shown, because one person may have many. */
const CANDIDATES = 60;

/** What somebody did once, and whether the words begin words of their name, address or telephone number. */
type Trace = Pick<FoundPerson, 'name' | 'email'> & FoundPerson['lists'][number] & { begins: boolean };

/** Finds rows of the owner's lists by words, whose capitals do not matter: first what has words that begin so. */
export class FinderRepository {
  readonly #db: Db;
  readonly #kind: Engine['kind'];

  constructor({ db, kind }: Pick<Engine, 'db' | 'kind'>) {
    this.#db = db;
    this.#kind = kind;
  }

  /** @param words in lower case; a title has all of them */
  async posts(words: readonly string[], limit: number): Promise<FoundTitle[]> {
    const rows = await this.#db
      .selectFrom('posts')
      .select(['id', 'title', 'status'])
      .where(hasAllWords(this.#kind, ['title'], words))
      .orderBy(beginsAllWords(this.#kind, ['title'], words), 'desc')
      .orderBy('id', 'desc')
      .limit(CANDIDATES)
      .execute();
    return bestOf(rows, ({ title }) => title, words, limit);
  }

  /** @param words in lower case; a name has all of them */
  async categories(words: readonly string[], limit: number): Promise<FoundCategory[]> {
    const rows = await this.#db
      .selectFrom('categories')
      .select(['id', 'name'])
      .where(hasAllWords(this.#kind, ['name'], words))
      .orderBy(beginsAllWords(this.#kind, ['name'], words), 'desc')
      .orderBy('id', 'desc')
      .limit(CANDIDATES)
      .execute();
    return bestOf(rows, ({ name }) => name, words, limit);
  }

  /** @param words in lower case; a subject has all of them */
  async campaigns(words: readonly string[], limit: number): Promise<FoundCampaign[]> {
    const rows = await this.#db
      .selectFrom('campaigns')
      .select(['id', 'subject', 'state'])
      .where(hasAllWords(this.#kind, ['subject'], words))
      .orderBy(beginsAllWords(this.#kind, ['subject'], words), 'desc')
      .orderBy('id', 'desc')
      .limit(CANDIDATES)
      .execute();
    return bestOf(rows, ({ subject }) => subject, words, limit);
  }

  /** Once each, whatever lists they are in; who came last first. */
  async people(words: readonly string[], limit: number): Promise<FoundPerson[]> {
    const lists = await Promise.all([
      this.#visitors('contacts', words),
      this.#visitors('consultations', words),
      this.#subscribers(words),
    ]);
    const traces = lists.flat().sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
    const people = beginningsFirst(perAddress(traces), (ofOne) => ofOne.some(({ begins }) => begins));
    return people.slice(0, limit).flatMap(personOf);
  }

  async #visitors(table: 'contacts' | 'consultations', words: readonly string[]): Promise<Trace[]> {
    const columns = ['name', 'email', 'phone'];
    const rows = await this.#db
      .selectFrom(table)
      .select(['name', 'email', 'phone', 'created_at'])
      .where(hasAllWords(this.#kind, columns, words))
      .where('suspected_spam', '=', 0)
      .orderBy(beginsAllWords(this.#kind, columns, words), 'desc')
      .orderBy('id', 'desc')
      .limit(CANDIDATES)
      .execute();
    const list = table === 'contacts' ? 'messages' : 'consultations';
    return rows
      .filter(({ name, email, phone }) => includesAll([name, email, phone], words))
      .map(({ name, email, phone, created_at: at }) => ({
        ...{ list, name, email, at },
        begins: beginAll([name, email, phone], words),
      }));
  }

  async #subscribers(words: readonly string[]): Promise<Trace[]> {
    const rows = await this.#db
      .selectFrom('subscribers')
      .select(['email', 'subscribed_at'])
      .where(hasAllWords(this.#kind, ['email'], words))
      .where('suspected_spam', '=', 0)
      .orderBy(beginsAllWords(this.#kind, ['email'], words), 'desc')
      .orderBy('id', 'desc')
      .limit(CANDIDATES)
      .execute();
    return rows
      .filter(({ email }) => includesAll([email], words))
      .map(({ email, subscribed_at: at }) => ({
        ...{ list: 'subscribers', name: '', email, at },
        begins: beginAll([email], words),
      }));
  }
}

function includesAll(texts: readonly string[], words: readonly string[]): boolean {
  const known = texts.map((text) => text.toLowerCase());
  return words.every((word) => known.some((text) => text.includes(word)));
}

function beginAll(texts: readonly string[], words: readonly string[]): boolean {
  const known = texts.map((text) => text.toLowerCase());
  return words.every((word) => known.some((text) => wordBeginning(text, word) >= 0));
}

/** The newest first, after those whose words begin so. */
function bestOf<Row extends { id: number }>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  words: readonly string[],
  limit: number,
): Row[] {
  const found = rows
    .filter((row) => includesAll([textOf(row)], words))
    .sort((one, other) => other.id - one.id);
  return beginningsFirst(found, (row) => beginAll([textOf(row)], words)).slice(0, limit);
}

/** Otherwise in the order that they have. */
function beginningsFirst<Found>(found: readonly Found[], begins: (one: Found) => boolean): Found[] {
  return [...found.filter(begins), ...found.filter((one) => !begins(one))];
}

function perAddress(traces: readonly Trace[]): Trace[][] {
  const people = new Map<string, Trace[]>();
  for (const trace of traces) {
    const address = trace.email.toLowerCase();
    people.set(address, [...(people.get(address) ?? []), trace]);
  }
  return [...people.values()];
}

/** @param traces the latest first */
function personOf(traces: readonly Trace[]): FoundPerson[] {
  return traces.slice(0, 1).map(({ email }) => ({
    name: traces.find(({ name }) => name !== '')?.name ?? '',
    email,
    lists: traces
      .filter(({ list }, index) => traces.findIndex((one) => one.list === list) === index)
      .map(({ list, at }) => ({ list, at })),
  }));
}
