import { beforeEach, describe, expect, it } from 'vitest';
import type { CampaignAnswer, CampaignEmail, CampaignPeopleList } from '#shared/contract/campaign-reports.ts';
import type { CampaignList } from '#shared/contract/campaigns.ts';
import { expectRefusal } from '#tests/support/expectations.ts';
import { createPost } from '#tests/support/factories.ts';
import { keepingMailer, settableClock, useTestApp } from '#tests/support/test-app.ts';

const NEWSLETTER = { subject: 'Autumn news', content: 'The oven is on.\n\nSee https://example.com/oven' };

describe('the report of a campaign', () => {
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
    for (const name of ['one', 'two', 'three'])
      await test.app.api('POST', 'newsletter.php', { json: { email: `${name}@example.com` } });
  });

  const send = (json: object = NEWSLETTER) =>
    test.app.api('POST', 'send-newsletter-production.php', { json, bearer: test.token });
  const read = (path: string) => test.app.api('GET', path, { bearer: test.token });

  async function latest(): Promise<number> {
    const { campaigns } = (await read('campaigns.php')).json as unknown as CampaignList;
    return campaigns[0]!.id;
  }

  async function people(id: number, who: string, more = '') {
    const answer = await read(`campaign-people.php?id=${id}&who=${who}${more}`);
    return answer.json as unknown as CampaignPeopleList;
  }

  it('says of one campaign what the list says of it', async () => {
    refuses.push('two@example.com');
    await send();
    const { campaigns } = (await read('campaigns.php')).json as unknown as CampaignList;
    const answer = (await read(`campaign.php?id=${campaigns[0]!.id}`)).json as unknown as CampaignAnswer;
    expect(answer).toEqual({ success: true, campaign: campaigns[0] });
    expect(answer.campaign).toMatchObject({ delivered: 2, failed: 1, bounced: 1 });
  });

  it('shows the email as it was sent, at its time, without anybody’s link', async () => {
    await send();
    clock.set('2026-11-24T18:00:00Z');
    const email = (await read(`campaign-email.php?id=${await latest()}`)).json as unknown as CampaignEmail;
    expect(email.subject).toBe('Autumn news');
    expect(email.html).toContain('The oven is on.');
    expect(email.text).toContain('The oven is on.');
    expect(`${email.html}${email.text}`).not.toMatch(/token=|@example\.com/);
    const [one] = sent;
    const withoutLinks = (text: string) => text.replace(/\?token=[^\s"]+/g, '');
    expect(email.text).toBe(withoutLinks(one!.text));
  });

  it('shows it with the postal address that it went out with, whatever was saved since', async () => {
    await send();
    const json = { postal_address: '1 Oven Street' };
    await test.app.api('PUT', 'postal-address.php', { json, bearer: test.token });
    const email = await read(`campaign-email.php?id=${await latest()}`);
    expect(email.json.text).not.toContain('Oven Street');
    await send({ ...NEWSLETTER, subject: 'More news' });
    expect((await read(`campaign-email.php?id=${await latest()}`)).json.text).toContain('Oven Street');
    await test.app.context.db.deleteFrom('settings').where('name', '=', 'postal-address').execute();
  });

  it('names whom it reached, whom it did not and why, and who left by it, a page at a time', async () => {
    refuses.push('two@example.com', 'three@example.com');
    await send();
    const id = await latest();
    const { db } = test.app.context;
    await db
      .updateTable('subscribers')
      .set({ status: 'unsubscribed', left_campaign_id: id })
      .where('email', '=', 'one@example.com')
      .execute();
    const failed = await people(id, 'failed');
    expect(failed.people.map(({ email, reason, is_off }) => [email, reason, is_off])).toEqual([
      ['three@example.com', '550 no such mailbox', true],
      ['two@example.com', '550 no such mailbox', true],
    ]);
    expect(failed.pagination).toEqual({ current_page: 1, total: 2, total_pages: 1, per_page: 10 });
    const second = await people(id, 'failed', '&limit=1&page=2');
    expect(second.people.map(({ email }) => email)).toEqual(['two@example.com']);
    expect((await people(id, 'sent')).people).toMatchObject([
      { email: 'one@example.com', reason: null, is_off: false },
    ]);
    expect((await people(id, 'unsubscribed')).people).toMatchObject([
      { email: 'one@example.com', reason: null, is_off: false },
    ]);
  });

  it('forgets the address of who was deleted', async () => {
    refuses.push('two@example.com');
    await send();
    await test.app.context.db.deleteFrom('subscribers').where('email', '=', 'two@example.com').execute();
    expect((await people(await latest(), 'failed')).people).toMatchObject([{ email: '', is_off: false }]);
  });

  it('refuses what is not there, and what is no question', async () => {
    for (const path of [
      'campaign.php?id=999',
      'campaign-email.php?id=999',
      'campaign-people.php?id=999&who=failed',
    ])
      expectRefusal(await read(path), 404);
    for (const path of ['campaign.php', 'campaign.php?id=x', 'campaign-email.php?id=-1'])
      expectRefusal(await read(path), 422, 'id');
    expectRefusal(await read('campaign-people.php?id=1&who=all'), 422, 'who');
  });

  describe('in the list of posts', () => {
    const WITHOUT_TEXTS = { Prefer: 'return=minimal' };

    async function newsletterOf(id: number, headers: Record<string, string> = WITHOUT_TEXTS) {
      const answer = await test.app.api('GET', 'blog-posts-working.php?endpoint=dashboard-posts', {
        bearer: test.token,
        headers,
      });
      const posts = answer.json.posts as { id: number; newsletter?: object }[];
      return posts.find((post) => post.id === id)?.newsletter;
    }

    const mail = (post: number, more: object = {}) =>
      test.app.api('POST', 'send-rich-newsletter.php', {
        json: { subject: 'Bread', source: { kind: 'post', post, part: 'excerpt' }, on_web: false, ...more },
        bearer: test.token,
      });

    it('says of a post when it last went out, and that one waits', async () => {
      clock.set('2026-11-21T18:00:00Z');
      const id = await createPost(test.app, test.token, { title: 'Bread at six' });
      expect(await newsletterOf(id)).toBeUndefined();
      await mail(id);
      clock.set('2026-11-22T18:00:00Z');
      await mail(id);
      const sent_at = '2026-11-22T18:00:00.000Z';
      expect(await newsletterOf(id)).toEqual({ sent_at, is_scheduled: false });
      await mail(id, { send_at: '2026-11-30T18:00:00Z' });
      expect(await newsletterOf(id)).toEqual({ sent_at, is_scheduled: true });
      expect(await newsletterOf(id, {})).toBeUndefined();
    });

    it('says nothing of one that was cancelled before it went out', async () => {
      const id = await createPost(test.app, test.token, { title: 'Bread at seven' });
      await mail(id, { send_at: '2026-11-30T18:00:00Z' });
      const json = { id: await latest(), action: 'cancel' };
      await test.app.api('PUT', 'campaigns.php', { json, bearer: test.token });
      expect(await newsletterOf(id)).toBeUndefined();
    });
  });
});
