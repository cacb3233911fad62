import { describe, expect, it } from 'vitest';
import { createPost } from '#tests/support/factories.ts';
import { storedBytes } from '#tests/support/stored.ts';
import { type Credentials, type TestApp, useTestApp } from '#tests/support/test-app.ts';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

describe('[3.2.13] view_count', () => {
  let now = new Date('2026-11-20T18:00:00Z');
  const test = useTestApp({ clock: () => now, env: { TRUST_PROXY: 'loopback' } });

  async function newPost(credentials: Credentials, title: string): Promise<{ id: number; slug: string }> {
    const id = await createPost(test.app, credentials.token, { title });
    return { id, slug: title.toLowerCase().replaceAll(' ', '-') };
  }
  function read(app: TestApp, slug: string, headers: Record<string, string> = {}) {
    return app.api('GET', `blog-posts-working.php?endpoint=blog-posts&slug=${slug}`, {
      headers: { 'User-Agent': BROWSER, ...headers },
    });
  }
  async function viewsOf(credentials: Credentials, id: number): Promise<number> {
    const answer = await test.app.api('GET', 'blog-posts-working.php?endpoint=dashboard-posts', {
      bearer: credentials.token,
    });
    return (answer.json.posts as { id: number; view_count: number }[]).find((post) => post.id === id)!
      .view_count;
  }

  it('[D24] rises once a visitor a post a day', async () => {
    const owner = await test.app.signIn();
    const { id, slug } = await newPost(owner, 'Read twice');
    await read(test.app, slug);
    await read(test.app, slug);
    expect(await viewsOf(owner, id)).toBe(1);

    await read(test.app, slug, { 'X-Forwarded-For': '203.0.113.7' });
    expect(await viewsOf(owner, id)).toBe(2);

    now = new Date('2026-11-21T18:00:00Z');
    await read(test.app, slug);
    expect(await viewsOf(owner, id)).toBe(3);
  });

  it('[D24] rises neither for the owner nor for bots', async () => {
    const owner = await test.app.signIn();
    const { id, slug } = await newPost(owner, 'Read by others');
    await read(test.app, slug, { Cookie: owner.cookie });
    await read(test.app, slug, { Authorization: `Bearer ${owner.token}` });
    await read(test.app, slug, {
      'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    expect(await viewsOf(owner, id)).toBe(0);
    await read(test.app, slug);
    expect(await viewsOf(owner, id)).toBe(1);
  });

  it('rises by eight for one network in a day, however many browsers it claims to have', async () => {
    const owner = await test.app.signIn();
    const { id, slug } = await newPost(owner, 'Read by an office');
    const other = await newPost(owner, 'Read by the same office');
    const readBy = (browser: number, address: string, of = slug) =>
      read(test.app, of, { 'User-Agent': `${BROWSER} Invented/${browser}`, 'X-Forwarded-For': address });
    for (let browser = 1; browser <= 7; browser += 1) await readBy(browser, '203.0.113.8');
    expect(await viewsOf(owner, id)).toBe(7);
    for (let browser = 1; browser <= 50; browser += 1) await readBy(browser, '203.0.113.8');
    expect(await viewsOf(owner, id)).toBe(8);

    await readBy(51, '203.0.113.8', other.slug);
    expect(await viewsOf(owner, other.id)).toBe(1);
    await readBy(51, '203.0.113.9');
    expect(await viewsOf(owner, id)).toBe(9);
    // All of an IPv6 customer's network is one.
    for (let browser = 1; browser <= 12; browser += 1) await readBy(browser, `2001:db8:0:1::${browser}`);
    expect(await viewsOf(owner, id)).toBe(17);

    now = new Date(now.getTime() + 24 * 60 * 60 * 1_000);
    await readBy(51, '203.0.113.8');
    expect(await viewsOf(owner, id)).toBe(18);
  });

  it('sets no cookie and stores no address', async () => {
    const owner = await test.app.signIn();
    const { id, slug } = await newPost(owner, 'Read in private');
    const answer = await read(test.app, slug, {
      'X-Forwarded-For': '198.51.100.77',
      'User-Agent': `${BROWSER} Private/77`,
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await viewsOf(owner, id)).toBe(1); // asking for the count writes it
    const stored = await storedBytes(test.app);
    expect(stored.includes('Read in private')).toBe(true); // what was written is in what is looked through
    expect(stored.includes('198.51.100.77')).toBe(false);
    expect(stored.includes('Private/77')).toBe(false);
  });
});
