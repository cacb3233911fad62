import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type DatabaseUrl, databaseUrl, tlsOf } from '#server/database-url.ts';

function read(value: string): DatabaseUrl {
  const parsed = databaseUrl(value);
  if (typeof parsed === 'string') throw new Error(parsed);
  return parsed;
}

describe('a database’s URL', () => {
  it.each([
    'postgres://db.example:5432/shingle',
    'postgresql://me:p%40ss@db.example/shingle',
    'postgres:///shingle?host=%2Fvar%2Frun%2Fpostgresql',
  ])('can be %s', (value) => {
    expect(read(value).url).toBe(value);
  });

  it.each(['', 'shingle', 'mysql://db.example/shingle', 'postgres://db.example', 'postgres://db.example/'])(
    'can not be %j',
    (value) => {
      expect(databaseUrl(value)).toBe('must look like postgres://user:password@host:5432/name');
    },
  );

  it.each([
    ['another machine', 'postgres://db.example/shingle', 'verify'],
    ['this machine', 'postgres://localhost/shingle', 'off'],
    ['this machine by number', 'postgres://127.0.0.1:5433/shingle', 'off'],
    ['this machine by its newer number', 'postgres://[::1]/shingle', 'off'],
    ['a name that only begins like this machine', 'postgres://localhost.example/shingle', 'verify'],
    ['a number that only begins like this machine', 'postgres://127.0.0.1.example/shingle', 'verify'],
    ['a socket', 'postgres:///shingle?host=/var/run/postgresql', 'off'],
    ['another machine in the parameters', 'postgres:///shingle?host=db.example', 'verify'],
  ])('wants a valid certificate of any other machine: %s', (_what, value, tls) => {
    expect(read(value).tls).toBe(tls);
  });

  it.each([
    ['disable', 'off'],
    ['no-verify', 'no-verify'],
    ['prefer', 'verify'],
    ['require', 'verify'],
    ['verify-full', 'verify'],
  ])('may say so itself: sslmode=%s', (mode, tls) => {
    const parsed = read(`postgres://db.example/shingle?sslmode=${mode}&channel_binding=require`);
    expect(parsed).toEqual({ url: 'postgres://db.example/shingle', tls, ca: null });
  });

  it('is refused with an sslmode that nobody knows', () => {
    expect(databaseUrl('postgres://db.example/shingle?sslmode=maybe')).toMatch(
      /^has an unknown sslmode; take one of /,
    );
  });

  it('may name a certificate authority’s file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shingle-ca-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'ca.pem');
    const value = `postgres://db.example/shingle?sslrootcert=${file}`;
    expect(databaseUrl(value)).toMatch(/^names an sslrootcert that can't be read: /);
    writeFileSync(file, 'a certificate');
    expect(read(value)).toEqual({ url: 'postgres://db.example/shingle', tls: 'verify', ca: 'a certificate' });
  });
});

describe('TLS', () => {
  it.each([
    ['off', null, false],
    ['no-verify', null, { rejectUnauthorized: false }],
    ['verify', null, { rejectUnauthorized: true }],
    ['verify', 'a certificate', { rejectUnauthorized: true, ca: 'a certificate' }],
  ] as const)('%s with the authority %j', (mode, ca, expected) => {
    expect(tlsOf(mode, ca)).toEqual(expected);
  });
});
