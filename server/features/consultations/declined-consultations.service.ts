import type { Clock } from '../../clock.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { ConsultationEmails } from './consultation-emails.ts';
import type { ConsultationRepository } from './consultations.repository.ts';
import { isAhead } from './scheduled-consultation.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: ConsultationRepository;
  emails: ConsultationEmails;
  clock: Clock;
  /** Called after every write that takes or frees slots. */
  onChange: () => void;
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
    const { repository, emails, clock, inTransaction, onChange } = this.#deps;
    for (;;) {
      const row = await repository.find({ id });
      if (row === null) throw gone();
      if (row.declined_at === null || !isAhead(row, clock())) {
        throw conflict('That consultation has changed meanwhile. Nothing was cancelled.');
      }
      const consultation = { ...row, status: 'cancelled', sequence: row.sequence + 1 };
      const write = await emails.draft({ what: 'declined', consultation });
      const freed = await inTransaction(async (transaction) => {
        if (!(await repository.cancel(transaction, row, clock()))) return false;
        await write(transaction);
        transaction.afterCommit(onChange);
        return true;
      });
      if (freed) return; // otherwise the visitor moved or cancelled it meanwhile
    }
  }

  /** Keeps it as it is. @throws HttpError 404 */
  async keep(id: number): Promise<void> {
    if (!(await this.#deps.repository.keep(id, this.#deps.clock()))) throw gone();
  }
}

function gone() {
  return notFound('That consultation is not there any more.');
}
