import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { PRIORITY } from '../db/mail-priority.ts';
import type { Db } from '../db/open.ts';
import type { EmailKind, NewOutboxRow } from '../db/tables.ts';
import type { Delivery } from './delivery.ts';
import type { EmailContent } from './mailer.ts';
import { noticeDue } from './notices.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A mail to write into the outbox. */
export interface NewEmail {
  kind: Exclude<EmailKind, 'newsletter'>;
  to: string;
  content: EmailContent;
  /** What it speaks of; see `withdraw`. */
  about?: string;
  subscriberId?: number;
  /** The earliest instant to send it; at once when left out, notices to the owner now and then. */
  dueAt?: Date;
  /** It is left out when so many of its kind were written to the address within 24 hours. */
  maxADay?: number;
}

interface Deps {
  /** Null where mail can't be sent; then nothing is written, or it would all go out on the day mail is set up. */
  delivery: Delivery | null;
  clock: Clock;
  /** What Message-IDs end with. */
  host: string;
  /** Where mail for the owner goes. */
  owner: string;
}

/** Takes mail in the transaction of what causes it, so that there is never one without the other. */
export class Outbox {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether mail is sent at all; it need not be made otherwise. */
  get enabled(): boolean {
    return this.#deps.delivery !== null;
  }

  /** The owner's address. */
  get owner(): string {
    return this.#deps.owner;
  }

  /** Writes emails; they go out once the transaction `db` is through. */
  async put(db: Db, emails: readonly NewEmail[]): Promise<void> {
    const { delivery, clock, host } = this.#deps;
    if (delivery === null || emails.length === 0) return;
    const now = clock();
    const rows: NewOutboxRow[] = [];
    for (const mail of emails) {
      if (await this.#isTooMany(db, mail, now)) continue;
      const { kind, to, content, about, subscriberId, dueAt } = mail;
      const due = dueAt ?? (kind === 'owner-notice' ? await noticeDue(db, now) : now);
      rows.push({
        kind,
        message_id: `${randomUUID()}@${host}`,
        recipient: to,
        content: JSON.stringify(content),
        about: about ?? null,
        subscriber_id: subscriberId ?? null,
        priority: PRIORITY.person,
        due_at: due.toISOString(),
        created_at: now.toISOString(),
      });
    }
    if (rows.length === 0) return;
    await db.insertInto('outbox').values(rows).execute();
    delivery.wake(); // it waits for the connection, and so for the end of the transaction
  }

  async #isTooMany(db: Db, { kind, to, maxADay }: NewEmail, now: Date): Promise<boolean> {
    if (maxADay === undefined) return false;
    const { count } = await db
      .selectFrom('outbox')
      .select((build) => build.fn.countAll<number>().as('count'))
      .where('recipient', '=', to)
      .where('kind', '=', kind)
      .where('created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
      .executeTakeFirstOrThrow();
    return count >= maxADay;
  }

  /** Takes back what has not been sent yet of one kind about something; one on its way is not tried again. */
  async withdraw(db: Db, kind: EmailKind, about: string): Promise<void> {
    await db
      .updateTable('outbox')
      .set({ status: 'withdrawn', finished_at: this.#deps.clock().toISOString() })
      .where('about', '=', about)
      .where('kind', '=', kind)
      .where('status', 'in', ['waiting', 'sending'])
      .execute();
  }
}
