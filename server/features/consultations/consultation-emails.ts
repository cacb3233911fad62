import { TAKE_BACK_MS } from '#shared/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import type { NewEmail, Outbox } from '../../mail/outbox.ts';
import { aboutConsultation, type ConsultationEvent } from './scheduled-consultation.ts';
import type { Calendar } from './consultation-calendar.ts';
import type { WaitingEmails } from './waiting-deed.ts';

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
   * confirmation outdates none but a reminder that it has anew, a correction none but the reminder. What the owner does herself waits to be sent, so that it can
   * be taken back: the function answers with what waits; null for nothing.
   */
  async draft(
    event: ConsultationEvent,
  ): Promise<(transaction: Transaction) => Promise<WaitingEmails | null>> {
    const { outbox, clock } = this.#deps;
    const made = this.enabled ? await this.#make(event) : [];
    const due = canBeTakenBack(event) && made.length > 0 ? takeBackUntil(clock()) : null;
    const emails = due === null ? made : made.map((email) => waiting(email, due, outbox.newMessageId()));
    const about = aboutConsultation(event.consultation.uid);
    return async (transaction) => {
      const withdrawn: string[] = [];
      const isChange = event.what !== 'confirmed' && event.what !== 'corrected';
      if (isChange) withdrawn.push(...(await outbox.withdraw(transaction, 'appointment', about)));
      if (event.what !== 'confirmed' || emails.some(({ kind }) => kind === 'reminder'))
        withdrawn.push(...(await outbox.withdraw(transaction, 'reminder', about)));
      await outbox.put(transaction, emails);
      if (due === null) return null;
      const ids = emails.flatMap(({ messageId = [] }) => messageId);
      return { emails: ids, withdrawn, due_at: due.toISOString() };
    };
  }

  /**
   * Takes waiting emails back, and brings those again that they took the place of.
   * @returns false once one is on its way: the transaction has to be given up then
   */
  async takeBack(transaction: Transaction, { emails, withdrawn }: WaitingEmails): Promise<boolean> {
    const { outbox, clock } = this.#deps;
    if (!(await outbox.takeBack(transaction, emails))) return false;
    await outbox.requeue(transaction, withdrawn, takeBackUntil(clock())); // what they told of can be taken back next
    return true;
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

/** A visitor's own deeds are told at once, and so is what comes back from the trash; a correction tells nobody. */
function canBeTakenBack({ what }: ConsultationEvent): boolean {
  return !TOLD_AT_ONCE.has(what);
}

const TOLD_AT_ONCE: ReadonlySet<string> = new Set<ConsultationEvent['what']>([
  ...(['booked', 'moved', 'cancelled', 'restored', 'corrected'] as const),
]);

function takeBackUntil(now: Date): Date {
  return new Date(now.getTime() + TAKE_BACK_MS);
}

function waiting(email: NewEmail, due: Date, messageId: string): NewEmail {
  const { dueAt = due } = email;
  return { ...email, messageId, dueAt: dueAt < due ? due : dueAt };
}
