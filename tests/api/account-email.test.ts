import { beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { tokenFor } from '#tests/support/links-in-mail.ts';
import { keepingMailer, OWNER, settableClock, useTestApp } from '#tests/support/test-app.ts';

const NEW = 'wren@new.example';
const START = '2026-11-21T18:00:00Z';

/** What the owner calls, signed in. */
function calls(test: ReturnType<typeof useTestApp>) {
  return {
    change: (email: string, current_password = OWNER.password) =>
      test.app.api('PUT', 'account-email.php', { bearer: test.token, json: { email, current_password } }),
    confirm: (token: string, bearer = test.token) =>
      test.app.api('POST', 'account-email.php', { bearer, json: { token } }),
    signIn: async (email: string) =>
      (await test.app.api('POST', 'login-clean.php', { json: { ...OWNER, email } })).status,
    latest: async () =>
      (
        (await test.app.api('GET', 'activity.php', { bearer: test.token })).json.activity as {
          kind: string;
        }[]
      )[0]?.kind,
  };
}

describe('another address for the account', () => {
  const clock = settableClock(START);
  const { mailer, sent } = keepingMailer();
  const test = useTestApp({ mailer, clock, env: { SITE_URL: 'http://localhost:3001' } });
  const { change, confirm, signIn, latest } = calls(test);

  beforeEach(async () => {
    clock.set(START);
    const { db } = test.app.context;
    await db.deleteFrom('outbox').execute();
    await db.updateTable('users').set({ email: OWNER.email }).execute();
    sent.length = 0;
  });

  async function askedToken(): Promise<string> {
    expectSuccess(await change(NEW));
    await test.app.context.delivery!.idle();
    return tokenFor('/dashboard/account', sent.at(-1)!);
  }

  it('is confirmed by a link that it is sent; the one so far is told, and stays signed in', async () => {
    const asked = await change(NEW);
    expect(asked.json).toMatchObject({ success: true, sent: true, user: { email: OWNER.email } });
    await test.app.context.delivery!.idle();
    expect(sent.map(({ to, kind }) => [to, kind])).toEqual([[NEW, 'confirm-email']]);
    expect(await signIn(NEW)).toBe(401);

    const confirmed = await confirm(tokenFor('/dashboard/account', sent[0]!));
    expect(confirmed.json).toMatchObject({ success: true, user: { email: NEW } });
    expect(await latest()).toBe('email-changed');
    await test.app.context.delivery!.idle();
    expect(sent.slice(1).map(({ to, subject }) => [to, subject])).toEqual([
      [OWNER.email, 'Your email address was changed'],
    ]);
    expect(sent[1]!.text).toContain(NEW);
    expect([await signIn(OWNER.email), await signIn(NEW)]).toEqual([401, 200]);
  });

  it('has a link that works once, for half an hour, and for its own account alone', async () => {
    const token = await askedToken();
    const guest = { email: 'guest@example.com', password: OWNER.password, name: 'Guest' };
    await test.app.context.sessions.saveAccount(guest);
    const other = await test.app.api('POST', 'login-clean.php', { json: guest });
    expectRefusal(await confirm(token, other.json.token as string), 422);
    await test.app.context.db.deleteFrom('users').where('email', '=', guest.email).execute();

    clock.set('2026-11-21T18:30:00Z');
    expectRefusal(await confirm(token), 422);
    clock.set('2026-11-21T18:29:59Z');
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expectRefusal(await confirm(token), 422);
  });

  it.each([
    ['nothing', () => ''],
    ['nonsense', () => 'nonsense'],
    ['a link for something else', () => test.app.context.signedLinks.sign('reset-password', '1')],
  ])('is not confirmed by %s', async (_, token) => {
    expectRefusal(await confirm(token()), 422);
  });

  it('needs the password, and is no address that is the account’s or another one’s', async () => {
    expectRefusal(await change(NEW, 'not the password'), 422, 'current_password');
    expectRefusal(await change(OWNER.email.toUpperCase()), 422, 'email');
    expectRefusal(await change('no address'), 422, 'email');
    const guest = { email: 'guest@example.com', password: OWNER.password, name: 'Guest' };
    const token = await askedToken();
    await test.app.context.sessions.saveAccount({ ...guest, email: NEW.toUpperCase() });
    expectRefusal(await change(NEW), 409, 'email');
    expectRefusal(await confirm(token), 409, 'email');
    await test.app.context.db.deleteFrom('users').where('email', '=', NEW).execute();
  });
});

describe('another address for the account where no email can be sent', () => {
  const test = useTestApp({ mailer: null });
  const { change, signIn, latest } = calls(test);

  it('holds at once', async () => {
    const answer = await change(NEW);
    expect(answer.json).toMatchObject({ success: true, sent: false, user: { email: NEW } });
    expect(await latest()).toBe('email-changed');
    expect([await signIn(OWNER.email), await signIn(NEW)]).toEqual([401, 200]);
  });
});
