import { describe, expect, it } from 'vitest';
import { listSubscribers } from '#tests/support/reading.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

describe('newsletter-working.php', () => {
  const test = useTestApp({ clock: settableClock('2026-03-04T17:00:00Z') });

  it('[7.10.01] [3.8.01] [3.8.02] [3.8.03] gives all subscribers, newest first, page by page', async () => {
    for (const name of ['one', 'two', 'three']) {
      await test.app.api('POST', 'newsletter.php', { json: { email: `${name}@example.com` } });
    }
    const { success, subscribers, pagination } = await listSubscribers(test.app, test.token);
    expect(success).toBe(true);
    expect(subscribers.map(({ email }) => email)).toEqual([
      'three@example.com',
      'two@example.com',
      'one@example.com',
    ]);
    expect(subscribers[0]).toEqual({
      id: expect.any(Number) as number,
      email: 'three@example.com',
      status: 'active',
      suspected_spam: false,
      subscribed_at: '2026-03-04T17:00:00.000Z',
      status_reason: null,
      soft_bounces: 0,
    });
    expect(pagination).toEqual({ current_page: 1, total: 3, total_pages: 1, per_page: 500 });

    const second = await listSubscribers(test.app, test.token, '?page=2&limit=2');
    expect(second.subscribers.map(({ email }) => email)).toEqual(['one@example.com']);
  });

  it('marks who is suspected to be no person', async () => {
    const json = { email: 'bot@example.com', website: 'https://spam.example', status: 'owner', id: 9 };
    await test.app.api('POST', 'newsletter.php', { json });
    const { subscribers } = await listSubscribers(test.app, test.token);
    const bot = subscribers.find(({ email }) => email === 'bot@example.com');
    expect(bot).toMatchObject({ suspected_spam: true, status: 'active' });
    expect(bot!.id).not.toBe(9);
  });
});
