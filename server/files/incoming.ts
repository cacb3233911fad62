import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Far above the 300 seconds that a request may take, and what it then waits for its turn. */
const ABANDONED_MS = 60 * 60 * 1000;

/** The folder of unfinished files in `folder`; on the same disk, and never served. */
export function incomingFolder(folder: string): string {
  return join(folder, '.incoming');
}

/**
 * Deletes what killed processes left unfinished; no response has named it. Other processes may be receiving files into
 * the same folder: these are young, and under random names.
 * @param incoming the folder; it need not exist
 */
export async function removeAbandoned(incoming: string): Promise<void> {
  const names = await readdir(incoming).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      const path = join(incoming, name);
      const file = await stat(path).catch(() => null);
      if (file !== null && Date.now() - file.mtimeMs > ABANDONED_MS)
        await rm(path, { recursive: true, force: true });
    }),
  );
}
