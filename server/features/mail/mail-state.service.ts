import type { MailState, UndeliveredMail } from '#shared/contract/mail.ts';
import type { Clock } from '../../clock.ts';
import type { Delivery } from '../../mail/delivery.ts';
import type { MailStateRepository } from './mail-state.repository.ts';

interface Dependencies {
  repository: MailStateRepository;
  /** Null where mail can't be sent. */
  delivery: Delivery | null;
  clock: Clock;
}

/** More than these tell nothing new. */
const MOST_LISTED = 20;

/** Whether mail gets through, and what did not. */
export class MailStateService {
  readonly #given: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#given = dependencies;
  }

  /** Why mail waits; null while the mail server takes it, and where nothing waits, since then nothing is tried, either. */
  async held(): Promise<MailState['held']> {
    const { repository, delivery, clock } = this.#given;
    const reason = delivery?.holdReason ?? null;
    if (reason === null) return null;
    const waiting = await repository.countWaiting(clock());
    return waiting === 0 ? null : { reason, waiting };
  }

  undelivered(): Promise<UndeliveredMail[]> {
    return this.#given.repository.undelivered(MOST_LISTED);
  }

  forgetUndelivered(until: string): Promise<void> {
    return this.#given.repository.forgetUndelivered(until);
  }
}
