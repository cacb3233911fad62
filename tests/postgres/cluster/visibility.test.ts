import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { siteFolder } from '#server/root.ts';
import { bookableDays } from '#tests/support/profile-slots.ts';
import type { Answer } from '#tests/support/call-api.ts';
import { withoutNginx } from '#tests/support/ensure-nginx.ts';
import { bookingInput, postInput } from '#tests/support/factories.ts';
import { noise } from '#tests/support/images.ts';
import { runCommand } from '#tests/support/production-install.ts';
import { type SiteCluster, type SiteNode, startSiteCluster } from '#tests/support/site-cluster.ts';
import { OWNER } from '#tests/support/test-app.ts';

/** For how long after a write, in milliseconds, another process may still show what was before. */
const MAX_STALE_MS = 1_000;

const LIST = 'blog-posts-working.php?endpoint=blog-posts';

interface View {
  status: number;
  text: string;
}

async function get(url: string): Promise<View> {
  const answer = await fetch(url, { headers: { Connection: 'close' } });
  return { status: answer.status, text: await answer.text() };
}

describe.skipIf(withoutNginx())('what one process wrote', { timeout: 60_000 }, () => {
  let site: SiteCluster;
  let bearer: string;
  beforeAll(async () => {
    site = await startSiteCluster();
    bearer = await site.signIn();
  });
  afterAll(() => site.stop());

  /**
   * Writes through the first process, and asks the others until they show it.
   * @returns for how many milliseconds after the acknowledgement a request could be sent that was answered with what was
   * before. A machine that stands still makes that no longer: only when a request was sent counts, not when its answer came.
   */
  async function staleFor(
    write: () => Promise<Answer>,
    paths: readonly string[],
    isNew: (view: View, path: string) => boolean,
  ): Promise<number> {
    const places = site.nodes
      .slice(1)
      .flatMap((node) => paths.map((path) => ({ path, url: node.url + path })));
    // What is not kept yet could not be stale.
    for (const { url, path } of places) expect(isNew(await get(url), path), url).toBe(false);
    const written = await write();
    expect(written.status, written.text).toBe(200);
    const acknowledged = performance.now();
    const delays = places.map(async ({ url, path }) => {
      let last = 0;
      for (;;) {
        const sent = performance.now() - acknowledged;
        if (isNew(await get(url), path)) return last;
        last = sent;
        if (sent > 10 * MAX_STALE_MS) throw new Error(`${url} still shows what was before.`);
        await pause(10);
      }
    });
    return Math.max(...(await Promise.all(delays)));
  }

  it('is on the others within a second: answers, documents and the feed', async () => {
    const [writer] = site.nodes;
    const put = (path: string, json: object) => writer.api('PUT', path, { json, bearer });
    const longest: Record<string, number> = {};
    for (let round = 0; round < 2; round += 1) {
      const title = `Round ${round} begins`;
      const changed = `Round ${round} goes on`;
      const input = postInput({ title, status: 'draft' });
      const created = await writer.api('POST', 'create-blog-post.php', { json: input, bearer });
      const { id, slug } = created.json.post as { id: number; slug: string };
      const status = (value: string) => put(`${LIST}&action=status&postId=${id}`, { status: value });
      const paths = [
        `/api/${LIST}&limit=5`,
        `/api/${LIST}&slug=${slug}`,
        '/shingle/feed.xml',
        '/shingle/blog',
        `/shingle/blog/${slug}`,
      ];
      const shows = (text: string) => (view: View) => view.text.includes(text);
      const hides = (text: string) => (view: View) => !view.text.includes(text);
      const note = async (name: string, delay: Promise<number>) => {
        longest[name] = Math.max(longest[name] ?? 0, await delay);
      };

      await note(
        'published',
        staleFor(() => status('published'), paths, shows(title)),
      );
      const edit = () => put('update-blog-post.php', { ...input, status: 'published', id, title: changed });
      await note('edited', staleFor(edit, paths, shows(changed)));
      await note(
        'unpublished',
        staleFor(() => status('draft'), paths, hides(changed)),
      );
      await note(
        'published again',
        staleFor(() => status('published'), paths, shows(changed)),
      );
      const remove = () => writer.api('DELETE', `delete-blog-post.php?id=${id}`, { bearer });
      await note('deleted', staleFor(remove, paths, hides(changed)));
    }
    for (const [what, delay] of Object.entries(longest)) expect(delay, what).toBeLessThan(MAX_STALE_MS);
  });

  it('takes a slot off the others’ availability within a second', async () => {
    const day = bookableDays(new Date()).at(-1)!;
    const json = bookingInput(day, '9:00 AM');
    const book = () => site.nodes[0].api('POST', 'consultation.php', { json });
    const delay = await staleFor(book, ['/api/availability.php'], ({ text }) => text.includes('9:00 AM'));
    expect(delay).toBeLessThan(MAX_STALE_MS);
  });

  it('does not come to be hidden by a document that another began before it and finished after it', async () => {
    const [writer, reader] = site.nodes;
    const input = postInput({ title: 'As it was' });
    const created = await writer.api('POST', 'create-blog-post.php', { json: input, bearer });
    const { id, slug } = created.json.post as { id: number; slug: string };
    const readPost = (node: SiteNode) => get(`${node.url}/api/${LIST}&slug=${slug}`);
    await vi.waitFor(async () => expect((await readPost(reader)).text).toContain('As it was'));

    // A document needs the text of a post, which lies in a table that nobody gets at now.
    const holder = new Client({ connectionString: site.settings.DATABASE_URL });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query('begin');
    await holder.query('lock table rich_texts in access exclusive mode');
    const document = () => get(`${reader.url}/shingle/blog/${slug}`);
    const begun = document();
    await vi.waitFor(async () => {
      const { rows } = await holder.query(
        `select 1 from pg_locks where not granted and relation = 'rich_texts'::regclass`,
      );
      expect(rows).not.toEqual([]);
    }, 20_000);
    const json = { ...input, id, title: 'As it is' };
    const edited = await writer.api('PUT', 'update-blog-post.php', { json, bearer });
    expect(edited.status, edited.text).toBe(200);
    await vi.waitFor(async () => expect((await readPost(reader)).text).toContain('As it is'), 10_000);
    await holder.query('rollback');

    expect((await begun).text).toContain('As it was');
    expect((await document()).text).not.toContain('As it was');
  });

  it('is an image that the others serve', async () => {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await noise(60, 40))], { type: 'image/png' }), 'a.png');
    const uploaded = await site.nodes[0].api('POST', 'upload-image.php', { body: form, bearer });
    expect(uploaded.status, uploaded.text).toBe(200);
    const bodies = site.nodes.map(async ({ url }) => {
      const answer = await fetch(url + String(uploaded.json.filepath));
      return [answer.status, Buffer.from(await answer.arrayBuffer()).toString('base64')];
    });
    const [own, ...others] = await Promise.all(bodies);
    expect(own![0]).toBe(200);
    for (const other of others) expect(other).toEqual(own);
  });

  it('is an end of sessions everywhere: one by signing out, all by a new password', async () => {
    const statuses = async (token: string) =>
      Promise.all(
        site.nodes.map(async (node) => (await node.api('GET', 'contacts.php', { bearer: token })).status),
      );
    const [one, other] = [await site.signIn(), await site.signIn()];
    expect(await statuses(one)).toEqual([200, 200, 200]);
    expect((await site.nodes[1].api('POST', 'logout.php', { bearer: one })).status).toBe(200);
    expect(await statuses(one)).toEqual([401, 401, 401]);
    expect(await statuses(other)).toEqual([200, 200, 200]);
    const input = `${OWNER.password}\n`;
    const { code, stderr } = await runCommand(siteFolder, ['owner', OWNER.email], {
      settings: site.settings,
      input,
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(await statuses(other)).toEqual([401, 401, 401]);
    bearer = await site.signIn();
  });
});
