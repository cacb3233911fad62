import type { Clock } from '../../clock.ts';
import type { Alongside } from '../../db/open.ts';
import type { MailLinks } from '../../mail/mail-links.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { AppointmentEvent } from './appointment.mails.tsx';
import { aboutAppointment } from './appointment.ts';
import type { Calendar } from './appointment-calendar.ts';

interface Dependencies {
  outbox: Outbox;
  links: MailLinks;
  calendar: Calendar;
  clock: Clock;
}

/** Writes to those whom an appointment concerns. */
export class AppointmentLetters {
  readonly #given: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#given = dependencies;
  }

  /** Whether any is sent. */
  get enabled(): boolean {
    return this.#given.outbox.enabled;
  }

  /**
   * Makes the mails of an event. What it gives belongs into the transaction of that event: it takes back the mails that
   * the event makes untrue, and writes the new ones.
   */
  async prepare(event: AppointmentEvent): Promise<Alongside> {
    const { outbox } = this.#given;
    const mails = this.enabled ? await this.#make(event) : [];
    const about = aboutAppointment(event.appointment.uid);
    return async (transaction) => {
      await outbox.withdraw(transaction, 'appointment', about);
      await outbox.withdraw(transaction, 'reminder', about);
      await outbox.put(transaction, mails);
    };
  }

  async #make(event: AppointmentEvent) {
    const { outbox, links, calendar, clock } = this.#given;
    const { appointmentMails } = await import('./appointment.mails.tsx'); // what makes mails would slow the start
    return appointmentMails(event, {
      calendar,
      owner: outbox.owner,
      link: (uid) => links.appointment(uid),
      bookingPage: links.booking,
      now: clock(),
    });
  }
}
