import type { FoundPerson, FoundTitle } from '#shared/contract/finder.ts';
import type { Db, Engine } from '../../db/engine.ts';
import { hasAllWords } from '../../db/matching.ts';

/** Newest rows that are looked at closely: more of them than are shown, because one person may have many. */
const CANDIDATES = 60;

/** Finds rows of the owner's lists by words, whose capitals do not matter. */
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
      .orderBy('id', 'desc')
      .limit(CANDIDATES)
      .execute();
    return rows.filter(({ title }) => includesAll([title], words)).slice(0, limit);
  }

  /** Once for each list that somebody is in. */
  async people(words: readonly string[], limit: number): Promise<FoundPerson[]> {
    const lists = await Promise.all([
      this.#visitors('contacts', words),
      this.#visitors('consultations', words),
      this.#subscribers(words),
    ]);
    return lists.flatMap((list) => oncePerAddress(list).slice(0, limit));
  }

  async #visitors(table: 'contacts' | 'consultations', words: readonly string[]): Promise<FoundPerson[]> {
    const rows = await this.#db
      .selectFrom(table)
      .select(['name', 'email', 'phone', 'created_at'])
      .where(hasAllWords(this.#kind, ['name', 'email', 'phone'], words))
      .where('suspected_spam', '=', 0)
      .orderBy('id', 'desc')
      .limit(CANDIDATES)
      .execute();
    const list = table === 'contacts' ? 'messages' : 'consultations';
    return rows
      .filter(({ name, email, phone }) => includesAll([name, email, phone], words))
      .map(({ name, email, created_at: at }) => ({ list, name, email, at }));
  }

  async #subscribers(words: readonly string[]): Promise<FoundPerson[]> {
    const rows = await this.#db
      .selectFrom('subscribers')
      .select(['email', 'subscribed_at'])
      .where(hasAllWords(this.#kind, ['email'], words))
      .where('suspected_spam', '=', 0)
      .orderBy('id', 'desc')
      .limit(CANDIDATES)
      .execute();
    return rows
      .filter(({ email }) => includesAll([email], words))
      .map(({ email, subscribed_at: at }) => ({ list: 'subscribers', name: '', email, at }));
  }
}

function includesAll(texts: readonly string[], words: readonly string[]): boolean {
  const known = texts.map((text) => text.toLowerCase());
  return words.every((word) => known.some((text) => text.includes(word)));
}

function oncePerAddress(people: readonly FoundPerson[]): FoundPerson[] {
  const seen = new Set<string>();
  return people.filter(({ email }) => {
    const address = email.toLowerCase();
    return !seen.has(address) && seen.add(address);
  });
}
