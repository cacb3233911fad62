import type {
  ByOwnerInput,
  CorrectByOwnerInput,
  MoveByOwnerInput,
  SeenCall,
  SeenConsultation,
  TakeBackByOwnerInput,
} from '#shared/contract/owner-consultations.ts';
import type { Clock } from '../../clock.ts';
import type { ConsultationRow } from '../../db/tables.ts';
import { conflict, notFound, unprocessable } from '../../http/errors.ts';
import { readableEmail } from '../../readable-email.ts';
import type { ConsultationChanges } from './consultation-changes.ts';
import type { ConsultationEmails } from './consultation-emails.ts';
import type { ConsultationRepository } from './consultations.repository.ts';
import { isAhead } from './scheduled-consultation.ts';
import { hearsOfChanges, isReached, toldMeanwhile } from './told.ts';
import { readWaitingDeed, timeKnown } from './waiting-deed.ts';

interface Deps {
  repository: ConsultationRepository;
  changes: ConsultationChanges;
  emails: Pick<ConsultationEmails, 'enabled'>;
  clock: Clock;
}

/** The owner moves, cancels, corrects or confirms a consultation, and may add some words to the email that tells its visitor. */
export class OwnerChangeService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether visitors get emails at all. */
  get sendsEmails(): boolean {
    return this.#deps.emails.enabled;
  }

  /**
   * To any time ahead that no other one has. Does nothing when it has that slot already, as after an answer that was lost.
   * @throws HttpError 404, 409 when it has changed or the slot is taken, 422 when it or that time is over
   */
  async move({ id, seen, date, time, note, untold }: MoveByOwnerInput): Promise<void> {
    const before = await this.#find(id);
    const isThere = before.consultation_date === date && before.consultation_time === time;
    if (isThere && before.status !== 'cancelled') return;
    this.#assertChangeable(before, seen);
    if (untold === true) this.#assertUntold(before);
    await this.#deps.changes.move(
      before,
      { date, time },
      {
        eventOf: (consultation) => ({
          what: 'rescheduled',
          consultation,
          before: timeKnown(before, this.#deps.clock()),
          note,
        }),
        changedMeanwhile,
        by: 'owner',
        note,
      },
    );
  }

  /** Frees the slot. @throws HttpError 404, 409 when it has changed, 422 when it is over */
  async cancel({ id, seen, note, untold }: ByOwnerInput): Promise<void> {
    const row = await this.#find(id);
    this.#assertChangeable(row, seen);
    if (untold === true) this.#assertUntold(row);
    await this.#deps.changes.cancel(row, {
      eventOf: (consultation) => ({
        what: 'called-off',
        consultation: { ...consultation, ...timeKnown(row, this.#deps.clock()) },
        note,
      }),
      changedMeanwhile,
      by: 'owner',
      note,
    });
  }

  /**
   * Takes back how she moved, cancelled or confirmed it last, as long as no email has told of that: one that waits is withdrawn,
   * and it is all that it was before. Where none had to go out, it has the time or the status again that the request says; with
   * a move, it is forgotten, too, where it was moved from earlier.
   * @throws HttpError 404, 409 when it has changed, an email has told of it or the slot is taken, 422 when it or that time
   * is over
   */
  async takeBack({ id, seen, before }: TakeBackByOwnerInput): Promise<void> {
    const row = await this.#find(id);
    const deed = readWaitingDeed(row.taking_back);
    if (deed !== null) {
      if (!isAt(row, seen)) throw changedMeanwhile();
      await this.#deps.changes.undo(row, deed, { changedMeanwhile, toldMeanwhile });
      return;
    }
    if (before === undefined) throw changedMeanwhile();
    const wasMoved = before.date !== seen.date || before.time !== seen.time;
    if (wasMoved) this.#assertChangeable(row, seen);
    else if (row.cancelled_by !== 'owner' || !isAt(row, seen)) throw changedMeanwhile();
    if (row.told_at !== null || row.confirmation_sent_at !== null) throw toldMeanwhile();
    await this.#deps.changes.takeBack(row, before, changedMeanwhile);
  }

  /**
   * Corrects its visitor's name, address and number, and what it is about, also of one that is over or cancelled. How they meet
   * stays as it was agreed. To an address that it did not have, a confirmation can be sent, which confirms it.
   * @returns it as it is then, and whether its visitor gets an email
   * @throws HttpError 404, 409 when it is not what the owner saw, 422 without an address where its visitor booked with one
   */
  async correct({ id, seen, confirm, confirmation = null, ...details }: CorrectByOwnerInput) {
    const { emails, changes, clock } = this.#deps;
    const row = await this.#find(id);
    if (!isAsSeen(row, seen)) throw changedMeanwhile();
    if (details.email === '' && row.email !== '' && row.placed_by_owner === 0)
      throw unprocessable('Please enter the email address.', 'email');
    // What is over, was confirmed as it was.
    const isNewAddress = details.email !== row.email && isAhead(row, clock());
    const canTell = emails.enabled && isReached({ ...row, ...details }) && row.declined_at === null;
    const told = confirm && isNewAddress && canTell;
    const corrected = await changes.correct(row, details, {
      confirmation: isNewAddress
        ? { sent_at: confirmation?.sent_at ?? null, note: confirmation?.note ?? '' }
        : { sent_at: row.confirmation_sent_at, note: row.confirmation_note },
      told,
      changedMeanwhile,
    });
    return { row: corrected, told };
  }

  /**
   * Sends its visitor a confirmation, once for each time that it has.
   * @throws HttpError 404, 409 when it has changed or that was sent, 422 when it is over or its visitor gets no emails
   */
  async confirm({ id, seen, note }: ByOwnerInput): Promise<void> {
    const row = await this.#find(id);
    this.#assertChangeable(row, seen);
    if (row.confirmation_sent_at !== null) throw conflict('A confirmation of that time was sent already.');
    if (row.declined_at !== null) throw changedMeanwhile();
    if (!this.#deps.emails.enabled || !isReached(row)) {
      throw unprocessable('This visitor gets no emails from the site.');
    }
    await this.#deps.changes.confirm(row, {
      eventOf: (consultation) => ({ what: 'confirmed', consultation, note }),
      changedMeanwhile,
      note,
    });
  }

  async #find(id: number): Promise<ConsultationRow> {
    const row = await this.#deps.repository.find({ id });
    if (row === null) throw notFound('That consultation is not there any more.');
    return row;
  }

  /** What its visitor moved after the owner saw it is not changed unseen. */
  #assertChangeable(row: ConsultationRow, seen: SeenConsultation): void {
    if (row.status === 'cancelled') throw conflict('That consultation is cancelled already.');
    if (!isAt(row, seen)) throw changedMeanwhile();
    if (!isAhead(row, this.#deps.clock())) {
      throw unprocessable('That consultation has begun. It can’t be moved, cancelled or confirmed any more.');
    }
  }

  #assertUntold(row: ConsultationRow): void {
    if (this.#deps.emails.enabled && hearsOfChanges(row)) throw toldMeanwhile();
  }
}

function isAt(row: ConsultationRow, { date, time }: SeenConsultation): boolean {
  return row.consultation_date === date && row.consultation_time === time;
}

function isAsSeen(row: ConsultationRow, seen: Record<keyof SeenCall, string | null>): boolean {
  return (
    (row.status === 'cancelled') === (seen.status === 'cancelled') &&
    readableEmail(row.email) === seen.email &&
    SEEN.every((field) => row[field] === seen[field])
  );
}

/** What must not have changed, too. Whether it was confirmed makes no difference, only whether an email said so. */
const SEEN = [
  ...(['consultation_date', 'consultation_time', 'confirmation_sent_at'] as const),
  ...(['name', 'phone', 'message'] as const),
];

function changedMeanwhile() {
  return conflict('That consultation has changed meanwhile. Nothing was changed.');
}
