import { type RawBuilder, sql } from 'kysely';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { MAX_COUNTED } from '#shared/finder-limits.ts';
import type { Db, Engine } from '../../db/engine.ts';
import { beginsAllWords, hasAllWords } from '../../db/matching.ts';
import { hasAllWordsOrNumber } from '../../db/number-matching.ts';
import { OF_PERSON, SEARCHED, WRITTEN } from '../../db/searched-columns.ts';
import { grouped } from '../../grouped.ts';

/** Rows that are looked at closely: more of them than are shown, because one person may have many. */
const CANDIDATES = 60;
/** Rows of a list, the newest, that are compared with words that may have a mistake in them. */
const COMPARED = 10_000;

const MESSAGE = [
  ...(['id', 'name', 'email', 'phone', 'subject', 'message'] as const),
  ...(['status', 'answered_at', 'settled_at', 'created_at'] as const),
] as const;

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

  /** What became of posts as newsletters: of each that went out or is to, when and in which state. */
  newslettersOf(posts: readonly number[]) {
    return this.#db
      .selectFrom('campaigns')
      .select(['post_id', 'state', 'begun_at'])
      .where('post_id', 'in', posts.length === 0 ? [0] : posts) // PostgreSQL knows no empty list
      .execute();
  }

  categories(words: Words) {
    return this.#db
      .selectFrom('categories')
      .select(['id', 'name'])
      .select((build) =>
        build
          .exists(build.selectFrom('posts').select('posts.id').whereRef('category_id', '=', 'categories.id'))
          .as('has_posts'),
      )
      .where(hasAllWords(this.#kind, ['name'], words))
      .orderBy(beginsAllWords(this.#kind, ['name'], words), 'desc')
      .orderBy('id', 'desc')
      .limit(CANDIDATES)
      .execute();
  }

  campaigns(words: Words) {
    return this.#db
      .selectFrom('campaigns')
      .select(['id', 'subject', 'state', 'post_id'])
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
      .select(['id', 'name', 'email', 'phone', 'created_at'])
      .where(this.#isOf(words))
      .where('suspected_spam', '=', 0)
      .orderBy(beginsAllWords(this.#kind, OF_PERSON, words), 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_COUNTED)
      .execute();
  }

  subscribers(words: Words) {
    return this.#db
      .selectFrom('subscribers')
      .select(['id', 'email', 'subscribed_at'])
      .where(hasAllWords(this.#kind, ['email'], words))
      .where('suspected_spam', '=', 0)
      .orderBy(beginsAllWords(this.#kind, ['email'], words), 'desc')
      .orderBy('id', 'desc')
      .limit(CANDIDATES)
      .execute();
  }

  messagesWith(ids: readonly number[]) {
    return this.#db
      .selectFrom('contacts')
      .select(MESSAGE)
      .where('id', 'in', ids.length === 0 ? [0] : ids) // PostgreSQL knows no empty list
      .orderBy('id', 'desc')
      .execute();
  }

  /** The newest that have the words, other than by their senders alone. */
  messages(words: Words) {
    return this.#db
      .selectFrom('contacts')
      .select(MESSAGE)
      .where(this.#isWritten('contacts', words))
      .where('suspected_spam', '=', 0)
      .orderBy('id', 'desc')
      .limit(MAX_COUNTED)
      .execute();
  }

  /** What was replied to messages, by their ids. */
  async repliesTo(ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('replies')
      .select(['contact_id', 'body'])
      .where('contact_id', 'in', ids)
      .orderBy('id')
      .execute();
    const bodies = [...grouped(rows, ({ contact_id }) => contact_id)];
    return new Map(bodies.map(([contact, replies]) => [contact, replies.map(({ body }) => body)]));
  }

  /** Who booked last, whatever they are called. */
  latestBookers() {
    return this.#db
      .selectFrom('consultations')
      .select(['id', 'name', 'email', 'phone', 'created_at'])
      .where('suspected_spam', '=', 0)
      .orderBy('id', 'desc')
      .limit(COMPARED)
      .execute();
  }

  /** The newest messages, whatever they are about. */
  latestMessages() {
    return this.#db
      .selectFrom('contacts')
      .select(['id', 'name', 'email', 'phone', 'subject', 'created_at'])
      .where('suspected_spam', '=', 0)
      .orderBy('id', 'desc')
      .limit(COMPARED)
      .execute();
  }

  /** The newest posts, whatever they are called. */
  latestPosts() {
    return this.#db
      .selectFrom('posts')
      .select(['id', 'slug', 'title', 'status', 'published_at'])
      .orderBy('id', 'desc')
      .limit(COMPARED)
      .execute();
  }

  latestSubscribers() {
    return this.#db
      .selectFrom('subscribers')
      .select(['id', 'email', 'subscribed_at'])
      .where('suspected_spam', '=', 0)
      .orderBy('id', 'desc')
      .limit(COMPARED)
      .execute();
  }

  /** The newest whose visitors wrote the words, or some of them, or in whose notes the owner did. */
  calls(words: Words) {
    return this.#db
      .selectFrom('consultations')
      .selectAll()
      .where(this.#isWritten('consultations', words))
      .where('suspected_spam', '=', 0)
      .orderBy('id', 'desc')
      .limit(MAX_COUNTED)
      .execute();
  }

  /** Those still to come of who is called so, from the first day on. */
  callsAhead(words: Words, today: CalendarDay) {
    return this.#db
      .selectFrom('consultations')
      .selectAll()
      .where(this.#isOf(words))
      .where('suspected_spam', '=', 0)
      .where('consultation_date', '>=', today)
      .where('status', 'in', ['pending', 'confirmed'])
      .orderBy('consultation_date')
      .limit(MAX_COUNTED)
      .execute();
  }

  /** By their name, address or telephone number, which may be written in another way. */
  #isOf(words: Words): RawBuilder<boolean> {
    return hasAllWordsOrNumber(this.#kind, OF_PERSON, words);
  }

  /** What the search of the list finds, and not by who wrote it alone: that leads to them. */
  #isWritten(table: Visitors, words: Words): RawBuilder<boolean> {
    const isFound = hasAllWords(this.#kind, SEARCHED[table], words);
    const written = words.map((word) => hasAllWords(this.#kind, WRITTEN[table], [word]));
    return sql<boolean>`(${isFound} and (${sql.join(written, sql` or `)}))`;
  }
}
