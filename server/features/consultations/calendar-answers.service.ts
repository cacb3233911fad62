import type { Clock } from '../../clock.ts';
import type { ConsultationRow } from '../../db/tables.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import type { NewEmail, Outbox } from '../../mail/outbox.ts';
import type { CalendarAnswer } from '../../mail/reports/report.ts';
import type { ConsultationRepository } from './consultations.repository.ts';
import { calendarUid, isAhead } from './scheduled-consultation.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: ConsultationRepository;
  outbox: Outbox;
  links: EmailLinks;
  clock: Clock;
  /** The host part of the consultations' UIDs in calendars. */
  host: string;
}

/** What visitors' calendars answer to invitations. An answer frees no slot: the owner decides. */
export class CalendarAnswerService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Notes an answer, and tells the owner of one that declines. An answer to an earlier version changes nothing.
   * @returns whether the answer is about a consultation and comes from its visitor
   */
  async accept({ uid, sequence, attendee, declined }: CalendarAnswer): Promise<boolean> {
    const { repository, inTransaction, outbox, clock } = this.#deps;
    const row = await this.#find(uid);
    if (row?.email.toLowerCase() !== attendee.toLowerCase()) return false;
    const isOutdated = sequence !== null && sequence < (row.sequence_told ?? row.sequence);
    if (isOutdated || !isAhead(row, clock())) return true;
    const notices = declined && row.declined_at === null ? await this.#notices(row) : [];
    await inTransaction(async (transaction) => {
      const isNews = await repository.answer(transaction, row, declined, clock());
      if (isNews) await outbox.put(transaction, notices);
    });
    return true;
  }

  async #find(uid: string): Promise<ConsultationRow | null> {
    const own = uid.split('@', 1)[0] ?? '';
    if (/\p{Cc}/u.test(own)) return null; // no database has to take these
    return uid === calendarUid(own, this.#deps.host) ? this.#deps.repository.find({ uid: own }) : null;
  }

  async #notices(row: ConsultationRow): Promise<NewEmail[]> {
    const { outbox, links } = this.#deps;
    if (!outbox.enabled) return [];
    const { declinedNotice } = await import('./declined-notice.emails.tsx'); // on demand: it would slow the start
    return [await declinedNotice(row, outbox.owner, links.dashboard('consultations'))];
  }
}
