import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { REPORT_SITE_NOW, type ReportSite, startReportSite } from '#tests/support/report-site.ts';
import { startTestApp } from '#tests/support/test-app.ts';

const KEY = 'key-0123456789abcdef0123456789abcdef';
const POSTMARK = { user: 'postmark', password: 'a long enough password' };
const NO_SUCH_USER = '550 5.1.1 No such user';

const BOTH = {
  MAILGUN_SIGNING_KEY: KEY,
  POSTMARK_HOOK_USER: POSTMARK.user,
  POSTMARK_HOOK_PASSWORD: POSTMARK.password,
};

/** A site with both providers, and a newsletter to Ana and Ben. */
async function start(): Promise<ReportSite> {
  const site = await startReportSite(BOTH);
  await site.send('ana@example.net', 'ben@example.net');
  return site;
}

const seconds = (at: Date) => String(Math.floor(at.getTime() / 1_000));

/** A webhook as Mailgun sends it. */
function mailgun(event: object, { key = KEY, at = REPORT_SITE_NOW, token = randomUUID() } = {}) {
  const timestamp = seconds(at);
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex');
  return { signature: { timestamp, token, signature }, 'event-data': event };
}

/** The event of an email, as Mailgun describes it. */
function mailgunEvent(site: ReportSite, email: string, changes: object) {
  const { messageId } = site.sentTo(email);
  return {
    id: randomUUID(),
    timestamp: 1_772_470_800.5,
    'log-level': 'error',
    recipient: email,
    'recipient-domain': 'example.net',
    message: {
      headers: { to: email, from: 'Wren', subject: 'Autumn news', 'message-id': messageId },
      attachments: [],
      size: 5_000,
    },
    'user-variables': {},
    tags: [],
    ...changes,
  };
}

const failed = (code: number, message: string, changes: object = {}) => ({
  event: 'failed',
  severity: 'permanent',
  reason: 'bounce',
  'delivery-status': { code, message, description: '', 'attempt-no': 1 },
  ...changes,
});

const fromMailgun = (site: ReportSite, body: object) =>
  site.app.api('POST', 'mail-reports/mailgun', { json: body });

const basic = ({ user, password } = POSTMARK) => ({
  Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});

const fromPostmark = (site: ReportSite, json: object, headers: Record<string, string> = basic()) =>
  site.app.api('POST', 'mail-reports/postmark', { json, headers });

/** A webhook about an email, as Postmark sends it. */
function postmark(site: ReportSite, email: string, changes: object) {
  const { raw } = site.smtp.received.find(({ to }) => to === email)!;
  const [, name = '', reference = ''] = /^X-PM-Metadata-(\S+): (\S+)/im.exec(raw) ?? [];
  return {
    RecordType: 'Bounce',
    MessageStream: 'broadcast',
    ID: Math.ceil(Math.random() * 1e12),
    Type: 'HardBounce',
    TypeCode: 1,
    Name: 'Hard bounce',
    Tag: '',
    MessageID: randomUUID(),
    Metadata: { [name]: reference },
    ServerID: 23,
    Description: 'The server was unable to deliver your message (ex: unknown user, mailbox not found).',
    Details: `smtp;${NO_SUCH_USER} <${email}>`,
    Email: email,
    From: 'no-reply@localhost',
    BouncedAt: '2026-03-02T17:00:05Z',
    DumpAvailable: true,
    Inactive: true,
    CanActivate: true,
    Subject: 'Autumn news',
    ...changes,
  };
}

describe('without settings', () => {
  it('there is no webhook', async () => {
    const site = await startReportSite({});
    await site.send('ana@example.net');
    const event = mailgunEvent(site, 'ana@example.net', failed(550, NO_SUCH_USER));
    expectRefusal(await fromMailgun(site, mailgun(event)), 404);
    expectRefusal(await fromPostmark(site, postmark(site, 'ana@example.net', {})), 404);
    expect(await site.counted()).toEqual([]);
  });

  it.each([
    ['POSTMARK_HOOK_USER', { POSTMARK_HOOK_PASSWORD: POSTMARK.password }],
    ['POSTMARK_HOOK_PASSWORD', { POSTMARK_HOOK_USER: POSTMARK.user }],
    ['POSTMARK_HOOK_PASSWORD', { ...BOTH, POSTMARK_HOOK_PASSWORD: 'short' }],
    ['MAILGUN_SIGNING_KEY', { MAILGUN_SIGNING_KEY: 'two words' }],
    ['BOUNCE_ADDRESS', { BOUNCE_ADDRESS: 'bounces' }],
    ['BOUNCE_ADDRESS', { BOUNCE_ADDRESS: `${'b'.repeat(32)}@site.example` }],
    ['BOUNCE_IMAP_URL', { BOUNCE_IMAP_URL: 'pop3://a:b@mail.example' }],
    ['BOUNCE_IMAP_URL', { BOUNCE_IMAP_URL: 'imaps://mail.example' }],
    ['BOUNCE_IMAP_URL', { BOUNCE_IMAP_URL: 'imaps://a:100%@mail.example' }],
  ])('%s is refused by its name when it can’t be right', async (name, env) => {
    await expect(startTestApp({ env })).rejects.toThrow(new RegExp(`^${name}: `));
  });
});

describe('Mailgun', () => {
  it.each([
    ['a permanent failure that names the mailbox', failed(550, NO_SUCH_USER), 'bounced', ['hard']],
    ['one with the code apart', failed(550, 'No such user here'), 'bounced', ['hard']],
    [
      'an address that bounced before',
      failed(605, 'Not delivering', { reason: 'suppress-bounce' }),
      'bounced',
      ['hard'],
    ],
    ['a permanent failure by policy', failed(554, '5.7.1 Blocked by a policy'), 'active', ['soft']],
    ['too old a failure', failed(602, 'Too old', { reason: 'old' }), 'active', ['soft']],
    ['a temporary failure', failed(451, '4.7.1 Greylisted', { severity: 'temporary' }), 'active', ['soft']],
    ['a complaint', { event: 'complained' }, 'unsubscribed', ['complaint']],
    [
      'somebody who complained before',
      failed(607, 'Not delivering', { reason: 'suppress-complaint' }),
      'unsubscribed',
      ['complaint'],
    ],
    ['somebody who left', { event: 'unsubscribed' }, 'unsubscribed', []],
    ['a delivery', { event: 'delivered' }, 'active', []],
    ['an event of a kind to come', { event: 'teleported', message: 7, 'delivery-status': [] }, 'active', []],
  ] as const)('reports %s', async (_what, event, status, counted) => {
    const site = await start();
    expectSuccess(await fromMailgun(site, mailgun(mailgunEvent(site, 'ana@example.net', event))));
    expect(await site.subscriber('ana@example.net')).toMatchObject({ status });
    expect(await site.subscriber('ben@example.net')).toMatchObject({ status: 'active' });
    expect(await site.counted()).toEqual(counted);
  });

  it('says what the mail server said', async () => {
    const site = await start();
    const event = mailgunEvent(site, 'ana@example.net', failed(550, 'No such user <ana@example.net> here'));
    await fromMailgun(site, mailgun(event));
    expect(await site.outbox('ana@example.net')).toEqual([
      { status: 'failed', reason: '550 No such user (address) here' },
    ]);
    expect(await site.subscriber('ana@example.net')).toMatchObject({
      status_reason: '550 No such user (address) here',
    });
  });

  it('counts an event once, and every try to deliver one email as one', async () => {
    const site = await start();
    const event = mailgunEvent(site, 'ana@example.net', failed(554, '5.7.1 Blocked'));
    expectSuccess(await fromMailgun(site, mailgun(event)));
    expectSuccess(await fromMailgun(site, mailgun(event)));
    for (const code of [451, 452]) {
      const delayed = failed(code, 'Later', { severity: 'temporary' });
      await fromMailgun(site, mailgun(mailgunEvent(site, 'ben@example.net', delayed)));
    }
    expect(await site.counted()).toEqual(['soft', 'soft']);
  });

  it('is believed by the recipient where it names no Message-ID', async () => {
    const site = await start();
    const event = { ...mailgunEvent(site, 'ana@example.net', { event: 'complained' }), message: {} };
    expectSuccess(await fromMailgun(site, mailgun(event)));
    expect(await site.subscriber('ana@example.net')).toMatchObject({ status: 'unsubscribed' });
  });

  it('is not believed with another key, a changed or old timestamp, or a token of another event', async () => {
    const site = await start();
    const event = () => mailgunEvent(site, 'ana@example.net', { event: 'complained' });
    const hours = (count: number) => new Date(REPORT_SITE_NOW.getTime() + count * 60 * 60 * 1_000);
    const altered = mailgun(event());
    altered.signature.timestamp = seconds(hours(-1));
    const token = randomUUID();
    const delivered = mailgun({ ...event(), event: 'delivered' }, { token });
    expectSuccess(await fromMailgun(site, delivered));
    for (const body of [
      mailgun(event(), { key: 'another key' }),
      mailgun(event(), { at: hours(-13) }),
      mailgun(event(), { at: hours(13) }),
      altered,
      { ...mailgun(event()), signature: { timestamp: 'soon', token: 'a', signature: '' } },
      { 'event-data': event() },
      { signature: null },
      {},
      mailgun(event(), { token }),
    ]) {
      expectRefusal(await fromMailgun(site, body), 403);
    }
    expect(await site.counted()).toEqual([]);
    expect(await site.subscriber('ana@example.net')).toMatchObject({ status: 'active' });
  });

  it('is not believed with a token of an event that said something else, under whatever id', async () => {
    const site = await start();
    const [ana, ben] = ['ana@example.net', 'ben@example.net'].map((email) =>
      mailgunEvent(site, email, { event: 'unsubscribed' }),
    );
    const token = randomUUID();
    expectSuccess(await fromMailgun(site, mailgun(ana!, { token })));
    expectSuccess(await fromMailgun(site, mailgun(ana!, { token })));
    expectRefusal(await fromMailgun(site, mailgun({ ...ben, id: ana!.id }, { token })), 403);
    expectRefusal(await fromMailgun(site, mailgun({ ...ana, event: 'complained' }, { token })), 403);
    expect(await site.subscriber('ben@example.net')).toMatchObject({ status: 'active' });
    expect(await site.counted()).toEqual([]);
  });

  it('is believed by the recipient about the address alone, since other programs may use the account', async () => {
    const site = await start();
    const others = (email: string, changes: object) =>
      mailgun({
        ...mailgunEvent(site, email, changes),
        message: { headers: { 'message-id': 'shop@else.example' } },
      });
    expectSuccess(await fromMailgun(site, others('ana@example.net', failed(550, NO_SUCH_USER))));
    expect(await site.subscriber('ana@example.net')).toMatchObject({ status: 'bounced' });
    expect(await site.outbox('ana@example.net')).toEqual([{ status: 'sent', reason: null }]);
    for (const changes of [failed(554, '5.7.1 Blocked'), { event: 'unsubscribed' }]) {
      expectSuccess(await fromMailgun(site, others('ben@example.net', changes)));
    }
    expect(await site.subscriber('ben@example.net')).toMatchObject({ status: 'active', soft_bounces: 0 });
    expect(await site.outbox('ben@example.net')).toEqual([{ status: 'sent', reason: null }]);
  });

  it('may report on emails that are not known', async () => {
    const site = await start();
    const event = {
      ...mailgunEvent(site, 'ana@example.net', { event: 'complained' }),
      recipient: 'x@example.net',
    };
    const message = { headers: { 'message-id': 'somebody@else.example' } };
    expectSuccess(await fromMailgun(site, mailgun({ ...event, message })));
    expect(await site.counted()).toEqual([]);
  });
});

describe('Postmark', () => {
  it('is told each email’s reference, which it repeats', async () => {
    const { smtp } = await start();
    for (const { raw } of smtp.received) expect(raw).toMatch(/^X-PM-Metadata-mail: \d+-[0-9a-f]{16}\r$/im);
  });

  it.each([
    ['a hard bounce', {}, 'bounced', ['hard']],
    ['a bad address', { Type: 'BadEmailAddress' }, 'bounced', ['hard']],
    ['a soft bounce', { Type: 'SoftBounce', Details: 'mailbox full' }, 'active', ['soft']],
    ['a delay', { Type: 'Transient' }, 'active', ['soft']],
    ['a block', { Type: 'Blocked' }, 'active', ['soft']],
    ['an automatic answer', { Type: 'AutoResponder' }, 'active', []],
    ['a complaint', { RecordType: 'SpamComplaint', Type: 'SpamComplaint' }, 'unsubscribed', ['complaint']],
    [
      'somebody who left',
      {
        RecordType: 'SubscriptionChange',
        SuppressSending: true,
        SuppressionReason: 'ManualSuppression',
        Origin: 'Recipient',
      },
      'unsubscribed',
      [],
    ],
    [
      'somebody who came back',
      { RecordType: 'SubscriptionChange', SuppressSending: false, SuppressionReason: null },
      'active',
      [],
    ],
    ['a delivery', { RecordType: 'Delivery' }, 'active', []],
    ['an event of a kind to come', { RecordType: 'Teleportation', Metadata: 7, Email: null }, 'active', []],
  ] as const)('reports %s', async (_what, changes, status, counted) => {
    const site = await start();
    expectSuccess(await fromPostmark(site, postmark(site, 'ana@example.net', changes)));
    expect(await site.subscriber('ana@example.net')).toMatchObject({ status });
    expect(await site.subscriber('ben@example.net')).toMatchObject({ status: 'active' });
    expect(await site.counted()).toEqual(counted);
  });

  it('counts an event once, and is believed by the recipient without metadata', async () => {
    const site = await start();
    const event = postmark(site, 'ana@example.net', { Metadata: {} });
    expectSuccess(await fromPostmark(site, event));
    expectSuccess(await fromPostmark(site, event));
    expect(await site.counted()).toEqual(['hard']);
    expect(await site.subscriber('ana@example.net')).toMatchObject({ status: 'bounced' });
  });

  it('has to sign in', async () => {
    const site = await start();
    const event = postmark(site, 'ana@example.net', {});
    for (const headers of [
      {},
      basic({ ...POSTMARK, password: 'a long enough passwort' }),
      basic({ ...POSTMARK, user: 'somebody' }),
      { Authorization: 'Basic' },
      { Authorization: 'Basic %%%' },
      { Authorization: `Bearer ${site.token}` },
    ]) {
      const answer = await fromPostmark(site, event, headers);
      expectRefusal(answer, 401);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Basic/);
    }
    expect(await site.counted()).toEqual([]);
  });

  it('may send the whole email with it', async () => {
    const site = await start();
    const event = postmark(site, 'ana@example.net', { Content: 'x'.repeat(500_000) });
    expectSuccess(await fromPostmark(site, event));
    expectRefusal(await fromPostmark(site, { ...event, Content: 'x'.repeat(2_000_000) }), 413);
  });
});
