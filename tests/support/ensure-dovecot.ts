import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.ts';

/** Dovecot's program; null where its IMAP server is not installed. */
function findDovecot(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/opt/homebrew/sbin'];
  const program = folders.map((folder) => join(folder, 'dovecot')).find((file) => existsSync(file)) ?? null;
  const hasImap = [
    '/usr/lib/dovecot/imap',
    '/usr/libexec/dovecot/imap',
    '/opt/homebrew/libexec/dovecot/imap',
  ];
  return hasImap.some((file) => existsSync(file)) ? program : null;
}

/**
 * Finds Dovecot, or else installs it.
 * @returns its program
 * @throws when there is none and none can be had
 */
export function ensureDovecot(): string {
  if (findDovecot() === null) aptInstall(['dovecot-imapd']);
  const program = findDovecot();
  if (program === null)
    throw new Error('No Dovecot could be had: install it (dovecot-imapd) for these tests.');
  return program;
}
