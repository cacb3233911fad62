import { createPrivateKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { siteFolder } from '#server/root.ts';
import { makeKeys } from '#tests/support/dkim.ts';
import { startDns, type Zone } from '#tests/support/dns.ts';
import { runCommand } from '#tests/support/production-install.ts';
import { TEST_SECRET } from '#tests/support/test-app.ts';

const DOMAIN = 'wren.example';
const keys = makeKeys(DOMAIN, ['rsa', 'ed25519']);
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shingle-mail-dns-'));
});
afterAll(async () => {
  keys.remove();
  await rm(folder, { recursive: true, force: true });
});

const SETTINGS = {
  NODE_ENV: 'production',
  SITE_URL: `https://${DOMAIN}`,
  JWT_SECRET: TEST_SECRET,
  ADMIN_EMAIL: `wren@${DOMAIN}`,
  MAIL_FROM: `Wren <hello@${DOMAIN}>`,
  SMTP_URL: 'smtp://user:secret@smtp.postmarkapp.com:587',
};

const mailDns = (args: string[], settings: Record<string, string> = {}) =>
  runCommand(siteFolder, ['mail-dns', ...args], { settings: { ...SETTINGS, ...settings } });

/** A zone in which all is well. */
function goodZone(changes: Zone = {}): Zone {
  const dkim = Object.fromEntries([...keys.records].map(([name, text]) => [name, [text]]));
  return {
    [DOMAIN]: ['google-site-verification=1', 'v=spf1 mx include:spf.mtasv.net ~all'],
    [`_dmarc.${DOMAIN}`]: ['v=DMARC1; p=quarantine'],
    ...dkim,
    ...changes,
  };
}

async function check(zone: Zone, settings: Record<string, string> = {}) {
  const dns = await startDns(zone);
  onTestFinished(dns.close);
  const args = ['--check', '--resolver', dns.address];
  const { code, stdout, stderr } = await mailDns(args, { DKIM_KEYS: keys.setting, ...settings });
  const states = [...stdout.matchAll(/^(SPF|DKIM|DMARC) +(ok|missing|differs) +(\S+)$/gm)];
  return { code, stdout, stderr, states: states.map(([, kind, state, name]) => `${kind} ${state} ${name}`) };
}

describe('mail-dns', () => {
  it('says what to publish: SPF for the provider, the public keys in strings of at most 255, and DMARC', async () => {
    const { code, stdout, stderr } = await mailDns([], { DKIM_KEYS: keys.setting });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('  wren.example.  TXT  "v=spf1 include:spf.mtasv.net ~all"\n');
    expect(stdout).toContain(
      '  _dmarc.wren.example.  TXT  "v=DMARC1; p=none; rua=mailto:wren@wren.example"\n',
    );
    expect(stdout).toContain('p=quarantine');
    for (const [name, text] of keys.records) {
      const [, strings = ''] = new RegExp(`^  ${name}\\.  TXT  (.*)$`, 'm').exec(stdout) ?? [];
      const parts = [...strings.matchAll(/"([^"]{1,255})"/g)].map(([, part]) => part);
      expect(parts.join('')).toBe(text);
    }
    expect(stdout).not.toContain('secret');
  });

  it.each([
    ['smtp://mail.hoster.example:587', 'v=spf1 a:mail.hoster.example ~all', 'is a guess'],
    ['smtp://127.0.0.1:25', 'v=spf1 a:wren.example ~all', 'is a guess'],
    ['smtp://203.0.113.7', 'v=spf1 ip4:203.0.113.7 ~all', 'is a guess'],
    ['smtp://[2001:db8::7]:25', 'v=spf1 ip6:2001:db8::7 ~all', 'is a guess'],
    ['smtp://[::1]:25', 'v=spf1 a:wren.example ~all', 'is a guess'],
    ['smtps://email-smtp.eu-west-1.amazonaws.com', 'v=spf1 include:amazonses.com ~all', 'one SPF record'],
  ])('goes by SMTP_URL for SPF: %s', async (SMTP_URL, record, note) => {
    const { stdout } = await mailDns([], { SMTP_URL });
    expect(stdout).toContain(`"${record}"`);
    expect(stdout).toContain(note);
    expect(stdout).toContain('There is no key in DKIM_KEYS.');
  });

  it('wants SPF for the domain of BOUNCE_ADDRESS, too', async () => {
    const { stdout } = await mailDns([], { BOUNCE_ADDRESS: 'bounces@mail.wren.example' });
    expect([...stdout.matchAll(/^ {2}(\S+)\. {2}TXT {2}"v=spf1/gm)].map(([, name]) => name)).toEqual([
      DOMAIN,
      'mail.wren.example',
    ]);
  });

  it.each([
    ['--check with a key', ['--check', '--make-key', 'rsa', '--out', 'x'], 'First make the key'],
    ['an unknown kind of key', ['--make-key', 'dsa', '--out', 'x'], 'A key is rsa or ed25519.'],
    ['a key for no file', ['--make-key', 'rsa'], 'Which file?'],
    ['a file for no key', ['--out', 'x'], '--out and --selector belong to --make-key.'],
    ['a bad selector', ['--make-key', 'rsa', '--out', 'x', '--selector', 'a b'], 'A selector has letters'],
    ['a bad resolver', ['--check', '--resolver', 'dns.example'], 'is not an IP address with a port'],
  ])('refuses %s in words', async (_name, args, message) => {
    const { code, stdout, stderr } = await mailDns(args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(message);
    expect(existsSync(join(siteFolder, 'x'))).toBe(false);
  });
});

describe('mail-dns --check', () => {
  it('ends with 0 where all is well', async () => {
    const { code, stderr, states } = await check(goodZone());
    expect(states).toEqual([
      'SPF ok wren.example',
      'DKIM ok rsa._domainkey.wren.example',
      'DKIM ok ed25519._domainkey.wren.example',
      'DMARC ok _dmarc.wren.example',
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  it('ends with 1 where everything is missing, and says what is wanted', async () => {
    const { code, stdout, states } = await check({});
    expect(states).toHaveLength(4);
    expect(states.filter((state) => state.includes(' missing '))).toHaveLength(4);
    expect(stdout).toContain('"v=spf1 include:spf.mtasv.net ~all"');
    expect(code).toBe(1);
  });

  const other = makeKeys(DOMAIN, ['rsa']);
  other.remove();
  const RSA = `rsa._domainkey.${DOMAIN}`;
  it.each<[string, Zone, string, string]>([
    ['two SPF records', { [DOMAIN]: ['v=spf1 mx -all', 'v=spf1 a -all'] }, 'SPF differs', 'count none'],
    [
      'an SPF record without the provider',
      { [DOMAIN]: ['v=spf1 mx -all'] },
      'SPF differs',
      'lacks include:spf.mtasv.net',
    ],
    ['another public key', { [RSA]: [...other.records.values()] }, 'DKIM differs', 'does not belong'],
    ['a revoked key', { [RSA]: ['v=DKIM1; k=rsa; p='] }, 'DKIM differs', 'revoked'],
    ['a key on trial', { [RSA]: [`${keys.records.get(RSA)}; t=y`] }, 'DKIM differs', 't=y'],
    [
      'DMARC without a policy',
      { [`_dmarc.${DOMAIN}`]: ['v=DMARC1; rua=mailto:a@b.example'] },
      'DMARC differs',
      'no policy',
    ],
  ])('ends with 1 for %s', async (_name, changes, state, remark) => {
    const { code, stdout, states } = await check(goodZone(changes));
    expect(states.filter((found) => !found.includes(' ok '))).toEqual([expect.stringContaining(state)]);
    expect(stdout).toContain(remark);
    expect(code).toBe(1);
  });

  it('takes a provider that an included record names, and DMARC of the domain above', async () => {
    const { code, states } = await check(
      {
        'mail.wren.example': ['v=spf1 include:all.wren.example ?all'],
        'all.wren.example': ['v=spf1 include:mail.wren.example include:spf.mtasv.net'],
        [`_dmarc.${DOMAIN}`]: ['v=DMARC1; p=none'],
        ...goodZone(),
      },
      { MAIL_FROM: 'hello@mail.wren.example', DKIM_DOMAIN: DOMAIN },
    );
    expect(states[0]).toBe('SPF ok mail.wren.example');
    expect(states.at(-1)).toBe('DMARC ok _dmarc.mail.wren.example');
    expect(code).toBe(0);
  });

  it('says plainly when DNS can’t be asked, or does not know, and does not call that missing', async () => {
    const { address, close } = await startDns();
    await close();
    const { code, stdout, stderr } = await mailDns(['--check', '--resolver', address]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^DNS could not be asked for \S+ \(127\.0\.0\.1:\d+\): .*So nothing is known/);

    const failing = await check(goodZone({ [`_dmarc.${DOMAIN}`]: 'fails' }));
    expect(failing.code).toBe(1);
    expect(failing.stderr).toContain('the server could not find out');
  });
});

describe('mail-dns --make-key', () => {
  it.each(['rsa', 'ed25519'])('makes a key that the site then takes: %s', async (type) => {
    const file = join(folder, `${type}.pem`);
    // The setting may be there before the file.
    const setting = { DKIM_KEYS: `site=${file}` };
    const { code, stdout, stderr } = await mailDns(
      ['--make-key', type, '--out', file, '--selector', 'site'],
      setting,
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(createPrivateKey(await readFile(file)).asymmetricKeyType).toBe(type);
    expect(stdout).toContain(`DKIM_KEYS=site=${file}\n`);
    const [, record = ''] = /(site\._domainkey\.wren\.example\. {2}TXT {2}.*)/.exec(stdout) ?? [];
    expect(record).toContain(`v=DKIM1; k=${type}; p=`);
    expect((await mailDns([], setting)).stdout).toContain(record);
  });

  it('overwrites nothing', async () => {
    const file = join(folder, 'precious.pem');
    await writeFile(file, 'precious');
    const { code, stderr } = await mailDns(['--make-key', 'rsa', '--out', file]);
    expect(code).toBe(1);
    expect(stderr).toContain('A key is never overwritten.');
    expect(await readFile(file, 'utf8')).toBe('precious');
  });
});
