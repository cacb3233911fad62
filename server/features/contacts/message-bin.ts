import type { ContactRow, ReplyRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import type { TrashBin } from '../trash/trash-bin.ts';
import type { ContactRepository } from './contacts.repository.ts';

/** The replies that go to the trash with their message, and come back with it. */
export interface KeptReplies {
  keptOf: (transaction: Transaction, contact: number) => Promise<ReplyRow[]>;
  putBack: (transaction: Transaction, contact: number, replies: readonly ReplyRow[]) => Promise<void>;
  forget: (transaction: Transaction, contact: number) => Promise<void>;
}

/** As it was put in the trash; without replies where it came there before there were any. */
type KeptMessage = ContactRow & { replies?: ReplyRow[] };

/** Deleted messages. The emails about one are gone with its deletion, and stay so, but for replies under way. */
export function messageBin(repository: ContactRepository, answers: KeptReplies): TrashBin {
  return {
    wayBack(kept) {
      const { replies = [], ...row } = JSON.parse(kept) as KeptMessage;
      return Promise.resolve(async (transaction) => {
        await repository.putBack(transaction, row);
        await answers.putBack(transaction, row.id, replies);
        return null;
      });
    },
    onBack: () => undefined,
    forget: (transaction, id) => answers.forget(transaction, id),
  };
}
