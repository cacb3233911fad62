import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { anyTable } from '../../../db/copy/rows.ts';
import type { Db, Engine } from '../../../db/engine.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Transaction } from '../../../db/unit-of-work.ts';
import { SeedRepository } from '../../../seed/seed.repository.ts';
import { digestOf } from '../../imported-subscribers.repository.ts';
import type { CampaignName } from './own-record.ts';

/** The tables whose rows keep their numbers where these are free. */
export type NumberedTable =
  'posts' | 'categories' | 'media' | 'contacts' | 'replies' | 'subscribers' | 'consultations' | 'campaigns';

/** Writes what an export of this program holds beside its posts. */
export class OwnRecordRepository {
  readonly #db: Db;
  readonly #kind: Engine['kind'];

  constructor(db: Db, kind: Engine['kind']) {
    this.#db = db;
    this.#kind = kind;
  }

  /** Whether a thing of a source was brought before. Of each only a digest is remembered, as of subscribers. */
  async wasBrought(name: string, transaction: Transaction | null = null): Promise<boolean> {
    const row = await (transaction?.db ?? this.#db)
      .selectFrom('imported_subscribers')
      .select('digest')
      .where('digest', '=', recordDigest(name))
      .executeTakeFirst();
    return row !== undefined;
  }

  async remember({ db }: Transaction, name: string, at: string): Promise<void> {
    await this.#remember(db, recordDigest(name), at);
  }

  /** What is remembered of subscribers that lists bring. */
  async rememberSubscriber({ db }: Transaction, email: string, at: string): Promise<void> {
    await this.#remember(db, digestOf(email), at);
  }

  /**
   * The number that a row had, where it is higher than all that are there, and so free for good; else none.
   */
  async keptId({ db }: Transaction, table: NumberedTable, id: number): Promise<{ id?: number }> {
    const row = await anyTable(db)
      .selectFrom(table)
      .select(({ fn }) => fn.max('id').as('highest'))
      .executeTakeFirst();
    if (id <= Number(row?.highest ?? 0)) return {};
    if (this.#kind === 'postgres') {
      const sequence = sql`pg_get_serial_sequence(${table}, 'id')`;
      // What is added next goes on above it.
      await sql`
        select setval(${sequence}, greatest(${id}::bigint, coalesce(pg_sequence_last_value(${sequence}::regclass), 0)))
      `.execute(db);
    }
    return { id };
  }

  /** Adds a row unless there is one like it. @returns its id; null when there was one */
  async insert<Name extends NumberedTable>(
    transaction: Transaction,
    table: Name,
    { id, ...row }: Insertable<Tables[Name]> & { id: number },
  ): Promise<number | null> {
    const kept = await this.keptId(transaction, table, id);
    const inserted = await anyTable(transaction.db)
      .insertInto(table)
      .values({ ...row, ...kept })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted === undefined ? null : Number(inserted.id);
  }

  /** The same of a table whose rows have no numbers to keep. @returns whether it was added */
  async add<
    Name extends 'media_moves' | 'days_off' | 'slots_off' | 'slots_added' | 'snippets' | 'settings' | 'flags',
  >({ db }: Transaction, table: Name, row: Insertable<Tables[Name]>): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await anyTable(db)
      .insertInto(table)
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  /** Takes out the categories that a site begins with, as long as it has no post. */
  async removeFirstCategories(transaction: Transaction): Promise<void> {
    const { db } = transaction;
    if ((await db.selectFrom('posts').select('id').limit(1).executeTakeFirst()) !== undefined) return;
    const seeds = new SeedRepository();
    const { categories = [] } = (await seeds.recorded(transaction)) ?? {};
    for (const category of categories) await seeds.deleteCategory(transaction, category);
  }

  async hasCategory({ db }: Transaction, slug: string, name: string): Promise<boolean> {
    const row = await db
      .selectFrom('categories')
      .select('id')
      .where((build) => build.or([build('slug', '=', slug), build('name', '=', name)]))
      .executeTakeFirst();
    return row !== undefined;
  }

  async mediaId({ db }: Transaction, path: string): Promise<number | null> {
    const row = await db.selectFrom('media').select('id').where('path', '=', path).executeTakeFirst();
    return row?.id ?? null;
  }

  /** The post that was brought under a key; null for none. */
  async postId({ db }: Transaction, key: string): Promise<number | null> {
    const row = await db
      .selectFrom('imported_posts')
      .innerJoin('posts', 'posts.id', 'imported_posts.post_id')
      .select('posts.id')
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.id ?? null;
  }

  async campaignId({ db }: Transaction, { created_at, subject }: CampaignName): Promise<number | null> {
    const row = await db
      .selectFrom('campaigns')
      .select('id')
      .where('created_at', '=', created_at)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return row?.id ?? null;
  }

  async hasCampaignSlug({ db }: Transaction, slug: string): Promise<boolean> {
    const query = db.selectFrom('campaigns').select('id').where('slug', '=', slug);
    return (await query.executeTakeFirst()) !== undefined;
  }

  /** The account, and whether flags are kept with it; null while there is none. */
  async account({ db }: Transaction) {
    const query = db.selectFrom('users').select(['id', 'flags_choice']).orderBy('id');
    return (await query.executeTakeFirst()) ?? null;
  }

  async chooseFlags({ db }: Transaction, user: number, choice: 'kept' | 'refused'): Promise<void> {
    await db.updateTable('users').set({ flags_choice: choice }).where('id', '=', user).execute();
  }

  async lastFlag({ db }: Transaction, user: number): Promise<number> {
    const row = await db
      .selectFrom('flags')
      .select(({ fn }) => fn.max('revision').as('revision'))
      .where('user_id', '=', user)
      .executeTakeFirst();
    return row?.revision ?? 0;
  }

  /** How often an address was asked for, where that was not counted here yet. */
  async setAsked({ db }: Transaction, address: string, asked: number, askedAt: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('old_addresses')
      .set({ asked, asked_at: askedAt })
      .where('address', '=', address)
      .where('asked', '=', 0)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async #remember(db: Db, digest: string, at: string): Promise<void> {
    await db
      .insertInto('imported_subscribers')
      .values({ digest, brought_at: at })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .execute();
  }
}

function recordDigest(name: string): string {
  return createHash('sha256').update(`record ${name}`).digest('base64url');
}
