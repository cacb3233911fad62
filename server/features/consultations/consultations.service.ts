import {
  addDays,
  bookableDays,
  type CalendarDay,
  dayInArizona,
  SLOTS,
  type Slot,
  startOfDay,
} from '#shared/business.ts';
import type { BookingInput } from '#shared/contract/consultations.ts';
import type { Clock } from '../../clock.ts';
import { isUniqueViolation } from '../../db/open.ts';
import type { Page, Slice } from '../../db/rows.ts';
import type { ConsultationRow } from '../../db/tables.ts';
import { conflict, notFound, refused } from '../../http/errors.ts';
import type { ConsultationRepository } from './consultations.repository.ts';

/** The free consultations visitors book. */
export class ConsultationService {
  readonly #repository: ConsultationRepository;
  readonly #clock: Clock;
  readonly #changed: () => void;

  /** @param changed is told after every write by which slots are taken or free */
  constructor(repository: ConsultationRepository, clock: Clock, changed: () => void) {
    this.#repository = repository;
    this.#clock = clock;
    this.#changed = changed;
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
    try {
      await this.#repository.insert({
        name: booking.name,
        email: booking.email,
        phone: booking.phone,
        message: booking.message,
        consultation_date: booking.date,
        consultation_time: booking.time,
        suspected_spam: suspectedSpam ? 1 : 0,
        created_at: now.toISOString(),
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw conflict('That time has just been taken. Please choose another one.', 'time');
    }
    this.#changed();
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

  /** When other days can be booked: the next midnight in Arizona. */
  endOfDay(): Date {
    return startOfDay(addDays(dayInArizona(this.#clock()), 1));
  }

  list(page: Page): Promise<Slice<ConsultationRow>> {
    return this.#repository.list(page);
  }

  /** Frees the slot, too. @throws HttpError 404 */
  async delete(id: number): Promise<void> {
    if (!(await this.#repository.delete(id))) throw notFound('That consultation is not there any more.');
    this.#changed();
  }
}
