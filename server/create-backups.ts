import type { BackupProgram } from './backup/backup-process.ts';
import { BackupStateRepository } from './backup/backup-state.repository.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/engine.ts';
import type { SharedClock } from './db/shared-clock.ts';
import type { InTransaction } from './db/unit-of-work.ts';
import { BackupNotices } from './features/backups/backup-notices.ts';
import { BackupScheduler } from './features/backups/backup-scheduler.ts';
import { BackupService } from './features/backups/backups.service.ts';
import type { Logger } from './log.ts';
import type { EmailLinks } from './mail/email-links.ts';
import type { Outbox } from './mail/outbox.ts';

interface Deps {
  config: Config;
  db: Db;
  inTransaction: InTransaction;
  outbox: Outbox;
  links: EmailLinks;
  /** What makes a backup; null where this process makes none. */
  program: BackupProgram | null;
  clock: Clock;
  sharedClock: SharedClock;
  log: Logger;
}

/** What makes backups at night and when asked to, and tells of them. */
export function createBackups({
  config,
  db,
  inTransaction,
  outbox,
  links,
  program,
  clock,
  sharedClock,
  log,
}: Deps) {
  const repository = new BackupStateRepository(db, sharedClock);
  const triesAgain = config.backupAt !== null;
  const notices = new BackupNotices({ inTransaction, repository, outbox, links, triesAgain });
  const backups = new BackupService({ config, inTransaction, repository, program, notices, log, clock });
  return { backups, backupScheduler: new BackupScheduler(backups, log) };
}
