import { beforeEach, describe, expect, it } from 'vitest';
import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import type { CampaignList } from '#shared/contract/campaigns.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { listSubscribers } from '#tests/support/reading.ts';
import { keepingMailer, settableClock, useTestApp } from '#tests/support/test-app.ts';

const NEWSLETTER = { subject: 'Autumn news', content: 'The oven is on.' };

describe('campaigns.php', () => {
  const refuses: string[] = [];
  const { mailer, sent } = keepingMailer(refuses);
  const clock = settableClock('2026-11-21T18:00:00Z');
  const test = useTestApp({ mailer, clock });

  beforeEach(async () => {
    const { db } = test.app.context;
    await db.deleteFrom('campaigns').execute();
    await db.deleteFrom('subscribers').execute();
    sent.length = 0;
    refuses.length = 0;
    for (const email of ['one@example.com', 'two@example.com', 'three@example.com'])
      await test.app.api('POST', 'newsletter.php', { json: { email } });
  });

  function send(json: object = NEWSLETTER, headers: Record<string, string> = {}) {
    return test.app.api('POST', 'send-newsletter-production.php', { json, headers, bearer: test.token });
  }

  async function list() {
    const answer = await test.app.api('GET', 'campaigns.php', { bearer: test.token });
    return (answer.json as unknown as CampaignList).campaigns;
  }

  async function retry(id: unknown) {
    const answer = await test.app.api('POST', 'campaigns.php', { json: { id }, bearer: test.token });
    await test.app.context.delivery!.idle();
    return answer;
  }

  it('[K7] is empty until something was sent', async () => {
    expect(await list()).toEqual([]);
  });

  it('lists the latest of many, and all of them to whoever asks for more', async () => {
    const { db } = test.app.context;
    const many = Array.from({ length: 250 }, (_, index) => ({
      ...{ subject: `News ${index + 1}`, content: 'Bread.', cta_text: '', cta_url: '' },
      created_at: '2026-11-21T18:00:00.000Z',
    }));
    await db.insertInto('campaigns').values(many).execute();
    const listed = async (query: string) => {
      const { json } = await test.app.api('GET', `campaigns.php${query}`, { bearer: test.token });
      const { campaigns, total } = json as unknown as CampaignList;
      return [campaigns.length, campaigns.at(0)?.subject, campaigns.at(-1)?.subject, total];
    };
    expect(await listed('')).toEqual([50, 'News 250', 'News 201', 250]);
    expect(await listed('?limit=100')).toEqual([100, 'News 250', 'News 151', 250]);
    expect(await listed('?limit=300')).toEqual([250, 'News 250', 'News 1', 250]);
  });

  it('[K7] lists what was sent, newest first, and what became of it', async () => {
    await send();
    clock.set('2026-11-22T18:00:00Z');
    refuses.push('two@example.com', 'three@example.com');
    await send({ ...NEWSLETTER, subject: 'More news' });
    const campaigns = await list();
    expect(
      campaigns.map(({ subject, recipients, delivered, failed, waiting }) => [
        subject,
        recipients,
        delivered,
        failed,
        waiting,
      ]),
    ).toEqual([
      ['More news', 3, 1, 2, 0],
      ['Autumn news', 3, 3, 0, 0],
    ]);
    expect(campaigns[0]!.created_at).toBe('2026-11-22T18:00:00.000Z');
    expect(campaigns[0]!.failures).toEqual([{ reason: '550 no such mailbox', count: 2 }]);
    expect(campaigns[1]!.failures).toEqual([]);
  });

  it('names the commonest reasons, and the rest as one', async () => {
    await send();
    const { db } = test.app.context;
    const emails = Array.from({ length: 9 }, (_, number) => `reader${number}@example.com`);
    const { id } = (await list())[0]!;
    for (const [number, recipient] of emails.entries()) {
      const values = {
        kind: 'newsletter',
        recipient,
        campaign_id: id,
        priority: 1,
        due_at: '',
        created_at: '',
      } as const;
      const reason = `550 number ${Math.max(3, number)}`;
      await db
        .insertInto('outbox')
        .values({ ...values, message_id: recipient, status: 'failed', reason })
        .execute();
    }
    expect((await list())[0]!.failures).toEqual([
      { reason: '550 number 3', count: 4 },
      { reason: '550 number 4', count: 1 },
      { reason: '550 number 5', count: 1 },
      { reason: '550 number 6', count: 1 },
      { reason: 'Other reasons', count: 2 },
    ]);
  });

  it('suppresses an address that was refused, until its mail is retried', async () => {
    refuses.push('two@example.com');
    await send();
    const bounced = async () =>
      (await listSubscribers(test.app, test.token)).subscribers
        .filter(({ status }) => status === 'bounced')
        .map(({ email }) => email);
    expect(await bounced()).toEqual(['two@example.com']);
    expect((await send({ ...NEWSLETTER, subject: 'More news' })).json).toMatchObject({
      summary: { total: 2, success_count: 2 },
    });

    const first = (await list())[1]!.id;
    expect((await retry(first)).json).toEqual({ success: true, count: 1 });
    expect(await bounced()).toEqual(['two@example.com']);
    expect((await list())[1]).toMatchObject({ failed: 1, delivered: 2 });

    refuses.length = 0;
    expect((await retry(first)).json).toEqual({ success: true, count: 1 });
    expect(await bounced()).toEqual([]);
    expect((await list())[1]).toMatchObject({ failed: 0, delivered: 3, failures: [] });
    expect(sent.filter(({ to }) => to === 'one@example.com')).toHaveLength(2); // one a newsletter
  });

  it('retries nothing for who left', async () => {
    refuses.push('two@example.com');
    await send();
    refuses.length = 0;
    const { db } = test.app.context;
    await db
      .updateTable('subscribers')
      .set({ status: 'unsubscribed' })
      .where('email', '=', 'two@example.com')
      .execute();
    await retry((await list())[0]!.id);
    expect(sent.map(({ to }) => to)).toEqual(['one@example.com', 'three@example.com']);
    expect((await list())[0]).toMatchObject({ recipients: 3, delivered: 2, failed: 1 });
  });

  it('says that nothing was to be retried', async () => {
    await send();
    expect((await retry((await list())[0]!.id)).json).toEqual({ success: true, count: 0 });
    expect(sent).toHaveLength(3);
  });

  it('refuses a campaign that is not there, and what is no id', async () => {
    expectRefusal(await retry(999_999), 404);
    for (const id of [undefined, '', 'x', -1, 1.5, {}]) expectRefusal(await retry(id), 422, 'id');
  });

  it('sends a newsletter that is named once, however often it is asked for', async () => {
    const headers = { [REQUEST_KEY_HEADER]: 'the autumn letter' };
    const first = await send(NEWSLETTER, headers);
    const again = await send(NEWSLETTER, headers);
    expect(again.json).toEqual(first.json);
    expect(sent).toHaveLength(3);
    await send(NEWSLETTER);
    await send(NEWSLETTER, { [REQUEST_KEY_HEADER]: '' });
    await send(NEWSLETTER, { [REQUEST_KEY_HEADER]: '' });
    expect(sent).toHaveLength(12);
  });

  it('keeps a newsletter that was accepted nowhere, to be retried', async () => {
    refuses.push('one@example.com', 'two@example.com', 'three@example.com');
    expectRefusal(await send(), 502);
    refuses.length = 0;
    const [campaign] = await list();
    expect(campaign).toMatchObject({ recipients: 3, delivered: 0, failed: 3 });
    expectSuccess(await retry(campaign!.id));
    expect(sent).toHaveLength(3);
  });
});

describe('campaigns.php without a mail server', () => {
  const test = useTestApp({ mailer: null });

  it('lists, but retries nothing', async () => {
    const { app, token: bearer } = test;
    expect((await app.api('GET', 'campaigns.php', { bearer })).json).toEqual({
      success: true,
      campaigns: [],
      total: 0,
    });
    expectRefusal(await app.api('POST', 'campaigns.php', { json: { id: 1 }, bearer }), 503);
  });
});
