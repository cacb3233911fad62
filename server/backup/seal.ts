import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { BackupPlace } from '../backup-address.ts';
import type { ObjectStore } from '../files/object-store/object-store.ts';
import { BackupError } from './backup-error.ts';

/** The key of all files, itself encrypted with the passphrase; `age --decrypt --identity key.age FILE` opens them. */
const KEY = 'key.age';
/** 2^16: 64 MB for a quarter of a second, where age's own 2^18 would take 256 MB each night. */
const SCRYPT_WORK_FACTOR = 16;

/** What files go through on their way to another place and back. */
export interface Seal {
  /** What names end with. */
  ending: '' | '.age';
  close: (contents: ReadableStream<Uint8Array>, bytes: number) => Promise<Sealed>;
  /** The stream fails where something was changed. */
  open: (contents: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>;
}

interface Sealed {
  contents: ReadableStream<Uint8Array>;
  bytes: number;
}

const OPEN: Seal = {
  ending: '',
  close: (contents, bytes) => Promise.resolve({ contents, bytes }),
  open: (contents) => Promise.resolve(contents),
};

/**
 * The seal of a place. Encrypted files are of the format age (age-encryption.org/v1), for a key that was made with the
 * first of them.
 * @param makesKey where there is none: null to read, or whether backups are there already, which then are not encrypted
 * @throws BackupError when the passphrase is another, or missing
 */
export async function sealOf(
  { passphrase, address: { label } }: BackupPlace,
  store: ObjectStore,
  makesKey: { hasBackups: boolean } | null,
): Promise<Seal> {
  const kept = await store.get(KEY);
  if (passphrase === null) {
    if (kept === null) return OPEN;
    throw new BackupError(
      `BACKUP_PASSPHRASE: is not set, but the backups in ${label} are encrypted. Set the one that they were made with.`,
    );
  }
  if (kept !== null) return sealWith(await openKey(kept, passphrase, label));
  if (makesKey === null) return OPEN;
  if (makesKey.hasBackups) {
    throw new BackupError(
      `BACKUP_PASSPHRASE: is set, but the backups in ${label} are not encrypted. Take another folder for BACKUP_TO.`,
    );
  }
  const identity = await generateX25519Identity();
  const key = await encryptKey(identity, passphrase);
  await store.put(KEY, key);
  if ((await store.get(KEY))?.equals(key) !== true) {
    throw new BackupError(`${label}/${KEY} has other contents after it was written.`);
  }
  return sealWith(identity);
}

async function encryptKey(identity: string, passphrase: string): Promise<Buffer> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR);
  const text = `# The key of Shingle's backups\n${identity}\n`;
  return Buffer.from(await encrypter.encrypt(text));
}

async function openKey(key: Buffer, passphrase: string, label: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const text = await decrypter.decrypt(key, 'text').catch((error: unknown) => {
    throw new BackupError(
      `BACKUP_PASSPHRASE: is not the one that the backups in ${label} are encrypted with.`,
      { cause: error },
    );
  });
  const identity = text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identity === undefined) throw new BackupError(`${label}/${KEY} holds no key.`);
  return identity;
}

async function sealWith(identity: string): Promise<Seal> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return {
    ending: '.age',
    async close(contents, bytes) {
      const sealed = await encrypter.encrypt(contents);
      return { contents: sealed, bytes: sealed.size(bytes) };
    },
    open: (contents) => decrypter.decrypt(contents),
  };
}
