import { sql } from 'kysely';
import type { Db } from '../db/engine.ts';
import type { OutboxRow } from '../db/tables.ts';
import type { Transaction } from '../db/unit-of-work.ts';

/** After a notice to the owner, further notices wait this long, to be sent together. */
const NOTICE_PAUSE_MS = 15 * 60 * 1_000;
/** Maximum notices in one email: Gmail clips emails longer than 102 KB. */
const MAX_NOTICES_TOGETHER = 30;

/** A literal instead of a parameter, or the index would not be used. */
const NOTICE = sql.lit('owner-notice' as const);

/**
 * When a notice written at `now` may be sent: now, or when the pause after the last one is over. The delivery's state
 * must be locked: a notice that is claimed before this transaction ends would otherwise go out alone.
 */
export async function noticeDue({ db }: Transaction, now: Date): Promise<Date> {
  const since = new Date(now.getTime() - NOTICE_PAUSE_MS).toISOString();
  const last = await db
    .selectFrom('outbox')
    .select((build) => build.fn.max(build.fn.coalesce('finished_at', build.val(now.toISOString()))).as('at'))
    .where('kind', '=', NOTICE)
    .where((build) =>
      build.or([
        build('status', '=', 'sending'),
        build.and([build('status', '=', 'sent'), build('finished_at', '>', since)]),
      ]),
    )
    .executeTakeFirst();
  const at = last?.at ?? null;
  return at === null ? now : new Date(Date.parse(at) + NOTICE_PAUSE_MS);
}

/** What the owner has chosen of notices, as `NoticeService` saved it; null while she has not. */
export async function readNoticeSetting({ db }: Transaction): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'notices')
    .executeTakeFirst();
  return row?.value ?? null;
}

/**
 * Claims the other waiting notices, to be sent in one message with `first`. A notice that failed before is sent alone,
 * to find the message that the mail server rejects.
 */
export async function joinNotices(
  db: Db,
  first: OutboxRow,
  claim: Pick<OutboxRow, 'claimed_by' | 'claimed_until'>,
): Promise<OutboxRow[]> {
  if (first.kind !== 'owner-notice' || first.attempts > 0) return [];
  const waiting = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', NOTICE)
    .where('status', '=', sql.lit('waiting'))
    .where('recipient', '=', first.recipient)
    .where('attempts', '=', 0)
    .orderBy('id')
    .limit(MAX_NOTICES_TOGETHER - 1)
    .forUpdate()
    .skipLocked()
    .execute();
  if (waiting.length === 0) return [];
  const ids = waiting.map(({ id }) => id);
  const rows = await db
    .updateTable('outbox')
    .set({ status: 'sending', ...claim })
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  return rows.sort((a, b) => a.id - b.id);
}
