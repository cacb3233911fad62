import type {
  CancelByOwnerInput,
  MoveByOwnerInput,
  SeenConsultation,
} from '#shared/contract/consultations.ts';
import type { Clock } from '../../clock.ts';
import type { ConsultationRow } from '../../db/tables.ts';
import { conflict, notFound, unprocessable } from '../../http/errors.ts';
import type { ConsultationChanges } from './consultation-changes.ts';
import type { ConsultationRepository } from './consultations.repository.ts';
import { isAhead } from './scheduled-consultation.ts';

interface Deps {
  repository: ConsultationRepository;
  changes: ConsultationChanges;
  clock: Clock;
}

/** The owner moves or cancels a consultation, and may add some words to the email that tells its visitor. */
export class OwnerChangeService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Does nothing when it has that slot already, as after an answer that was lost.
   * @throws HttpError 404, 409 when it has changed or the slot is taken, 422 when it is over or can't be booked then
   */
  async move({ id, seen, date, time, note }: MoveByOwnerInput): Promise<void> {
    const before = await this.#find(id);
    const isThere = before.consultation_date === date && before.consultation_time === time;
    if (isThere && before.status !== 'cancelled') return;
    this.#assertChangeable(before, seen);
    await this.#deps.changes.move(
      before,
      { date, time },
      { eventOf: (consultation) => ({ what: 'rescheduled', consultation, before, note }), changedMeanwhile },
    );
  }

  /** Frees the slot. @throws HttpError 404, 409 when it has changed, 422 when it is over */
  async cancel({ id, seen, note }: CancelByOwnerInput): Promise<void> {
    const row = await this.#find(id);
    this.#assertChangeable(row, seen);
    await this.#deps.changes.cancel(row, {
      eventOf: (consultation) => ({ what: 'called-off', consultation, note }),
      changedMeanwhile,
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
      throw unprocessable('That consultation has begun. It can’t be moved or cancelled any more.');
    }
  }
}

function changedMeanwhile() {
  return conflict('That consultation has changed meanwhile. Nothing was changed.');
}
