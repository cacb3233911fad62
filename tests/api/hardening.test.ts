import { describe, expect, it } from 'vitest';
import { getFrom } from '#tests/support/documents.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { useTestApp } from '#tests/support/test-app.ts';

describe('what an attacker tried', () => {
  const test = useTestApp({ env: { SITE_URL: 'https://wren.example' } });
  const visit = (path: string, headers: Record<string, string> = {}) =>
    getFrom(test.app.url, path, { Host: 'wren.example', ...headers });

  it('no other spelling of an address puts its answer under the address of another', async () => {
    const list = '/api/blog-posts-working.php?endpoint=blog-posts';
    for (const spelling of ['/API', '/Api', '/shingle/API', '/api', '/shingle/api']) {
      await visit(`${spelling}/categories.php?x=${list}`);
      await visit(`${spelling}/categories.php?x=/shingle${list}`);
    }
    expect(JSON.parse((await visit(list)).text)).toHaveProperty('posts');
    expect((await visit('/API/categories.php')).status).toBe(404);
  });

  it('every spelling of a post’s address is the same document', async () => {
    await createPost(test.app, test.token, { title: 'Spelled' });
    const plain = await visit('/blog/spelled');
    for (const spelling of ['/blog/%73pelled', '/blog/spelled/', '/%62log/spelled']) {
      const other = await visit(spelling);
      expect([spelling, other.status, other.headers.etag]).toEqual([spelling, 200, plain.headers.etag]);
    }
  });

  it('content that is nested without end is refused', async () => {
    const content = '<div>'.repeat(100_000);
    const json = postInput({ content });
    const answer = await test.app.api('POST', 'create-blog-post.php', { json, bearer: test.token });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ success: false, field: 'content' });
  });

  it('a long post’s document does without its text, and is there', async () => {
    const content = `<p>${'word '.repeat(40_001)}</p>`;
    await createPost(test.app, test.token, { title: 'Endless', content });
    const page = await visit('/blog/endless');
    expect(page.status).toBe(200);
    expect(page.text.length).toBeLessThan(20_000);
  });

  it('a range on a file gets the whole file', async () => {
    const whole = await visit('/favicon.svg');
    for (const range of ['bytes=10-5', 'bytes=-5', 'bytes=0-0']) {
      const answer = await visit('/favicon.svg', { Range: range });
      expect([range, answer.status, answer.text]).toEqual([range, 200, whole.text]);
    }
  });

  it('a write is never answered with 304', async () => {
    const json = { name: 'A', email: 'a@example.com', message: 'Hello' };
    const answer = await test.app.api('POST', 'contact-form.php', {
      json,
      headers: { 'If-None-Match': '*' },
    });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ success: true });
    expect(answer.headers.get('etag')).toBeNull();
  });

  it('other methods on pages are refused in JSON', async () => {
    const answer = await fetch(`${test.app.url}/blog`, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ success: false });
  });

  it('characters that XML cannot hold are refused', async () => {
    const json = postInput({ title: 'Bad \uFFFE title' });
    const answer = await test.app.api('POST', 'create-blog-post.php', { json, bearer: test.token });
    expect(answer.status).toBe(422);
  });
});

describe('documents over the limit', () => {
  const test = useTestApp({ env: { RATE_LIMITS: 'on' } });

  it('are refused like reads', async () => {
    const ask = () => getFrom(test.app.url, '/sitemap.xml', { Host: 'wren.example' });
    const pages = await Promise.all(Array.from({ length: 605 }, ask));
    expect(pages.filter((page) => page.status === 200)).toHaveLength(600);
    expect(pages.filter((page) => page.status === 429)).toHaveLength(5);
  });
});
