// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '#server/config.ts';

function settings(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'shingle-address-'));
  return {
    DATABASE_FILE: join(folder, 'shingle.db'),
    JWT_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'me@wren.example',
    ADMIN_EMAIL: 'me@wren.example',
    ...env,
  };
}

const inProduction = (SITE_URL?: string) =>
  settings({ NODE_ENV: 'production', ...(SITE_URL === undefined ? {} : { SITE_URL }) });

function problem(env: Record<string, string>): string {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('SITE_URL [K23]', () => {
  it.each([
    ['https://wren.example', 'https://wren.example', 'https://wren.example', ''],
    ['https://wren.example/', 'https://wren.example', 'https://wren.example', ''],
    ['HTTPS://Wren.Example:443//', 'https://wren.example', 'https://wren.example', ''],
    ['https://wren.example:8443', 'https://wren.example:8443', 'https://wren.example:8443', ''],
    ['https://wren.example/site/', 'https://wren.example/site', 'https://wren.example', '/site'],
    [
      'https://wren.example/~wren/Site_2',
      'https://wren.example/~wren/Site_2',
      'https://wren.example',
      '/~wren/Site_2',
    ],
    ['https://wren.example/old/../site', 'https://wren.example/site', 'https://wren.example', '/site'],
    [
      'https://wren.example/clients/blog',
      'https://wren.example/clients/blog',
      'https://wren.example',
      '/clients/blog',
    ],
  ])('%s is taken apart', (value, siteUrl, origin, base) => {
    const config = loadConfig(inProduction(value));
    expect(config).toMatchObject({ siteUrl, origin, base, warnings: [] });
  });

  it.each([
    [undefined, /^SITE_URL: is missing. Set it to .+https:/],
    ['', /^SITE_URL: is missing/],
    ['wren.example', /^SITE_URL: must be the address that visitors use, like https:/],
    ['localhost:3001', /^SITE_URL: must be the address/],
    ['ftp://wren.example', /^SITE_URL: must be the address/],
    ['https://', /^SITE_URL: must be the address/],
    ['https://wren@wren.example', /^SITE_URL: must hold no user name or password/],
    ['https://wren:secret@wren.example', /^SITE_URL: must hold no user name or password/],
    ['https://wren.example/?', /^SITE_URL: must end with the path/],
    ['https://wren.example/site?a=b', /^SITE_URL: must end with the path/],
    ['https://wren.example/#top', /^SITE_URL: must end with the path/],
    ['http://wren.example', /^SITE_URL: must begin with https:\/\/, not http:\/\/wren.example: .+session/],
    ['http://localhost.wren.example', /^SITE_URL: must begin with https/],
    ['http://10.0.0.1', /^SITE_URL: must begin with https/],
    ['https://wren.example//site', /^SITE_URL: can’t have the path \/\/site/],
    ['https://wren.example/my site', /^SITE_URL: can’t have the path/],
    ['https://wren.example/a%2Fb', /^SITE_URL: can’t have the path/],
    ['https://wren.example/<b>', /^SITE_URL: can’t have the path/],
    ['https://wren.example/site;v=1', /^SITE_URL: can’t have the path/],
    ['https://wren.example/api', /^SITE_URL: can’t have a path that begins with \/api/],
    ['https://wren.example/Uploads/site', /^SITE_URL: can’t have a path that begins with \/Uploads/],
    ['https://wren.example/assets', /^SITE_URL: can’t have a path/],
    ['https://wren.example/calendar', /^SITE_URL: can’t have a path/],
    ['https://wren.example/blog', /^SITE_URL: can’t have a path/],
    ['https://wren.example/newsletter', /^SITE_URL: can’t have a path/],
  ])('%s is refused in production, by name and with the reason', (value, message) => {
    expect(problem(inProduction(value))).toMatch(message);
  });

  it('says nothing of a password it holds', () => {
    expect(problem(inProduction('https://wren:secret@wren.example'))).not.toContain('secret');
  });

  it.each([
    'http://localhost:3001',
    'http://localhost:3001/site',
    'http://wren.localhost',
    'http://127.0.0.1:3001',
    'http://127.1.2.3',
    'http://[::1]:3001',
    'https://localhost',
  ])('%s is good for trying production on this machine, with a warning', (value) => {
    expect(loadConfig(inProduction(value)).warnings).toEqual([
      expect.stringMatching(/^SITE_URL: .+ this machine/),
    ]);
  });

  it('need be no https and not even there outside production, but makes sense', () => {
    expect(loadConfig(settings({ SITE_URL: 'http://wren.example/site' }))).toMatchObject({
      siteUrl: 'http://wren.example/site',
      base: '/site',
      warnings: [],
    });
    expect(loadConfig(settings({ PORT: '4000' })).siteUrl).toBe('http://localhost:4000');
    expect(problem(settings({ SITE_URL: 'https://wren.example/?a' }))).toMatch(/^SITE_URL: /);
  });
});
