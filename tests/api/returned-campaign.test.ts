import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { expectSuccess } from '#tests/support/expectations.ts';
import { type ReportSite, startReportSite } from '#tests/support/report-site.ts';
import { OWNER } from '#tests/support/test-app.ts';

const POSTMARK = { user: 'postmark', password: 'a long enough password' };

function readers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `reader-${index + 1}@example.net`);
}

function start(): Promise<ReportSite> {
  return startReportSite({ POSTMARK_HOOK_USER: POSTMARK.user, POSTMARK_HOOK_PASSWORD: POSTMARK.password });
}

let reports = 0;

/** A provider's report that a newsletter's recipient is unknown; each has a number of its own. */
async function report(site: ReportSite, email: string, said = '550 5.1.1 User unknown'): Promise<void> {
  reports += 1;
  const { raw } = site.smtp.received.findLast(({ to }) => to === email)!;
  const [, name = '', reference = ''] = /^X-PM-Metadata-(\S+): (\S+)/im.exec(raw) ?? [];
  const json = {
    RecordType: 'Bounce',
    ID: reports,
    Type: 'HardBounce',
    Metadata: { [name]: reference },
    Details: `${said} <${email}> (id ${reports})`,
    Email: email,
  };
  const headers = {
    Authorization: `Basic ${Buffer.from(`${POSTMARK.user}:${POSTMARK.password}`).toString('base64')}`,
  };
  expectSuccess(await site.app.api('POST', 'mail-reports/postmark', { json, headers }));
}

async function bounced({ app }: ReportSite): Promise<string[]> {
  const { db } = app.context;
  const rows = await db.selectFrom('subscribers').select('email').where('status', '=', 'bounced').execute();
  return rows.map(({ email }) => email).sort();
}

async function campaign({ app }: ReportSite) {
  return app.context.db.selectFrom('campaigns').selectAll().executeTakeFirstOrThrow();
}

/** The subjects of what the owner was sent. */
async function told({ app, smtp }: ReportSite): Promise<(string | undefined)[]> {
  await app.context.delivery?.idle();
  const toOwner = smtp.received.filter(({ to }) => to === OWNER.email);
  return toOwner.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim());
}

describe('a mail server that takes a newsletter and returns it from everybody', { timeout: 60_000 }, () => {
  it.each([
    ['in the order of sending', (list: string[]) => list],
    ['the last first', (list: string[]) => list.toReversed()],
  ])('%s: takes off four, and the owner is told once', async (_order, order) => {
    const site = await start();
    const list = readers(30);
    await site.send(...list);
    for (const email of order(list)) await report(site, email);
    expect(await bounced(site)).toEqual(order(list).slice(0, 4).sort());
    expect(await site.counted()).toHaveLength(30);
    expect(await site.outbox('reader-20@example.net')).toMatchObject([{ status: 'failed' }]);
    expect(await told(site)).toEqual(['Came back: Autumn news']);
    const notice = await PostalMime.parse(site.smtp.received.find(({ to }) => to === OWNER.email)!.raw);
    expect(notice.text).toMatch(/\nSent +To 25 of 30 readers\nCame back +5 mails\n\n/);
    expect((await campaign(site)).state).toBe('sending');

    expect(await site.app.context.campaigns.restore(1)).toBe(4);
    expect(await bounced(site)).toEqual([]);
    await report(site, 'reader-9@example.net');
    expect(await bounced(site)).toEqual([]);
  });

  it('all at once: the owner is told once', async () => {
    const site = await start();
    const list = readers(20);
    await site.send(...list);
    await Promise.all(list.map((email) => report(site, email)));
    expect((await bounced(site)).length).toBeLessThan(12);
    expect(await site.counted()).toHaveLength(20);
    expect(await told(site)).toEqual(['Came back: Autumn news']);
  });

  it('while some of it waits: it stops, and takes nobody off until the owner goes on', async () => {
    const site = await start();
    const late = ['late-1@example.net', 'late-2@example.net'];
    site.smtp.faults.recipient = (to) => (late.includes(to) ? '451 4.7.1 Greylisted' : null);
    await site.send(...readers(12), ...late);
    for (const email of readers(8)) await report(site, email);
    expect(await bounced(site)).toEqual(readers(4));
    expect(await campaign(site)).toMatchObject({
      state: 'stopped',
      last_refusal: `550 5.1.1 User unknown (address) (id ${reports - 3})`,
    });
    const { db } = site.app.context;
    const waiting = await db.selectFrom('outbox').select('paused').where('status', '=', 'waiting').execute();
    expect(waiting).toEqual([{ paused: 1 }, { paused: 1 }]);
    expect(await told(site)).toEqual(['Stopped: Autumn news']);

    expect(await site.app.context.campaigns.resume(1)).toBe(2);
    await report(site, 'reader-9@example.net');
    await report(site, 'reader-10@example.net');
    expect(await bounced(site)).toEqual(
      [...readers(4), 'reader-10@example.net', 'reader-9@example.net'].sort(),
    );
    expect((await campaign(site)).state).toBe('sending');
    expect(await told(site)).toEqual(['Stopped: Autumn news']);
  });

  it('after it was cancelled: it stays cancelled', async () => {
    const site = await start();
    site.smtp.faults.recipient = (to) => (to === 'late@example.net' ? '451 4.7.1 Greylisted' : null);
    await site.send(...readers(10), 'late@example.net');
    await site.app.context.campaigns.cancel(1);
    for (const email of readers(10)) await report(site, email);
    expect(await bounced(site)).toEqual(readers(4));
    expect((await campaign(site)).state).toBe('cancelled');
    expect(await told(site)).toEqual(['Came back: Autumn news']);
  });
});

describe('a list with readers who are gone', { timeout: 60_000 }, () => {
  it('here and there: all of them are taken off', async () => {
    const site = await start();
    const list = readers(40);
    const gone = list.filter((_email, index) => index % 4 === 1);
    await site.send(...list);
    for (const email of gone) await report(site, email);
    expect(await bounced(site)).toEqual([...gone].sort());
    expect(await told(site)).toEqual([]);
  });

  it('in a row, for different reasons: all of them are taken off', async () => {
    const site = await start();
    const said = ['550 5.1.1 User unknown', '550 5.1.1 No such user', '550 5.2.1 Mailbox disabled'];
    await site.send(...readers(12));
    for (const [index, email] of readers(12).entries()) await report(site, email, said[index % 3]);
    expect(await bounced(site)).toEqual(readers(12).sort());
    expect(await told(site)).toEqual([]);
  });
});

describe('what a mail server said of a recipient', () => {
  it('is kept without the name, which outlives the reader', async () => {
    const site = await start();
    const said = '550 5.1.1 jane.doe: user unknown';
    site.smtp.faults.recipient = (to) => (to === 'jane.doe@example.org' ? said : null);
    await site.send('jane.doe@example.net', 'jane.doe@example.org');
    await report(site, 'jane.doe@example.net', said);
    const reasons = [
      ...(await site.outbox('jane.doe@example.net')),
      ...(await site.outbox('jane.doe@example.org')),
    ];
    expect(reasons).toHaveLength(2);
    for (const { reason } of reasons) expect(reason).toMatch(/^550 5\.1\.1 \(address\): user unknown/);
  });
});
