import type { BackupStateRepository } from '../../backup/backup-state.repository.ts';
import type { BackupStateRow } from '../../db/tables.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import type { Outbox } from '../../mail/outbox.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: BackupStateRepository;
  outbox: Outbox;
  links: EmailLinks;
  /** Whether what failed is tried again by itself. */
  triesAgain: boolean;
}

/** Tells the owner by email that backups fail, once, and that they work again. */
export class BackupNotices {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Tells what there is to tell. Of several processes one does. */
  async tell(): Promise<void> {
    const { inTransaction, repository, outbox, links, triesAgain } = this.#deps;
    const state = await repository.read();
    if (!isNews(state)) return;
    const { backupEmail } = await import('./backup-notices.emails.tsx'); // on demand: it would slow the start
    const content = await backupEmail({ ...state, triesAgain }, links.dashboard('overview'));
    await inTransaction(async (transaction) => {
      const found = await repository.lock(transaction);
      if (!isNews(found) || found.failing_since !== state.failing_since) return; // the next look tells
      await repository.update({ told: found.failing_since === null ? 0 : 1 }, transaction);
      await outbox.put(transaction, [{ kind: 'owner-notice', to: outbox.owner, notice: 'backups', content }]);
    });
  }
}

/** Whether the owner knows something else than what is so. */
function isNews({ failing_since, told }: BackupStateRow): boolean {
  return (failing_since !== null) !== (told === 1);
}
