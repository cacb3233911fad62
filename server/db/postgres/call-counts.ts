import { createHmac, hkdfSync } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import RateLimiterPostgres from 'rate-limiter-flexible/lib/RateLimiterPostgres.js';
import type { Db } from '../engine.ts';
import { DatabaseUnavailable } from '../errors.ts';

/** How often rows whose window is over are deleted, by each process. */
const CLEAR_EVERY_MS = 60_000;

/** Calls in a window that ends at `end`, in ms since 1970. */
interface Calls {
  calls: number;
  end: number;
}

/** Counts the calls of rate limits for all processes. Keys are stored as hashes, which need the site's secret. */
export class CallCounts {
  readonly #db: Db;
  readonly #secret: Uint8Array;
  readonly #limiter: RateLimiterPostgres;
  #clearAt = 0;

  /** @param secret the same in all processes */
  constructor(db: Db, secret: string) {
    this.#db = db;
    this.#secret = new Uint8Array(hkdfSync('sha256', secret, '', 'shingle rate limits', 32));
    this.#limiter = new RateLimiterPostgres({
      storeClient: { query: (query: { text: string; values: unknown[] }) => run(db, query) },
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false, // see `exchange`
      keyPrefix: '',
      points: 0, // who calls compares
      duration: 0, // each limit has its own
    });
  }

  /** Counts the calls of one limit, each in the database. Rejects with DatabaseUnavailable. */
  counter(limit: string, window: number) {
    return {
      add: (key: string) => this.#limiter.penalty(this.#hash(limit, key), 1, { customDuration: window }),
      giveBack: (key: string) => this.#giveBack(this.#hash(limit, key)),
    };
  }

  /**
   * Adds calls that were counted elsewhere. To be called regularly, also without any, since it deletes old rows.
   * @param news a limit's calls by key since the last time, with the ends of windows that others may not have begun yet
   * @returns the calls of all processes with the windows' ends
   */
  async exchange(limit: string, news: ReadonlyMap<string, Calls>): Promise<Map<string, Calls>> {
    const now = Date.now();
    if (now >= this.#clearAt) {
      await this.#clear(now);
      this.#clearAt = now + CLEAR_EVERY_MS;
    }
    if (news.size === 0) return new Map();
    const keys = new Map([...news.keys()].map((key) => [this.#hash(limit, key), key]));
    const added = [...news.values()];
    const isOver = sql`rate_limits.expire <= ${now}`;
    // In one order, so that two processes never wait for each other.
    const { rows } = await sql<{ key: string; points: number; expire: number }>`
      insert into rate_limits (key, points, expire)
      select key, points, expire
      from unnest(
        ${[...keys.keys()]}::text[],
        ${added.map(({ calls }) => calls)}::integer[],
        ${added.map(({ end }) => end)}::bigint[]
      ) as news (key, points, expire)
      order by key
      on conflict (key) do update set
        points = case when ${isOver} then excluded.points else rate_limits.points + excluded.points end,
        expire = case when ${isOver} then excluded.expire else rate_limits.expire end
      returning key, points, expire
    `.execute(this.#db);
    return new Map(
      rows.map(({ key, points, expire }) => [keys.get(key) ?? '', { calls: points, end: expire }]),
    );
  }

  /** In one statement, so that nothing goes below zero and no window begins or goes on by it. */
  async #giveBack(hash: string): Promise<void> {
    const givingBack = sql`
      update rate_limits set points = points - 1
      where key = ${hash} and points > 0 and expire > ${Date.now()}
    `.execute(this.#db);
    // What the call did stays done when it can't be given back.
    await givingBack.catch((error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) throw error;
    });
  }

  /** Waits for nobody, so that nobody waits for it in turn. */
  async #clear(now: number): Promise<void> {
    await sql`
      delete from rate_limits
      where key in (select key from rate_limits where expire <= ${now} for update skip locked)
    `.execute(this.#db);
  }

  #hash(limit: string, key: string): string {
    return createHmac('sha256', this.#secret).update(`${limit} ${key}`).digest('base64url');
  }
}

/** Without the name that the limiter gives its statements: PgBouncer keeps none. */
function run(db: Db, { text, values }: { text: string; values: unknown[] }) {
  return db.executeQuery(CompiledQuery.raw(text, values));
}
