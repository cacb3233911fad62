import { sql } from 'kysely';
import type { SubscriberRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

type Status = SubscriberRow['status'];

/** What an address is on the list, or was when it was deleted; null for one that is in neither. */
export async function knownStatus({ db }: Transaction, email: string): Promise<Status | null> {
  const row = await db
    .selectFrom('subscribers')
    .select('status')
    .where('email', '=', email)
    .executeTakeFirst();
  if (row !== undefined) return row.status;
  const trashed = await db
    .selectFrom('trash')
    .select('detail')
    .where('kind', '=', 'subscriber')
    .where(sql`lower(title)`, '=', email.toLowerCase())
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return trashed === undefined ? null : (trashed.detail as Status); // as it was put there
}
