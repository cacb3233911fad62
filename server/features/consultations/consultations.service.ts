import { randomBytes } from 'node:crypto';
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
import type { Alongside } from '../../db/open.ts';
import type { Page, Slice } from '../../db/rows.ts';
import type { ConsultationRow } from '../../db/tables.ts';
import { notFound } from '../../http/errors.ts';
import { calendarUid, isAhead } from './appointment.ts';
import type { AppointmentLetters } from './appointment-letters.ts';
import type { ConsultationRepository } from './consultations.repository.ts';
import type { DayOffRepository } from './days-off.repository.ts';
import { assertBookable, slotRefusal } from './slot-rules.ts';

interface Dependencies {
  repository: ConsultationRepository;
  daysOff: DayOffRepository;
  letters: AppointmentLetters;
  clock: Clock;
  /** Told after every write by which slots are taken or free. */
  changed: () => void;
  /** What the appointments' names in calendars end with. */
  host: string;
}

/** The free consultations visitors book. */
export class ConsultationService {
  readonly #given: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#given = dependencies;
  }

  /** Whether who books is sent an invitation. */
  get invites(): boolean {
    return this.#given.letters.enabled;
  }

  /**
   * Takes a slot. That nobody else has it is the database's word, not a look beforehand.
   * @returns what calendars call the appointment
   * @throws HttpError 422 outside the booking window [2.12.02] and on a day off, 409 when the slot is taken
   */
  async book(booking: BookingInput, suspectedSpam: boolean): Promise<string> {
    const { repository, letters, clock, host, changed } = this.#given;
    const now = clock();
    assertBookable(booking.date, now);
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
      sequence: 0,
    };
    const written = await letters.prepare({ what: 'booked', appointment: consultation });
    try {
      await repository.insert(consultation, written);
    } catch (error) {
      throw slotRefusal(error);
    }
    changed();
    return calendarUid(consultation.uid, host);
  }

  /** The slots of each bookable day that can't be had, in the day's order; days without any are left out. */
  async taken(): Promise<Record<CalendarDay, Slot[]>> {
    const { repository, daysOff, clock } = this.#given;
    const days = bookableDays(clock());
    const [first = '', last = ''] = [days[0], days.at(-1)];
    const rows = await repository.taken(first, last);
    const off = new Set(await daysOff.from(first));
    const taken: Record<CalendarDay, Slot[]> = {};
    for (const day of days) {
      const times = new Set(
        rows.filter((row) => row.consultation_date === day).map((row) => row.consultation_time),
      );
      const slots = SLOTS.filter((slot) => off.has(day) || times.has(slot));
      if (slots.length > 0) taken[day] = slots;
    }
    return taken;
  }

  /** When other days can be booked: the next midnight in Arizona. */
  endOfDay(): Date {
    return startOfDay(addDays(dayInArizona(this.#given.clock()), 1));
  }

  list(page: Page): Promise<Slice<ConsultationRow>> {
    return this.#given.repository.list(page);
  }

  /**
   * Frees the slot, too. The visitor of one that is still to come is told, unless suspected of spam.
   * @throws HttpError 404
   */
  async delete(id: number): Promise<void> {
    const { repository, changed } = this.#given;
    for (;;) {
      const row = await repository.find({ id });
      if (row === null) throw notFound('That consultation is not there any more.');
      // Once more when the visitor moved or cancelled it meanwhile: then other mails are right.
      if (await repository.delete(row, await this.#farewell(row))) break;
    }
    changed();
  }

  async #farewell(row: ConsultationRow): Promise<Alongside> {
    const { letters, clock } = this.#given;
    if (!isAhead(row, clock())) return () => Promise.resolve();
    const appointment = { ...row, sequence: row.sequence + 1 };
    return letters.prepare({ what: 'deleted', appointment });
  }
}
