import type { ContactRow } from '../../db/tables.ts';
import { nothingToForget, type TrashBin } from '../trash/trash-bin.ts';
import type { ContactRepository } from './contacts.repository.ts';

/** Deleted messages. The emails about one are gone with its deletion, and stay so. */
export function messageBin(repository: ContactRepository): TrashBin {
  return {
    wayBack: (kept) =>
      Promise.resolve(async (transaction) => {
        await repository.putBack(transaction, JSON.parse(kept) as ContactRow); // as it was put there
        return null;
      }),
    onBack: () => undefined,
    forget: nothingToForget,
  };
}
