import { answers } from '#content/words/answers.ts';
import type { BookedConsultation, MoveInput } from '#shared/contract/consultations.ts';
import { parseSlot, type Slot } from '#shared/time-of-day.ts';
import type { Clock } from '../../clock.ts';
import type { ConsultationRow } from '../../db/tables.ts';
import { conflict, notFound, unprocessable } from '../../http/errors.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import { type Calendar, invitation } from './consultation-calendar.ts';
import type { ConsultationChanges } from './consultation-changes.ts';
import { isAhead, isUnderWay } from './scheduled-consultation.ts';
import type { ConsultationRepository } from './consultations.repository.ts';

interface Deps {
  repository: ConsultationRepository;
  changes: ConsultationChanges;
  links: EmailLinks;
  calendar: Calendar;
  clock: Clock;
}

/** What visitors can do with a consultation through the link in their email. */
export class BookedConsultationService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws HttpError 404 for an invalid link or a deleted consultation */
  async read(token: string): Promise<BookedConsultation> {
    return this.#present(await this.#find(token));
  }

  /** The consultation as an iCalendar file. @throws HttpError 404 for an invalid link, or where it is cancelled */
  async calendarFile(token: string): Promise<string> {
    const { links, calendar, clock } = this.#deps;
    const row = await this.#find(token);
    if (row.status === 'cancelled') throw notFound(answers.consultation.unknown);
    return invitation('PUBLISH', row, { calendar, link: links.consultation(row.uid), now: clock() });
  }

  /**
   * Moves the consultation under a new booking's rules; does nothing when it has that slot already.
   * @throws HttpError 404, 409 when it is cancelled or the slot is taken, 422 when it is over or can't be booked then
   */
  async move(token: string, { date, time }: MoveInput): Promise<BookedConsultation> {
    const row = await this.#changeable(token);
    if (row.consultation_date === date && row.consultation_time === time) return this.#present(row);
    const moved = await this.#deps.changes.move(
      row,
      { date, time },
      {
        eventOf: (consultation) => ({ what: 'moved', consultation, before: row }),
        changedMeanwhile,
        by: 'visitor',
      },
    );
    return this.#present(moved);
  }

  /** Frees the slot at once. @throws HttpError 404, 409 when it is cancelled, 422 when it is over */
  async cancel(token: string): Promise<BookedConsultation> {
    const row = await this.#changeable(token);
    const cancelled = await this.#deps.changes.cancel(row, {
      eventOf: (consultation) => ({ what: 'cancelled', consultation }),
      changedMeanwhile,
      by: 'visitor',
    });
    return this.#present(cancelled);
  }

  async #changeable(token: string): Promise<ConsultationRow> {
    const row = await this.#find(token);
    if (row.status === 'cancelled') throw conflict(answers.consultation.cancelled);
    if (!isAhead(row, this.#deps.clock())) {
      throw unprocessable(answers.consultation.over);
    }
    return row;
  }

  async #find(token: string): Promise<ConsultationRow> {
    const uid = await this.#deps.links.readBookedConsultation(token);
    const row = uid === null ? null : await this.#deps.repository.find({ uid });
    if (row === null || slotOf(row) === null) throw notFound(answers.consultation.unknown);
    return row;
  }

  #present(row: ConsultationRow): BookedConsultation {
    const now = this.#deps.clock();
    const standing = isAhead(row, now) ? 'ahead' : isUnderWay(row, now) ? 'now' : 'over';
    return {
      date: row.consultation_date,
      time: slotOf(row) as Slot, // checked in #find
      state: row.status === 'cancelled' ? 'cancelled' : standing,
      meeting_url: row.meeting_url,
      by_phone: row.phone !== '',
    };
  }
}

function slotOf({ consultation_time }: ConsultationRow): Slot | null {
  return parseSlot(consultation_time);
}

function changedMeanwhile() {
  return conflict(answers.consultation.changed);
}
