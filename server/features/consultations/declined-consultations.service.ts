import type { Clock } from '../../clock.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { ConsultationChanges } from './consultation-changes.ts';
import type { ConsultationRepository } from './consultations.repository.ts';
import { isAhead } from './scheduled-consultation.ts';

interface Deps {
  repository: ConsultationRepository;
  changes: ConsultationChanges;
  clock: Clock;
}

/** The owner's answer to visitors who declined an invitation: a calendar's word alone cancels nothing. */
export class DeclinedConsultationService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Cancels it, which frees the slot; the visitor gets the email and the calendar file of a cancellation.
   * @throws HttpError 404, 409 when it is not declined any more, or not ahead
   */
  async free(id: number): Promise<void> {
    const { repository, changes, clock } = this.#deps;
    const row = await repository.find({ id });
    if (row === null) throw gone();
    if (row.declined_at === null || !isAhead(row, clock())) throw changedMeanwhile();
    await changes.cancel(row, {
      eventOf: (consultation) => ({ what: 'declined', consultation }),
      changedMeanwhile,
      by: 'owner',
    });
  }

  /** Keeps it as it is. @throws HttpError 404 */
  async keep(id: number): Promise<void> {
    if (!(await this.#deps.repository.keep(id, this.#deps.clock()))) throw gone();
  }
}

function gone() {
  return notFound('That consultation is not there any more.');
}

function changedMeanwhile() {
  return conflict('That consultation has changed meanwhile. Nothing was cancelled.');
}
