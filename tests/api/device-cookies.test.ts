import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import { describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { OWNER, settableClock, type TestApp, useTestApp } from '#tests/support/test-app.ts';

const ON = { env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } };
const WRONG = 'not the password';

/** Networks of the test's own, as the proxy names them. */
let last = 0;
function network(): string {
  last += 1;
  return `198.51.${Math.floor(last / 250)}.${(last % 250) + 1}`;
}

interface From {
  address?: string;
  /** A device cookie as the browser sends it. */
  device?: string;
  email?: string;
}

function signIn(app: TestApp, password: string, { address = network(), device, email }: From = {}) {
  return app.api('POST', 'login-clean.php', {
    json: { email: email ?? OWNER.email, password },
    headers: { 'X-Forwarded-For': address, ...(device === undefined ? {} : { Cookie: device }) },
  });
}

/** Signs the owner in and gives the device cookie that the browser then holds. */
async function knownDevice(app: TestApp, { password, ...from }: From & { password?: string } = {}) {
  const answer = await signIn(app, password ?? OWNER.password, from);
  expectSuccess(answer);
  return answer.headers.getSetCookie()[1]!.split(';')[0]!;
}

/** Wrong passwords, one after the other; the status of each. */
async function guess(app: TestApp, times: number, from: From): Promise<number[]> {
  const statuses = [];
  for (let index = 0; index < times; index += 1) {
    statuses.push((await signIn(app, `${WRONG} ${index}`, from)).status);
  }
  return statuses;
}

describe('the device cookie', () => {
  const test = useTestApp();

  it('is set at sign-in, for scripts and other sites to never see, and lasts a year', async () => {
    const [, cookie = ''] = (await signIn(test.app, OWNER.password)).headers.getSetCookie();
    expect(cookie).toMatch(/^shingle_device=\d+\.[\w-]{16}\.[\w-]{43};/);
    for (const part of ['; HttpOnly', '; SameSite=Strict', '; Path=/', `; Max-Age=${365 * 24 * 60 * 60}`]) {
      expect(cookie).toContain(part);
    }
    expect(cookie).not.toContain('Domain');
  });

  it('is another one each time, and is set for nobody who did not sign in', async () => {
    expect(await knownDevice(test.app)).not.toBe(await knownDevice(test.app));
    expect((await signIn(test.app, WRONG)).headers.getSetCookie()).toEqual([]);
    expect((await test.app.api('GET', 'categories.php')).headers.getSetCookie()).toEqual([]);
  });

  it('opens nothing', async () => {
    const device = await knownDevice(test.app);
    const value = device.split('=')[1]!;
    expectRefusal(await test.app.api('GET', 'contacts.php', { cookie: device }), 401);
    expectRefusal(await test.app.api('GET', 'contacts.php', { cookie: `shingle_session=${value}` }), 401);
    expectRefusal(await test.app.api('GET', 'contacts.php', { bearer: value }), 401);
  });

  it('survives a sign-out', async () => {
    const { token } = await test.app.signIn();
    const cookies = (await test.app.api('POST', 'logout.php', { bearer: token })).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['shingle_session']);
  });
});

describe('the device cookie over HTTPS', () => {
  const test = useTestApp({ env: { SITE_URL: 'https://wren.example' } });

  it('is bound to this host', async () => {
    const [, cookie] = (await signIn(test.app, OWNER.password)).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-shingle_device=/);
    expect(cookie).toContain('; Secure');
  });
});

describe('wrong sign-ins at a known device', () => {
  const test = useTestApp(ON);

  it('count for that device alone: five, then it counts as none', async () => {
    const address = network();
    const device = await knownDevice(test.app);
    const other = await knownDevice(test.app);
    expect(await guess(test.app, 5, { address, device })).toEqual([401, 401, 401, 401, 401]);
    // None of them was the address's; these are.
    expect(await guess(test.app, 6, { address, device })).toEqual([401, 401, 401, 401, 401, 429]);
    expectSuccess(await signIn(test.app, OWNER.password, { address, device: other }));
    expectSuccess(await signIn(test.app, OWNER.password, { device }));
  });

  it('do not count when the password was right', async () => {
    const device = await knownDevice(test.app);
    for (let index = 0; index < 8; index += 1) {
      expectSuccess(await signIn(test.app, OWNER.password, { address: '192.0.2.1', device }));
    }
  });

  it('count together however many come at once', async () => {
    const from = { address: network(), device: await knownDevice(test.app) };
    const answers = await Promise.all(Array.from({ length: 14 }, () => signIn(test.app, WRONG, from)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('neither come from nor go to other accounts', async () => {
    const { sessions } = test.app.context;
    const guest = { email: 'guest@example.com', password: 'another long password', name: 'Guest' };
    await sessions.saveAccount(guest);
    const theirs = await knownDevice(test.app, { email: guest.email, password: guest.password });
    const address = network();
    expect(await guess(test.app, 6, { address, device: theirs })).toEqual([401, 401, 401, 401, 401, 429]);
    expectSuccess(
      await signIn(test.app, guest.password, { address, device: theirs, email: guest.email.toUpperCase() }),
    );
  });
});

describe('a known device at an address that is held off', () => {
  const clock = settableClock('2026-11-20T18:00:00.000Z');
  const test = useTestApp({ ...ON, clock });

  /** An address at which nobody gets in any more whose device is unknown. */
  async function heldOff(): Promise<string> {
    const address = network();
    expect((await guess(test.app, 6, { address })).at(-1)).toBe(429);
    return address;
  }

  it('gets in', async () => {
    const device = await knownDevice(test.app);
    const address = await heldOff();
    expect((await signIn(test.app, OWNER.password, { address })).status).toBe(429);
    expectSuccess(await signIn(test.app, OWNER.password, { address, device }));
  });

  const forgeries: Record<string, (cookie: string) => string> = {
    'with another time': (cookie) =>
      cookie.replace(/=(\d)/, (_all, digit: string) => `=${(Number(digit) + 1) % 10}`),
    'with another name': (cookie) => cookie.replace(/\.[\w-]{16}\./, `.${'A'.repeat(16)}.`),
    'with another signature': (cookie) => cookie.slice(0, -2) + (cookie.endsWith('AA') ? 'BB' : 'AA'),
    'with more behind it': (cookie) => `${cookie}.x`,
    'cut short': (cookie) => cookie.slice(0, -1),
    'under another name': (cookie) => cookie.replace('shingle_device', 'device'),
    'that is empty': () => 'shingle_device=',
    'of dots alone': () => 'shingle_device=..',
    'that is the session’s': () => `shingle_device=${test.token}`,
  };
  it.each(Object.keys(forgeries))('stays out by a cookie %s', async (name) => {
    const device = forgeries[name]!(await knownDevice(test.app));
    expect((await signIn(test.app, OWNER.password, { address: await heldOff(), device })).status).toBe(429);
  });

  it('stays out once the password is a new one', async () => {
    const device = await knownDevice(test.app);
    await test.app.context.sessions.saveAccount(OWNER);
    expect((await signIn(test.app, OWNER.password, { address: await heldOff(), device })).status).toBe(429);
  });

  it('stays out a year later', async () => {
    const device = await knownDevice(test.app);
    const address = await heldOff();
    clock.set('2027-11-20T17:59:59Z');
    expectSuccess(await signIn(test.app, OWNER.password, { address, device }));
    clock.set('2027-11-20T18:00:01Z');
    expect((await signIn(test.app, OWNER.password, { address, device })).status).toBe(429);
  });
});

describe('sixty wrong sign-ins from sixty networks at once', () => {
  const test = useTestApp(ON);

  it('neither keep the owner out at a known device nor make them wait for all the others', async () => {
    const { app } = test;
    const device = await knownDevice(app);
    // Slow enough to still be at it when the owner comes.
    const password_hash = await bcrypt.hash('whatever it is', 8);
    const guest = { email: 'slow@example.com', name: 'Slow', role: 'admin', password_hash };
    await app.context.db
      .insertInto('users')
      .values({ ...guest, created_at: '2026-11-20T18:00:00.000Z' })
      .execute();

    let checked = 0;
    const statuses: number[] = [];
    const strangers = Array.from({ length: 60 }, async () => {
      const { status } = await signIn(app, WRONG, { email: guest.email });
      statuses.push(status);
      if (status === 401) checked += 1;
    });
    while (!statuses.includes(429)) await setImmediate(); // until the line is full

    // Refused because others wait, and not for a wrong password: that holds nobody off afterwards.
    const address = network();
    const hurried = Array.from({ length: 12 }, () => signIn(app, OWNER.password, { address }));
    expectSuccess(await signIn(app, OWNER.password, { device }));
    expect(checked).toBeLessThan(30);

    await Promise.all([...strangers, ...hurried]);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expectSuccess(await signIn(app, OWNER.password, { address }));
  });
});

describe('a hashing thread that ends by itself', () => {
  const moments: Record<string, (thread: Worker) => void> = {
    'while it starts': (thread) => void thread.terminate(),
    'with a password in hand': (thread) => void thread.once('message', () => void thread.terminate()),
  };

  describe.each(Object.keys(moments))('%s', (moment) => {
    const test = useTestApp({ ...ON, account: false });

    it('makes no password wrong, counts for nothing, and is replaced', async () => {
      const { db } = test.app.context;
      const password_hash = await bcrypt.hash(OWNER.password, 4);
      const created_at = '2026-11-20T18:00:00.000Z';
      const { email, name } = OWNER;
      await db
        .insertInto('users')
        .values({ email, name, role: 'admin', password_hash, created_at })
        .execute();
      const address = network();
      for (let index = 0; index < 7; index += 1) {
        process.once('worker', moments[moment]!);
        const answer = await signIn(test.app, OWNER.password, { address });
        expectRefusal(answer, 500);
        expect(answer.json.error).not.toContain('credentials');
      }
      expectSuccess(await signIn(test.app, OWNER.password, { address }));
    });
  });
});
