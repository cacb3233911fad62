import { describe, expect, it } from 'vitest';
import type { DeliveryStatus } from '#shared/contract/delivery-status.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { messageInput } from '#tests/support/factories.ts';
import { type MailApp, startMailApp } from '#tests/support/mail-app.ts';
import { only } from '#tests/support/smtp.ts';

const GONE = '550 5.1.1 No such mailbox';

/** What the owner is told. */
async function stateOf({ app }: MailApp, method = 'GET', query = ''): Promise<DeliveryStatus> {
  const { token } = await app.signIn();
  const answer = await app.api(method, `mail-state.php${query}`, { bearer: token });
  expectSuccess(answer);
  return answer.json as unknown as DeliveryStatus;
}

/** A visitor leaves a message, whose receipt goes to `email`. */
async function write({ app, later }: MailApp, email: string): Promise<void> {
  expectSuccess(await app.api('POST', 'contact-form.php', { json: messageInput({ email }) }));
  await later(1);
}

describe('the state of the mail', () => {
  it('is quiet while mail goes out', async () => {
    const mail = await startMailApp();
    await mail.writeToOwner();
    expect(await stateOf(mail)).toEqual({ success: true, held: null, undelivered: [] });
  });

  it('tells why all mail waits, and how much, until it goes out again', async () => {
    const mail = await startMailApp(
      { login: () => '535 5.7.8 Bad credentials' },
      (port) => `smtp://wren:secret@127.0.0.1:${port}`,
    );
    await mail.addSubscribers('one@example.com', 'two@example.com');
    await mail.writeToOwner();
    expect((await stateOf(mail)).held).toBeNull(); // once may be that one message's own fault
    await mail.sendCampaign();
    await mail.later(5);
    await mail.later(10);
    const { held } = await stateOf(mail);
    expect(held?.reason).toContain('535 5.7.8 Bad credentials');
    expect(held?.waiting).toBe(3);

    mail.smtp.faults = {};
    await mail.later(60);
    expect((await stateOf(mail)).held).toBeNull();
    expect(mail.reached()).toHaveLength(3);
  });

  it('counts no mail that is due another day', async () => {
    const mail = await startMailApp({ sender: () => '550 5.7.1 Not your domain' });
    await mail.writeToOwner();
    await mail.app.context.db
      .insertInto('outbox')
      .values({
        kind: 'reminder',
        message_id: 'a-reminder@localhost',
        recipient: 'ana@example.com',
        content: '{}',
        priority: 0,
        due_at: '2026-04-01T00:00:00.000Z',
        created_at: '2026-03-02T17:00:00.000Z',
      })
      .execute();
    await mail.later(5);
    await mail.later(10);
    expect((await stateOf(mail)).held?.waiting).toBe(1);
    await mail.app.context.db.deleteFrom('outbox').where('kind', '=', 'owner-notice').execute();
    expect((await stateOf(mail)).held).toBeNull();
  });

  it('lists what did not arrive, the latest first, with what the mail server said', async () => {
    const mail = await startMailApp({ recipient: only('ana@exmple.com', GONE) });
    await write(mail, 'ana@exmple.com');
    await write(mail, 'bo@example.com');
    mail.smtp.faults = { recipient: () => '550 5.7.1 Not from you' };
    await write(mail, 'cleo@example.com');
    const { undelivered } = await stateOf(mail);
    const receipts = undelivered.filter(({ kind }) => kind === 'receipt');
    expect(receipts.map(({ recipient, reason }) => [recipient, reason])).toEqual([
      ['cleo@example.com', '550 5.7.1 Not from you'],
      ['ana@exmple.com', GONE],
    ]);
    expect(receipts[1]?.given_up_at).toMatch(/^2026-03-02T17:0\d:00.000Z$/);
  });

  it('leaves out newsletters, which their campaign tells of, and who asked to be a subscriber', async () => {
    const mail = await startMailApp({ recipient: () => GONE });
    await mail.app.api('POST', 'newsletter.php', { json: { email: 'nobody@example.com' } });
    await mail.addSubscribers('one@example.com');
    await mail.sendCampaign();
    expect(await mail.outbox()).toMatchObject({
      'nobody@example.com': { status: 'failed' },
      'one@example.com': { status: 'failed' },
    });
    expect((await stateOf(mail)).undelivered).toEqual([]);
  });

  it('forgets what the owner has seen, and nothing that came after it', async () => {
    const mail = await startMailApp({ recipient: (to) => (to === 'owner@example.com' ? null : GONE) });
    await write(mail, 'ana@exmple.com');
    const [seen] = (await stateOf(mail)).undelivered;
    await write(mail, 'bo@exmple.com');
    const left = await stateOf(mail, 'DELETE', `?until=${seen!.given_up_at}`);
    expect(left.undelivered.map(({ recipient }) => recipient)).toEqual(['bo@exmple.com']);
    expect(await stateOf(mail)).toEqual(left);
    expect(Object.keys(await mail.outbox()).sort()).toEqual(['bo@exmple.com', 'owner@example.com']);
  });

  it.each(['', '?until=yesterday'])('refuses to forget up to no moment (%j)', async (query) => {
    const { app } = await startMailApp();
    const { token } = await app.signIn();
    const answer = await app.api('DELETE', `mail-state.php${query}`, { bearer: token });
    expectRefusal(answer, 422, 'until');
    expect(answer.json.error).toBe('The moment is not valid.');
  });
});
