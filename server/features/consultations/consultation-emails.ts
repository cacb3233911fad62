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

/** Sends the emails about a consultation. */
export class ConsultationEmails {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether emails are sent at all. */
  get enabled(): boolean {
    return this.#deps.outbox.enabled;
  }

  /**
   * Composes the emails of an event before its transaction, because rendering is slow.
   * @returns the function to call in the event's transaction: it withdraws the outdated emails, and adds the new ones. A
   * confirmation outdates none but a reminder that it has anew, a correction none but the reminder.
   */
  async draft(event: ConsultationEvent): Promise<(transaction: Transaction) => Promise<void>> {
    const { outbox } = this.#deps;
    const emails = this.enabled ? await this.#make(event) : [];
    const about = aboutConsultation(event.consultation.uid);
    return async (transaction) => {
      const isChange = event.what !== 'confirmed' && event.what !== 'corrected';
      if (isChange) await outbox.withdraw(transaction, 'appointment', about);
      if (event.what !== 'confirmed' || emails.some(({ kind }) => kind === 'reminder'))
        await outbox.withdraw(transaction, 'reminder', about);
      await outbox.put(transaction, emails);
    };
  }

  async #make(event: ConsultationEvent) {
    const { outbox, links, calendar, clock } = this.#deps;
    const { consultationEmails } = await import('./consultations.emails.tsx'); // on demand: it would slow the start
    return consultationEmails(event, {
      calendar,
      owner: outbox.owner,
      link: (uid) => links.consultation(uid),
      calendarLink: (uid) => links.consultationCalendar(uid),
      bookingPage: links.booking,
      dashboard: links.dashboard('consultations'),
      now: clock(),
    });
  }
}
