import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dkimRecord } from './dkim-record.ts';

const TYPES = {
  rsa: () => generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey, // longer ones do not fit some DNS forms
  ed25519: () => generateKeyPairSync('ed25519').privateKey,
} satisfies Record<string, () => KeyObject>;

export type KeyType = keyof typeof TYPES;

export function isKeyType(word: string): word is KeyType {
  return Object.hasOwn(TYPES, word);
}

/** Makes a private key in a new file that only this account can read. @returns the text for DNS @throws Error */
export function makeKey(type: KeyType, file: string): string {
  const key = TYPES[type]();
  try {
    writeFileSync(file, key.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EEXIST'
        ? `${file} is there already. A key is never overwritten.`
        : `No key was made: ${message}.`,
      { cause: error },
    );
  }
  return dkimRecord(key);
}
