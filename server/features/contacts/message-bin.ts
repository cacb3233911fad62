import type { ContactRow, ReplyRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import { nothingToForget, type TrashBin } from '../trash/trash-bin.ts';
import type { ContactRepository } from './contacts.repository.ts';

/** The replies that go to the trash with their message, and come back with it. */
export interface KeptReplies {
  keptOf: (transaction: Transaction, contact: number) => Promise<ReplyRow[]>;
  putBack: (transaction: Transaction, replies: readonly ReplyRow[]) => Promise<void>;
}

/** As it was put in the trash; without replies where it came there before there were any. */
type KeptMessage = ContactRow & { replies?: ReplyRow[] };

/** Deleted messages. The emails about one are gone with its deletion, and stay so. */
export function messageBin(repository: ContactRepository, answers: KeptReplies): TrashBin {
  return {
    prepare(kept) {
      const { replies = [], ...row } = JSON.parse(kept) as KeptMessage;
      return Promise.resolve(async (transaction) => {
        await repository.putBack(transaction, row);
        await answers.putBack(transaction, replies);
        return null;
      });
    },
    onBack: () => undefined,
    forget: nothingToForget,
  };
}
