import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withoutNginx } from '#tests/support/ensure-nginx.ts';
import { messageInput } from '#tests/support/factories.ts';
import { readRows } from '#tests/support/read-rows.ts';
import { type SiteCluster, startSiteCluster } from '#tests/support/site-cluster.ts';
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts';

const COUNT = 600;
/** The default of MAIL_CONNECTIONS: so many messages of a process are on their way. */
const CONNECTIONS = 3;

describe.skipIf(withoutNginx())('a newsletter that three processes send', { timeout: 120_000 }, () => {
  let smtp: TestSmtp;
  let site: SiteCluster;
  beforeAll(async () => {
    smtp = await startSmtp();
    site = await startSiteCluster({
      SMTP_URL: smtp.url,
      MAIL_RATE: '1000',
      MAIL_FROM: 'Wren <wren@example.com>',
    });
  });
  afterAll(async () => {
    await site.stop();
    await smtp.down();
  });
  const rows = <Row extends object>(statement: string) =>
    readRows<Row>(site.settings.DATABASE_URL, statement);

  it('reaches everybody when one of them is killed, and at most one a connection twice', async () => {
    await rows(`insert into subscribers (email, status, suspected_spam, subscribed_at)
      select 'reader-' || n || '@example.com', 'active', 0, '2026-03-02T17:00:00.000Z' from generate_series(1, ${COUNT}) n`);
    const bearer = await site.signIn();
    const [first, second] = site.nodes;
    const json = { subject: 'Autumn news', content: 'The oven is on.' };
    const asked = second.api('POST', 'send-newsletter-production.php', { json, bearer });
    await smtp.arrived(150);
    await first.end('SIGKILL');
    expect((await asked).status).toBe(200);

    // What is left is what the killed one had claimed, at most: nobody else's claim stays.
    let before = 'unknown';
    await vi.waitUntil(
      async () => {
        const left = JSON.stringify(
          await rows(
            `select id, status from outbox where status in ('waiting', 'sending') and kind = 'newsletter'`,
          ),
        );
        const stays = left === before && !left.includes('waiting');
        before = left;
        return stays;
      },
      { timeout: 60_000, interval: 250 },
    );
    expect((JSON.parse(before) as unknown[]).length).toBeLessThanOrEqual(CONNECTIONS);

    // The claim ends now instead of in a minute; whoever looks for something else to send finds it.
    await rows(`update outbox set claimed_until = '2026-03-02T17:00:00.000Z' where status = 'sending'`);
    expect((await second.api('POST', 'contact-form.php', { json: messageInput() })).status).toBe(200);
    await vi.waitUntil(
      async () =>
        (await rows(`select id from outbox where kind = 'newsletter' and status <> 'sent'`)).length === 0,
      { timeout: 30_000, interval: 50 },
    );
    const newsletters = smtp.received.filter(({ to }) => to.startsWith('reader-'));
    expect(new Set(newsletters.map(({ to }) => to)).size).toBe(COUNT);
    expect(new Set(newsletters.map(({ id }) => id)).size).toBe(COUNT);
    expect(newsletters.length).toBeLessThanOrEqual(COUNT + CONNECTIONS);
  });
});
