import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.ts';

function findRadicale(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/opt/homebrew/bin'];
  return folders.map((folder) => join(folder, 'radicale')).find((file) => existsSync(file)) ?? null;
}

/**
 * Finds Radicale, or else installs it.
 * @returns its program
 * @throws when there is none and none can be had
 */
export function ensureRadicale(): string {
  if (findRadicale() === null) aptInstall(['radicale']);
  const program = findRadicale();
  if (program === null) throw new Error('No Radicale could be had: install it (radicale) for these tests.');
  return program;
}
