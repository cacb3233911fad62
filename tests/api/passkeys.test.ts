import { describe, expect, it } from 'vitest';
import type { Activity } from '#shared/contract/activity.ts';
import type { SignedInDevice } from '#shared/contract/account.ts';
import type { Passkey } from '#shared/contract/passkeys.ts';
import { Authenticator } from '#tests/support/authenticator.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { OWNER, settableClock, startTestApp, type TestApp, useTestApp } from '#tests/support/test-app.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const agent = { 'User-Agent': FIREFOX };

type Ways = Omit<Parameters<Authenticator['sign']>[1], 'origin'>;

/** What a browser and its authenticator do, at one of the site's servers. */
function ceremonies(app: TestApp) {
  const origin = app.url;
  async function begin(path: string, bearer?: string) {
    const answer = await app.api('POST', path, bearer === undefined ? {} : { bearer });
    expectSuccess(answer);
    return answer.json.options as Record<string, unknown>;
  }
  const askForAnother = (bearer: string) => begin('passkeys.php?action=begin', bearer);
  const askToSign = () => begin('passkey-login.php?action=begin');
  const send = (path: string, credential: unknown, bearer?: string) =>
    app.api('POST', path, {
      json: { credential },
      headers: agent,
      ...(bearer === undefined ? {} : { bearer }),
    });
  async function add(bearer: string, key = new Authenticator(), ways: Ways = {}) {
    const answer = await send(
      'passkeys.php',
      key.make(await askForAnother(bearer), { origin, ...ways }),
      bearer,
    );
    expectSuccess(answer);
    return { key, passkey: answer.json.passkey as Passkey };
  }
  const signIn = async (key: Authenticator, ways: Ways = {}) =>
    send('passkey-login.php', key.sign(await askToSign(), { origin, ...ways }));
  async function list(bearer: string) {
    const answer = await app.api('GET', 'passkeys.php', { bearer });
    expectSuccess(answer);
    return answer.json.passkeys as Passkey[];
  }
  const remove = (id: string, bearer: string) =>
    app.api('DELETE', `passkeys.php?id=${encodeURIComponent(id)}`, { bearer });
  return { origin, begin, askForAnother, askToSign, send, add, signIn, list, remove };
}

describe('a passkey', () => {
  const clock = settableClock('2026-11-20T18:00:00.000Z');
  const test = useTestApp({ clock });
  const at = (instant: string) => clock.set(`2026-11-20T${instant}Z`);
  async function fresh() {
    const { token } = await test.app.signIn();
    return { ...ceremonies(test.app), token };
  }

  it('is added, named after the device, and opens a session of the usual kind', async () => {
    at('18:10:00');
    const { add, signIn, list, token } = await fresh();
    const { key, passkey } = await add(token, new Authenticator(), { synced: true });
    expect(passkey).toEqual({
      id: key.id,
      name: 'Firefox on Linux',
      created_at: '2026-11-20T18:10:00.000Z',
      last_used_at: null,
      is_synced: true,
      made_for: null,
    });
    at('18:20:00');
    const answer = await signIn(key, { synced: true });
    expectSuccess(answer);
    expect(answer.json.user).toMatchObject({ email: OWNER.email, name: OWNER.name });
    const [session = '', device = ''] = answer.headers.getSetCookie();
    expect([session, device]).toEqual([
      expect.stringMatching(/^shingle_session=.+HttpOnly/),
      expect.stringMatching(/^shingle_device=\d+\..+HttpOnly/),
    ]);
    const bearer = answer.json.token as string;
    const cookie = session.split(';')[0]!;
    expectSuccess(await test.app.api('GET', 'contacts.php', { cookie }));
    const devices = await test.app.api('GET', 'sessions.php', { bearer, headers: agent });
    const [own, other] = devices.json.sessions as SignedInDevice[];
    expect([own?.by_passkey, other?.by_passkey]).toEqual([true, false]);
    expect((await list(token))[0]).toMatchObject({ last_used_at: '2026-11-20T18:20:00.000Z' });
  });

  it('is told in the list of what happened, and so is a refused one', async () => {
    at('18:30:00');
    const { add, signIn, remove, token } = await fresh();
    const { key, passkey } = await add(token);
    await signIn(key);
    expectSuccess(await remove(passkey.id, token));
    expectRefusal(await signIn(key), 401);
    const { json } = await test.app.api('GET', 'activity.php', { bearer: token });
    const kinds = new Set((json.activity as Activity[]).map(({ kind }) => kind));
    for (const kind of [
      'passkey-added',
      'signed-in-by-passkey',
      'passkey-removed',
      'sign-in-failed',
    ] as const)
      expect(kinds).toContain(kind);
  });

  it('gets a name of its own, and another one when the owner gives it', async () => {
    const { add, list, token } = await fresh();
    const before = (await list(token)).map(({ name }) => name);
    const { passkey } = await add(token);
    expect(before).not.toContain(passkey.name);
    expect(passkey.name).toMatch(/^Firefox on Linux( \d+)?$/);
    const rename = (json: object) => test.app.api('PUT', 'passkeys.php', { json, bearer: token });
    const answer = await rename({ id: passkey.id, name: ' The blue key ' });
    expect(answer.json.passkey).toMatchObject({ id: passkey.id, name: 'The blue key' });
    expectRefusal(await rename({ id: passkey.id, name: ' ' }), 422, 'name');
    expectRefusal(await rename({ id: 'gone', name: 'Gone' }), 404);
  });

  it('that is removed ends the other sessions that began with it, and no more', async () => {
    const { add, signIn, remove, token } = await fresh();
    const { key, passkey } = await add(token);
    const begun = (await signIn(key)).json.token as string;
    const isIn = async (bearer: string) =>
      (await test.app.api('POST', 'validate-token.php', { bearer })).status === 200;
    expectSuccess(await remove(passkey.id, token));
    expect([await isIn(begun), await isIn(token)]).toEqual([false, true]);
    expectRefusal(await remove(passkey.id, token), 404);
  });

  it('of another account is neither listed, renamed nor removed', async () => {
    const { add, signIn, remove, list, token } = await fresh();
    const guest = { email: 'guest@example.com', password: 'another long password', name: 'Guest' };
    await test.app.context.sessions.saveAccount(guest);
    const theirs = (await test.app.api('POST', 'login-clean.php', { json: guest })).json.token as string;
    const { key, passkey } = await add(theirs);
    expect((await list(token)).map(({ id }) => id)).not.toContain(passkey.id);
    expectRefusal(await remove(passkey.id, token), 404);
    const json = { id: passkey.id, name: 'Mine' };
    expectRefusal(await test.app.api('PUT', 'passkeys.php', { json, bearer: token }), 404);
    expect((await signIn(key)).json.user).toMatchObject({ email: guest.email });
  });

  it('is added once', async () => {
    const { add, askForAnother, send, origin, token } = await fresh();
    const { key } = await add(token);
    expectRefusal(await send('passkeys.php', key.make(await askForAnother(token), { origin }), token), 409);
  });

  it('is offered to no authenticator that has one already, and asks for a finger, a face or a PIN', async () => {
    const { add, askForAnother, askToSign, token } = await fresh();
    const { key } = await add(token);
    const options = await askForAnother(token);
    expect(options.excludeCredentials).toContainEqual(expect.objectContaining({ id: key.id }));
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    expect(options.rp).toMatchObject({ id: '127.0.0.1' });
    expect(await askToSign()).toMatchObject({ userVerification: 'required', rpId: '127.0.0.1' });
  });

  it('says where it was made when the site has another address since', async () => {
    const { add, signIn, list, token } = await fresh();
    const { key } = await add(token);
    const { db } = test.app.context;
    await db.updateTable('passkeys').set({ rp_id: 'old.example' }).where('id', '=', key.id).execute();
    expect((await list(token)).find(({ id }) => id === key.id)?.made_for).toBe('old.example');
    expectRefusal(await signIn(key), 401);
  });

  it('does not open a session when it is removed, or the password changed, meanwhile', async () => {
    const { add, token } = await fresh();
    const { key } = await add(token);
    const { db, sessions } = test.app.context;
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', OWNER.email)
      .executeTakeFirstOrThrow();
    const open = (changed: object, passkey: string) =>
      sessions.open({ ...user, ...changed }, { userAgent: undefined, device: null, passkey });
    await expect(open({}, key.id)).resolves.toMatchObject({ user: { email: OWNER.email } });
    await expect(open({ password_hash: 'an earlier one' }, key.id)).rejects.toMatchObject({ status: 401 });
    await expect(open({}, 'removed')).rejects.toMatchObject({ status: 401 });
  });

  describe('is refused', () => {
    it.each<[string, Ways & { origin?: string }]>([
      ['on a page of another site', { origin: 'https://evil.example', rpId: '127.0.0.1' }],
      ['for another host name', { rpId: 'evil.example' }],
      ['without a finger, a face or a PIN', { verified: false }],
    ])('%s', async (_where, ways) => {
      const { add, askToSign, askForAnother, send, origin, token } = await fresh();
      const { key } = await add(token);
      const signed = key.sign(await askToSign(), { origin, ...ways });
      expectRefusal(await send('passkey-login.php', signed), 401);
      const made = new Authenticator().make(await askForAnother(token), { origin, ...ways });
      expectRefusal(await send('passkeys.php', made, token), 422);
    });

    it('with the signature of another one, or another account’s name', async () => {
      const { add, askToSign, send, origin, token } = await fresh();
      const { key } = await add(token);
      const stranger = new Authenticator();
      const forged = stranger.sign(await askToSign(), { origin });
      expectRefusal(await send('passkey-login.php', { ...forged, id: key.id, rawId: key.id }), 401);
      expectRefusal(await send('passkey-login.php', forged), 401);
      const other = key.sign(await askToSign(), { origin });
      other.response.userHandle = 'bm9ib2R5';
      expectRefusal(await send('passkey-login.php', other), 401);
    });

    it('with a counter that does not rise: there are two of it', async () => {
      const { add, signIn, token } = await fresh();
      const { key } = await add(token);
      const statuses: number[] = [];
      for (key.counter of [5, 5, 4, 6]) statuses.push((await signIn(key)).status);
      expect(statuses).toEqual([200, 401, 401, 200]);
    });

    it('with a challenge that was answered, is over, is for something else, or that nobody gave', async () => {
      at('19:00:00');
      const { add, askToSign, askForAnother, begin, send, origin, token } = await fresh();
      const { key } = await add(token);
      const signed = key.sign(await askToSign(), { origin });
      expectSuccess(await send('passkey-login.php', signed));
      expectRefusal(await send('passkey-login.php', signed), 401);

      const ofAnother = await begin('confirm-identity.php?action=begin', token);
      expectRefusal(await send('passkey-login.php', key.sign(ofAnother, { origin })), 401);
      const invented = { challenge: 'bm9ib2R5IGdhdmUgdGhpcw' };
      expectRefusal(await send('passkey-login.php', key.sign(invented, { origin })), 401);

      const late = await askToSign();
      const lateOne = new Authenticator().make(await askForAnother(token), { origin });
      at('19:05:00');
      expectRefusal(await send('passkey-login.php', key.sign(late, { origin })), 401);
      expectRefusal(await send('passkeys.php', lateOne, token), 422);
      await askToSign(); // which forgets what is over
      const { challenges } = await test.app.context.db
        .selectFrom('passkey_challenges')
        .select((build) => build.fn.countAll<number>().as('challenges'))
        .executeTakeFirstOrThrow();
      expect(challenges).toBe(1);
    });

    it('with the challenge of another session', async () => {
      const { askForAnother, send, origin, token } = await fresh();
      const made = new Authenticator().make(await askForAnother((await fresh()).token), { origin });
      expectRefusal(await send('passkeys.php', made, token), 422);
    });

    it('with the same answer twice at once, but for one', async () => {
      const { add, askToSign, send, origin, token } = await fresh();
      const { key } = await add(token);
      const signed = key.sign(await askToSign(), { origin });
      const answers = await Promise.all(Array.from({ length: 5 }, () => send('passkey-login.php', signed)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    });
  });

  describe('ten minutes after the sign-in', () => {
    it('is added and removed only once it is confirmed whose session it is', async () => {
      at('20:00:00');
      const { add, askForAnother, remove, send, origin, token } = await fresh();
      const { key, passkey } = await add(token);
      const made = new Authenticator().make(await askForAnother(token), { origin });
      at('20:10:00');
      for (const answer of [
        await test.app.api('POST', 'passkeys.php?action=begin', { bearer: token }),
        await send('passkeys.php', made, token),
        await remove(passkey.id, token),
      ]) {
        expectRefusal(answer, 403, 'confirm');
      }

      const confirm = (json: object) => test.app.api('POST', 'confirm-identity.php', { json, bearer: token });
      expectRefusal(await confirm({ password: 'not the password' }), 422, 'password');
      expectRefusal(await remove(passkey.id, token), 403, 'confirm');
      expectSuccess(await confirm({ password: OWNER.password }));
      await add(token);

      at('20:30:00');
      const { begin } = ceremonies(test.app);
      const sign = async () => key.sign(await begin('confirm-identity.php?action=begin', token), { origin });
      const byPasskey = async (signed: unknown) => send('confirm-identity.php?by=passkey', signed, token);
      expectRefusal(await byPasskey(new Authenticator().sign(await sign(), { origin })), 422);
      expectSuccess(await byPasskey(await sign()));
      expectSuccess(await remove(passkey.id, token));
    });

    it('is not confirmed by another account’s', async () => {
      at('21:00:00');
      const { origin, begin, send, remove, token, add } = await fresh();
      const { passkey } = await add(token);
      const guest = { email: 'other@example.com', password: 'another long password', name: 'Guest' };
      await test.app.context.sessions.saveAccount(guest);
      const theirs = (await test.app.api('POST', 'login-clean.php', { json: guest })).json.token as string;
      const { key } = await add(theirs);
      at('21:20:00');
      const signed = key.sign(await begin('confirm-identity.php?action=begin', token), { origin });
      expectRefusal(await send('confirm-identity.php?by=passkey', signed, token), 422);
      expectRefusal(await remove(passkey.id, token), 403, 'confirm');
    });
  });
});

describe('tries with passkeys', () => {
  const test = useTestApp({ env: { RATE_LIMITS: 'on' } });

  it('count with the wrong passwords of the address, and in a session with those of the session', async () => {
    const { askToSign, begin, send, origin } = ceremonies(test.app);
    const { token } = await test.app.signIn();
    const wrong = new Authenticator();
    const confirmed: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const asked = await begin('confirm-identity.php?action=begin', token);
      confirmed.push(
        (await send('confirm-identity.php?by=passkey', wrong.sign(asked, { origin }), token)).status,
      );
    }
    expect(confirmed).toEqual([422, 422, 422, 422, 422, 429]);

    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await send('passkey-login.php', wrong.sign(await askToSign(), { origin }))).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
  });

  it('ask for sixty challenges in a quarter of an hour', async () => {
    const ask = () => test.app.api('POST', 'passkey-login.php?action=begin');
    const statuses = new Set<number>();
    for (let count = 0; count < 61; count += 1) statuses.add((await ask()).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('in production', () => {
  const test = useTestApp({
    env: { NODE_ENV: 'production', SITE_URL: 'https://wren.example/site', RATE_LIMITS: 'on' },
    mailer: null,
  });

  it('a passkey is for the host of SITE_URL, whatever the request says', async () => {
    const { askToSign, askForAnother, send } = ceremonies(test.app);
    const { token } = await test.app.signIn();
    const made = new Authenticator();
    const options = await askForAnother(token);
    expect(options.rp).toMatchObject({ id: 'wren.example' });
    expectSuccess(await send('passkeys.php', made.make(options, { origin: 'https://wren.example' }), token));
    expectSuccess(
      await send('passkey-login.php', made.sign(await askToSign(), { origin: 'https://wren.example' })),
    );
    const elsewhere = { origin: test.app.url, rpId: 'wren.example' };
    expectRefusal(await send('passkey-login.php', made.sign(await askToSign(), elsewhere)), 401);
  });
});

describe('two processes of one site', () => {
  it('know each other’s challenges', async () => {
    const first = await startTestApp();
    const second = await startTestApp({ beside: first });
    try {
      const here = ceremonies(first);
      const { key } = await here.add((await first.signIn()).token);
      const there = ceremonies(second);
      const signed = key.sign(await here.askToSign(), { origin: second.url });
      expectSuccess(await there.send('passkey-login.php', signed));
      expectRefusal(await here.send('passkey-login.php', signed), 401);
    } finally {
      await second.stop();
      await first.stop();
    }
  });
});
