import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallCounts } from '#server/db/postgres/call-counts.ts';
import { findPgBouncer, findPostgres } from '#tests/support/ensure-postgres.ts';
import { expectRefusal } from '#tests/support/expectations.ts';
import { type DatabaseServer, startPgBouncer, startPostgres } from '#tests/support/postgres-cluster.ts';
import { useProcesses } from '#tests/support/processes.ts';
import { OWNER, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const LIMITS_ON = { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' };
const MINUTE = 60_000;

/** Addresses of the test's own, from a trusted proxy. */
let last = 0;
function someone(): { 'X-Forwarded-For': string } {
  last += 1;
  return { 'X-Forwarded-For': `203.0.113.${last}` };
}

const read = (app: TestApp, headers: Record<string, string>) => app.api('GET', 'categories.php', { headers });

/** Reads as often as that. @returns how many were answered; the others were refused */
async function allowed(app: TestApp, headers: Record<string, string>, times: number): Promise<number> {
  const statuses = await Promise.all(
    Array.from({ length: times }, async () => (await read(app, headers)).status),
  );
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  return statuses.filter((status) => status === 200).length;
}

/** Exchanges the counts of all processes, so that each knows all of them. */
async function exchange(apps: readonly TestApp[]): Promise<void> {
  // The first ones learn of the last ones when they have something to tell again.
  for (const app of apps) await app.context.sharedReads!.exchange();
}

// Time passes only where a test says so.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('limits over three processes', () => {
  const test = useProcesses({ env: LIMITS_ON });
  const rows = () => test.apps[0].context.db.selectFrom('rate_limits').selectAll().execute();

  it('holds an account off after 5 failed sign-ins, wherever they were, until their time is over', async () => {
    const headers = someone();
    const signIn = (app: TestApp, password: string, from = headers) =>
      app.api('POST', 'login-clean.php', { json: { email: OWNER.email, password }, headers: from });
    const tries = Array.from({ length: 12 }, (_, index) => signIn(test.apps[index % 3]!, 'wrong'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    for (const app of test.apps) {
      const refusal = await signIn(app, OWNER.password);
      expectRefusal(refusal, 429);
      expect(refusal.headers.get('retry-after')).toBe('900');
      expect((await signIn(app, OWNER.password, someone())).status).toBe(200);
    }
    vi.setSystemTime(Date.now() + 15 * MINUTE);
    for (const app of test.apps) expect((await signIn(app, OWNER.password)).status).toBe(200);
  });

  it('takes 5 messages of one address, and counts what is refused by itself', async () => {
    const headers = someone();
    const json = { name: 'A', email: 'a@example.com', message: 'Hello' };
    const send = (index: number, body: object = json) =>
      test.apps[index % 3]!.api('POST', 'contact-form.php', { json: body, headers });
    for (let index = 0; index < 6; index += 1) expect((await send(index, { name: 'A' })).status).toBe(422);
    const sent = await Promise.all(Array.from({ length: 9 }, (_, index) => send(index)));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('takes about 600 reads a minute of one address', async () => {
    const headers = someone();
    let answered = 0;
    for (let round = 0; round < 4; round += 1) {
      for (const app of test.apps) answered += await allowed(app, headers, 50);
      await exchange(test.apps);
    }
    expect(answered).toBe(600);
    // The last process knows already; the others do so once they have told of one read more.
    expect(await allowed(test.apps[2], headers, 50)).toBe(0);
    for (const app of [test.apps[0], test.apps[1]]) {
      await allowed(app, headers, 1);
      await exchange([app]);
      expect(await allowed(app, headers, 50)).toBe(0);
    }
    expect(Number((await read(test.apps[1], headers)).headers.get('retry-after'))).toBe(60);
    expect(await allowed(test.apps[1], someone(), 50)).toBe(50);

    vi.setSystemTime(Date.now() + MINUTE);
    for (const app of test.apps) expect(await allowed(app, headers, 50)).toBe(50);
  });

  it('ends a window everywhere when it ends where it began', async () => {
    const headers = someone();
    await allowed(test.apps[0], headers, 600);
    await exchange(test.apps);
    vi.setSystemTime(Date.now() + MINUTE / 2);
    await allowed(test.apps[1], headers, 30);
    await exchange(test.apps);
    const refusal = await read(test.apps[1], headers);
    expectRefusal(refusal, 429);
    expect(refusal.headers.get('retry-after')).toBe('30');
    vi.setSystemTime(Date.now() + MINUTE / 2);
    for (const app of test.apps) expect(await allowed(app, headers, 1)).toBe(1);
  });

  it('asks the database about no address that has read less than 30 times, and says none of them', async () => {
    const before = (await rows()).length;
    const headers = someone();
    await allowed(test.apps[0], headers, 29);
    await exchange(test.apps);
    expect(await rows()).toHaveLength(before);
    await allowed(test.apps[0], headers, 1);
    await exchange(test.apps);
    const stored = await rows();
    expect(stored).toHaveLength(before + 1);
    expect(stored.some(({ points }) => points === 30)).toBe(true);
    expect(JSON.stringify(stored)).not.toContain('203.0.113');
  });

  it('deletes what is over within a minute', async () => {
    await allowed(test.apps[0], someone(), 30);
    await exchange(test.apps);
    expect(await rows()).not.toHaveLength(0);
    vi.setSystemTime(Date.now() + 61 * MINUTE);
    await exchange(test.apps);
    expect(await rows()).toHaveLength(0);
  });
});

describe('a call that is given back', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  const counter = () => new CallCounts(app.context.db, 'secret').counter('contact', 60);

  it('is counted no more, but never below zero, by however many', async () => {
    const counts = counter();
    await counts.add('visitor');
    await Promise.all(Array.from({ length: 5 }, () => counts.giveBack('visitor')));
    expect(await counts.add('visitor')).toMatchObject({ consumedPoints: 1 });
  });

  it('neither brings an ended window back nor begins one', async () => {
    const counts = counter();
    await counts.add('other');
    await counts.add('other');
    vi.setSystemTime(Date.now() + MINUTE);
    await counts.giveBack('other');
    await counts.giveBack('nobody');
    expect(await counts.add('other')).toMatchObject({ consumedPoints: 1, msBeforeNext: MINUTE });
    expect(await counts.add('nobody')).toMatchObject({ consumedPoints: 1, msBeforeNext: MINUTE });
  });
});

describe.skipIf(findPostgres() === null)('while the database is away', () => {
  let postgres: DatabaseServer;
  let app: TestApp;
  beforeAll(async () => {
    postgres = await startPostgres();
    app = await startTestApp({ env: { ...LIMITS_ON, DATABASE_URL: postgres.url('postgres') } });
  });
  afterAll(async () => {
    await app.stop();
    await postgres.end();
  });

  it('refuses forms with 503, and counts reads on by itself', async () => {
    const headers = someone();
    expect(await allowed(app, headers, 40)).toBe(40);
    await postgres.down();
    await exchange([app]);
    const json = { name: 'A', email: 'a@example.com', message: 'Hello' };
    const form = await app.api('POST', 'contact-form.php', { json, headers });
    expectRefusal(form, 503);
    expect(form.headers.get('retry-after')).not.toBeNull();
    expect(await allowed(app, headers, 570)).toBe(560);

    await postgres.up();
    await exchange([app]);
    const { points } = await app.context.db
      .selectFrom('rate_limits')
      .select('points')
      .executeTakeFirstOrThrow();
    expect(points).toBeGreaterThan(600); // none of them was forgotten
    expect((await app.api('POST', 'contact-form.php', { json, headers })).status).toBe(200);
  });
});

describe.skipIf(findPostgres() === null || findPgBouncer() === null)('through PgBouncer', () => {
  it('are counted, too, by two processes whose transactions share connections', async () => {
    const postgres = await startPostgres();
    const bouncer = await startPgBouncer(postgres);
    const env = { ...LIMITS_ON, DATABASE_URL: bouncer.url('postgres') };
    const apps = [await startTestApp({ env }), await startTestApp({ env, account: false })];
    try {
      const headers = someone();
      const json = { name: 'A', email: 'a@example.com', message: 'Hello' };
      const statuses = await Promise.all(
        [...apps, ...apps, ...apps, ...apps].map(
          async (app) => (await app.api('POST', 'contact-form.php', { json, headers })).status,
        ),
      );
      expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
      for (const app of apps) await allowed(app, headers, 310);
      await exchange(apps);
      expect(await allowed(apps[1]!, headers, 1)).toBe(0);
    } finally {
      for (const app of apps) await app.stop();
      await bouncer.end();
      await postgres.end();
    }
  });
});
