import { sql } from 'kysely';
import { CANCELLED } from '../../mail/campaign-emails.repository.ts';

/** A campaign's progress, in emails. */
export interface Progress {
  recipients: number;
  delivered: number;
  waiting: number;
  failed: number;
  cancelled: number;
}

/** Emails withdrawn because the subscriber left are not counted. */
export const COUNTS = [
  sql<number>`count(*) filter (where outbox.status <> 'withdrawn' or outbox.reason = ${CANCELLED})`.as(
    'recipients',
  ),
  sql<number>`count(*) filter (where outbox.status = 'withdrawn' and outbox.reason = ${CANCELLED})`.as(
    'cancelled',
  ),
  sql<number>`count(*) filter (where outbox.status = 'sent')`.as('delivered'),
  sql<number>`count(*) filter (where outbox.status in ('waiting', 'sending'))`.as('waiting'),
  sql<number>`count(*) filter (where outbox.status = 'failed')`.as('failed'),
] as const;
