import { dayOf } from '#shared/business-time.ts';
import { type BackupFolder, instantOfName } from './backup-folder.ts';
import { keptBackups } from './kept-backups.ts';

/** Deletes the backups whose time is over, and images that no other needs. @param folder locked */
export async function thinOut(folder: BackupFolder): Promise<void> {
  const names = await folder.names();
  const kept = keptNames(names);
  for (const name of names) if (!kept.has(name)) await folder.remove(name);
  await folder.removeUnneededImages();
}

/** Which of these backups stay. @param names the oldest first */
export function keptNames(names: readonly string[]): Set<string> {
  return keptBackups(names.map((name) => ({ name, day: dayOf(instantOfName(name)) })));
}
