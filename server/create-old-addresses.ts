import type { Clock } from './clock.ts';
import type { Db } from './db/engine.ts';
import type { InTransaction } from './db/unit-of-work.ts';
import { OldAddressRepository } from './features/old-addresses/old-addresses.repository.ts';
import { OldAddressService } from './features/old-addresses/old-addresses.service.ts';
import type { Logger } from './log.ts';

/** Creates what leads from the addresses of an earlier site. */
export function createOldAddresses(deps: {
  db: Db;
  inTransaction: InTransaction;
  clock: Clock;
  log: Logger;
}) {
  const { db, log, ...others } = deps;
  return new OldAddressService({
    ...others,
    repository: new OldAddressRepository(db),
    onFailure: (error) =>
      log.error({ err: error }, 'counts of old addresses could not be written; they wait'),
  });
}
