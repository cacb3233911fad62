import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt.ts';

const isThere = () => spawnSync('age', ['--version']).status === 0;

/**
 * Finds age, the program that encrypted backups can be opened with, or else installs it.
 * @throws when there is none and none can be had
 */
export function ensureAge(): void {
  if (!isThere()) aptInstall(['age']);
  if (!isThere()) throw new Error('No age could be had: install it for these tests.');
}
