import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Health } from '#server/http/health.ts';
import { expectNoInsides } from '#tests/support/expectations.ts';
import { useTestApp } from '#tests/support/test-app.ts';

async function listen(listener: RequestListener): Promise<(path: string) => Promise<Response>> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (path) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { Connection: 'close' } });
}

async function said(answer: Promise<Response>): Promise<unknown[]> {
  const response = await answer;
  return [response.status, (await response.json()) as unknown];
}

const LIVE = [200, { status: 'ok' }];

describe('/healthz', () => {
  const test = useTestApp();

  it('says whether the database answers, and /healthz/live that the process runs anyway', async () => {
    const ask = (path: string) => fetch(test.app.url + path);
    for (const base of ['', '/shingle']) {
      expect(await said(ask(`${base}/healthz`))).toEqual([200, { status: 'ok' }]);
      expect(await said(ask(`${base}/healthz/`))).toEqual([200, { status: 'ok' }]);
      expect(await said(ask(`${base}/healthz/live?from=probe`))).toEqual(LIVE);
    }
    expect((await ask('/healthz/nonsense')).status).toBe(404);
    expect((await ask('/elsewhere/healthz')).status).toBe(404);
    const head = await fetch(`${test.app.url}/healthz`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);

    await test.app.context.db.destroy();
    const ill = await ask('/healthz');
    expect(ill.status).toBe(503);
    const text = await ill.text();
    expectNoInsides(text);
    expect(text).not.toMatch(/error:/i);
    expect(await said(ask('/healthz/live'))).toEqual(LIVE);
  });
});

describe('the health of a server', () => {
  it('is to be alive, but not ready, while it starts and while it drains', async () => {
    const health = new Health({ bases: ['/site', ''], headers: { 'X-Robots-Tag': 'noindex' } });
    const ask = await listen(health.aheadOf((_request, response) => response.end('the site')));
    for (const base of ['/site', '']) {
      expect(await said(ask(`${base}/healthz`))).toEqual([503, { status: 'starting' }]);
      expect(await said(ask(`${base}/healthz/live`))).toEqual(LIVE);
    }
    expect(await (await ask('/healthzy')).text()).toBe('the site');

    health.start(() => Promise.resolve());
    const ready = await ask('/healthz');
    expect(ready.headers.get('x-robots-tag')).toBe('noindex');
    expect(ready.headers.get('cache-control')).toBe('no-store');
    expect(await said(Promise.resolve(ready))).toEqual([200, { status: 'ok' }]);

    health.drain();
    expect(await said(ask('/healthz'))).toEqual([503, { status: 'draining' }]);
    expect(await said(ask('/healthz/live'))).toEqual(LIVE);
  });

  it('asks the database once for all who ask at the same time, and again for the next', async () => {
    const health = new Health({ bases: [''], headers: {} });
    const pings: { resolve: () => void; reject: (error: Error) => void }[] = [];
    let arrived = 0;
    const checks = health.aheadOf(() => undefined);
    const ask = await listen((request, response) => {
      checks(request, response);
      arrived += 1;
      if (arrived === 5) pings[0]?.reject(new Error('The database is away.'));
    });
    health.start(() => new Promise((resolve, reject) => pings.push({ resolve, reject })));
    const answers = await Promise.all(Array.from({ length: 5 }, () => said(ask('/healthz'))));
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([503]));
    expect(pings).toHaveLength(1);

    const next = said(ask('/healthz'));
    await vi.waitUntil(() => pings.length === 2);
    pings[1]?.resolve();
    expect(await next).toEqual([200, { status: 'ok' }]);
  });
});
