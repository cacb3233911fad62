import { describe, expect, it } from 'vitest';
import { categories } from '#content/categories.ts';
import type { DashboardPost, SavedPost } from '#shared/contract/posts.ts';
import { expectRefusal } from '#tests/support/expectations.ts';
import { postInput } from '#tests/support/factories.ts';
import { listDashboardPosts } from '#tests/support/reading.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

const NOW = '2026-03-01T12:00:00.000Z';

describe('create-blog-post.php', () => {
  const test = useTestApp({ clock: settableClock(NOW) });
  const send = (json: unknown) => test.app.api('POST', 'create-blog-post.php', { json, bearer: test.token });

  async function saved(changes: Record<string, unknown>): Promise<DashboardPost> {
    const answer = await send(postInput(changes));
    expect(answer.status, answer.text).toBe(200);
    return (answer.json as unknown as SavedPost).post;
  }

  it('[7.9.01] [7.9.02] saves every field and answers with the post', async () => {
    const input = postInput({
      title: 'Everything',
      featured_image: '/uploads/abc-1x1.webp',
      image_attribution: 'Photo by Ada',
      category_id: 3,
      author_id: 2,
      author: 'Ada Ruiz',
      status: 'draft',
      tags: ['css', 'html'],
      meta_title: 'Meta title',
      meta_description: 'Meta description',
      read_time: 9,
    });
    const answer = await send(input);
    expect(answer.status).toBe(200);
    const { success, id, post } = answer.json as unknown as SavedPost;
    expect(success).toBe(true);
    expect(post).toMatchObject({ ...input, id, slug: 'everything', category: 'Tutorial', view_count: 0 });
    expect((await listDashboardPosts(test.app, test.token)).posts).toContainEqual(post);
  });

  it.each([
    ['[5.29]', 'title'],
    ['[5.30]', 'excerpt'],
    ['[5.31]', 'content'],
    ['[5.32]', 'category_id'],
    ['[5.33]', 'author_id'],
  ])('%s refuses a post without %s', async (_number, field) => {
    for (const value of [undefined, null, '']) {
      expectRefusal(await send(postInput({ [field]: value })), 422, field);
    }
  });

  it.each(['title', 'excerpt'])('takes a blank %s for none', async (field) => {
    expectRefusal(await send(postInput({ [field]: ' \t ' })), 422, field);
  });

  it('[9.3.05] [3.2.17] fills in what may be left out', async () => {
    const { title, excerpt, content, category_id, author_id } = postInput();
    const answer = await send({ title, excerpt, content, category_id, author_id });
    expect((answer.json as unknown as SavedPost).post).toMatchObject({
      status: 'published',
      published_at: NOW,
      read_time: 5,
      tags: [],
      featured_image: '',
      image_attribution: '',
      meta_title: '',
      meta_description: '',
    });
  });

  it('dates what is published now, and no draft', async () => {
    expect((await saved({ status: 'published' })).published_at).toBe(NOW);
    expect((await saved({ status: 'draft' })).published_at).toBeNull();
  });

  it('ignores what only the server says', async () => {
    const post = await saved({
      title: 'Mine to say',
      id: 4_000_000,
      view_count: 1_000,
      created_at: '1999-01-01T00:00:00Z',
      category: 'Cooking',
    });
    expect(post.id).toBeLessThan(1_000);
    expect(post).toMatchObject({
      slug: 'mine-to-say',
      view_count: 0,
      published_at: NOW,
      created_at: NOW,
      category: categories[0]!.name,
    });
  });

  it.each([
    ['Hello, World!', 'hello-world'],
    ['Crème brûlée à la carte', 'creme-brulee-a-la-carte'],
    ['It’s Ada’s', 'its-adas'],
    ['Привет, мир', 'привет-мир'],
    ['日本語の題', '日本語の題'],
    ['हिन्दी में', 'हिन्दी-में'],
    ['🎉🎉', 'post'],
    ['--- ???', 'post-2'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
  ])('makes of the title %s the slug %s', async (title, slug) => {
    const post = await saved({ title });
    expect(post.slug).toBe(slug);
    const read = await test.app.api(
      'GET',
      `blog-posts-working.php?endpoint=blog-posts&slug=${encodeURIComponent(slug)}`,
    );
    expect(read.json).toMatchObject({ post: { id: post.id } });
  });

  it('keeps slugs apart by a suffix, also of posts saved at once', async () => {
    const posts = await Promise.all(Array.from({ length: 5 }, () => saved({ title: 'The same' })));
    expect(posts.map((post) => post.slug).sort()).toEqual([
      'the-same',
      'the-same-2',
      'the-same-3',
      'the-same-4',
      'the-same-5',
    ]);
  });

  it('cuts the slug of an endless title', async () => {
    const { slug } = await saved({ title: 'word '.repeat(40).trim() });
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/^word(-word)+$/);
  });

  it.each([
    ['a list', [' css ', 'html', 'css', ''], ['css', 'html']],
    ['text with commas', 'css, html ,,css', ['css', 'html']],
    ['two that differ by case', ['Email', 'css', 'email', 'EMAIL'], ['Email', 'css']],
    ['an empty text', '', []],
    ['null', null, []],
  ])('takes tags as %s: trimmed, none twice', async (_what, tags, kept) => {
    expect((await saved({ tags })).tags).toEqual(kept);
  });

  it.each([
    ['a number', 7, 7],
    ['digits', '12', 12],
    ['words', '5 to 7 min', '5 to 7 min'],
    ['an empty text', '', 5],
    ['null', null, 5],
  ])('[3.1.09] takes %s for the read time', async (_what, read_time, kept) => {
    expect((await saved({ read_time })).read_time).toBe(kept);
  });

  it.each([
    ['title', 200],
    ['excerpt', 500],
    ['meta_title', 200],
    ['meta_description', 320],
    ['author', 100],
    ['image_attribution', 300],
  ])('takes a %s of %i characters and not one more', async (field, most) => {
    await saved({ [field]: 'é'.repeat(most) });
    expectRefusal(await send(postInput({ [field]: 'é'.repeat(most + 1) })), 422, field);
  });

  it('takes content of 2 MB and not a byte more', async () => {
    const most = 2 * 1024 * 1024;
    await saved({ content: 'x'.repeat(most) });
    expectRefusal(await send(postInput({ content: 'x'.repeat(most + 1) })), 422, 'content');
    expectRefusal(await send(postInput({ content: 'é'.repeat(most / 2 + 1) })), 422, 'content');
  });

  it('refuses more than 3 MB with 413', async () => {
    expectRefusal(await send(postInput({ content: 'x'.repeat(3 * 1024 * 1024) })), 413);
  });

  it.each([
    ['twenty-one tags', { tags: Array.from({ length: 21 }, (_, index) => `tag ${index}`) }, 'tags'],
    ['a tag that is too long', { tags: ['x'.repeat(51)] }, 'tags'],
    ['a tag that is no text', { tags: [{ a: 1 }] }, 'tags'],
    ['an unknown status', { status: 'archived' }, 'status'],
    ['an unknown category', { category_id: 999 }, 'category_id'],
    ['a category that is no id', { category_id: 'one' }, 'category_id'],
    ['an author that is no id', { author_id: -1 }, 'author_id'],
    ['a title over two lines', { title: 'One\nTwo' }, 'title'],
    ['a title with half a character', { title: 'Half \ud83d' }, 'title'],
    ['an excerpt with half a character', { excerpt: 'Half \udd25' }, 'excerpt'],
    ['a read time of nothing', { read_time: 0 }, 'read_time'],
    ['half a minute', { read_time: 1.5 }, 'read_time'],
    ['an image address that runs', { featured_image: 'javascript:alert(1)' }, 'featured_image'],
    ['an image within the address', { featured_image: 'data:image/png;base64,AA==' }, 'featured_image'],
    ['an image of whatever host', { featured_image: '//evil.example/a.png' }, 'featured_image'],
    ['content that is no text', { content: { ops: [] } }, 'content'],
    ['content with a NUL', { content: '<p>\0</p>' }, 'content'],
    ['content with half a character', { content: '<p>\ud83d</p>' }, 'content'],
  ])('refuses %s', async (_what, changes, field) => {
    expectRefusal(await send(postInput(changes)), 422, field);
  });

  it('keeps the content as it was written, to be sanitised where it is shown', async () => {
    const content = '<p onclick="x()">Hi</p>\n<pre><code class="language-js">a  &lt; b</code></pre> ';
    expect((await saved({ content })).content).toBe(content);
  });
});
