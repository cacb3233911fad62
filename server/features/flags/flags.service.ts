import type { FlagChange, FlagsChoice } from '#shared/contract/flags.ts';
import { FLAGS_AT_ONCE } from '#shared/limits.ts';
import type { Clock } from '../../clock.ts';
import type { FlagRow } from '../../db/tables.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { conflict } from '../../http/errors.ts';
import type { Session } from '../../http/sessions.ts';
import type { FlagRepository } from './flags.repository.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: FlagRepository;
  clock: Clock;
}

/** What an account's browsers are told. */
interface Kept {
  choice: FlagsChoice;
  rows: FlagRow[];
  revision: number;
  more: boolean;
}

/** Flags and authors that the owner keeps with the account: each has its own last change, and the later one stays. */
export class FlagService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  choose({ user }: Session, choice: FlagsChoice): Promise<void> {
    return this.#deps.repository.saveChoice(user.id, choice);
  }

  /** What has changed since a revision; nothing where they are not kept. */
  async read({ user }: Session, since: number): Promise<Kept> {
    if (user.flags_choice !== 'kept')
      return { choice: user.flags_choice, rows: [], revision: since, more: false };
    const rows = await this.#deps.repository.listSince(user.id, since, FLAGS_AT_ONCE + 1);
    const told = rows.slice(0, FLAGS_AT_ONCE);
    return {
      choice: 'kept',
      rows: told,
      revision: told.at(-1)?.revision ?? since,
      more: rows.length > told.length,
    };
  }

  /** Takes a browser's changes in. @throws HttpError 409 where flags are not kept */
  async keep(session: Session, changes: readonly FlagChange[]): Promise<void> {
    const { inTransaction, repository } = this.#deps;
    const { user } = session;
    if (user.flags_choice !== 'kept') throw conflict('Flags are kept in the browser alone.');
    const now = this.#deps.clock().toISOString();
    await inTransaction(async (transaction) => {
      let revision = await repository.lock(transaction, user.id);
      const keys = changes.map(({ key }) => `${user.id} ${key}`);
      const kept = new Map((await repository.listByKeys(transaction, keys)).map((row) => [row.key, row]));
      for (const { key, value, changed_at, is_new } of changes) {
        const row = {
          key: `${user.id} ${key}`,
          user_id: user.id,
          value: JSON.stringify(value),
          changed_at: changed_at < now ? changed_at : now, // a clock that is ahead wins nothing
          revision: revision + 1,
        };
        if (!isLater(row, kept.get(row.key), is_new)) continue;
        await repository.save(transaction, row);
        kept.set(row.key, row);
        revision += 1;
      }
    });
  }
}

/** Whether a change stays, beside what is kept. Of two at the same moment each server and browser takes the same. */
function isLater(row: FlagRow, kept: FlagRow | undefined, isNew: boolean): boolean {
  if (kept === undefined) return true;
  if (row.value === kept.value || (isNew && kept.value !== 'null')) return false;
  return row.changed_at === kept.changed_at ? row.value > kept.value : row.changed_at > kept.changed_at;
}
