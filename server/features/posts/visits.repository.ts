import { hash, hkdfSync, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Db } from '../../db/engine.ts';
import type { InTransaction, Transaction } from '../../db/unit-of-work.ts';
import type { PostRepository } from './posts.repository.ts';
import { MAX_VISITORS_OF_NETWORK, type Visit, type VisitStore, viewsOf } from './visits.ts';

/** Visits per transaction; there are more only after a failure. */
const BATCH = 1_000;

interface Deps {
  inTransaction: InTransaction;
  posts: PostRepository;
  /** The same in all processes. */
  secret: string;
}

/**
 * Counts visits over all processes on PostgreSQL. What it stores until the next day are hashes of hashes: the inner ones
 * need the site's secret, the outer ones a random salt that is deleted with them. So neither a copy of the database
 * without the secret nor the secret on a later day tells who visited.
 */
export class VisitRepository implements VisitStore {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  saltOf(day: CalendarDay): string {
    return Buffer.from(hkdfSync('sha256', this.#deps.secret, day, 'shingle visits', 16)).toString(
      'base64url',
    );
  }

  /** What was counted before, also by an attempt that seemed to fail, is not counted again. */
  async add(visits: readonly Visit[]): Promise<void> {
    for (let start = 0; start < visits.length; start += BATCH) {
      const batch = visits.slice(start, start + BATCH);
      await this.#deps.inTransaction((transaction) => this.#addBatch(transaction, batch));
    }
  }

  async forgetBefore(day: CalendarDay): Promise<void> {
    // A deadlock with late visits of such a day, or with another process's clean-up, is tried again.
    await this.#deps.inTransaction(async ({ db }) => {
      await db.deleteFrom('visits').where('day', '<', day).execute();
      await db.deleteFrom('visit_salts').where('day', '<', day).execute();
    });
  }

  async #addBatch(transaction: Transaction, visits: readonly Visit[]): Promise<void> {
    const salted = await withSalts(transaction.db, visits);
    const visitors = await lockNetworks(transaction.db, salted);
    const added = salted.filter(({ network, visitor }) => {
      const known = visitors.get(network);
      if (known === undefined || known.has(visitor) || known.size >= MAX_VISITORS_OF_NETWORK) return false;
      known.add(visitor);
      return true;
    });
    if (added.length === 0) return;
    await addVisitors(transaction.db, added);
    await this.#deps.posts.addViews(transaction, viewsOf(added));
  }
}

/** The visits with their hashes as they are stored. */
async function withSalts(db: Db, visits: readonly Visit[]): Promise<Visit[]> {
  const salts = new Map<CalendarDay, string>();
  for (const day of [...new Set(visits.map((visit) => visit.day))].sort())
    salts.set(day, await saltOf(db, day));
  return visits.map((visit) => {
    const salted = (inner: string) => hash('sha256', `${salts.get(visit.day)} ${inner}`, 'base64url');
    return { ...visit, network: salted(visit.network), visitor: salted(visit.visitor) };
  });
}

/** The first process that asks on a day makes the salt. It is read each time, since a crash of the server empties the table. */
async function saltOf(db: Db, day: CalendarDay): Promise<string> {
  const kept = db.selectFrom('visit_salts').select('salt').where('day', '=', day);
  const known = await kept.executeTakeFirst();
  if (known !== undefined) return known.salt;
  await db
    .insertInto('visit_salts')
    .values({ day, salt: randomBytes(16).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await kept.executeTakeFirstOrThrow()).salt;
}

/** Locks the networks until the transaction ends, in one order, so that two processes never wait for each other. */
async function lockNetworks(db: Db, visits: readonly Visit[]): Promise<Map<string, Set<string>>> {
  const days = new Map(visits.map(({ network, day }) => [network, day]));
  const { rows } = await sql<{ network: string; visitors: string[] }>`
    insert into visits (network, day, visitors)
    select network, day, '{}' from unnest(${[...days.keys()]}::text[], ${[...days.values()]}::text[]) as new (network, day)
    order by network
    on conflict (network) do update set day = excluded.day
    returning network, visitors
  `.execute(db);
  return new Map(rows.map(({ network, visitors }) => [network, new Set(visitors)]));
}

async function addVisitors(db: Db, visits: readonly Visit[]): Promise<void> {
  const networks = visits.map(({ network }) => network);
  const visitors = visits.map(({ visitor }) => visitor);
  await sql`
    update visits set visitors = visits.visitors || added.visitors
    from (
      select network, array_agg(visitor) as visitors
      from unnest(${networks}::text[], ${visitors}::text[]) as new (network, visitor) group by network
    ) as added
    where visits.network = added.network
  `.execute(db);
}
