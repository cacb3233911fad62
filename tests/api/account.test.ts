import { describe, expect, it } from 'vitest';
import type { SignedInDevices } from '#shared/contract/account.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { type Credentials, OWNER, settableClock, useTestApp } from '#tests/support/test-app.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEW = 'another long password';

/** What a browser does: it signs in, names itself, and calls with its token or its cookies. */
function browsers(test: ReturnType<typeof useTestApp>) {
  async function signIn(agent: string, password = OWNER.password): Promise<Credentials & { device: string }> {
    const answer = await test.app.api('POST', 'login-clean.php', {
      json: { ...OWNER, password },
      headers: { 'User-Agent': agent },
    });
    expectSuccess(answer);
    const [cookie = '', device = ''] = answer.headers.getSetCookie().map((set) => set.split(';')[0]!);
    return { token: answer.json.token as string, cookie, device };
  }
  async function list(bearer: string, agent = FIREFOX): Promise<SignedInDevices> {
    const answer = await test.app.api('GET', 'sessions.php', { bearer, headers: { 'User-Agent': agent } });
    expectSuccess(answer);
    return answer.json as unknown as SignedInDevices;
  }
  const isIn = async ({ token }: Pick<Credentials, 'token'>) =>
    (await test.app.api('POST', 'validate-token.php', { bearer: token })).status === 200;
  return { signIn, list, isIn };
}

describe('the sessions of an account', () => {
  const clock = settableClock('2026-11-20T18:00:00.000Z');
  const test = useTestApp({ clock });
  const { signIn, list, isIn } = browsers(test);

  it('are told with device and last use: the own one first, then the last used', async () => {
    const phone = await signIn(ANDROID);
    clock.set('2026-11-20T18:10:00Z');
    const here = await signIn(FIREFOX);
    clock.set('2026-11-20T18:20:00Z');
    await test.app.api('GET', 'contacts.php', { bearer: phone.token, headers: { 'User-Agent': ANDROID } });
    const { sessions, more } = await list(here.token);
    expect(sessions.slice(0, 2)).toMatchObject([
      {
        device: 'Firefox on Linux',
        signed_in_at: '2026-11-20T18:10:00.000Z',
        last_used_at: '2026-11-20T18:20:00.000Z',
        is_current: true,
      },
      {
        device: 'Chrome on Android',
        signed_in_at: '2026-11-20T18:00:00.000Z',
        last_used_at: '2026-11-20T18:20:00.000Z',
        is_current: false,
      },
    ]);
    expect(more).toBe(0);
  });

  it('note a use every five minutes at most', async () => {
    clock.set('2026-11-20T19:00:00Z');
    const { token } = await signIn(FIREFOX);
    const lastUse = async () => (await list(token)).sessions[0]?.last_used_at;
    clock.set('2026-11-20T19:04:59Z');
    await test.app.api('GET', 'contacts.php', { bearer: token });
    expect(await lastUse()).toBe('2026-11-20T19:00:00.000Z');
    clock.set('2026-11-20T19:05:00Z');
    await test.app.api('GET', 'contacts.php', { bearer: token });
    expect(await lastUse()).toBe('2026-11-20T19:05:00.000Z');
  });

  it('from before that was written down go on, and are named from their next use on', async () => {
    clock.set('2026-11-20T20:00:00Z');
    const { token } = await signIn(ANDROID);
    const before = '2026-11-19T08:00:00.000Z';
    const { sessions } = await list(token, ANDROID);
    const { db } = test.app.context;
    await db
      .updateTable('sessions')
      .set({ device: '', created_at: before, last_used_at: before })
      .where('id', '=', sessions[0]!.id)
      .execute();
    const [own] = (await list(token, ANDROID)).sessions;
    expect(own).toMatchObject({
      device: 'Chrome on Android',
      signed_in_at: before,
      last_used_at: '2026-11-20T20:00:00.000Z',
    });
  });

  it('end one by one: the token answers what an invalid one answers', async () => {
    const [here, phone] = [await signIn(FIREFOX), await signIn(ANDROID)];
    const [own] = (await list(phone.token, ANDROID)).sessions;
    const end = () => test.app.api('DELETE', `sessions.php?id=${own!.id}`, { bearer: here.token });
    expectSuccess(await end());
    const ended = await test.app.api('POST', 'validate-token.php', { bearer: phone.token });
    expectRefusal(ended, 401);
    const invalid = await test.app.api('POST', 'validate-token.php', { bearer: 'nonsense' });
    expect([ended.text, ended.headers.get('www-authenticate')]).toEqual([
      invalid.text,
      invalid.headers.get('www-authenticate'),
    ]);
    expect(await isIn(here)).toBe(true);
    expectRefusal(await end(), 404);
  });

  it('end everywhere else at once', async () => {
    const [here, phone, third] = [await signIn(FIREFOX), await signIn(ANDROID), await signIn(ANDROID)];
    expectSuccess(await test.app.api('DELETE', 'sessions.php?others=yes', { bearer: here.token }));
    expect([await isIn(here), await isIn(phone), await isIn(third)]).toEqual([true, false, false]);
    expect((await list(here.token)).sessions).toHaveLength(1);
  });

  it('of another account are neither told nor ended', async () => {
    const guest = { email: 'guest@example.com', password: NEW, name: 'Guest' };
    await test.app.context.sessions.saveAccount(guest);
    const answer = await test.app.api('POST', 'login-clean.php', { json: guest });
    const theirs = answer.json.token as string;
    const here = await signIn(FIREFOX);
    const [foreign] = (await list(theirs)).sessions;
    expect((await list(here.token)).sessions.map(({ id }) => id)).not.toContain(foreign!.id);
    expectRefusal(
      await test.app.api('DELETE', `sessions.php?id=${foreign!.id}`, { bearer: here.token }),
      404,
    );
    expectSuccess(await test.app.api('DELETE', 'sessions.php?others=yes', { bearer: here.token }));
    expect(await isIn({ token: theirs })).toBe(true);
  });

  it('that are over are not told, and of many the first fifty', async () => {
    clock.set('2026-12-20T18:00:00Z');
    const { token } = await signIn(FIREFOX);
    expect((await list(token)).sessions).toHaveLength(1);
    const { db } = test.app.context;
    const { user_id } = await db.selectFrom('sessions').select('user_id').executeTakeFirstOrThrow();
    const row = { user_id, created_at: '2026-12-20T18:00:00.000Z', expires_at: '2026-12-27T18:00:00.000Z' };
    await db
      .insertInto('sessions')
      .values(Array.from({ length: 60 }, (_, index) => ({ ...row, id: `more-${index}` })))
      .execute();
    const { sessions, more } = await list(token);
    expect([sessions.length, sessions[0]?.is_current, more]).toEqual([50, true, 11]);
  });
});

describe('the account', () => {
  const test = useTestApp();
  const change = (json: unknown) => test.app.api('PUT', 'account.php', { json, bearer: test.token });

  it('has another name from then on', async () => {
    const answer = await change({ name: '  Ada Ruiz ' });
    expectSuccess(answer);
    expect(answer.json.user).toMatchObject({ email: OWNER.email, name: 'Ada Ruiz', role: 'admin' });
    const valid = await test.app.api('POST', 'validate-token.php', { bearer: test.token });
    expect(valid.json.user).toEqual(answer.json.user);
  });

  it.each([{}, { name: ' ' }, { name: 'x'.repeat(101) }, { name: 'Ada\nRuiz' }])(
    'keeps its name instead of %j',
    async (json) => {
      expectRefusal(await change(json), 422, 'name');
    },
  );
});

describe('a new password', () => {
  const test = useTestApp({ env: { RATE_LIMITS: 'on' } });
  const { signIn, isIn } = browsers(test);
  const change = (json: unknown, bearer: string) => test.app.api('PUT', 'password.php', { json, bearer });
  const isPassword = async (password: string) =>
    (await test.app.api('POST', 'login-clean.php', { json: { ...OWNER, password } })).status === 200;

  it('is the one from then on, and ends all other sessions', async () => {
    const [here, phone] = [await signIn(FIREFOX), await signIn(ANDROID)];
    const answer = await change({ current_password: OWNER.password, password: NEW }, here.token);
    expectSuccess(answer);
    expect([await isIn(here), await isIn(phone)]).toEqual([true, false]);
    expect([await isPassword(OWNER.password), await isPassword(NEW)]).toEqual([false, true]);
    const [device = ''] = answer.headers.getSetCookie();
    expect(device).toMatch(/^shingle_device=\d+\./);
    expect(device).toContain('HttpOnly');
    expectSuccess(await change({ current_password: NEW, password: OWNER.password }, here.token));
  });

  it('needs the current one', async () => {
    const here = await signIn(FIREFOX);
    const answer = await change({ current_password: 'not the password', password: NEW }, here.token);
    expectRefusal(answer, 422, 'current_password');
    expect(answer.json.error).toBe('That is not your current password.');
    expect([await isIn(here), await isPassword(NEW)]).toEqual([true, false]);
  });

  it.each([
    ['is too short', { current_password: OWNER.password, password: 'eleven char' }, 'password'],
    ['is too long', { current_password: OWNER.password, password: 'x'.repeat(1_025) }, 'password'],
    ['is a common one', { current_password: OWNER.password, password: 'password12345' }, 'password'],
    ['is the owner’s name', { current_password: OWNER.password, password: 'Wren123456789' }, 'password'],
    ['is missing', { current_password: OWNER.password }, 'password'],
    ['comes without the current one', { current_password: '', password: NEW }, 'current_password'],
  ])('is refused when it %s', async (_why, json, field) => {
    const here = await signIn(FIREFOX);
    expectRefusal(await change(json, here.token), 422, field);
  });

  it('cannot be reached by guessing the current one in a session, and another session is not kept from it', async () => {
    const [stolen, here] = [await signIn(FIREFOX), await signIn(FIREFOX)];
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      statuses.push(
        (await change({ current_password: `guess ${guess}`, password: NEW }, stolen.token)).status,
      );
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expectRefusal(await change({ current_password: OWNER.password, password: NEW }, stolen.token), 429);
    expectSuccess(await change({ current_password: OWNER.password, password: OWNER.password }, here.token));
  });

  it('of two at once is one, and the other is told', async () => {
    const here = await signIn(FIREFOX);
    const answers = await Promise.all(
      ['the first new password', 'the second new one'].map((password) =>
        change({ current_password: OWNER.password, password }, here.token),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([409, 422]).toContain(statuses[1]); // 422 where the first was done before the second was looked at
    const which = answers[0]!.status === 200 ? 'the first new password' : 'the second new one';
    expectSuccess(await change({ current_password: which, password: OWNER.password }, here.token));
  });
});
