import { open } from 'node:fs/promises';

/** Writes a new file, and waits until it is on the disk. */
export async function writeDurably(path: string, contents: Buffer): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(contents);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until the names in a folder are on the disk, where the system can tell. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // it opens no folders
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
