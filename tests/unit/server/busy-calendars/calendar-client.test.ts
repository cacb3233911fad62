// @vitest-environment node
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accessOf } from '#server/features/busy-calendars/calendar-access.ts';
import { CalendarClient } from '#server/features/busy-calendars/calendar-client.ts';
import { makeCertificate } from '#tests/deploy/certificate.ts';
import { startCalendarServer } from '#tests/support/calendar-server.ts';
import { calendarOf } from '#tests/support/calendars.ts';
import { useCalendarServer } from '#tests/support/use-calendar-server.ts';

const FILE = calendarOf([['UID:one', 'DTSTART:20260310T160000Z', 'DURATION:PT1H']]);
const FROM = Date.parse('2026-03-01T00:00:00Z');
const UNTIL = Date.parse('2026-04-01T00:00:00Z');
const BASIC = 'Basic d3JlbjpzZWNyZXQ='; // wren:secret

function read(address: string, { user = '', privateNetworks = true, signal = never() } = {}) {
  const client = new CalendarClient({ privateNetworks });
  return client.fetch(accessOf(address, user, user === '' ? '' : 'secret')!, FROM, UNTIL, signal);
}

function never(): AbortSignal {
  return new AbortController().signal;
}

describe('what lies at an address', () => {
  const server = useCalendarServer();
  const at = (path: string) => `${server.url}${path}`;

  it('is read as it is', async () => {
    server.files.set('/a.ics', FILE);
    expect(await read(at('/a.ics'))).toEqual({ files: [FILE], name: null });
    expect(server.asked).toEqual(['GET /a.ics']);
  });

  it('is read with the user and the password that the address has', async () => {
    server.files.set('/a.ics', FILE);
    await read(at('/a.ics').replace('//', '//wren:secret@'));
    expect(server.asked.at(-1)).toBe(`GET /a.ics ${BASIC}`);
  });

  it('is read where it leads to, with the password on the same server alone', async () => {
    const other = await startCalendarServer();
    onTestFinished(() => other.stop());
    other.files.set('/c.ics', FILE);
    server.files.set('/a.ics', (_, response) => void response.writeHead(301, { location: 'b.ics' }).end());
    server.files.set(
      '/b.ics',
      (_, response) => void response.writeHead(307, { location: `${other.url}/c.ics` }).end(),
    );
    expect((await read(at('/a.ics'), { user: 'wren' })).files).toEqual([FILE]);
    expect(server.asked.slice(-2)).toEqual([`GET /a.ics ${BASIC}`, `GET /b.ics ${BASIC}`]);
    expect(other.asked).toEqual(['PROPFIND /c.ics', 'GET /c.ics']);
  });

  it.each([
    [404, {}, 'missing'],
    [410, {}, 'missing'],
    [401, { 'www-authenticate': 'Basic realm="a"' }, 'sign-in'],
    [403, {}, 'status-403'],
    [500, {}, 'status-500'],
    [302, {}, 'status-302'],
    [304, { location: '/a.ics' }, 'status-304'],
    [302, { location: '/a.ics' }, 'redirects'],
    [302, { location: 'http://[' }, 'redirects'],
    [302, { location: 'file:///etc/passwd' }, 'private'],
  ])('is none when it is answered with %d %o', async (status, headers, problem) => {
    server.files.set('/a.ics', (_, response) => void response.writeHead(status, headers).end('no'));
    await expect(read(at('/a.ics'))).rejects.toMatchObject({ code: problem });
  });

  it.each([
    [{}, 'password'],
    [{ 'www-authenticate': 'Digest realm="a", Basic realm="b"' }, 'password'],
    [{ 'www-authenticate': 'Bearer' }, 'no-basic'],
  ])('asks for another password with %o', async (headers, problem) => {
    server.files.set('/a.ics', (_, response) => void response.writeHead(401, headers).end());
    await expect(read(at('/a.ics'), { user: 'wren' })).rejects.toMatchObject({ code: problem });
  });

  it('may be too large, which shows without reading all of it', async () => {
    let sent = 0;
    server.files.set('/a.ics', (_, response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024))) sent += 64 * 1024;
      };
      response.on('drain', more);
      more();
    });
    await expect(read(at('/a.ics'))).rejects.toMatchObject({ code: 'too-large' });
    expect(sent).toBeLessThan(30 * 1024 * 1024);
  });

  it('may never come', async () => {
    server.files.set('/a.ics', (_, response) => void response.writeHead(200).write('BEGIN:VCALENDAR'));
    const soon = AbortSignal.timeout(300);
    await expect(read(at('/a.ics'), { signal: soon })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('may be nothing, as no server is there', async () => {
    const gone = await startCalendarServer();
    await gone.stop();
    await expect(read(`${gone.url}/a.ics`)).rejects.toMatchObject({ code: 'no-answer' });
    await expect(read('https://no-such-host.invalid/a.ics')).rejects.toMatchObject({ code: 'no-host' });
  });

  it('may be anybody’s, without a valid certificate', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shingle-certificate-'));
    const { pem, key } = makeCertificate(folder, 'localhost');
    const secure = await startCalendarServer({ cert: pem, key: readFileSync(key, 'utf8') });
    onTestFinished(async () => {
      await secure.stop();
      await rm(folder, { recursive: true });
    });
    secure.files.set('/a.ics', FILE);
    await expect(read(`${secure.url}/a.ics`, { user: 'wren' })).rejects.toMatchObject({
      code: 'certificate',
    });
    expect(secure.asked).toEqual([]);
  });
});

describe('a private network', () => {
  const server = useCalendarServer();

  it('is not asked without leave', async () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      const address = `https://${host}:${server.port}/a.ics`;
      await expect(read(address, { privateNetworks: false })).rejects.toMatchObject({ code: 'private' });
    }
    expect(server.asked).toEqual([]);
  });

  it('is asked with leave, and without encryption there alone', async () => {
    server.files.set('/a.ics', FILE);
    expect((await read(`${server.url}/a.ics`)).files).toEqual([FILE]);
    expect((await read(`http://localhost:${server.port}/a.ics`)).files).toEqual([FILE]);
    server.asked.splice(0);
    const client = new CalendarClient({ privateNetworks: true, isPublic: () => true });
    const access = accessOf(`${server.url}/a.ics`, '', '')!;
    await expect(client.fetch(access, FROM, UNTIL, never())).rejects.toMatchObject({ code: 'unencrypted' });
    expect(server.asked).toEqual([]);
  });
});
