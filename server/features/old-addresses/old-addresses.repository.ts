import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** Where an old address leads: to the slug of a post that visitors can read, or to a path of this site. */
export interface OldAddressTarget {
  address: string;
  slug: string | null;
  leads_to: string | null;
}

/** To a post by its id, or to a path below the site's base or an http(s) address. */
export type Lead = { postId: number } | { path: string };

/** An old address as the owner is told of it. */
export interface ListedOldAddress extends OldAddressTarget {
  asked: number;
  asked_at: string | null;
}

/** Addresses of an earlier site. */
export class OldAddressRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Those of the addresses that lead to what visitors can read at `now` (ISO 8601). */
  find(addresses: readonly string[], now: string): Promise<OldAddressTarget[]> {
    return this.#db
      .selectFrom('old_addresses')
      .leftJoin('posts', (join) =>
        join
          .onRef('posts.id', '=', 'old_addresses.post_id')
          .on('posts.status', '=', sql.lit('published'))
          .on('posts.published_at', '<=', now),
      )
      .select(['old_addresses.address', 'posts.slug', 'old_addresses.leads_to'])
      .where('old_addresses.address', 'in', addresses)
      .where((build) =>
        build.or([build('posts.slug', 'is not', null), build('old_addresses.leads_to', 'is not', null)]),
      )
      .execute();
  }

  /** Whether the address leads anywhere, also to a hidden post. */
  async isKnown(address: string, transaction: Transaction | null = null): Promise<boolean> {
    const row = await (transaction?.db ?? this.#db)
      .selectFrom('old_addresses')
      .select('address')
      .where('address', '=', address)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Lets an address lead somewhere, unless it does already. @returns whether it is new */
  async add({ db }: Transaction, address: string, lead: Lead): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('old_addresses')
      .values({
        address,
        post_id: 'postId' in lead ? lead.postId : null,
        leads_to: 'path' in lead ? lead.path : null,
      })
      .onConflict((conflict) => conflict.column('address').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows !== 0n;
  }

  /** Adds how often addresses were asked for; in one order, so that two processes never wait for each other. */
  async count({ db }: Transaction, asked: ReadonlyMap<string, number>, at: string): Promise<void> {
    for (const [address, times] of [...asked].sort(([a], [b]) => (a < b ? -1 : 1))) {
      await db
        .updateTable('old_addresses')
        .set((build) => ({ asked: build('asked', '+', times), asked_at: at }))
        .where('address', '=', address)
        .execute();
    }
  }

  /** Those that were asked for, the most asked for first; the slug is that of a post that visitors can read at `now`. */
  listAsked(limit: number, now: string): Promise<ListedOldAddress[]> {
    return this.#db
      .selectFrom('old_addresses')
      .leftJoin('posts', (join) =>
        join
          .onRef('posts.id', '=', 'old_addresses.post_id')
          .on('posts.status', '=', sql.lit('published'))
          .on('posts.published_at', '<=', now),
      )
      .select(['old_addresses.address', 'posts.slug', 'old_addresses.leads_to'])
      .select(['old_addresses.asked', 'old_addresses.asked_at'])
      .where('old_addresses.asked', '>', 0)
      .orderBy('old_addresses.asked', 'desc')
      .orderBy('old_addresses.address')
      .limit(limit)
      .execute();
  }

  /** How many anybody has asked for, and how many there are. */
  async counts(): Promise<{ asked: number; known: number }> {
    const row = await this.#db
      .selectFrom('old_addresses')
      .select(({ fn, eb }) => [
        fn.countAll<number>().as('known'),
        fn.sum<number | string | null>(eb.case().when('asked', '>', 0).then(1).else(0).end()).as('asked'),
      ])
      .executeTakeFirstOrThrow();
    return { asked: Number(row.asked ?? 0), known: row.known };
  }
}
