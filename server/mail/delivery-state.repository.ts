import { type CompiledQuery, sql } from 'kysely';
import type { Db } from '../db/engine.ts';
import type { SharedClock } from '../db/shared-clock.ts';
import type { DeliveryStateRow } from '../db/tables.ts';
import type { Transaction } from '../db/unit-of-work.ts';

/** The state that all workers share, as of `now`. */
export interface DeliveryState extends DeliveryStateRow {
  now: Date;
  /** When the first of the claims ends; null when no email is being sent. */
  claims_end: string | null;
}

/** The mail server's failures in a row after which all emails are on hold: a single one may be due to one message. */
const FAILURES_TO_HOLD = 2;

/** Locks the state for one transaction. On one connection transactions follow one another without it. */
export async function lockDeliveryState({ db }: Transaction): Promise<void> {
  await db.selectFrom('delivery_state').select('id').forUpdate().execute();
}

/** The one row that all workers share: the rate, the hold, the clean-up. */
export class DeliveryStateRepository {
  readonly #db: Db;
  readonly #now: SharedClock;
  // Compiled once, since they run for each email.
  readonly #locking: CompiledQuery<DeliveryStateRow>;
  readonly #claims: ReturnType<typeof claimsQuery>;

  constructor(db: Db, now: SharedClock) {
    this.#db = db;
    this.#now = now;
    this.#locking = db.selectFrom('delivery_state').selectAll().forUpdate().compile();
    this.#claims = claimsQuery(db);
  }

  /** Reads the state and locks it until the transaction ends, so that claims follow one another. */
  async lock({ db }: Transaction): Promise<DeliveryState> {
    const [row] = (await db.executeQuery(this.#locking)).rows;
    if (row === undefined) throw new Error('The row of delivery_state is missing.');
    // A second statement: what others claimed while this one waited for the lock is not seen by the first.
    const [claims] = (await db.executeQuery(this.#claims)).rows;
    return { ...row, claims_end: claims?.end ?? null, now: await this.#now(db) };
  }

  /** Changes the state, which the transaction has locked. */
  async update({ db }: Transaction, change: Partial<DeliveryStateRow>): Promise<void> {
    await db.updateTable('delivery_state').set(change).execute();
  }

  /** Ends the hold, so that the mail server is tried once more. Its failures still count until it responds. */
  async endHold(): Promise<void> {
    await this.#db
      .updateTable('delivery_state')
      .set({ held_until: null })
      .where('held_until', 'is not', null)
      .execute();
  }

  /** Why all emails are on hold; null while the mail server accepts them. */
  async holdReason(): Promise<string | null> {
    const row = await this.#db
      .selectFrom('delivery_state')
      .select('hold_reason')
      .where('server_failures', '>=', FAILURES_TO_HOLD)
      .executeTakeFirst();
    return row?.hold_reason ?? null;
  }
}

function claimsQuery(db: Db) {
  return db
    .selectFrom('outbox')
    .select((claims) => claims.fn.min('claimed_until').as('end'))
    .where('status', '=', sql.lit('sending'))
    .compile();
}
