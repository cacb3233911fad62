import { open, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { encodingOf } from './decode-text.ts';
import { ImportFailure } from './import-failure.ts';

/** What is to be imported. */
export interface Source {
  /** Absolute. */
  path: string;
  isFolder: boolean;
  /** How the file begins, as text; '' for a folder. */
  head: string;
}

const HEAD_BYTES = 64 * 1024;

/** @throws ImportFailure when there is nothing that can be read */
export async function openSource(named: string): Promise<Source> {
  const path = resolve(named);
  try {
    const isFolder = (await stat(path)).isDirectory();
    return { path, isFolder, head: isFolder ? '' : await headOf(path) };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'There is no such file or folder' : 'It can’t be read';
    throw new ImportFailure(`${why}: ${path}`, { cause: error });
  }
}

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const bytes = buffer.subarray(0, bytesRead);
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } finally {
    await file.close();
  }
}
