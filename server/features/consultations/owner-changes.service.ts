import type { ByOwnerInput, MoveByOwnerInput, SeenConsultation } from '#shared/contract/consultations.ts';
import type { Clock } from '../../clock.ts';
import type { ConsultationRow } from '../../db/tables.ts';
import { conflict, notFound, unprocessable } from '../../http/errors.ts';
import type { ConsultationChanges } from './consultation-changes.ts';
import type { ConsultationEmails } from './consultation-emails.ts';
import type { ConsultationRepository } from './consultations.repository.ts';
import { isAhead } from './scheduled-consultation.ts';
import { isReached } from './told.ts';

interface Deps {
  repository: ConsultationRepository;
  changes: ConsultationChanges;
  emails: Pick<ConsultationEmails, 'enabled'>;
  clock: Clock;
}

/** The owner moves, cancels or confirms a consultation, and may add some words to the email that tells its visitor. */
export class OwnerChangeService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * To any time ahead that no other one has. Does nothing when it has that slot already, as after an answer that was lost.
   * @throws HttpError 404, 409 when it has changed or the slot is taken, 422 when it or that time is over
   */
  async move({ id, seen, date, time, note }: MoveByOwnerInput): Promise<void> {
    const before = await this.#find(id);
    const isThere = before.consultation_date === date && before.consultation_time === time;
    if (isThere && before.status !== 'cancelled') return;
    this.#assertChangeable(before, seen);
    await this.#deps.changes.move(
      before,
      { date, time },
      {
        eventOf: (consultation) => ({ what: 'rescheduled', consultation, before, note }),
        changedMeanwhile,
        by: 'owner',
        note,
      },
    );
  }

  /** Frees the slot. @throws HttpError 404, 409 when it has changed, 422 when it is over */
  async cancel({ id, seen, note }: ByOwnerInput): Promise<void> {
    const row = await this.#find(id);
    this.#assertChangeable(row, seen);
    await this.#deps.changes.cancel(row, {
      eventOf: (consultation) => ({ what: 'called-off', consultation, note }),
      changedMeanwhile,
      by: 'owner',
      note,
    });
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
    if (row.consultation_date !== seen.date || row.consultation_time !== seen.time) throw changedMeanwhile();
    if (!isAhead(row, this.#deps.clock())) {
      throw unprocessable('That consultation has begun. It can’t be moved, cancelled or confirmed any more.');
    }
  }
}

function changedMeanwhile() {
  return conflict('That consultation has changed meanwhile. Nothing was changed.');
}
