import type { DeliveryStatus, UndeliveredEmail } from '#shared/contract/delivery-status.ts';
import type { Clock } from '../../clock.ts';
import type { Delivery } from '../../mail/delivery.ts';
import type { UndeliveredRepository } from '../../mail/undelivered.repository.ts';

interface Deps {
  repository: UndeliveredRepository;
  /** Null where email cannot be sent. */
  delivery: Delivery | null;
  clock: Clock;
}

/** Maximum failed emails listed: more add no information. */
const MAX_LISTED = 20;

/** Whether emails are delivered, and which ones failed. */
export class DeliveryStatusService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Why emails are on hold; null while the mail server accepts them, and when none waits, since none is tried then. */
  async held(): Promise<DeliveryStatus['held']> {
    const { repository, delivery, clock } = this.#deps;
    const reason = (await delivery?.holdReason()) ?? null;
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
