import type { SubscriberRow } from '../../db/tables.ts';
import { conflict } from '../../http/errors.ts';
import { nothingToForget, type TrashBin } from '../trash/trash-bin.ts';
import type { SubscriberRepository } from './subscribers.repository.ts';

/** Deleted subscribers, who come back with the status that they had: then they never left. */
export function subscriberBin(repository: SubscriberRepository): TrashBin {
  return {
    wayBack: (kept, trashedAt) =>
      Promise.resolve(async (transaction) => {
        const subscriber = JSON.parse(kept) as SubscriberRow; // as it was put there
        if (await repository.putBack(transaction, subscriber, new Date(trashedAt))) return null;
        throw conflict(`${subscriber.email} has signed up again since.`);
      }),
    onBack: () => undefined,
    forget: nothingToForget,
  };
}
