import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { removeDemo, type RemovedDemo } from '#server/seed/remove-demo.ts';
import { seed } from '#server/seed/seed.ts';
import { seededPost, type SeededContent } from '#server/seed/seeded-content.ts';
import { siteFolder } from '#server/root.ts';
import { createPost } from '#tests/support/factories.ts';
import { runCommand } from '#tests/support/production-install.ts';
import { serverSettings } from '#tests/support/server-process.ts';
import { startTestApp, type TestApp, TEST_SECRET } from '#tests/support/test-app.ts';

const LIST = 'blog-posts-working.php?endpoint=blog-posts&limit=100';

describe('taking the demo out', () => {
  let app: TestApp;
  let token: string;

  beforeEach(async () => {
    app = await startTestApp({ env: { SEED: 'demo' } });
    ({ token } = await app.signIn());
    return () => app.stop();
  });

  /** As the command does it beside the running site. */
  async function remove(dryRun = false): Promise<RemovedDemo | null> {
    const engine = await openDatabase(app.config);
    onTestFinished(() => engine.close());
    return removeDemo(engine.db, { dryRun });
  }

  const posts = () => app.context.db.selectFrom('posts').selectAll().orderBy('id').execute();
  const titles = async () => (await posts()).map(({ title }) => title);
  const categories = async () =>
    (await app.context.db.selectFrom('categories').select('name').orderBy('id').execute()).map(
      ({ name }) => name,
    );
  const listed = async () => ((await app.api('GET', LIST)).json.posts as { title: string }[]).length;

  it('deletes the posts that nobody changed, visits or not, and a running site shows it within a second', async () => {
    const demo = await titles();
    expect(demo.length).toBeGreaterThan(1);
    await app.context.db.updateTable('posts').set({ view_count: 12 }).execute();
    await createPost(app, token, { title: 'My own' });
    expect(await listed()).toBeGreaterThan(1);

    const removed = await remove();
    expect(removed?.posts.toSorted()).toEqual(demo.toSorted());
    expect(removed?.keptPosts).toEqual([]);
    expect(await titles()).toEqual(['My own']);
    const start = performance.now();
    await vi.waitFor(async () => expect(await listed()).toBe(1), { timeout: 5_000, interval: 20 });
    expect(performance.now() - start).toBeLessThan(1_500); // half a second, and a busy machine
  });

  it.each([
    ['title', { title: 'Mine now' }],
    ['text', { content: '<p>Mine now.</p>' }],
    ['excerpt', { excerpt: 'Mine now.' }],
    ['picture', { featured_image: '/artwork/hero.svg' }],
    ['attribution', { image_attribution: 'Me' }],
    ['tags', { tags: '["mine"]' }],
    ['author', { author: 'Me' }],
    ['title for search engines', { meta_title: 'Mine' }],
    ['reading time', { read_time: 99 }],
    ['date', { published_at: '2026-01-01T00:00:00.000Z' }],
    ['state', { status: 'draft' as const }],
  ])('keeps and names a post whose %s somebody changed', async (_, change) => {
    const first = (await posts()).find(({ status }) => status === 'published')!;
    await app.context.db.updateTable('posts').set(change).where('id', '=', first.id).execute();
    const [changed] = (await posts()).filter(({ id }) => id === first.id);
    expect(await remove()).toMatchObject({ keptPosts: [changed!.title] });
    expect(await posts()).toEqual([changed]);
  });

  it('keeps and names a post of which there is a draft, and one with versions, even if it is as it was', async () => {
    const [drafted, saved] = await posts();
    const form = { title: 'Begun', content: '<p>Begun.</p>' };
    const draft = { based_on: null, revision: 0, window: 'w', device: 'Firefox' };
    await app.api('PUT', 'post-drafts.php', {
      json: { ...draft, key: `post-${drafted!.id}`, post_id: drafted!.id, form },
      bearer: token,
    });
    await app.api('POST', 'post-versions.php', { json: { post: saved!.id, form }, bearer: token });
    const removed = await remove();
    expect(removed!.keptPosts.toSorted()).toEqual([drafted!.title, saved!.title].toSorted());
    expect((await posts()).map(({ id }) => id)).toEqual([drafted!.id, saved!.id]);
  });

  it('keeps a post that was put into another category', async () => {
    const first = (await posts())[0]!;
    const [other] = await app.context.db
      .selectFrom('categories')
      .selectAll()
      .where('id', '!=', first.category_id)
      .execute();
    await app.context.db
      .updateTable('posts')
      .set({ category_id: other!.id })
      .where('id', '=', first.id)
      .execute();
    expect(await remove()).toMatchObject({ keptPosts: [first.title] });
  });

  it('keeps an own post that has taken the address of a demo post', async () => {
    const first = (await posts())[0]!;
    await app.context.db.deleteFrom('posts').where('id', '=', first.id).execute();
    await createPost(app, token, { title: first.title });
    expect(await remove()).toMatchObject({ keptPosts: [first.title] });
    expect(await titles()).toEqual([first.title]);
  });

  it('says what it would do, and does not, in a dry run', async () => {
    const before = await posts();
    const revisions = () => app.context.db.selectFrom('revisions').selectAll().orderBy('subject').execute();
    const known = await revisions();
    expect((await remove(true))?.posts).toHaveLength(before.length);
    expect(await posts()).toEqual(before);
    expect(await revisions()).toEqual(known);
  });

  it('has nothing left to do the second time', async () => {
    await remove();
    expect(await remove()).toEqual({ posts: [], keptPosts: [], categories: [] });
  });

  it('knows the posts of the first start again, though the site was built with others since', async () => {
    // As if the build had replaced them: what is recorded is of another slug than what the build seeds.
    const first = (await posts())[0]!;
    await app.context.db
      .updateTable('posts')
      .set({ slug: 'of-an-earlier-build' })
      .where('id', '=', first.id)
      .execute();
    const row = (await posts()).find(({ id }) => id === first.id)!;
    await record((content) => ({ ...content, posts: { [row.slug]: seededPost(row) } }));
    expect(await remove()).toMatchObject({ posts: [row.title], keptPosts: [] });
  });

  it('knows the posts of a site that was started before there was a record', async () => {
    const all = await titles();
    await app.context.db.deleteFrom('settings').where('name', '=', 'seeded-content').execute();
    expect((await remove())?.posts).toHaveLength(all.length);
  });

  it('neither deletes nor names a post that came with the first start, but is no demo', async () => {
    const [own, ...others] = await posts();
    await record((content) => ({
      ...content,
      posts: Object.fromEntries(Object.entries(content.posts).filter(([slug]) => slug !== own!.slug)),
    }));
    expect(await remove()).toMatchObject({
      posts: others.map(({ title }) => title).toSorted(),
      keptPosts: [],
    });
    expect(await titles()).toEqual([own!.title]);
  });

  it('leaves the categories that SEED=none would have made', async () => {
    const before = await categories();
    expect((await remove())?.categories).toEqual([]);
    expect(await categories()).toEqual(before);
  });

  it('deletes a seeded category that the content begins with no more, unless it has posts or was changed', async () => {
    const old = ['Old', 'Old and used', 'Old and changed'].map((name) => ({
      name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      description: '',
      color: '#333333',
    }));
    for (const category of old) {
      const row = { ...category, created_at: '2026-01-01T00:00:00.000Z' };
      await app.context.db.insertInto('categories').values(row).execute();
    }
    await record((content) => ({ ...content, categories: [...content.categories, ...old] }));
    await app.context.db
      .updateTable('categories')
      .set({ description: 'Mine' })
      .where('name', '=', 'Old and changed')
      .execute();
    const { id } = await app.context.db
      .selectFrom('categories')
      .select('id')
      .where('name', '=', 'Old and used')
      .executeTakeFirstOrThrow();
    await createPost(app, token, { title: 'My own', category_id: id });

    expect((await remove())?.categories).toEqual(['Old']);
    expect(await categories()).toEqual(expect.arrayContaining(['Old and used', 'Old and changed']));
    expect(await categories()).not.toContain('Old');
  });

  async function record(change: (content: SeededContent) => SeededContent): Promise<void> {
    const { value } = await app.context.db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'seeded-content')
      .executeTakeFirstOrThrow();
    await app.context.db
      .updateTable('settings')
      .set({ value: JSON.stringify(change(JSON.parse(value) as SeededContent)) })
      .where('name', '=', 'seeded-content')
      .execute();
  }
});

describe('the demo command', () => {
  it('tells what would go, what went, and that nothing is left', async () => {
    const settings = await serverSettings();
    const engine = await openDatabase(loadConfig({ JWT_SECRET: TEST_SECRET, ...settings }));
    await seed(engine.db, 'demo', new Date());
    const [edited, ...others] = await engine.db.selectFrom('posts').selectAll().orderBy('title').execute();
    await engine.db.updateTable('posts').set({ title: 'Mine now' }).where('id', '=', edited!.id).execute();
    await engine.close();
    const run = (...args: string[]) => runCommand(siteFolder, ['demo', ...args], { settings });

    const planned = await run('--remove', '--dry-run');
    expect(planned).toMatchObject({ code: 0, stderr: '' });
    expect(planned.stdout.split('\n')[0]).toBe(`${others.length} posts of the demo would be deleted:`);
    const done = await run('--remove');
    const lines = done.stdout.trim().split('\n');
    expect(lines.slice(0, 1)).toEqual([`${others.length} posts of the demo were deleted:`]);
    expect(lines.slice(-2)).toEqual(['1 post of the demo was changed since, and stays:', '  Mine now']);
    const again = await run('--remove');
    expect(again.stdout.split('\n')[0]).toBe('No unchanged post of the demo is here.');
  });

  it('says what to do instead where no site has started, and makes no database', async () => {
    const settings = await serverSettings();
    const { code, stdout } = await runCommand(siteFolder, ['demo', '--remove'], { settings });
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('SEED=none') as string,
    });
  });

  it('asks what is meant when it is called bare', async () => {
    const { code, stderr } = await runCommand(siteFolder, ['demo']);
    expect({ code, said: stderr.split('\n')[0] }).toEqual({
      code: 1,
      said: 'What is to be done with the demo? --remove takes it out.',
    });
  });
});
