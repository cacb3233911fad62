import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { type KeyType, makeKey } from '#server/mail/dns/make-key.ts';

/** Keys in files, and the text records that DNS would have of them. */
export interface TestKeys {
  /** The value for DKIM_KEYS. */
  setting: string;
  /** By name, without a dot at the end. */
  records: Map<string, string>;
  remove: () => void;
}

/** Makes a key of each type; the type is its selector, too. */
export function makeKeys(domain: string, types: readonly KeyType[]): TestKeys {
  const folder = mkdtempSync(join(tmpdir(), 'shingle-dkim-'));
  const file = (type: string) => join(folder, `${type}.pem`);
  return {
    records: new Map(types.map((type) => [`${type}._domainkey.${domain}`, makeKey(type, file(type))])),
    setting: types.map((type) => `${type}=${file(type)}`).join(', '),
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
