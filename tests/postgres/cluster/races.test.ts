import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookableDays, SLOTS } from '#tests/support/profile-slots.ts';
import type { Slot } from '#shared/time-of-day.ts';
import type { Answer } from '#tests/support/call-api.ts';
import { withoutNginx } from '#tests/support/ensure-nginx.ts';
import { bookingInput, postInput } from '#tests/support/factories.ts';
import { readRows } from '#tests/support/read-rows.ts';
import { type SiteCluster, startSiteCluster } from '#tests/support/site-cluster.ts';

const NEWSLETTER = { subject: 'Autumn news', content: 'The oven is on.' };

/** How often each status came. */
function statuses(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe.skipIf(withoutNginx())('three processes at once', { timeout: 60_000 }, () => {
  let site: SiteCluster;
  let bearer: string;
  /** The last ones of the window, which stay within it over midnight. */
  const days = bookableDays(new Date()).slice(-5);
  beforeAll(async () => {
    site = await startSiteCluster();
    bearer = await site.signIn();
  });
  afterAll(() => site.stop());

  const atOnce = <Result>(count: number, action: (index: number) => Promise<Result>): Promise<Result[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => action(index)));
  const rows = <Row extends object>(statement: string) =>
    readRows<Row>(site.settings.DATABASE_URL, statement);

  function book(name: string, day: string, time: Slot): Promise<Answer> {
    const json = bookingInput(day, time, { email: `${name}@example.com` });
    return site.api('POST', 'consultation.php', { json });
  }

  it('book one slot for one of 200, and invite nobody else', async () => {
    const [day = ''] = days;
    const answers = await atOnce(200, (index) => book(`racer-${index}`, day, '9:00 AM'));
    expect(statuses(answers)).toEqual({ 200: 1, 409: 199 });
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await rows('select email from consultations')).toEqual([{ email: `racer-${winner}@example.com` }]);
    expect(await rows(`select recipient from outbox where kind = 'appointment'`)).toEqual([
      { recipient: `racer-${winner}@example.com` },
    ]);
  });

  it('take one subscriber for 500 signups of one address in upper and lower case', async () => {
    const letters = Array.from('racer@example.com');
    const answers = await atOnce(500, (index) => {
      const email = letters
        .map((letter, at) => ((index >> (at % 9)) & 1 ? letter.toUpperCase() : letter))
        .join('');
      return site.api('POST', 'newsletter.php', { json: { email } });
    });
    expect(statuses(answers)).toEqual({ 200: 500 });
    expect(await rows('select status from subscribers')).toEqual([{ status: 'active' }]);
  });

  it('give 50 posts of one title an address each', async () => {
    const answers = await atOnce(50, () =>
      site.api('POST', 'create-blog-post.php', { json: postInput({ title: 'The same' }), bearer }),
    );
    expect(statuses(answers)).toEqual({ 200: 50 });
    const posts = await rows<{ slug: string }>('select slug from posts');
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(50);
    const counted = await rows(`select sum(posts)::int as posts from published_counts where category_id = 1`);
    expect(counted).toEqual([{ posts: 50 }]);
  });

  it('make one category for 20 of one name', async () => {
    const json = { name: 'Grüße', description: '', color: '#3B82F6' };
    const answers = await atOnce(20, (index) =>
      site.api('POST', 'categories.php', {
        json: { ...json, name: index % 2 === 0 ? 'Grüße' : 'GRÜSSE'.replace('SS', 'ß') },
        bearer,
      }),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 409: 19 });
    expect(await rows(`select slug from categories where slug like 'gr%'`)).toHaveLength(1);
  });

  it('send a newsletter once when it is asked for 20 times', async () => {
    for (const name of ['one', 'two', 'three']) {
      await site.api('POST', 'newsletter.php', { json: { email: `${name}@example.com` } });
    }
    const headers = { 'Idempotency-Key': 'a1b2c3d4-0000-4000-8000-000000000000' };
    const answers = await atOnce(20, () =>
      site.api('POST', 'send-newsletter-production.php', { json: NEWSLETTER, bearer, headers }),
    );
    expect(statuses(answers)).toEqual({ 200: 20 });
    expect(new Set(answers.map(({ json }) => json.campaign_id)).size).toBe(1);
    expect(await rows('select subject from campaigns')).toHaveLength(1);
    const emails = await rows<{ recipient: string }>(
      `select recipient from outbox where kind = 'newsletter' order by recipient`,
    );
    const recipients = emails.map(({ recipient }) => recipient.toLowerCase());
    expect(recipients).toEqual([
      'one@example.com',
      'racer@example.com',
      'three@example.com',
      'two@example.com',
    ]);
  });

  it('book nothing on a day off once that was acknowledged', async () => {
    for (const [round, day] of days.slice(1).entries()) {
      const early = SLOTS.map((time, index) => book(`early-${round}-${index}`, day, time));
      const dayOff = site.nodes[round % 3]!.api('POST', 'days-off.php', { json: { first_day: day }, bearer });
      expect((await dayOff).status).toBe(200);
      const standing = await rows(`select id from consultations where consultation_date = '${day}'`);
      const late = await atOnce(3, (index) => book(`late-${round}-${index}`, day, SLOTS[index]!));
      expect(statuses(late)[200]).toBeUndefined();
      const booked = (await Promise.all(early)).filter(({ status }) => status === 200);
      expect(booked).toHaveLength(standing.length);
      const kept = await rows(`select id from consultations where consultation_date = '${day}'`);
      expect(kept).toHaveLength(standing.length);
    }
  });
});
