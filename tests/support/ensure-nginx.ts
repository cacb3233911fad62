import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.ts';

/** nginx's program, or null. */
export function findNginx(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/opt/homebrew/bin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file)) ?? null;
}

/** Installs nginx where it is missing and can be had; the tests that need it are skipped without it, but not by CI. */
export function ensureNginx(): void {
  if (findNginx() === null && !aptInstall(['nginx'])) {
    console.warn('No nginx could be had: install it for the tests of several processes.');
  }
}

/** Whether to leave out what needs nginx. */
export const withoutNginx = () => findNginx() === null && process.env.CI === undefined;
