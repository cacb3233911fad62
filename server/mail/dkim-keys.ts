import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { domainToASCII } from 'node:url';
import type { DkimKey } from './dkim.ts';

/** The file of a private key, and its selector. */
export interface DkimKeyFile {
  selector: string;
  file: string;
}

/** RFC 8301: what is shorter counts as unsigned. */
const MIN_RSA_BITS = 1_024;
const GOOD_RSA_BITS = 2_048;

/** Parses `selector=file`, several of them separated by commas. @returns null when it isn't that */
export function dkimKeyFiles(value: string): DkimKeyFile[] | null {
  const files = value.split(',').map((part) => {
    const [, selector = '', file = ''] = /^([^=]*)=(.*)$/.exec(part.trim()) ?? [];
    return { selector: selector.trim().toLowerCase(), file: file.trim() };
  });
  const selectors = new Set(files.map(({ selector }) => selector));
  const areValid = files.every(({ selector, file }) => isSelector(selector) && file !== '');
  return areValid && selectors.size === files.length ? files : null;
}

/** The domain of an address, in ASCII. */
export function domainOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1));
}

export function isSelector(value: string): boolean {
  return /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i.test(value);
}

/** Reads a private key. @throws Error saying what is wrong with it */
export function readDkimKey({ selector, file }: DkimKeyFile): DkimKey {
  const privateKey = parse(read(file), file);
  const bits = rsaBits(privateKey);
  if (privateKey.asymmetricKeyType !== 'ed25519' && bits === null) {
    throw new Error(`${file} holds a key that is neither RSA nor Ed25519`);
  }
  if (bits !== null && bits < MIN_RSA_BITS) {
    throw new Error(`${file} holds a key of ${bits} bits; receivers ignore less than ${MIN_RSA_BITS}`);
  }
  return { selector, privateKey };
}

/** What is to be said about keys that work; one sentence each. */
export function dkimWarnings(keys: readonly DkimKey[]): string[] {
  const weak = keys.flatMap(({ selector, privateKey }) => {
    const bits = rsaBits(privateKey);
    return bits === null || bits >= GOOD_RSA_BITS
      ? []
      : [`the key ${selector} has ${bits} bits; ${GOOD_RSA_BITS} are usual today.`];
  });
  return keys.some(({ privateKey }) => privateKey.asymmetricKeyType === 'rsa')
    ? weak
    : ['there is an Ed25519 key alone, which Gmail and others do not read yet. Add an RSA key beside it.'];
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(code === 'ENOENT' ? `${file} is not there` : `${file} can’t be read`, { cause: error });
  }
}

function parse(pem: string, file: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch (error) {
    throw new Error(`${file} holds no private key in PEM form, or one with a passphrase`, { cause: error });
  }
}

function rsaBits(key: KeyObject): number | null {
  return key.asymmetricKeyType === 'rsa' ? (key.asymmetricKeyDetails?.modulusLength ?? 0) : null;
}
