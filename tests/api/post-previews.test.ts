import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import * as words from '#content/words/preview.ts';
import type { PreviewAnswer, PreviewCreated, PreviewList } from '#shared/contract/writing.ts';
import { getFrom, getShownFrom } from '#tests/support/documents.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { createPost } from '#tests/support/factories.ts';
import { listDashboardPosts } from '#tests/support/reading.ts';
import { settableClock, startTestApp, useTestApp } from '#tests/support/test-app.ts';
import { writingCalls } from '#tests/support/writing.ts';

const START = '2026-03-01T12:00:00.000Z';
const DAY_LATER = '2026-03-02T12:00:00.000Z';
const SITE = { Host: 'wren.example' };

const clock = settableClock(START);
const test = useTestApp({ clock });
const { call, saveDraft, trash, deleteForGood, restore } = writingCalls(test);

/** Makes a link, open for a day. */
async function createPreview(of: { key: string } | { post: number }, days = 1): Promise<PreviewCreated> {
  const answer = await call('POST', 'post-previews.php', { ...of, days });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as unknown as PreviewCreated;
}

const read = (token: string) => test.app.api('GET', `preview.php?token=${token}`);
const statusOf = async (token: string) => (await read(token)).status;
async function seen(token: string): Promise<PreviewAnswer> {
  const answer = await read(token);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as unknown as PreviewAnswer;
}
const list = async (of: string) =>
  ((await call('GET', `post-previews.php?${of}`)).json as unknown as PreviewList).previews;
const drop = (query: string) => call('DELETE', `post-drafts.php?${query}`);

describe('a preview link', () => {
  it('shows a draft that was never saved as a post, as it is at the moment', async () => {
    clock.set(START);
    const form = { title: ' Soon ', content: '<p>So far.</p>', category_id: 1, tags: ['Bread', 'bread'] };
    await saveDraft({ key: 'fresh', form });
    const { token, url, ends_at } = await createPreview({ key: 'fresh' });
    expect(url).toBe(`${test.app.config.siteUrl}/preview/${token}`);
    expect(ends_at).toBe(DAY_LATER);
    const { post, after } = await seen(token);
    expect(post).toMatchObject({
      id: 0,
      slug: 'soon',
      title: 'Soon',
      content: '<p>So far.</p>',
      author: business.who.name,
      published_at: null,
    });
    expect(after).toMatchObject({
      category: { name: post.category },
      tags: [{ name: 'Bread' }],
      related: [],
    });

    await saveDraft({ key: 'fresh', form: { title: 'Later', content: '<p>More.</p>' }, revision: 1 });
    const later = await seen(token);
    expect(later.post).toMatchObject({ title: 'Later', content: '<p>More.</p>', category: '' });
    expect(later).not.toHaveProperty('after');
  });

  it('shows what a post would be with what is half typed of it', async () => {
    await saveDraft({
      key: 'half',
      form: {
        featured_image: 'javascript:1',
        image_focus: '1 200',
        published_at: '2026-0',
        read_time: 'x'.repeat(99),
        slug: '…',
      },
    });
    const { post } = await seen((await createPreview({ key: 'half' })).token);
    expect(post).toMatchObject({ title: '', featured_image: '', published_at: null, slug: 'post' });
    expect(post).not.toHaveProperty('image_focus');
  });

  it('shows a hidden post, and its draft as soon as there is one', async () => {
    clock.set(START);
    const id = await createPost(test.app, test.token, { title: 'Hidden', status: 'draft', tags: ['a'] });
    const { token } = await createPreview({ post: id });
    const { post } = await seen(token);
    expect(post).toMatchObject({ id, title: 'Hidden' });
    await saveDraft({ key: `post-${id}`, post_id: id, form: { title: 'Edited' } });
    expect((await seen(token)).post).toEqual({ ...post, title: 'Edited' });
    await drop(`key=post-${id}`);
    expect((await seen(token)).post).toEqual(post);
  });

  it('is the post’s when it is made of the post’s draft', async () => {
    const id = await createPost(test.app, test.token, { status: 'draft' });
    const { id: link } = await createPreview({ key: `post-${id}` });
    expect(await list(`post=${id}`)).toMatchObject([{ id: link }]);
    expect(await list(`key=post-${id}`)).toMatchObject([{ id: link }]);
  });

  it('shows the post that a draft became', async () => {
    clock.set(START);
    await saveDraft({ key: 'becomes', form: { title: 'Becomes' } });
    const { token } = await createPreview({ key: 'becomes' });
    const id = await createPost(test.app, test.token, { title: 'Became', status: 'draft' });
    expectSuccess(await drop(`key=becomes&post=${id}`));
    expect((await seen(token)).post).toMatchObject({ id, title: 'Became' });
    expect(await list(`post=${id}`)).toHaveLength(1);
  });

  it('is not counted as a view', async () => {
    const id = await createPost(test.app, test.token, { title: 'Looked at' });
    const { token } = await createPreview({ post: id });
    await seen(token);
    await getShownFrom(test.app.url, `/preview/${token}`, SITE);
    const { posts } = await listDashboardPosts(test.app, test.token, '&limit=100');
    expect(posts.find((post) => post.id === id)).toMatchObject({ view_count: 0 });
  });

  it('is signed, and kept as a digest alone', async () => {
    clock.set(START);
    const id = await createPost(test.app, test.token, { status: 'draft' });
    const { token } = await createPreview({ post: id });
    const [secret = '', signature = ''] = token.split('.');
    const rows = await test.app.context.db.selectFrom('post_previews').selectAll().execute();
    for (const part of [token, secret, signature]) expect(JSON.stringify(rows)).not.toContain(part);
    const others = [secret, `${secret}.`, `.${signature}`, `${token}x`, `x${token}`, '%00', '', 'ended'];
    for (const other of others) expect(await statusOf(other), other).toBe(404);
    expectRefusal(await test.app.api('GET', 'preview.php?token='.padEnd(300, 'x')), 422, 'token');
    // The link in an email about something else opens nothing here.
    expect(await statusOf(test.app.context.signedLinks.sign('appointment', secret))).toBe(404);
  });
});

describe('a preview link ends', () => {
  it('on its date', async () => {
    clock.set(START);
    const id = await createPost(test.app, test.token, { status: 'draft' });
    const { token } = await createPreview({ post: id });
    const longer = await createPreview({ post: id }, 30);
    clock.set('2026-03-02T11:59:59.000Z');
    expect(await statusOf(token)).toBe(200);
    clock.set(DAY_LATER);
    expect(await statusOf(token)).toBe(404);
    expect(await list(`post=${id}`)).toMatchObject([{ id: longer.id, ends_at: '2026-03-31T12:00:00.000Z' }]);
    await test.app.context.housekeeping.run();
    const rows = await test.app.context.db
      .selectFrom('post_previews')
      .select('id')
      .where('post_id', '=', id)
      .execute();
    expect(rows).toEqual([{ id: longer.id }]);
  });

  it('when the owner ends it', async () => {
    clock.set(START);
    const id = await createPost(test.app, test.token, { status: 'draft' });
    const [first, second] = [await createPreview({ post: id }), await createPreview({ post: id })];
    expect(await list(`post=${id}`)).toMatchObject([{ id: second.id }, { id: first.id }]);
    expectSuccess(await call('DELETE', `post-previews.php?id=${first.id}`));
    expectRefusal(await call('DELETE', `post-previews.php?id=${first.id}`), 404);
    expect([await statusOf(first.token), await statusOf(second.token)]).toEqual([404, 200]);
  });

  it('with the draft, even if another one gets its key', async () => {
    clock.set(START);
    await saveDraft({ key: 'dropped' });
    const { token } = await createPreview({ key: 'dropped' });
    await drop('key=dropped&revision=7');
    expect(await statusOf(token)).toBe(200);
    await drop('key=dropped');
    expect(await statusOf(token)).toBe(404);
    await saveDraft({ key: 'dropped' });
    expect(await statusOf(token)).toBe(404);
  });

  it('with the post, unless that is restored', async () => {
    clock.set(START);
    const id = await createPost(test.app, test.token, { status: 'draft' });
    const { token } = await createPreview({ post: id });
    await saveDraft({ key: `post-${id}`, post_id: id, form: { title: 'Edited' } });
    await trash(id);
    expect(await statusOf(token)).toBe(404);
    expectRefusal(await call('POST', 'post-previews.php', { post: id, days: 1 }), 404);
    await restore(id);
    expect(await statusOf(token)).toBe(200);
    await trash(id);
    await deleteForGood(id);
    expect(await statusOf(token)).toBe(404);
    expect(await list(`post=${id}`)).toEqual([]);
  });
});

describe('a preview link is refused', () => {
  it('for what is not there, and for other lengths than 1 to 30 days', async () => {
    clock.set(START);
    const create = (json: object) => call('POST', 'post-previews.php', json);
    expectRefusal(await create({ post: 999, days: 1 }), 404);
    expectRefusal(await create({ key: 'nowhere', days: 1 }), 404);
    await saveDraft({ key: 'short' });
    for (const days of [0, 31, 1.5, '7', null]) {
      expectRefusal(await create({ key: 'short', days }), 422, 'days');
    }
    expectRefusal(await create({ days: 1 }), 422, 'post');
    expectRefusal(await create({ key: 'short', post: 1, days: 1 }), 422, 'post');
    expectSuccess(await create({ key: 'short', days: 30 }));
  });
});

describe('the page of a preview', () => {
  const open = (token: string) => getShownFrom(test.app.url, `/preview/${token}`, SITE);

  it('is there at once, for nobody else to find or to keep', async () => {
    clock.set(START);
    const id = await createPost(test.app, test.token, {
      title: 'Quietly & early',
      excerpt: 'In a few words.',
      content: '<p>Only for you.</p><script>alert(1)</script>',
      status: 'draft',
    });
    const { token } = await createPreview({ post: id });
    const { status, headers, text } = await open(token);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(text).toContain(`<title>Quietly &amp; early | ${business.who.name}</title>`);
    expect(text).toContain('<meta name="robots" content="noindex">');
    const [, markup = ''] = /<div id="root">(.+?)<script type="application\/json"/s.exec(text) ?? [];
    expect(markup).toContain('<p>Only for you.</p>');
    expect(markup).not.toContain('alert(1)');
    for (const absent of ['application/ld+json', 'rel="canonical"', 'property="og:url"', '/cards/posts/']) {
      expect(text).not.toContain(absent);
    }
    const found = await Promise.all(
      ['sitemap.xml', 'feed.xml', 'feed.json'].map(async (path) =>
        (await fetch(`${test.app.url}/${path}`)).text(),
      ),
    );
    expect(found.join('')).not.toMatch(/preview\/|Quietly/);
  });

  it('shows the latest, however soon it is asked for again', async () => {
    clock.set(START);
    await saveDraft({ key: 'latest', form: { title: 'One' } });
    const { token } = await createPreview({ key: 'latest' });
    expect((await open(token)).text).toContain('<title>One |');
    await saveDraft({ key: 'latest', form: { title: 'Two' }, revision: 1 });
    expect((await open(token)).text).toContain('<title>Two |');
  });

  it('says in a sentence that it is over', async () => {
    clock.set(START);
    await saveDraft({ key: 'over', form: { title: 'Secret' } });
    const { id, token } = await createPreview({ key: 'over' });
    await open(token);
    await call('DELETE', `post-previews.php?id=${id}`);
    for (const address of [token, 'never-was']) {
      const { status, headers, text } = await getFrom(test.app.url, `/preview/${address}`, SITE);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(text).toContain(`<h1>${words.ended} | ${business.who.name}</h1>`);
      expect(text).not.toContain('Secret');
    }
  });

  it('lies in the sub-folder of a site that does', async () => {
    const app = await startTestApp({ env: { SITE_URL: 'https://wren.example/work', NODE_ENV: 'test' } });
    try {
      const { token: bearer } = await app.signIn();
      const id = await createPost(app, bearer, { title: 'Below', status: 'draft' });
      const { json } = await app.api('POST', 'post-previews.php', { bearer, json: { post: id, days: 1 } });
      const { url, token } = json as unknown as PreviewCreated;
      expect(url).toBe(`https://wren.example/work/preview/${token}`);
      const page = await getFrom(app.url, `/work/preview/${token}`, SITE);
      expect(page.status).toBe(200);
      expect(page.text).toContain('<title>Below |');
    } finally {
      await app.stop();
    }
  });
});
