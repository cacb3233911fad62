import { beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { tokenFor } from '#tests/support/links-in-mail.ts';
import { keepingMailer, OWNER, settableClock, useTestApp } from '#tests/support/test-app.ts';

const PAGE = '/dashboard/password';
const NEW = 'another long password';
const START = '2026-11-21T18:00:00Z';

describe('a link for a new password', () => {
  const clock = settableClock(START);
  const { mailer, sent } = keepingMailer();
  const test = useTestApp({ mailer, clock, env: { SITE_URL: 'http://localhost:3001' } });

  beforeEach(async () => {
    clock.set(START);
    const { db, sessions } = test.app.context;
    await db.deleteFrom('outbox').execute();
    await sessions.saveAccount(OWNER);
    sent.length = 0;
  });

  async function ask(email = OWNER.email) {
    const answer = await test.app.api('POST', 'request-password-reset.php', { json: { email } });
    await test.app.context.passwordResets.close(); // what goes on after the answer
    await test.app.context.delivery!.idle();
    return answer;
  }
  async function askedToken(): Promise<string> {
    expectSuccess(await ask());
    return tokenFor(PAGE, sent.at(-1)!);
  }
  const reset = (token: string, password = NEW) =>
    test.app.api('POST', `reset-password.php?token=${token}`, { json: { password } });
  const signIn = async (password: string) =>
    (await test.app.api('POST', 'login-clean.php', { json: { ...OWNER, password } })).status;

  it('comes by mail, in a letter of the house, and a new password is chosen behind it', async () => {
    expectSuccess(await ask('OWNER@Example.com'));
    const [email] = sent;
    expect([email?.to, email?.kind, email?.subject]).toEqual([
      OWNER.email,
      'reset-password',
      'A link for your new password',
    ]);
    expect(email?.text).toContain('If you did not ask for this, do nothing');
    expectSuccess(await reset(tokenFor(PAGE, email!)));
    expect([await signIn(OWNER.password), await signIn(NEW)]).toEqual([401, 200]);
  });

  it('ends all sessions once it was used, and none by being opened', async () => {
    const session = await test.app.signIn();
    const isIn = async () =>
      (await test.app.api('POST', 'validate-token.php', { bearer: session.token })).status;
    const token = await askedToken();
    const page = await fetch(`${test.app.url}${PAGE}?token=${token}`, { headers: { Connection: 'close' } });
    await page.text();
    expect([await isIn(), await signIn(OWNER.password)]).toEqual([200, 200]);
    expectSuccess(await reset(token));
    expect(await isIn()).toBe(401);
  });

  it('works once', async () => {
    const token = await askedToken();
    expectSuccess(await reset(token));
    expectRefusal(await reset(token, 'a third long password'), 422);
    expect(await signIn(NEW)).toBe(200);
  });

  it('works once though it is used twice at the same time', async () => {
    const token = await askedToken();
    const statuses = await Promise.all(
      ['the first new password', 'the second new one'].map(async (one) => (await reset(token, one)).status),
    );
    expect(statuses.sort()).toEqual([200, 422]);
  });

  it('works for half an hour', async () => {
    const token = await askedToken();
    clock.set('2026-11-21T18:30:00Z');
    expectRefusal(await reset(token), 422);
    clock.set('2026-11-21T18:29:59Z');
    expectSuccess(await reset(token));
  });

  it('is over as soon as the password was changed in another way, even to the same one', async () => {
    const token = await askedToken();
    await test.app.context.sessions.saveAccount(OWNER);
    expectRefusal(await reset(token), 422);
  });

  it.each([
    ['nothing', () => ''],
    ['nonsense', () => 'nonsense'],
    ['another end', (token: string) => token.replace(/-\d+-/, '-9999999999-')],
    ['another account', (token: string) => token.replace(/^\d+/, '999')],
    ['another signature', (token: string) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
    ['more behind it', (token: string) => `${token}.x`],
  ])('is no link with %s', async (_what, forge) => {
    expectRefusal(await reset(forge(await askedToken())), 422);
    expect(await signIn(OWNER.password)).toBe(200);
  });

  it('cannot be made of another link that is signed here, and opens nothing else', async () => {
    const token = await askedToken();
    const { signedLinks } = test.app.context;
    const [subject = ''] = token.split('.');
    expectRefusal(await reset(signedLinks.sign('unsubscribe', subject)), 422);
    expectRefusal(await test.app.api('POST', `unsubscribe.php?token=${token}`), 422);
  });

  it('asks for a password by the same rule as elsewhere, and stays', async () => {
    const token = await askedToken();
    const answer = await reset(token, 'eleven char');
    expectRefusal(answer, 422, 'password');
    expect(answer.json.error).toBe('The new password needs at least 12 characters.');
    const guessable = await reset(token, 'qwertyuiop12');
    expectRefusal(guessable, 422, 'password');
    expect(guessable.json.error).toMatch(/^That password is easily guessed/);
    expectSuccess(await reset(token));
  });

  it('is answered alike for every address, and goes to the owner’s alone', async () => {
    const [known, unknown] = [await ask(), await ask('nobody@example.com')];
    expect(unknown.text).toBe(known.text);
    const headers = ({ headers: all }: typeof known) => [...all.keys()].sort();
    expect([unknown.status, headers(unknown)]).toEqual([known.status, headers(known)]);
    expect(sent.map(({ to }) => to)).toEqual([OWNER.email]);
  });

  it('is looked up and sent only after the answer, so that this takes as long for every address', async () => {
    const { passwordResets, delivery } = test.app.context;
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    passwordResets.send(OWNER.email, 'Firefox', answered);
    await delivery!.idle();
    expect(sent).toEqual([]);
    answer();
    await passwordResets.close();
    await delivery!.idle();
    expect(sent).toHaveLength(1);
  });

  it('is sent five times a day at most', async () => {
    for (let count = 0; count < 7; count += 1) expectSuccess(await ask());
    expect(sent).toHaveLength(5);
    clock.set('2026-11-22T18:00:01Z');
    await ask();
    expect(sent).toHaveLength(6);
  });

  it('is in the list of what happened, as is its use', async () => {
    await test.app.context.db.deleteFrom('activity').execute();
    await ask('nobody@example.com');
    await reset(await askedToken());
    const rows = await test.app.context.db.selectFrom('activity').select('kind').orderBy('id').execute();
    expect(rows.map(({ kind }) => kind)).toEqual(['reset-requested', 'password-reset']);
  });

  it.each([{}, { email: '' }, { email: 'a\nb@example.com' }, { email: 7 }])(
    'needs an address: %j',
    async (json) => {
      expectRefusal(await test.app.api('POST', 'request-password-reset.php', { json }), 422, 'email');
    },
  );
});

describe('links for a new password', () => {
  const test = useTestApp({ mailer: keepingMailer().mailer, env: { RATE_LIMITS: 'on' } });

  it('are limited for an address, whatever was asked for', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const json = { email: `${count}@example.com` };
      statuses.push((await test.app.api('POST', 'request-password-reset.php', { json })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('without a mail server', () => {
  const test = useTestApp({ mailer: null });

  it('whoever asks for a link reads what to do instead, whatever the address', async () => {
    for (const email of [OWNER.email, 'nobody@example.com']) {
      const answer = await test.app.api('POST', 'request-password-reset.php', { json: { email } });
      expectRefusal(answer, 503);
      expect(answer.json.error).toContain('npm run owner');
    }
  });
});
