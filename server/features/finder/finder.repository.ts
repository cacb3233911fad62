import { type RawBuilder, sql } from 'kysely';
import { MAX_COUNTED } from '#shared/finder-limits.ts';
import type { Db, Engine } from '../../db/engine.ts';
import { beginsAllWords, hasAllWords } from '../../db/matching.ts';
import { OF_PERSON, SEARCHED } from '../../db/searched-columns.ts';

/** Rows that are looked at closely: more of them than are shown, because one person may have many. */
const CANDIDATES = 60;

type Words = readonly string[];
type Visitors = 'contacts' | 'consultations';

/** Looks for rows of the owner's lists by words in lower case, of which a row has all; no suspected spam. See `FinderService`. */
export class FinderRepository {
  readonly #db: Db;
  readonly #kind: Engine['kind'];

  constructor({ db, kind }: Pick<Engine, 'db' | 'kind'>) {
    this.#db = db;
    this.#kind = kind;
  }

  posts(words: Words) {
    return this.#db
      .selectFrom('posts')
      .select(['id', 'slug', 'title', 'status', 'published_at'])
      .where(hasAllWords(this.#kind, ['title'], words))
      .orderBy(beginsAllWords(this.#kind, ['title'], words), 'desc')
      .orderBy('id', 'desc')
      .limit(CANDIDATES)
      .execute();
  }

  /** How many posts the search of their list finds, counted up to a limit. */
  async countPosts(words: Words): Promise<number> {
    const rows = await this.#db
      .selectFrom('posts')
      .select('id')
      .where(hasAllWords(this.#kind, SEARCHED.posts, words))
      .limit(MAX_COUNTED)
      .execute();
    return rows.length;
  }

  categories(words: Words) {
    return this.#db
      .selectFrom('categories')
      .select(['id', 'name'])
      .where(hasAllWords(this.#kind, ['name'], words))
      .orderBy(beginsAllWords(this.#kind, ['name'], words), 'desc')
      .orderBy('id', 'desc')
      .limit(CANDIDATES)
      .execute();
  }

  campaigns(words: Words) {
    return this.#db
      .selectFrom('campaigns')
      .select(['id', 'subject', 'state'])
      .where(hasAllWords(this.#kind, ['subject'], words))
      .orderBy(beginsAllWords(this.#kind, ['subject'], words), 'desc')
      .orderBy('id', 'desc')
      .limit(CANDIDATES)
      .execute();
  }

  /** Who wrote or booked, by their names, addresses and telephone numbers. */
  visitors(table: Visitors, words: Words) {
    return this.#db
      .selectFrom(table)
      .select(['name', 'email', 'phone', 'created_at'])
      .where(hasAllWords(this.#kind, OF_PERSON, words))
      .where('suspected_spam', '=', 0)
      .orderBy(beginsAllWords(this.#kind, OF_PERSON, words), 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_COUNTED)
      .execute();
  }

  subscribers(words: Words) {
    return this.#db
      .selectFrom('subscribers')
      .select(['email', 'subscribed_at'])
      .where(hasAllWords(this.#kind, ['email'], words))
      .where('suspected_spam', '=', 0)
      .orderBy(beginsAllWords(this.#kind, ['email'], words), 'desc')
      .orderBy('id', 'desc')
      .limit(CANDIDATES)
      .execute();
  }

  /** The newest that have the words, other than by their senders alone. */
  messages(words: Words) {
    return this.#db
      .selectFrom('contacts')
      .select(['id', 'name', 'email', 'phone', 'subject', 'message', 'created_at'])
      .where(this.#isWritten('contacts', words))
      .where('suspected_spam', '=', 0)
      .orderBy('id', 'desc')
      .limit(MAX_COUNTED)
      .execute();
  }

  /** The newest whose visitors wrote the words, or some of them. */
  calls(words: Words) {
    return this.#db
      .selectFrom('consultations')
      .select(['id', 'name', 'email', 'phone', 'message', 'consultation_date', 'consultation_time'])
      .where(this.#isWritten('consultations', words))
      .where('suspected_spam', '=', 0)
      .orderBy('id', 'desc')
      .limit(MAX_COUNTED)
      .execute();
  }

  /** What the search of the list finds, and not by who wrote it: that leads to them. */
  #isWritten(table: Visitors, words: Words): RawBuilder<boolean> {
    const isFound = hasAllWords(this.#kind, SEARCHED[table], words);
    return sql<boolean>`(${isFound} and not ${hasAllWords(this.#kind, OF_PERSON, words)})`;
  }
}
