/** Thrown when a backup can't be made, read or restored. A sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** @param problem completes a sentence about the backup */
export function damaged(name: string, problem: string): BackupError {
  return new BackupError(`The backup ${name} is damaged: ${problem}. Nothing was changed.`);
}
