import { describe, expect, it } from 'vitest';
import { ONE_CONNECTION, startMailApp } from '#tests/support/mail-app.ts';
import { greylist, only } from '#tests/support/smtp.ts';

const OWNER = 'owner@example.com';
const SUBSCRIBERS = ['one@example.com', 'two@example.com', 'three@example.com'];
const NO_SUCH_MAILBOX = '550 5.1.1 No such mailbox';

async function statuses({ app }: Awaited<ReturnType<typeof startMailApp>>): Promise<Record<string, string>> {
  const rows = await app.context.db.selectFrom('subscribers').select(['email', 'status']).execute();
  return Object.fromEntries(rows.map(({ email, status }) => [email, status]));
}

describe('a mail server that is down', () => {
  it('loses nothing: everything arrives once it is up', async () => {
    const mail = await startMailApp();
    await mail.addSubscribers(...SUBSCRIBERS);
    await mail.smtp.down();
    await mail.writeToOwner();
    const answer = await mail.sendCampaign();
    expect(answer.json).toMatchObject({ summary: { success_count: 0, failure_count: 0, waiting_count: 3 } });

    await mail.later(3);
    await mail.smtp.up();
    expect(mail.reached()).toEqual([]);
    await mail.later(10);
    expect(mail.reached().sort()).toEqual([OWNER, ...SUBSCRIBERS].sort());
  });

  it('is waited for, however long, and no message is given up meanwhile', async () => {
    const mail = await startMailApp();
    await mail.smtp.down();
    await mail.writeToOwner();
    for (let hour = 0; hour < 14 * 24; hour += 6) await mail.later(6 * 60);
    expect(await mail.outbox()).toMatchObject({ [OWNER]: { status: 'waiting', attempts: 1 } });

    // The message's own troubles begin only now.
    mail.smtp.faults.recipient = greylist(1);
    await mail.smtp.up();
    await mail.later(10);
    expect(await mail.outbox()).toMatchObject({ [OWNER]: { status: 'waiting', attempts: 2 } });
    await mail.later(10);
    expect(mail.reached()).toEqual([OWNER]);
  });

  it.each([
    ['refuses our login', { login: () => '535 5.7.8 Bad credentials' }],
    ['refuses the sender', { sender: () => '550 5.7.1 Not your domain' }],
    ['wants to be logged in to', { recipient: () => '530 5.7.0 Authentication required' }],
    ['closes with a 421', { recipient: () => '421 4.7.0 Too busy' }],
    ['hangs up at each message', { midway: () => 'drop' }],
  ])('that %s holds all mail and fails none', async (_what, faults) => {
    const mail = await startMailApp(faults, (port) => `smtp://wren:secret@127.0.0.1:${port}`);
    await mail.addSubscribers(...SUBSCRIBERS);
    await mail.sendCampaign();
    await mail.later(5);
    await mail.later(10);
    const { connections } = mail.smtp;
    expect(connections).toBeLessThan(3 * 3); // at first all of them, then one message a try; without a hold three at each
    expect(Object.values(await mail.outbox()).map(({ status }) => status)).toEqual(Array(3).fill('waiting'));
    expect(Object.values(await statuses(mail))).toEqual(Array(3).fill('active'));

    mail.smtp.faults = {};
    await mail.later(60);
    expect(mail.reached().sort()).toEqual([...SUBSCRIBERS].sort());
  });

  it('holds all mail while it does not speak the encryption that is asked for', async () => {
    const mail = await startMailApp({}, (port) => `smtps://127.0.0.1:${port}`);
    await mail.addSubscribers(...SUBSCRIBERS);
    const answer = await mail.sendCampaign();
    expect(answer.json).toMatchObject({ summary: { failure_count: 0, waiting_count: 3 } });
  });
});

describe('a mail server that refuses', () => {
  it('one address: that one fails alone, with its reason, and is written to no more', async () => {
    const mail = await startMailApp({ recipient: only(SUBSCRIBERS[1]!, NO_SUCH_MAILBOX) });
    await mail.addSubscribers(...SUBSCRIBERS);
    const answer = await mail.sendCampaign();
    expect(answer.json).toMatchObject({ summary: { success_count: 2, failure_count: 1, waiting_count: 0 } });
    expect(await mail.outbox()).toMatchObject({
      [SUBSCRIBERS[1]!]: { status: 'failed', reason: NO_SUCH_MAILBOX },
    });
    expect(await statuses(mail)).toEqual({
      [SUBSCRIBERS[0]!]: 'active',
      [SUBSCRIBERS[1]!]: 'bounced',
      [SUBSCRIBERS[2]!]: 'active',
    });

    const next = await mail.sendCampaign();
    expect(next.json).toMatchObject({ summary: { success_count: 2, total: 2 } });
  });

  it('the message: the subscriber stays on the list, and it can be sent again', async () => {
    const mail = await startMailApp({ message: () => '554 5.6.0 Malformed' });
    await mail.addSubscribers(SUBSCRIBERS[0]!);
    const answer = await mail.sendCampaign();
    expect(answer.status).toBe(502);
    expect(await mail.outbox()).toMatchObject({ [SUBSCRIBERS[0]!]: { status: 'failed', attempts: 0 } });
    expect(await statuses(mail)).toEqual({ [SUBSCRIBERS[0]!]: 'active' });
  });

  it.each([
    ['an address by a policy', '550 5.7.1 Relaying denied'],
    ['a full mailbox', '552 5.2.2 Mailbox full'],
  ])('%s: it is tried again, and arrives once it is taken', async (_what, reply) => {
    const mail = await startMailApp({ recipient: () => reply });
    await mail.addSubscribers(SUBSCRIBERS[0]!);
    await mail.sendCampaign();
    await mail.later(10);
    expect(await mail.outbox()).toMatchObject({
      [SUBSCRIBERS[0]!]: { status: 'waiting', attempts: 2, reason: reply },
    });
    expect(await statuses(mail)).toEqual({ [SUBSCRIBERS[0]!]: 'active' });
    mail.smtp.faults = {};
    await mail.later(60);
    expect(mail.reached()).toEqual([SUBSCRIBERS[0]]);
  });

  it('all at first (greylisting): they arrive at the second try', async () => {
    const mail = await startMailApp({ recipient: greylist(1) }, undefined, ONE_CONNECTION);
    await mail.addSubscribers(...SUBSCRIBERS);
    const answer = await mail.sendCampaign();
    expect(answer.json).toMatchObject({ summary: { success_count: 0, failure_count: 0, waiting_count: 3 } });
    expect(mail.smtp.connections).toBe(1);
    await mail.later(1);
    expect(mail.reached().sort()).toEqual([...SUBSCRIBERS].sort());
  });

  it('one message for days: it fails in the end, with the last reason, and the address stays', async () => {
    const mail = await startMailApp({ recipient: () => '452 4.2.2 Mailbox full' });
    await mail.addSubscribers(SUBSCRIBERS[0]!);
    await mail.sendCampaign();
    for (let hour = 0; hour < 20 * 8; hour += 8) await mail.later(8 * 60);
    const { status, reason } = (await mail.outbox())[SUBSCRIBERS[0]!]!;
    expect({ status, reason }).toEqual({ status: 'failed', reason: '452 4.2.2 Mailbox full' });
    expect(await statuses(mail)).toEqual({ [SUBSCRIBERS[0]!]: 'active' });
  });
});

describe('a connection that breaks', () => {
  it('midway through a message: it arrives later, once', async () => {
    let left = 1;
    const mail = await startMailApp({ midway: () => (left-- > 0 ? 'drop' : null) });
    await mail.addSubscribers(...SUBSCRIBERS);
    await mail.sendCampaign();
    await mail.later(10);
    expect(mail.reached().sort()).toEqual([...SUBSCRIBERS].sort());
  });

  it('after a message, before the answer: nobody can tell, so it comes twice under one Message-ID', async () => {
    let left = 1;
    const mail = await startMailApp({ taken: () => (left-- > 0 ? 'drop' : null) });
    await mail.addSubscribers(...SUBSCRIBERS);
    await mail.sendCampaign();
    await mail.later(10);
    expect(mail.reached().sort()).toEqual([SUBSCRIBERS[0]!, ...SUBSCRIBERS].sort());
    expect(new Set(mail.smtp.received.map(({ id }) => id)).size).toBe(3);
  });

  it('between two messages: the next one takes a new connection, and did not fail', async () => {
    const mail = await startMailApp();
    await mail.writeToOwner();
    mail.smtp.hangUp();
    await mail.addSubscribers(SUBSCRIBERS[0]!);
    await mail.sendCampaign();
    expect(mail.reached()).toEqual([OWNER, SUBSCRIBERS[0]]);
    expect(mail.smtp.connections).toBe(2);
    expect(await mail.outbox()).toMatchObject({ [SUBSCRIBERS[0]!]: { status: 'sent', attempts: 0 } });
  });

  it('at the same message each time: the others arrive all the same', async () => {
    const mail = await startMailApp({ midway: (to) => (to === OWNER ? 'drop' : null) });
    await mail.addSubscribers(...SUBSCRIBERS);
    await mail.writeToOwner();
    await mail.later(1);
    await mail.sendCampaign();
    for (let minute = 0; minute < 4; minute += 1) await mail.later(1);
    expect(mail.reached().sort()).toEqual([...SUBSCRIBERS].sort());
    expect((await mail.outbox())[OWNER]!.status).toBe('waiting');
  });
});

describe('a slow mail server', () => {
  it('makes nobody wait but the mail: visitors are answered, and stopping waits for the message on its way', async () => {
    let answerNow: () => void = () => undefined;
    const slow = new Promise<null>((resolve) => {
      answerNow = () => resolve(null);
    });
    const mail = await startMailApp({ taken: () => slow }, undefined, ONE_CONNECTION);
    const { app, smtp } = mail;
    const write = async (name: string) => {
      const json = { name, email: 'ana@example.com', message: 'Hello' };
      expect((await app.api('POST', 'contact-form.php', { json })).status).toBe(200);
    };
    await write('Ana');
    await smtp.arrived(1); // or the notice of the second message could go out with that of the first
    await write('Bo');
    const stopped = app.context.delivery!.stop();
    answerNow();
    await stopped;
    const rows = await app.context.db.selectFrom('outbox').select('status').orderBy('id').execute();
    const [first, ...rest] = rows.map(({ status }) => status);
    expect([first, ...new Set(rest)]).toEqual(['sent', 'waiting']);
  });
});
