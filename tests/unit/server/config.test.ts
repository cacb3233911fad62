// @vitest-environment node
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '#server/config.ts';
import { projectRoot } from '#server/root.ts';

const SECRET = '0123456789abcdef0123456789abcdef';

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
      smtpUrl: null,
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
    ['MAIL_FROM', 'Wren Calder'],
    ['MAIL_FROM', 'Wren <wren@>'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['SEED', 'all'],
    ['RATE_LIMITS', 'maybe'],
    ['LOG_LEVEL', 'loud'],
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

  it('wants a real secret in production', () => {
    const production = { NODE_ENV: 'production', SITE_URL: 'https://wren.example' };
    expect(problem(production)).toMatch(/^JWT_SECRET: is missing.+openssl rand/);
    expect(problem({ ...production, JWT_SECRET: 'change-me-change-me-change-me-change-me' })).toMatch(
      /^JWT_SECRET: /,
    );
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
  ])('reads TRUST_PROXY=%s', (value, expected) => {
    expect(loadConfig({ ...folder(), TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  it('is described in .env.example, setting by setting', () => {
    const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
    const source = readFileSync(join(projectRoot, 'server/config.ts'), 'utf8');
    const described = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]);
    const known = [...source.matchAll(/^ {2}([A-Z_]+): setting\(/gm)].map((match) => match[1]);
    expect(described.sort()).toEqual(known.sort());
  });
});
