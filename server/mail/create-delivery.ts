import type { Clock } from '../clock.ts';
import type { Db } from '../db/engine.ts';
import type { SharedClock } from '../db/shared-clock.ts';
import type { InTransaction, Transaction } from '../db/unit-of-work.ts';
import type { Logger } from '../log.ts';
import { CampaignRefusals, type HeldCampaign } from './campaign-refusals.ts';
import { CampaignEmailRepository } from './campaign-emails.repository.ts';
import { CampaignRefusalsRepository } from './campaign-refusals.repository.ts';
import type { Compose } from './compose.ts';
import { Delivery } from './delivery.ts';
import { DeliveryQueueRepository } from './delivery-queue.repository.ts';
import { DeliveryStateRepository } from './delivery-state.repository.ts';
import type { Mailer } from './mailer.ts';
import { Sender } from './sender.ts';
import { LEASE_MS, Turns } from './turns.ts';

interface Deps {
  db: Db;
  inTransaction: InTransaction;
  mailer: Mailer;
  compose: Compose;
  /** Removes subscribers whose address does not exist from the list. `reason` is what the mail server said. */
  onBounce: (transaction: Transaction, subscribers: readonly number[], reason: string) => Promise<void>;
  /** Adds a notice that a campaign is not sent on. `about` is the notice's field in the outbox. */
  onCampaignHeld: (transaction: Transaction, held: HeldCampaign, about: string) => Promise<void>;
  clock: Clock;
  /** For what the workers compare: claims, the rate, the hold. */
  sharedClock: SharedClock;
  log: Logger;
  /** Maximum messages per second of all workers together. */
  perSecond: number;
  /** Whether no other worker can be alive, because this process holds the database's lock. */
  alone: boolean;
  /** How long a claim lasts unless it is renewed; `LEASE_MS` by default. */
  leaseMs?: number;
}

/** Creates a worker of the delivery. */
export function createDelivery({ leaseMs = LEASE_MS, ...deps }: Deps): Delivery {
  const queue = new DeliveryQueueRepository(deps.db, deps.sharedClock);
  const state = new DeliveryStateRepository(deps.db, deps.sharedClock);
  const refusals = new CampaignRefusals({
    repository: new CampaignRefusalsRepository(),
    emails: new CampaignEmailRepository(),
    tellOwner: deps.onCampaignHeld,
    clock: deps.clock,
  });
  return new Delivery({
    ...deps,
    queue,
    state,
    turns: new Turns({ ...deps, queue, state, refusals, leaseMs }),
    sender: new Sender(deps),
  });
}
