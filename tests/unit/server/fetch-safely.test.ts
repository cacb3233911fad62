// @vitest-environment node
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { lookup } from 'node:dns';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchSafely, type FetchOptions } from '#server/http-client/fetch-safely.ts';
import { guardedLookup, PrivateAddress } from '#server/http-client/guarded-lookup.ts';
import { isFetched, readNetworks } from '#server/http-client/networks.ts';

const LOCAL = readNetworks('127.0.0.1')!;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, host);
  await once(server, 'listening');
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

function get(address: string, options: Partial<FetchOptions> = {}) {
  const signal = AbortSignal.timeout(5_000);
  return fetchSafely(address, { privateNetworks: LOCAL, maxBytes: 1_000, signal, ...options });
}

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { problem: string }) => error.problem,
  );

describe('what is fetched from', () => {
  it.each([
    ...[
      '127.0.0.1',
      '127.9.9.9',
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
    ],
    ...['0.0.0.0', '100.64.0.1', '192.0.0.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1'],
    ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '::127.0.0.1'],
    ...['localhost', '', '999.1.1.1', '1'],
  ])('is never %s', (address) => {
    expect(isFetched(address, [])).toBe(false);
  });

  it.each(['8.8.8.8', '93.184.215.14', '2606:4700::1111', '2a00:1450:4001::1'])('may be %s', (address) => {
    expect(isFetched(address, [])).toBe(true);
  });

  it('is a private network that is allowed, and no other', () => {
    const allowed = readNetworks('192.168.1.0/24, ::1')!;
    const fetched = ['192.168.1.77', '192.168.2.1', '::1', '::2', '127.0.0.1'].map((one) =>
      isFetched(one, allowed),
    );
    expect(fetched).toEqual([true, false, true, false, false]);
    expect(['', 'x', '1.2.3.4/99', 'example.com', '10.0.0.1,'].map(readNetworks)).toEqual(
      Array(5).fill(null),
    );
  });

  it.each([
    ...[
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://017700000001/',
      'https://0/',
    ],
    ...['https://[::1]/', 'https://[::ffff:10.0.0.1]/', 'https://169.254.169.254/latest/meta-data'],
    ...['https://localhost/', 'https://localhost./', 'https://127.1/'],
  ])('is not %s, however it is spelled', async (address) => {
    expect(await problemOf(get(address, { privateNetworks: [] }))).toBe('private');
  });

  it.each([
    ...[
      'http://example.com/',
      'ftp://example.com/',
      'file:///etc/passwd',
      'data:text/plain,x',
      'gopher://x/',
    ],
    ...['https://user:pass@example.com/', 'https://user@example.com/', 'nonsense', ''],
  ])('is no address like %s', async (address) => {
    expect(await problemOf(get(address, { privateNetworks: [] }))).toBe('address');
  });
});

describe('a name', () => {
  const resolving = (...addresses: string[]) =>
    ((_name: string, _options: unknown, callback: (error: null, found: unknown) => void) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as unknown as typeof lookup;
  const look = (all: boolean, ...addresses: string[]) =>
    new Promise<unknown>((resolve) => {
      guardedLookup([], resolving(...addresses))('x.example', { all }, (error, found, family) =>
        resolve(error ?? [found, family]),
      );
    });

  it('leads where all its addresses are of the internet', async () => {
    expect(await look(false, '8.8.8.8', '2606:4700::1111')).toEqual(['8.8.8.8', 4]);
    expect(await look(true, '8.8.8.8')).toEqual([[{ address: '8.8.8.8', family: 4 }], undefined]);
  });

  it.each([
    ['one of several', ['8.8.8.8', '127.0.0.1']],
    ['an IPv6 one', ['8.8.8.8', 'fd00::1']],
    ['the only one', ['10.0.0.8']],
  ])('leads nowhere when %s is private', async (_which, addresses) => {
    expect(await look(true, ...addresses)).toBeInstanceOf(PrivateAddress);
    expect(await look(false, ...addresses)).toBeInstanceOf(PrivateAddress);
  });
});

describe('a response', () => {
  it('comes with its status, headers and body, of other methods, too', async () => {
    const site = await serve((request, response) => {
      response.writeHead(207, { 'X-Method': request.method });
      request.pipe(response);
    });
    const { status, headers, body, url } = await get(`${site}/a`, { method: 'REPORT', body: '<x/>' });
    expect([status, headers.get('x-method'), body.toString(), url.pathname]).toEqual([
      207,
      'REPORT',
      '<x/>',
      '/a',
    ]);
  });

  it('is cut off when it is too large, whatever it says of its length', async () => {
    const site = await serve((_request, response) => {
      const timer = setInterval(() => response.write('x'.repeat(500)), 1);
      response.once('close', () => clearInterval(timer));
    });
    expect(await problemOf(get(site))).toBe('too-large');
  });

  it('is not waited for longer than the signal says, before it begins and while it comes', async () => {
    const silent = await serve(() => undefined);
    expect(await problemOf(get(silent, { signal: AbortSignal.timeout(50) }))).toBe('slow');
    const slow = await serve((_request, response) => void response.write('x'));
    expect(await problemOf(get(slow, { signal: AbortSignal.timeout(50) }))).toBe('slow');
  });

  it('is missed when nobody answers, or the connection breaks', async () => {
    const site = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Length': '50' });
      response.write('x');
      response.destroy();
    });
    expect(await problemOf(get(site))).toBe('unreachable');
    expect(await problemOf(get('http://127.0.0.1:1/'))).toBe('unreachable');
  });
});

describe('a redirect', () => {
  const to =
    (location: string, status = 302): RequestListener =>
    (_request, response) =>
      void response.writeHead(status, { Location: location }).end();

  it.each([
    ['this machine by another address', 'http://127.0.0.2/'],
    ['a private network', 'http://10.0.0.1/'],
    ['IPv6', 'http://[::1]/'],
    ['metadata', 'http://169.254.169.254/'],
  ])('is not followed to %s', async (_what, location) => {
    expect(await problemOf(get(await serve(to(location))))).toBe('private');
  });

  it.each(['file:///etc/passwd', 'http://user:pass@127.0.0.1/', 'http://'])(
    'is not followed to %s',
    async (location) => {
      expect(await problemOf(get(await serve(to(location))))).toBe('address');
    },
  );

  it('keeps method and body, and what authorises it within the origin alone', async () => {
    const seen: [string, string | undefined, string | undefined][] = [];
    const note = (request: IncomingMessage) =>
      void seen.push([request.url ?? '', request.method, request.headers.authorization]);
    const other = await serve((request, response) => {
      note(request);
      response.end('there');
    });
    const site = await serve((request, response) => {
      note(request);
      to(request.url === '/a' ? '/b' : `${other}/c`)(request, response);
    });
    const { body, url } = await get(`${site}/a`, {
      method: 'PROPFIND',
      headers: { Authorization: 'Basic x' },
    });
    expect([body.toString(), url.href]).toEqual(['there', `${other}/c`]);
    expect(seen).toEqual([
      ['/a', 'PROPFIND', 'Basic x'],
      ['/b', 'PROPFIND', 'Basic x'],
      ['/c', 'PROPFIND', undefined],
    ]);
  });

  it('ends after five, or at once where it is the answer', async () => {
    const site = await serve(to('/again'));
    expect(await problemOf(get(site))).toBe('redirects');
    expect((await get(site, { maxRedirects: 0 })).status).toBe(302);
  });
});
