import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { aboutConsultation, type ConsultationEvent } from './scheduled-consultation.ts';
import type { Calendar } from './consultation-calendar.ts';

interface Deps {
  outbox: Outbox;
  links: EmailLinks;
  calendar: Calendar;
  clock: Clock;
}

/** Writes to those whom a consultation concerns. */
export class ConsultationEmails {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether any is sent. */
  get enabled(): boolean {
    return this.#deps.outbox.enabled;
  }

  /**
   * Drafts the emails of an event, before its transaction, since that takes its time.
   * @returns what the transaction of the event then does: it takes back the emails that the event makes untrue, and
   *   writes the new ones
   */
  async draft(event: ConsultationEvent): Promise<(transaction: Transaction) => Promise<void>> {
    const { outbox } = this.#deps;
    const emails = this.enabled ? await this.#make(event) : [];
    const about = aboutConsultation(event.consultation.uid);
    return async (transaction) => {
      await outbox.withdraw(transaction, 'appointment', about);
      await outbox.withdraw(transaction, 'reminder', about);
      await outbox.put(transaction, emails);
    };
  }

  async #make(event: ConsultationEvent) {
    const { outbox, links, calendar, clock } = this.#deps;
    const { consultationEmails } = await import('./consultations.emails.tsx'); // what makes emails would slow the start
    return consultationEmails(event, {
      calendar,
      owner: outbox.owner,
      link: (uid) => links.consultation(uid),
      bookingPage: links.booking,
      now: clock(),
    });
  }
}
