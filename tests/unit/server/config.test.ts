// @vitest-environment node
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '#server/config.ts';
import { projectRoot } from '#server/root.ts';

const SECRET = '7d1f0c92b6e84a35d9c27e50f8136ba4';

function folder() {
  return { DATABASE_FILE: join(mkdtempSync(join(tmpdir(), 'shingle-config-')), 'shingle.db') };
}

function problem(env: Record<string, string>): string {
  try {
    loadConfig({ ...folder(), ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('the configuration', () => {
  it('has a default for everything outside production', () => {
    const config = loadConfig(folder());
    expect(config).toMatchObject({
      production: false,
      port: 3001,
      siteUrl: 'http://localhost:3001',
      origin: 'http://localhost:3001',
      base: '',
      subfolder: 'shingle',
      uploadsDir: join(projectRoot, 'uploads'),
      smtp: null,
      mailConnections: 3,
      trustProxy: false,
      seed: 'demo',
      rateLimits: true,
      warnings: [],
    });
  });

  it('makes a secret once and keeps it to itself', () => {
    const env = folder();
    const first = loadConfig(env).jwtSecret;
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(loadConfig(env).jwtSecret).toBe(first);
    expect(statSync(join(env.DATABASE_FILE, '..', 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['MAIL_REPLY_TO', 'Wren'],
    ['DKIM_DOMAIN', 'wren'],
    ['DKIM_DOMAIN', 'wren example.com'],
    ['DKIM_KEYS', '/etc/dkim.pem'],
    ['DKIM_KEYS', 'a=x.pem,a=y.pem'],
    ['DKIM_KEYS', 'a b=x.pem'],
    ['DKIM_KEYS', 'site=/nowhere/dkim.pem'],
    ['DRAIN_SECONDS', 'long'],
    ['DRAIN_SECONDS', '61'],
    ['DRAIN_SECONDS', '-1'],
    ['NODE_ENV', 'staging'],
    ['SITE_URL', 'wren.example'],
    ['SITE_URL', 'ftp://wren.example'],
    ['PROJECT_SUBFOLDER', 'a/b'],
    ['PROJECT_SUBFOLDER', 'api'],
    ['PROJECT_SUBFOLDER', 'Blog'],
    ['JWT_SECRET', 'short'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'short'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp://mail.example?pool=true'],
    ['MAIL_CONNECTIONS', '0'],
    ['MAIL_CONNECTIONS', '21'],
    ['MAIL_FROM', 'Wren Calder'],
    ['MAIL_FROM', 'Wren <wren@>'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['MEETING_URL', 'meet.example.com/wren'],
    ['MEETING_URL', 'ftp://meet.example.com/wren'],
    ['MEETING_URL', 'javascript:alert(1)'],
    ['MEETING_URL', 'https://meet.jit.si/wren-{name}'],
    ['MEETING_URL', 'https://meet.jit.si/wren-{room'],
    ['MEETING_URL', 'https://meet.jit.si/{{room}}'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.1, proxy.example'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['TRUST_PROXY', '-1'],
    ['HSTS_INCLUDE_SUBDOMAINS', 'yes'],
    ['SEED', 'all'],
    ['RATE_LIMITS', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_ENDPOINT', 'ftp://s3.example.com'],
    ['S3_ENDPOINT', 'https://key:secret@s3.example.com'],
    ['S3_ENDPOINT', 'https://s3.example.com/?bucket=wren'],
    ['S3_REGION', 'eu west'],
    ['S3_BUCKET', 'Wren'],
    ['S3_BUCKET', 'wren/uploads'],
    ['S3_ACCESS_KEY_ID', 'two words'],
    ['S3_SECRET_ACCESS_KEY', 'two words'],
    ['S3_CACHE_MB', '0'],
    ['S3_CACHE_MB', 'much'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(problem({ [name]: value })).toMatch(new RegExp(`^${name}: `));
  });

  it.each([
    ['wren@example.com', { name: '', address: 'wren@example.com' }],
    ['Wren Calder <wren@example.com>', { name: 'Wren Calder', address: 'wren@example.com' }],
    ['"Calder, Wren" <wren@example.com>', { name: 'Calder, Wren', address: 'wren@example.com' }],
  ])('reads the sender of %s', (value, sender) => {
    expect(loadConfig({ ...folder(), MAIL_FROM: value }).mailFrom).toEqual(sender);
  });

  const STORE = {
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_REGION: 'auto',
    S3_BUCKET: 'wren-uploads',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  it('takes an object store whole or not at all', () => {
    expect(loadConfig({ ...folder(), S3_CACHE_MB: '9' }).objectStore).toBeNull();
    for (const missing of Object.keys(STORE)) {
      expect(problem({ ...STORE, [missing]: '' })).toMatch(new RegExp(`^${missing}: is missing\\..+$`));
    }
    expect(problem({ S3_ENDPOINT: STORE.S3_ENDPOINT }).split('\n')).toHaveLength(4);
    const env = folder();
    expect(loadConfig({ ...env, ...STORE }).objectStore).toEqual({
      endpoint: 'https://s3.example.com',
      region: 'auto',
      bucket: 'wren-uploads',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      cacheDir: join(env.DATABASE_FILE, '..', 'uploads-cache'),
      cacheBytes: 512 * 1024 * 1024,
    });
    const elsewhere = { S3_CACHE_DIR: 'copies', S3_CACHE_MB: '9' };
    expect(loadConfig({ ...env, ...STORE, ...elsewhere }).objectStore).toMatchObject({
      cacheDir: join(projectRoot, 'copies'),
      cacheBytes: 9 * 1024 * 1024,
    });
  });

  it('wants a real secret in production', () => {
    const production = { NODE_ENV: 'production', SITE_URL: 'https://wren.example' };
    expect(problem(production)).toMatch(/^JWT_SECRET: is missing.+openssl rand/);
    for (const weak of ['change-me-change-me-change-me-change-me', '0123456789abcdef0123456789abcdef']) {
      expect(problem({ ...production, JWT_SECRET: weak })).toMatch(/^JWT_SECRET: .+openssl rand/);
    }
    expect(problem({ ...production, JWT_SECRET: SECRET })).toBe('');
  });

  it('keeps the limits on in production, and sends no mail into a folder there', () => {
    const production = {
      ...folder(),
      NODE_ENV: 'production',
      SITE_URL: 'https://wren.example',
      JWT_SECRET: SECRET,
    };
    expect(problem({ ...production, RATE_LIMITS: 'off' })).toMatch(/^RATE_LIMITS: /);
    expect(loadConfig(production).mailboxDir).toBeNull();
  });

  it.each([
    ['', false],
    ['false', false],
    ['1', 1],
    ['true', true],
    ['loopback, 10.0.0.1', ['loopback', '10.0.0.1']],
    ['uniquelocal,10.1.0.0/16,fe80::/10', ['uniquelocal', '10.1.0.0/16', 'fe80::/10']],
  ])('reads TRUST_PROXY=%s', (value, expected) => {
    expect(loadConfig({ ...folder(), TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  it('warns in production, by name, of what can’t work', () => {
    const production = {
      ...folder(),
      NODE_ENV: 'production',
      SITE_URL: 'https://wren.example',
      JWT_SECRET: SECRET,
    };
    const named = (env: Record<string, string>) =>
      loadConfig({ ...production, ...env }).warnings.map((line) => line.split(':')[0]);
    const smtp = { SMTP_URL: 'smtp://localhost' };
    expect(named({})).toEqual(expect.arrayContaining(['SMTP_URL', 'ADMIN_EMAIL']));
    expect(named(smtp)).toEqual(expect.arrayContaining(['MAIL_FROM', 'ADMIN_EMAIL']));
    const whole = { ...smtp, MAIL_FROM: 'me@wren.example', ADMIN_EMAIL: 'me@wren.example' };
    for (const name of ['SMTP_URL', 'MAIL_FROM', 'ADMIN_EMAIL']) expect(named(whole)).not.toContain(name);
    expect(loadConfig(folder()).warnings).toEqual([]);
    for (const line of loadConfig(production).warnings) expect(line).not.toContain('\n');
  });

  it('drains where other servers can take over, unless told otherwise', () => {
    const production = {
      ...folder(),
      NODE_ENV: 'production',
      SITE_URL: 'https://wren.example',
      JWT_SECRET: SECRET,
    };
    const postgres = { DATABASE_URL: 'postgres://me@127.0.0.1/site' };
    const drain = (env: Record<string, string>) => loadConfig({ ...folder(), ...env }).drainSeconds;
    expect(drain({ ...production, ...postgres })).toBe(5);
    expect(drain({ ...production, ...postgres, DRAIN_SECONDS: '0' })).toBe(0);
    expect(drain(production)).toBe(0);
    expect(drain(postgres)).toBe(0);
    expect(drain({ DRAIN_SECONDS: '0.5' })).toBe(0.5);
  });

  it('names DATABASE_FILE where nothing can be kept beside it', () => {
    const { DATABASE_FILE } = folder();
    writeFileSync(DATABASE_FILE, '');
    expect(problem({ DATABASE_FILE: join(DATABASE_FILE, 'shingle.db') })).toMatch(/^DATABASE_FILE: /);
  });

  describe('of keys that sign emails', () => {
    const PRODUCTION = {
      NODE_ENV: 'production',
      SITE_URL: 'https://wren.example',
      JWT_SECRET: SECRET,
      ADMIN_EMAIL: 'wren@wren.example',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'hello@mail.wren.example',
    };
    const rsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength }).privateKey;
    const ed25519 = () => generateKeyPairSync('ed25519').privateKey;

    function keyFile(
      key: { export: (options: { format: 'pem'; type: 'pkcs8' }) => string | Buffer } | string,
    ) {
      const file = join(mkdtempSync(join(tmpdir(), 'shingle-config-')), 'dkim.pem');
      writeFileSync(file, typeof key === 'string' ? key : key.export({ format: 'pem', type: 'pkcs8' }));
      return file;
    }

    it('takes RSA and Ed25519, for the domain of the sender or another', () => {
      const DKIM_KEYS = `Site=${keyFile(rsa(2_048))}, site-ed=${keyFile(ed25519())}`;
      const { dkim, warnings } = loadConfig({ ...PRODUCTION, DKIM_KEYS });
      expect(dkim.domain).toBe('mail.wren.example');
      expect(dkim.keys.map(({ selector, privateKey }) => [selector, privateKey.asymmetricKeyType])).toEqual([
        ['site', 'rsa'],
        ['site-ed', 'ed25519'],
      ]);
      expect(warnings).toEqual([]);
      const above = loadConfig({ ...PRODUCTION, DKIM_KEYS, DKIM_DOMAIN: 'Wren.example' });
      expect(above.dkim.domain).toBe('wren.example');
      expect(above.warnings).toEqual([]);
      expect(loadConfig(PRODUCTION).dkim.keys).toEqual([]);
    });

    it.each([
      ['what is no key', 'hello', /holds no private key/],
      ['a short key', rsa(768), /holds a key of 768 bits/],
      [
        'another kind of key',
        generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
        /neither RSA nor Ed25519/,
      ],
    ])('refuses %s', (_name, key, message) => {
      const DKIM_KEYS = `site=${keyFile(key)}`;
      expect(problem({ ...PRODUCTION, DKIM_KEYS })).toMatch(/^DKIM_KEYS: /);
      expect(problem({ ...PRODUCTION, DKIM_KEYS })).toMatch(message);
    });

    it.each([
      ['a key that is short by now', rsa(1_024), {}, /^DKIM_KEYS: the key site has 1024 bits/],
      ['Ed25519 alone', ed25519(), {}, /^DKIM_KEYS: there is an Ed25519 key alone/],
      [
        'a domain that is not the sender’s',
        rsa(2_048),
        { DKIM_DOMAIN: 'other.example' },
        /^DKIM_DOMAIN: other\.example/,
      ],
    ])('warns of %s', (_name, key, changes, message) => {
      const { warnings } = loadConfig({ ...PRODUCTION, DKIM_KEYS: `site=${keyFile(key)}`, ...changes });
      expect(warnings).toEqual([expect.stringMatching(message)]);
    });
  });

  it('is described in .env.example, setting by setting', () => {
    const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
    const source = readFileSync(join(projectRoot, 'server/environment.ts'), 'utf8');
    const described = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1]);
    const known = [...source.matchAll(/^ {2}([A-Z0-9_]+): setting\(/gm)].map((match) => match[1]);
    expect(described.sort()).toEqual(known.sort());
  });
});
