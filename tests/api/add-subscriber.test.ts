import { describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { tokenFor } from '#tests/support/links-in-mail.ts';
import { listSubscribers } from '#tests/support/reading.ts';
import { keepingMailer, useTestApp } from '#tests/support/test-app.ts';

describe('add-subscriber.php', () => {
  const { mailer, sent } = keepingMailer();
  const test = useTestApp({ mailer, env: { SMTP_URL: 'smtp://mail.example' } });
  const call = (method: string, path: string, json?: object) =>
    test.app.api(method, path, { bearer: test.token, ...(json === undefined ? {} : { json }) });
  const add = (email: string, agreed: boolean) => call('POST', 'add-subscriber.php', { email, agreed });
  const find = async (email: string) =>
    (await listSubscribers(test.app, test.token)).subscribers.find((one) => one.email === email);
  const setStatus = (email: string, status: 'unsubscribed' | 'bounced') =>
    test.app.context.db.updateTable('subscribers').set({ status }).where('email', '=', email).execute();

  it('subscribes who agreed at once, without an email', async () => {
    const answer = await add(' Ana@Example.com ', true);
    expectSuccess(answer);
    expect(answer.json).toMatchObject({ success: true, pending: false });
    await test.app.context.delivery!.idle();
    expect(sent).toEqual([]);
    expect(await find('Ana@Example.com')).toMatchObject({ status: 'active', suspected_spam: false });
    const { activity } = (await call('GET', 'activity.php')).json as { activity: { kind: string }[] };
    expect(activity[0]!.kind).toBe('subscriber-added');
  });

  it('asks everybody else by the email of a sign-up', async () => {
    expect((await add('asked@example.com', false)).json).toMatchObject({ success: true, pending: true });
    expect((await find('asked@example.com'))?.status).toBe('pending');
    await test.app.context.delivery!.idle();
    expect(sent.map(({ to }) => to)).toEqual(['asked@example.com']);
    const token = tokenFor('/newsletter/confirm', sent[0]!);
    expectSuccess(await test.app.api('POST', `confirm-subscription.php?token=${token}`));
    expect((await find('asked@example.com'))?.status).toBe('active');
  });

  it('leaves who is known as they are, and says what they are', async () => {
    const email = 'known@example.com';
    const refusalOf = async () => {
      const answer = await add(email.toUpperCase(), true);
      expectRefusal(answer, 409, 'email');
      return String(answer.json.error);
    };
    await add(email, false);
    expect(await refusalOf()).toContain('was asked by email already');
    await setStatus(email, 'bounced');
    expect(await refusalOf()).toContain('came back');
    await setStatus(email, 'unsubscribed');
    expect(await refusalOf()).toContain('has unsubscribed');
    const { id, status } = (await find(email))!;
    expect(status).toBe('unsubscribed');

    await call('DELETE', `delete-subscriber.php?id=${id}`);
    expect(await refusalOf()).toContain('has unsubscribed'); // in the trash
    expect(await find(email)).toBeUndefined();
  });

  it('takes who was deleted while they got newsletters, and once only, however often it is asked', async () => {
    await add('back@example.com', true);
    await call('DELETE', `delete-subscriber.php?id=${(await find('back@example.com'))!.id}`);
    const answers = await Promise.all(Array.from({ length: 3 }, () => add('back@example.com', true)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('takes the mark of suspected spam off', async () => {
    const json = { email: 'person@example.com', website: 'https://spam.example' };
    await test.app.api('POST', 'newsletter.php', { json });
    expectSuccess(await add('person@example.com', true));
    expect(await find('person@example.com')).toMatchObject({ status: 'active', suspected_spam: false });
  });

  it.each([
    [{ email: 'no address', agreed: true }, 'email'],
    [{ agreed: true }, 'email'],
    [{ email: 'a@example.com' }, 'agreed'],
  ])('refuses %j', async (json, field) => {
    expectRefusal(await call('POST', 'add-subscriber.php', json), 422, field);
  });
});

describe('add-subscriber.php where no email can be sent', () => {
  const test = useTestApp({ mailer: null });

  it('takes only who agreed, and says why', async () => {
    const add = (agreed: boolean) =>
      test.app.api('POST', 'add-subscriber.php', {
        bearer: test.token,
        json: { email: 'ana@example.com', agreed },
      });
    expectRefusal(await add(false), 422, 'agreed');
    expectSuccess(await add(true));
  });
});
