import type { DeliveryStatus, UndeliveredEmail } from '#shared/contract/delivery-status.ts';
import type { Clock } from '../../clock.ts';
import type { Delivery } from '../../mail/delivery.ts';
import type { UndeliveredRepository } from '../../mail/undelivered.repository.ts';

interface Deps {
  repository: UndeliveredRepository;
  /** Null where mail can't be sent. */
  delivery: Delivery | null;
  clock: Clock;
}

/** More than these tell nothing new. */
const MAX_LISTED = 20;

/** Whether mail gets through, and what did not. */
export class DeliveryStatusService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Why mail waits; null while the mail server takes it, and where nothing waits, since then nothing is tried, either. */
  async held(): Promise<DeliveryStatus['held']> {
    const { repository, delivery, clock } = this.#deps;
    const reason = delivery?.holdReason ?? null;
    if (reason === null) return null;
    const waiting = await repository.countWaiting(clock());
    return waiting === 0 ? null : { reason, waiting };
  }

  undelivered(): Promise<UndeliveredEmail[]> {
    return this.#deps.repository.undelivered(MAX_LISTED);
  }

  forgetUndelivered(until: string): Promise<void> {
    return this.#deps.repository.forgetUndelivered(until);
  }
}
