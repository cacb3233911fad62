import { randomBytes } from 'node:crypto';
import { bookableDays, type CalendarDay, SLOTS, type Slot } from '#shared/business.ts';
import type { BookingInput } from '#shared/contract/consultations.ts';
import type { Clock } from '../../clock.ts';
import { isUniqueViolation } from '../../db/open.ts';
import type { Page, Slice } from '../../db/rows.ts';
import type { ConsultationRow, NewConsultation } from '../../db/tables.ts';
import { conflict, notFound, refused } from '../../http/errors.ts';
import type { NewMail, Outbox } from '../../mail/outbox.ts';
import type { ConsultationRepository } from './consultations.repository.ts';

/** The free consultations visitors book. */
export class ConsultationService {
  readonly #repository: ConsultationRepository;
  readonly #outbox: Outbox;
  readonly #clock: Clock;

  constructor(repository: ConsultationRepository, outbox: Outbox, clock: Clock) {
    this.#repository = repository;
    this.#outbox = outbox;
    this.#clock = clock;
  }

  /**
   * Takes a slot. That nobody else has it is the database's word, not a look beforehand.
   * @throws HttpError 422 outside the booking window [2.12.02], 409 when the slot is taken
   */
  async book(booking: BookingInput, suspectedSpam: boolean): Promise<void> {
    const now = this.#clock();
    if (!bookableDays(now).includes(booking.date)) {
      throw refused('Please choose a weekday within the next 30 days.', 'date');
    }
    const consultation = {
      name: booking.name,
      email: booking.email,
      phone: booking.phone,
      message: booking.message,
      consultation_date: booking.date,
      consultation_time: booking.time,
      suspected_spam: suspectedSpam ? 1 : 0,
      created_at: now.toISOString(),
      uid: randomBytes(16).toString('hex'),
    };
    const mails = this.#outbox.enabled ? await this.#mails(consultation) : [];
    try {
      await this.#repository.insert(consultation, (transaction) => this.#outbox.put(transaction, mails));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw conflict('That time has just been taken. Please choose another one.', 'time');
    }
  }

  /** The taken slots of each bookable day that has any, in the day's order. */
  async taken(): Promise<Record<CalendarDay, Slot[]>> {
    const days = bookableDays(this.#clock());
    const rows = await this.#repository.taken(days[0] ?? '', days.at(-1) ?? '');
    const taken: Record<CalendarDay, Slot[]> = {};
    for (const day of days) {
      const times = new Set(
        rows.filter((row) => row.consultation_date === day).map((row) => row.consultation_time),
      );
      const slots = SLOTS.filter((slot) => times.has(slot));
      if (slots.length > 0) taken[day] = slots;
    }
    return taken;
  }

  async #mails(consultation: NewConsultation): Promise<NewMail[]> {
    const { bookingMails } = await import('./consultations.mails.tsx'); // what makes mails would slow the start
    return bookingMails(consultation, this.#outbox.owner);
  }

  list(page: Page): Promise<Slice<ConsultationRow>> {
    return this.#repository.list(page);
  }

  /** Frees the slot, too. @throws HttpError 404 */
  async delete(id: number): Promise<void> {
    if (!(await this.#repository.delete(id))) throw notFound('That consultation is not there any more.');
  }
}
