import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DatabaseUnavailable } from '#server/db/errors.ts';
import { createLogger } from '#server/log.ts';
import { ReportMailbox } from '#server/mail/reports/report-mailbox.ts';
import { mailboxOf } from '#server/mailbox-url.ts';
import { type Dovecot, startDovecot } from '#tests/support/dovecot.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { reportSample } from '#tests/support/report-samples.ts';
import { type MailboxSite, startMailboxSite, startReportSite } from '#tests/support/report-site.ts';
import { serverSettings, startServer } from '#tests/support/server-process.ts';
import { OWNER, startTestApp } from '#tests/support/test-app.ts';

let dovecot: Dovecot;
beforeAll(async () => {
  dovecot = await startDovecot();
});
afterAll(() => dovecot.stop());

const UNKNOWN_USER = '550 5.1.1 (address): Recipient address rejected: User unknown in relay recipient table';

const NUL = String.fromCharCode(0);
const CALENDAR = 'Content-Type: text/calendar; method=REPLY\r\n';
const inBase64 = (text: string) =>
  `Content-Transfer-Encoding: base64\r\n\r\n${Buffer.from(text).toString('base64')}\r\n`;
const reply = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'METHOD:REPLY', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');

/** Messages that broke what read them. */
const UNREADABLE = {
  'an answer that answers nothing': `${CALENDAR}\r\n${reply('UID:a@localhost', 'ATTENDEE:mailto:a@b.example')}`,
  'an empty answer': `${CALENDAR}\r\n`,
  'a NUL in an event’s UID': `${CALENDAR}${inBase64(
    reply(`UID:a${NUL}@localhost`, 'ATTENDEE;PARTSTAT=DECLINED:mailto:a@b.example'),
  )}`,
  'a NUL in a returned Message-ID': [
    'Content-Type: multipart/report; boundary=b',
    'Message-ID: <nul@mail.example>',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Final-Recipient: rfc822; ana@example.net',
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    `${inBase64(`Message-ID: <a${NUL}b@localhost>\r\n`)}--b--`,
  ].join('\r\n'),
};

describe('the envelope sender', { timeout: 60_000 }, () => {
  it('is one of its own for each email, short enough for a local part', async () => {
    const { send, smtp } = await startReportSite({ BOUNCE_ADDRESS: 'bounces@site.example' });
    await send('ana@example.net', 'ben@example.net');
    const senders = smtp.received.map(({ from }) => from);
    expect(new Set(senders).size).toBe(2);
    for (const sender of senders) expect(sender).toMatch(/^bounces\+\d+-[0-9a-f]{16}@site\.example$/);
    for (const { raw } of smtp.received) expect(raw).toMatch(/^From: .*<no-reply@localhost>/m);
  });

  it('is the sender where no address for bounces is set, and the header has no reference', async () => {
    const { send, smtp } = await startReportSite({});
    await send('ana@example.net');
    expect(smtp.received.map(({ from }) => from)).toEqual(['no-reply@localhost']);
    expect(smtp.received[0]!.raw).not.toMatch(/X-Mail-Reference|X-PM-/i);
  });
});

describe('a bounce', { timeout: 60_000 }, () => {
  it.each(['postfix-unknown-user', 'qmail', 'exchange-5.5', 'amazon-ses'])(
    'takes a subscriber whose mailbox does not exist off the list: %s',
    async (name) => {
      const site = await startMailboxSite(dovecot);
      await site.send('ana@example.net', 'ben@example.net');
      await site.report(name, site.sentTo('ana@example.net'));
      const { status, status_reason } = await site.subscriber('ana@example.net');
      expect(status).toBe('bounced');
      expect(status_reason).toMatch(/^\S.{10,}/);
      expect(await site.outbox('ana@example.net')).toEqual([{ status: 'failed', reason: status_reason }]);
      expect(await site.subscriber('ben@example.net')).toMatchObject({
        status: 'active',
        status_reason: null,
      });
      expect(await site.counted()).toEqual(['hard']);
    },
  );

  it('shows in the campaign’s counts, with what was said', async () => {
    const site = await startMailboxSite(dovecot);
    await site.send('ana@example.net', 'ben@example.net');
    await site.report('postfix-unknown-user', site.sentTo('ana@example.net'));
    const { json } = await site.app.api('GET', 'campaigns.php', { bearer: site.token });
    expect((json.campaigns as object[])[0]).toMatchObject({
      delivered: 1,
      failed: 1,
      failures: [{ reason: UNKNOWN_USER, count: 1 }],
    });
  });

  it('of a passing kind is counted, and leaves the subscriber on the list', async () => {
    const site = await startMailboxSite(dovecot);
    await site.send('ana@example.net');
    await site.report('icloud-mailbox-full', site.sentTo('ana@example.net'));
    expect(await site.subscriber('ana@example.net')).toMatchObject({
      status: 'active',
      status_reason: null,
      soft_bounces: 1,
    });
    expect(await site.outbox('ana@example.net')).toEqual([
      { status: 'failed', reason: '552 5.2.2 (address): user is over quota' },
    ]);
  });

  it('that only announces a delay counts once an email, which stays sent', async () => {
    const site = await startMailboxSite(dovecot);
    await site.send('ana@example.net');
    await site.report('postfix-delayed', site.sentTo('ana@example.net'));
    await site.report('gmail-delayed', site.sentTo('ana@example.net'));
    expect(await site.subscriber('ana@example.net')).toMatchObject({ status: 'active', soft_bounces: 1 });
    expect(await site.outbox('ana@example.net')).toEqual([{ status: 'sent', reason: null }]);
  });

  it('of an email to one person is among what the dashboard shows as undelivered', async () => {
    const site = await startMailboxSite(dovecot);
    const { app } = site;
    await app.api('POST', 'consultation.php', {
      json: bookingInput('2026-03-05', '9:00 AM', { email: 'ana@example.net' }),
    });
    await app.context.delivery?.idle();
    await site.report('exim-plain', site.sentTo('ana@example.net'));
    const { json } = await app.api('GET', 'mail-state.php', { bearer: site.token });
    expect(json.undelivered).toMatchObject([
      {
        kind: 'appointment',
        recipient: 'ana@example.net',
        reason: expect.stringMatching(/^550 5\.1\.1 /) as string,
      },
    ]);
  });

  it('counts once a sending, however many reports somebody makes up about an email', async () => {
    const site = await startMailboxSite(dovecot);
    await site.send('ana@example.net');
    const ana = site.sentTo('ana@example.net');
    for (const name of ['icloud-mailbox-full', 'exim-quota', 'postfix-policy']) await site.report(name, ana);
    expect(await site.subscriber('ana@example.net')).toMatchObject({ status: 'active', soft_bounces: 1 });

    site.clock.set('2026-03-03T17:00:00.000Z');
    await site.app.api('POST', 'campaigns.php', { json: { id: 1 }, bearer: site.token });
    await site.app.context.delivery?.idle();
    expect(await site.outbox('ana@example.net')).toEqual([{ status: 'sent', reason: null }]);
    await site.report('gmail-over-quota', ana);
    expect(await site.outbox('ana@example.net')).toMatchObject([{ status: 'failed' }]);
    expect(await site.counted()).toEqual(['soft', 'soft']);
  });

  it('is forgotten after 90 days, unless it is about a subscriber', async () => {
    const site = await startReportSite({});
    const { db, delivery } = site.app.context;
    await delivery?.idle();
    await site.send('ana@example.net');
    const { id } = await db.selectFrom('subscribers').select('id').executeTakeFirstOrThrow();
    const report = { kind: 'soft' as const, reason: 'later', subscriber_id: null };
    const [long, lately] = ['2001-01-01T00:00:00.000Z', new Date().toISOString()] as const;
    await db
      .insertInto('delivery_reports')
      .values([
        { ...report, key: 'old', created_at: long },
        { ...report, key: 'new', created_at: lately },
        { ...report, key: 'subscriber', created_at: long, subscriber_id: id },
      ])
      .execute();
    await db.updateTable('delivery_state').set({ forgotten_at: null }).execute();
    await site.send('ben@example.net');
    const keys = await db.selectFrom('delivery_reports').select('key').orderBy('id').execute();
    expect(keys).toEqual([{ key: 'new' }, { key: 'subscriber' }]);
  });

  it('counts once, however often and by however many processes it is read', async () => {
    const site = await startMailboxSite(dovecot);
    const second = await startTestApp({
      beside: site.app,
      env: {
        SMTP_URL: site.smtp.url, // it may send the newsletter, too
        BOUNCE_ADDRESS: 'bounces@site.example',
        BOUNCE_IMAP_URL: `${dovecot.url}?folder=${encodeURIComponent(site.folder)}`,
      },
    });
    onTestFinished(() => second.stop());
    await site.send('ana@example.net');
    await site.report('postfix-unknown-user', site.sentTo('ana@example.net'));
    await site.report('postfix-unknown-user', site.sentTo('ana@example.net'));
    expect(await site.counted()).toEqual(['hard']);
  });
});

describe('a complaint', { timeout: 60_000 }, () => {
  it.each(['yahoo-complaint', 'outlook-complaint', 'outlook-complaint-before-2026'])(
    'takes the reader off the list for good: %s',
    async (name) => {
      const site = await startMailboxSite(dovecot);
      await site.send('ana@example.net', 'ben@example.net');
      await site.report(name, site.sentTo('ana@example.net'));
      await site.report('postfix-unknown-user', site.sentTo('ana@example.net'));
      await site.app.api('POST', 'campaigns.php', { json: { id: 1 }, bearer: site.token });
      expect(await site.subscriber('ana@example.net')).toMatchObject({
        status: 'unsubscribed',
        status_reason: expect.stringMatching(/^Called spam by the reader/) as string,
      });
      expect(await site.subscriber('ben@example.net')).toMatchObject({ status: 'active' });
      expect(await site.counted()).toEqual(['complaint', 'hard']);
    },
  );

  it('of the old kind, to leave the list, is a wish of the reader’s own', async () => {
    const site = await startMailboxSite(dovecot);
    await site.send('ana@example.net');
    await site.report('opt-out', site.sentTo('ana@example.net'));
    expect(await site.subscriber('ana@example.net')).toMatchObject({
      status: 'unsubscribed',
      status_reason: null,
    });
    const { json } = await site.app.api('GET', 'campaigns.php', { bearer: site.token });
    expect((json.campaigns as object[])[0]).toMatchObject({ unsubscribed: 1 });
  });
});

describe('what somebody else could have made up', { timeout: 60_000 }, () => {
  it('changes nothing: another email’s reference, another signature, a newsletter’s Message-ID alone', async () => {
    const site = await startMailboxSite(dovecot);
    await site.send('ana@example.net', 'ben@example.net');
    const ana = site.sentTo('ana@example.net');
    const ben = site.sentTo('ben@example.net');
    const signature = ana.reference.split('-')[1]!;
    const forged = `${ben.reference.split('-')[0]!}-${signature}`;
    const forgeries = [
      forged,
      `${ben.reference.slice(0, -1)}x`,
      `${ben.reference.split('-')[0]!}-0000000000000000`,
    ];
    for (const reference of forgeries) {
      const returnPath = `bounces+${reference}@site.example`;
      await site.leave('postfix-unknown-user', { ...ben, reference, returnPath });
      await site.leave('yahoo-complaint', { ...ben, reference, returnPath });
    }
    expect(await site.subscriber('ben@example.net')).toMatchObject({ status: 'active', soft_bounces: 0 });
    expect(await site.outbox('ben@example.net')).toEqual([{ status: 'sent', reason: null }]);
    expect(await site.counted()).toEqual([]);
  });

  it('changes nothing: the reference of an email that a restored backup has lost, and whose id is another’s now', async () => {
    const site = await startMailboxSite(dovecot);
    await site.send('ana@example.net');
    const message_id = 'another@localhost';
    await site.app.context.db.updateTable('outbox').set({ message_id }).execute();
    await site.leave('postfix-unknown-user', site.sentTo('ana@example.net'));
    expect(await site.subscriber('ana@example.net')).toMatchObject({ status: 'active' });
    expect(await site.outbox('ana@example.net')).toEqual([{ status: 'sent', reason: null }]);
  });

  it('is enough by Message-ID for an email to one person, where nobody else knows it', async () => {
    const site = await startMailboxSite(dovecot);
    await site.app.api('POST', 'consultation.php', {
      json: bookingInput('2026-03-05', '9:00 AM', { email: 'ana@example.net' }),
    });
    await site.app.context.delivery?.idle();
    const { messageId } = site.sentTo('ana@example.net');
    await site.report('gmail-no-account', { messageId });
    expect(await site.outbox('ana@example.net')).toContainEqual({
      status: 'failed',
      reason: expect.stringMatching(/^550-5\.1\.1 /) as string,
    });
  });
});

describe('the mailbox', { timeout: 90_000 }, () => {
  it('keeps what a person reads unread', async () => {
    const site = await startMailboxSite(dovecot);
    await site.send('ana@example.net');
    for (const name of ['out-of-office', 'vacation', 'person']) {
      await site.leave(name, site.sentTo('ana@example.net'));
    }
    await site.leave('postfix-unknown-user'); // an email of the owner's own came back
    await site.leave('yahoo-complaint');
    expect(await site.subscriber('ana@example.net')).toMatchObject({ status: 'active', soft_bounces: 0 });
  });

  it.each(Object.entries(UNREADABLE))('is read on past %s, which stays unread', async (_what, source) => {
    const site = await startMailboxSite(dovecot);
    await site.send('ana@example.net');
    const { length } = await dovecot.flags(site.folder);
    await dovecot.deliver(Buffer.from(source), site.folder);
    await site.report('postfix-unknown-user', site.sentTo('ana@example.net'));
    expect(await site.subscriber('ana@example.net')).toMatchObject({ status: 'bounced' });
    expect((await dovecot.flags(site.folder))[length]).toEqual([]);
  });

  it('is read on past a message that an unforeseen error comes of, but not while the database is away', async () => {
    const folder = 'Errors';
    for (const name of ['person', 'postfix-delivered', 'postfix-delayed']) {
      await dovecot.deliver(reportSample(name), folder);
    }
    const errors = [new TypeError('unforeseen'), new DatabaseUnavailable('away')];
    const mailbox = new ReportMailbox({
      mailbox: mailboxOf(`${dovecot.url}?folder=${folder}`)!,
      log: createLogger({ production: true, logLevel: 'silent' }),
      accept() {
        const error = errors.shift();
        return error === undefined ? Promise.resolve(true) : Promise.reject(error);
      },
    });
    onTestFinished(() => mailbox.close());
    mailbox.start();
    await vi.waitFor(async () => expect(await dovecot.flags(folder)).toEqual([[], ['\\Seen'], ['\\Seen']]), {
      timeout: 30_000,
      interval: 200,
    });
  });

  it('hears of newsletters where it is the sender’s own, without an address for bounces', async () => {
    const site = await startMailboxSite(dovecot, dovecot.url, {});
    await site.send('ana@example.net');
    expect(site.sentTo('ana@example.net').returnPath).toBe('no-reply@localhost');
    await site.report('gmail-no-account', site.sentTo('ana@example.net'));
    expect(await site.subscriber('ana@example.net')).toMatchObject({ status: 'bounced' });
  });

  it('is read over TLS', async () => {
    const site = await startMailboxSite(dovecot, dovecot.tlsUrl);
    await site.send('ana@example.net');
    await site.report('postfix-unknown-user', site.sentTo('ana@example.net'));
    expect(await site.subscriber('ana@example.net')).toMatchObject({ status: 'bounced' });
  });

  it('is read on after the server was away, with what came meanwhile', async () => {
    const site = await startMailboxSite(dovecot);
    await site.send('ana@example.net');
    await dovecot.down();
    await dovecot.up();
    await site.report('postfix-unknown-user', site.sentTo('ana@example.net'));
    expect(await site.subscriber('ana@example.net')).toMatchObject({ status: 'bounced' });
  });

  it('is read by the server as it is built and installed', async () => {
    const folder = 'Built';
    await dovecot.deliver(reportSample('postfix-delivered'), folder);
    const server = startServer(
      await serverSettings({
        BOUNCE_ADDRESS: 'bounces@site.example',
        BOUNCE_IMAP_URL: `${dovecot.url}?folder=${folder}`,
      }),
    );
    onTestFinished(async () => {
      server.child.kill('SIGKILL');
      await server.ended;
    });
    await server.listening;
    await vi.waitFor(async () => expect(await dovecot.flags(folder)).toEqual([['\\Seen']]), {
      timeout: 20_000,
      interval: 100,
    });
    server.child.kill('SIGTERM');
    expect(await server.ended, server.output()).toBe(0);
  });

  it('holds up neither the start nor the stop of a site while it can not be reached', async () => {
    const app = await startTestApp({
      env: { BOUNCE_ADDRESS: 'bounces@site.example', BOUNCE_IMAP_URL: 'imap://a:b@127.0.0.1:1' },
    });
    expect((await app.api('GET', 'categories.php')).status).toBe(200);
    await app.stop();
  });
});

describe('an answer to an invitation', { timeout: 60_000 }, () => {
  async function book(site: MailboxSite) {
    const { app, smtp } = site;
    await app.api('POST', 'consultation.php', {
      json: bookingInput('2026-03-05', '9:00 AM', { email: 'ana@example.net', name: 'Ana Reader' }),
    });
    await app.context.delivery?.idle();
    const { uid } = await app.context.db.selectFrom('consultations').select('uid').executeTakeFirstOrThrow();
    const invitation = smtp.received.find(({ to }) => to === 'ana@example.net')!;
    return { uid: `${uid}@localhost`, recipient: 'ana@example.net', invitation };
  }
  const declinedAt = async ({ app }: MailboxSite) =>
    (await app.context.db.selectFrom('consultations').select('declined_at').executeTakeFirstOrThrow())
      .declined_at;

  it.each(['google-calendar-declined', 'outlook-declined'])(
    'that declines is noted, and the owner is told once; one that accepts takes it back: %s',
    async (name) => {
      const site = await startMailboxSite(dovecot);
      const { uid, recipient, invitation } = await book(site);
      expect(invitation.raw.replace(/\r\n /g, '')).toMatch(/ORGANIZER[^\r\n]*mailto:bounces@site\.example/i);
      await site.report(name, { uid, recipient });
      await site.report(name, { uid, recipient });
      expect(await declinedAt(site)).toBe('2026-03-02T17:00:00.000Z');
      const notices = await site.app.context.db
        .selectFrom('outbox')
        .select('content')
        .where('recipient', '=', OWNER.email)
        .execute();
      const subjects = notices.map(({ content }) => (JSON.parse(content!) as { subject: string }).subject);
      const declined = 'Ana Reader declined Thursday, March 5, 2026, at 9:00 AM Arizona time';
      expect(subjects.filter((subject) => subject === declined)).toHaveLength(1);

      await site.report('apple-accepted', { uid, recipient });
      expect(await declinedAt(site)).toBeNull();
    },
  );

  it('of somebody else, about another event or an earlier version changes nothing', async () => {
    const site = await startMailboxSite(dovecot);
    const { uid, recipient } = await book(site);
    await site.leave('google-calendar-declined', { uid, recipient: 'mallory@example.net' });
    await site.leave('google-calendar-declined', {
      uid: uid.replace('localhost', 'other.example'),
      recipient,
    });
    await site.leave('google-calendar-declined', { uid: '0'.repeat(32) + '@localhost', recipient });
    await site.app.context.db.updateTable('consultations').set({ sequence: 1 }).execute();
    await site.report('google-calendar-declined', { uid, recipient, sequence: '0' });
    expect(await declinedAt(site)).toBeNull();
    await site.report('google-calendar-declined', { uid, recipient, sequence: '1' });
    expect(await declinedAt(site)).not.toBeNull();
  });
});
