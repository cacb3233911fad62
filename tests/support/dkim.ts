import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { dkimRecord } from '#server/mail/dns/dkim-record.ts';
import { readDkimKey } from '#server/mail/dkim-keys.ts';

/** Keys in files, and the text records that DNS would have of them. */
export interface TestKeys {
  /** The value for DKIM_KEYS. */
  setting: string;
  /** By name, without a dot at the end. */
  records: Map<string, string>;
  remove: () => void;
}

const GENERATE = {
  rsa: () => generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey,
  ed25519: () => generateKeyPairSync('ed25519').privateKey,
};

/** Makes a key for each kind; its name is its selector. */
export function makeKeys(domain: string, kinds: readonly (keyof typeof GENERATE)[]): TestKeys {
  const folder = mkdtempSync(join(tmpdir(), 'shingle-dkim-'));
  const files = kinds.map((kind) => {
    const file = join(folder, `${kind}.pem`);
    writeFileSync(file, GENERATE[kind]().export({ format: 'pem', type: 'pkcs8' }));
    return { selector: kind, file };
  });
  return {
    setting: files.map(({ selector, file }) => `${selector}=${file}`).join(', '),
    records: new Map(
      files.map((key) => [`${key.selector}._domainkey.${domain}`, dkimRecord(readDkimKey(key).privateKey)]),
    ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What another program's verifier says of each signature, such as `rsa pass`, in the order of the headers. */
export async function verdicts(raw: string | Buffer, records: TestKeys['records']): Promise<string[]> {
  const { results } = await dkimVerify(raw, {
    resolver: (name: string) => {
      const text = records.get(name);
      if (text === undefined) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
      return Promise.resolve([text.match(/.{1,255}/g) ?? []]);
    },
  });
  return results.map(({ selector = '', status }) => `${selector} ${status.result}`);
}
