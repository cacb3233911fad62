import { parseSlot, type Slot } from '#shared/business.ts';
import type { Appointment, MoveInput } from '#shared/contract/consultations.ts';
import type { Clock } from '../../clock.ts';
import type { ConsultationRow } from '../../db/tables.ts';
import { conflict, notFound, refused } from '../../http/errors.ts';
import type { MailLinks } from '../../mail/mail-links.ts';
import { aboutAppointment, describeTime, isAhead } from './appointment.ts';
import type { AppointmentLetters } from './appointment-letters.ts';
import type { ConsultationRepository } from './consultations.repository.ts';
import { assertBookable, slotRefusal } from './slot-rules.ts';

interface Dependencies {
  repository: ConsultationRepository;
  letters: AppointmentLetters;
  links: MailLinks;
  clock: Clock;
  /** Told after every write by which slots are taken or free. */
  changed: () => void;
}

/** What visitors do with an appointment by the link in their mail. */
export class AppointmentService {
  readonly #given: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#given = dependencies;
  }

  /** @throws HttpError 404 for a link that is not ours, or whose appointment was deleted */
  async read(token: string): Promise<Appointment> {
    return this.#present(await this.#find(token));
  }

  /**
   * Gives it another slot, as a booking takes one; where it is already, nothing happens.
   * @throws HttpError 404, 409 when it is cancelled or the slot is taken, 422 when it is over or not to be had then
   */
  async move(token: string, { date, time }: MoveInput): Promise<Appointment> {
    const { repository, letters, clock } = this.#given;
    const row = await this.#changeable(token);
    if (row.consultation_date === date && row.consultation_time === time) return this.#present(row);
    assertBookable(date, clock());
    const moved = { ...row, consultation_date: date, consultation_time: time, sequence: row.sequence + 1 };
    const written = await letters.prepare({ what: 'moved', appointment: moved, before: describeTime(row) });
    try {
      if (!(await repository.move(row, { date, time }, written))) throw changedMeanwhile();
    } catch (error) {
      throw slotRefusal(error);
    }
    this.#given.changed();
    return this.#present(moved);
  }

  /** Frees the slot at once. @throws HttpError 404, 409 when it is cancelled, 422 when it is over */
  async cancel(token: string): Promise<Appointment> {
    const { repository, letters } = this.#given;
    const row = await this.#changeable(token);
    const cancelled = { ...row, status: 'cancelled', sequence: row.sequence + 1 };
    const written = await letters.prepare({ what: 'cancelled', appointment: cancelled });
    if (!(await repository.cancel(row, written))) throw changedMeanwhile();
    this.#given.changed();
    return this.#present(cancelled);
  }

  /** Whether what a mail speaks of still takes place; `about` is what stands in the outbox. */
  async isAhead(about: string): Promise<boolean> {
    const row = await this.#given.repository.find({ uid: about.slice(aboutAppointment('').length) });
    return row !== null && isAhead(row, this.#given.clock());
  }

  async #changeable(token: string): Promise<ConsultationRow> {
    const row = await this.#find(token);
    if (row.status === 'cancelled') throw conflict('This appointment is cancelled already.');
    if (!isAhead(row, this.#given.clock())) {
      throw refused('This appointment is over, so it can’t be moved or cancelled.');
    }
    return row;
  }

  async #find(token: string): Promise<ConsultationRow> {
    const uid = this.#given.links.readAppointment(token);
    const row = uid === null ? null : await this.#given.repository.find({ uid });
    if (row === null || slotOf(row) === null) throw notFound('There is no appointment behind this link.');
    return row;
  }

  #present(row: ConsultationRow): Appointment {
    const ahead = isAhead(row, this.#given.clock());
    return {
      date: row.consultation_date,
      time: slotOf(row) as Slot, // looked at in #find
      state: row.status === 'cancelled' ? 'cancelled' : ahead ? 'ahead' : 'over',
    };
  }
}

function slotOf({ consultation_time }: ConsultationRow): Slot | null {
  return parseSlot(consultation_time);
}

function changedMeanwhile() {
  return conflict('This appointment has just been changed. Please load the page again.');
}
