import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { useProcesses } from '#tests/support/processes.ts';
import { OWNER, type TestApp } from '#tests/support/test-app.ts';

describe('sessions over three processes', () => {
  const test = useProcesses({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } });

  /** What each process answers to a request with the token, and with the cookie. */
  async function answers({ token, cookie }: { token: string; cookie: string }): Promise<number[]> {
    const calls = test.apps.flatMap((app) => [
      app.api('GET', 'contacts.php', { bearer: token }),
      app.api('GET', 'contacts.php', { cookie }),
    ]);
    return (await Promise.all(calls)).map(({ status }) => status);
  }
  const all = (status: number) => Array.from({ length: 6 }, () => status);
  const logIn = (app: TestApp, password: string, headers: Record<string, string> = {}) =>
    app.api('POST', 'login-clean.php', { json: { email: OWNER.email, password }, headers });

  it('begin everywhere at once, and end everywhere with the sign-out at any of them', async () => {
    const [one, two, three] = test.apps;
    const ended = await one.signIn();
    const kept = await two.signIn();
    expect(await answers(ended)).toEqual(all(200));
    expect((await three.api('POST', 'logout.php', { bearer: ended.token })).status).toBe(200);
    expect(await answers(ended)).toEqual(all(401));
    expect(await answers(kept)).toEqual(all(200));
  });

  it('all end everywhere with a new password, which is the one that counts everywhere', async () => {
    const [one, two, three] = test.apps;
    const sessions = [await one.signIn(), await two.signIn(), await three.signIn()];
    for (const session of sessions) expect(await answers(session)).toEqual(all(200));
    await two.context.sessions.saveAccount({ ...OWNER, password: 'another long password' });
    for (const session of sessions) expect(await answers(session)).toEqual(all(401));
    for (const app of test.apps) {
      expect((await logIn(app, OWNER.password, { 'X-Forwarded-For': '203.0.113.1' })).status).toBe(401);
      expect((await logIn(app, 'another long password', { 'X-Forwarded-For': '203.0.113.2' })).status).toBe(
        200,
      );
    }
    await one.context.sessions.saveAccount(OWNER);
  });

  it('do not begin with a password that is replaced while it is checked', async () => {
    const [app] = test.apps;
    const { db } = app.context;
    const owner = new Client({ connectionString: test.apps[0].settings.DATABASE_URL });
    await owner.connect();
    try {
      await owner.query('begin');
      await owner.query(`update users set password_hash = 'another'`);
      await owner.query('delete from sessions');
      const signingIn = logIn(app, OWNER.password, { 'X-Forwarded-For': '203.0.113.3' });
      const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await vi.waitFor(async () => expect((await owner.query(waiting)).rowCount).toBe(1), 10_000);
      await owner.query('commit');
      expect((await signingIn).status).toBe(401);
      expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    } finally {
      await owner.end();
    }
    await app.context.sessions.saveAccount(OWNER);
  });

  it('know a device at each of them that has signed in at one', async () => {
    const [one, two, three] = test.apps;
    const from = { 'X-Forwarded-For': '203.0.113.4' };
    const signedIn = await logIn(one, OWNER.password, from);
    const device = signedIn.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0]!)
      .find((cookie) => cookie.startsWith('shingle_device='))!;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await logIn(two, 'wrong', from)).status).toBe(401);
    }
    expect((await logIn(three, OWNER.password, from)).status).toBe(429);
    expect((await logIn(three, OWNER.password, { ...from, Cookie: device })).status).toBe(200);
  });
});
