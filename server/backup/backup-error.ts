/** Thrown when a backup can't be made, read or restored. A sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Another process works in the same folder. */
export class BackupBusy extends BackupError {
  override name = 'BackupBusy';
}

/** What a command ends with for `BackupBusy`: EX_TEMPFAIL, try again. */
export const BUSY_EXIT_CODE = 75;

/** @param problem completes a sentence about the backup */
export function damaged(name: string, problem: string): BackupError {
  return new BackupError(`The backup ${name} is damaged: ${problem}. Nothing was changed.`);
}
