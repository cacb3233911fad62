import { answers } from '#content/words/answers.ts';
import type { BookedConsultation, MoveInput } from '#shared/contract/consultations.ts';
import { parseSlot, type Slot } from '#shared/time-of-day.ts';
import type { Clock } from '../../clock.ts';
import type { ConsultationRow } from '../../db/tables.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { conflict, notFound, unprocessable } from '../../http/errors.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import { type Calendar, invitation } from './consultation-calendar.ts';
import { isAhead, isUnderWay } from './scheduled-consultation.ts';
import type { ConsultationEmails } from './consultation-emails.ts';
import type { ConsultationRepository } from './consultations.repository.ts';
import { type OpenSlots, slotRefusal } from './open-slots.service.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: ConsultationRepository;
  openSlots: OpenSlots;
  emails: ConsultationEmails;
  links: EmailLinks;
  calendar: Calendar;
  clock: Clock;
  /** Called after every write that takes or frees slots. */
  onChange: () => void;
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
    const { repository, openSlots, emails, clock, inTransaction, onChange } = this.#deps;
    const row = await this.#changeable(token);
    if (row.consultation_date === date && row.consultation_time === time) return this.#present(row);
    await openSlots.assertOpen(date, time, row.uid);
    const moved = { ...row, consultation_date: date, consultation_time: time, sequence: row.sequence + 1 };
    const write = await emails.draft({ what: 'moved', consultation: moved, before: row });
    try {
      await inTransaction(async (transaction) => {
        if (!(await repository.move(transaction, row, { date, time }, clock()))) throw changedMeanwhile();
        await openSlots.assertRoom(transaction, moved);
        await write(transaction);
        transaction.afterCommit(onChange);
      });
    } catch (error) {
      throw slotRefusal(error);
    }
    return this.#present(moved);
  }

  /** Frees the slot at once. @throws HttpError 404, 409 when it is cancelled, 422 when it is over */
  async cancel(token: string): Promise<BookedConsultation> {
    const { repository, emails, clock, inTransaction, onChange } = this.#deps;
    const row = await this.#changeable(token);
    const cancelled = { ...row, status: 'cancelled', sequence: row.sequence + 1 };
    const write = await emails.draft({ what: 'cancelled', consultation: cancelled });
    await inTransaction(async (transaction) => {
      if (!(await repository.cancel(transaction, row, clock()))) throw changedMeanwhile();
      await write(transaction);
      transaction.afterCommit(onChange);
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
