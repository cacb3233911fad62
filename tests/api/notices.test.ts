import { beforeEach, describe, expect, it } from 'vitest';
import { slotsOn } from '#tests/support/profile-slots.ts';
import { Authenticator } from '#tests/support/authenticator.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput, messageInput } from '#tests/support/factories.ts';
import { keepingMailer, OWNER, settableClock, useTestApp } from '#tests/support/test-app.ts';

const ALL = { messages: true, consultations: true, campaigns: true, devices: true, backups: true };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEW = 'another long password';

function site() {
  const clock = settableClock('2026-03-04T17:00:00Z');
  const { mailer, sent } = keepingMailer();
  const test = useTestApp({ mailer, clock, env: { SITE_URL: 'http://localhost:3001' } });
  /** The subjects of what the owner was sent since the last call. */
  async function told(): Promise<string[]> {
    await test.app.context.securityNotices.close();
    await test.app.context.delivery!.idle();
    return sent.splice(0).flatMap(({ to, subject }) => (to === OWNER.email ? [subject] : []));
  }
  const choose = (changes: object) =>
    test.app.api('PUT', 'notices.php', { json: { ...ALL, ...changes }, bearer: test.token });
  const signIn = (cookie?: string) =>
    test.app.api('POST', 'login-clean.php', {
      json: OWNER,
      headers: { 'User-Agent': FIREFOX },
      ...(cookie === undefined ? {} : { cookie }),
    });
  return { test, clock, sent, told, choose, signIn };
}

describe('the notices', () => {
  // The owner's notices go to ADMIN_EMAIL.
  const clock = settableClock('2026-03-04T17:00:00Z');
  const { mailer, sent } = keepingMailer();
  const test = useTestApp({ mailer, clock, env: { ADMIN_EMAIL: OWNER.email } });
  const choose = (json: object) => test.app.api('PUT', 'notices.php', { json, bearer: test.token });
  async function toldOf(act: () => Promise<unknown>): Promise<number> {
    await test.app.context.db.deleteFrom('outbox').execute(); // or it would wait for the next digest
    sent.length = 0;
    await act();
    await test.app.context.delivery!.idle();
    return sent.filter(({ kind }) => kind === 'owner-notice').length;
  }
  const write = () => test.app.api('POST', 'contact-form.php', { json: messageInput() });
  let slot = 0;
  const book = () => {
    slot += 1;
    const day = '2026-03-06';
    return test.app.api('POST', 'consultation.php', { json: bookingInput(day, slotsOn(day)[slot] ?? '') });
  };

  it('are all on, until the owner chooses', async () => {
    const answer = await test.app.api('GET', 'notices.php', { bearer: test.token });
    expect(answer.json).toEqual({ success: true, notices: { ...ALL, devices: false }, can_mail: true });
    expect([await toldOf(write), await toldOf(book)]).toEqual([1, 1]);
  });

  it('that are off are not sent, and the visitor’s own emails are', async () => {
    expectSuccess(await choose({ ...ALL, messages: false }));
    expect([await toldOf(write), await toldOf(book)]).toEqual([0, 1]);
    expectSuccess(await choose({ ...ALL, consultations: false }));
    expect(await toldOf(book)).toBe(0);
    expect(sent.map(({ kind }) => kind)).toEqual(['appointment']);
    expect(await toldOf(write)).toBe(1);
    const answer = await test.app.api('GET', 'notices.php', { bearer: test.token });
    expect(answer.json.notices).toEqual({ ...ALL, consultations: false });
    expectSuccess(await choose(ALL));
    expect(await toldOf(write)).toBe(1);
  });

  it.each([
    ['messages', {}],
    ['devices', { ...ALL, devices: 'no' }],
    ['consultations', { messages: true }],
  ])('cannot leave %s open: %j', async (field, json) => {
    expectRefusal(await choose(json), 422, field);
  });
});

describe('an email about the ways into the dashboard', () => {
  const { test, clock, sent, told, choose, signIn } = site();

  beforeEach(async () => expectSuccess(await choose({})));

  it('tells of a sign-in in a browser that was not known, but for the first of all', async () => {
    expect(await told()).toEqual([]);
    const known = (await signIn()).headers.getSetCookie().find((set) => set.startsWith('shingle_device'));
    await test.app.context.securityNotices.close();
    await test.app.context.delivery!.idle();
    expect(sent[0]?.text).toContain('Firefox on Linux');
    expect(sent[0]?.text).toContain('http://localhost:3001/dashboard/password');
    expect(await told()).toEqual(['A sign-in on a new device']);
    expectSuccess(await signIn(known!.split(';')[0]));
    expect(await told()).toEqual([]);
  });

  it('is not sent about devices where the owner does not want that', async () => {
    expectSuccess(await choose({ devices: false }));
    expectSuccess(await signIn());
    expect(await told()).toEqual([]);
  });

  it('tells of new devices ten times a day at most', async () => {
    clock.set('2026-03-06T17:00:00Z');
    for (let count = 0; count < 12; count += 1) await signIn();
    expect(await told()).toHaveLength(10);
    clock.set('2026-03-08T17:00:00Z');
  });

  it('tells of a new password whatever is chosen, and of none that was refused', async () => {
    expectSuccess(await choose({ devices: false }));
    const change = (current_password: string, password: string) =>
      test.app.api('PUT', 'password.php', { json: { current_password, password }, bearer: test.token });
    expectRefusal(await change('not the password', NEW), 422, 'current_password');
    expect(await told()).toEqual([]);
    expectSuccess(await change(OWNER.password, NEW));
    expect(await told()).toEqual(['Your password was changed']);
    expectSuccess(await change(NEW, OWNER.password));
    expect(await told()).toEqual(['Your password was changed']);
  });

  it('tells of passkeys that are added and removed, by their name', async () => {
    const bearer = (await test.app.signIn()).token;
    const { json } = await test.app.api('POST', 'passkeys.php?action=begin', { bearer });
    const credential = new Authenticator().make(json.options as Record<string, unknown>, {
      origin: test.app.url,
    });
    const headers = { 'User-Agent': FIREFOX };
    expectSuccess(await test.app.api('POST', 'passkeys.php', { json: { credential }, bearer, headers }));
    await test.app.context.delivery!.idle();
    expect(sent.at(-1)?.text).toContain('Firefox on Linux');
    expect(await told()).toContain('A passkey was added');
    const remove = () => test.app.api('DELETE', `passkeys.php?id=${credential.id}`, { bearer });
    expectSuccess(await remove());
    expect(await told()).toEqual(['A passkey was removed']);
    expectRefusal(await remove(), 404);
    expect(await told()).toEqual([]);
  });
});
