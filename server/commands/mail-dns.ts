import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig, readEnvironment } from '../config.ts';
import { isSelector } from '../mail/dkim-keys.ts';
import { type CheckedRecord, checkRecords } from '../mail/dns/check-records.ts';
import { isKeyType, type KeyType, makeKey } from '../mail/dns/make-key.ts';
import { wantedRecords, type WantedRecord } from '../mail/dns/records.ts';
import { txtResolver } from '../mail/dns/resolve-txt.ts';
import { type Command, UsageError } from './command.ts';

const OPTIONS = {
  check: { type: 'boolean', default: false },
  resolver: { type: 'string' },
  'make-key': { type: 'string' },
  out: { type: 'string' },
  selector: { type: 'string' },
} as const;

export const mailDns: Command = {
  usage: `mail-dns                                      the records that the sender's domain needs
mail-dns --check [--resolver IP:PORT]         what DNS has of them; ends with 1 unless all is well
mail-dns --make-key rsa|ed25519 --out FILE [--selector NAME]
                                              makes a key that signs mail (DKIM)

The domain is that of MAIL_FROM, the server that of SMTP_URL, and the keys are those of DKIM_KEYS. A key file is never
overwritten. In a checkout, npm run mail-dns does the same: npm run mail-dns -- --check`,

  async run(args) {
    const { values } = parseArgs({ args, options: OPTIONS });
    const { check: isCheck, resolver, out, selector } = values;
    const type = values['make-key'];
    if (type !== undefined) {
      if (!isKeyType(type)) throw new UsageError('A key is rsa or ed25519.');
      if (out === undefined) throw new UsageError('Which file? --out FILE');
      if (isCheck || resolver !== undefined) throw new UsageError('First make the key, then check.');
      const name = selector ?? `shingle-${type}`;
      if (!isSelector(name)) throw new UsageError('A selector has letters, digits and hyphens.');
      addKey(type, resolve(out), name);
      return;
    }
    if (out !== undefined || selector !== undefined) {
      throw new UsageError('--out and --selector belong to --make-key.');
    }
    if (resolver !== undefined && !isCheck) throw new UsageError('--resolver belongs to --check.');
    if (isCheck) await check(resolver ?? null);
    else print();
  },
};

function print(): void {
  const config = loadConfig(readEnvironment());
  const hasKeys = config.dkim.keys.length > 0;
  console.log(
    [
      `Mail comes from ${config.mailFrom.address}. These TXT records belong into DNS:`,
      ...wantedRecords(config).map((record) => `\n${describe(record)}`),
      ...(hasKeys ? [] : [`\n${NO_KEYS}`]),
    ].join('\n'),
  );
}

const NO_KEYS = `DKIM
  There is no key in DKIM_KEYS. If your mail provider signs, its pages have the record for DNS. If it does not, make a
  key: mail-dns --make-key rsa --out FILE`;

async function check(server: string | null): Promise<void> {
  const config = loadConfig(readEnvironment());
  const checked = await checkRecords(wantedRecords(config), txtResolverOf(server));
  for (const record of checked) console.log(report(record));
  if (config.dkim.keys.length === 0) {
    console.log('DKIM   not checked: without DKIM_KEYS only your mail provider knows its records.');
  }
  if (checked.some(({ state }) => state !== 'ok')) process.exitCode = 1;
}

function txtResolverOf(server: string | null) {
  try {
    return txtResolver(server);
  } catch {
    throw new UsageError(`--resolver: ${server} is not an IP address with a port, like 127.0.0.1:53.`);
  }
}

function addKey(type: KeyType, file: string, selector: string): void {
  // DKIM_KEYS may name this key already, and could not be read until now.
  const { dkim } = loadConfig({ ...readEnvironment(), DKIM_KEYS: '' });
  const text = makeKey(type, file);
  console.log(
    [
      `The private key is in ${file}, readable by this account alone. Publish this TXT record:`,
      '',
      zoneLine({ name: `${selector}._domainkey.${dkim.domain}`, text }),
      '',
      'Then let the site sign with it (after a comma, where there is a key already), and try mail-dns --check:',
      '',
      `  DKIM_KEYS=${selector}=${file}`,
    ].join('\n'),
  );
}

function describe(record: WantedRecord): string {
  return [record.kind, zoneLine(record), `  ${record.note}`].join('\n');
}

function report({ wanted, state, remark }: CheckedRecord): string {
  const lines = [`${wanted.kind.padEnd(7)}${state.padEnd(9)}${wanted.name}`, `       ${remark}`];
  if (state !== 'ok') lines.push('       Wanted:', zoneLine(wanted));
  return lines.join('\n');
}

/** A record as zone files have it. A string in DNS has at most 255 characters; a text can have several. */
function zoneLine({ name, text }: Pick<WantedRecord, 'name' | 'text'>): string {
  const strings = text.match(/.{1,255}/g) ?? [];
  return `  ${name}.  TXT  ${strings.map((string) => `"${string}"`).join(' ')}`;
}
