import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FirstData } from '#shared/first-render.ts';
import { bookingInput, createPost, postInput } from '#tests/support/factories.ts';
import { getFrom } from '#tests/support/documents.ts';
import { refuseInserts } from '#tests/support/refused-inserts.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

function dataIn(text: string): FirstData {
  const json = /<script type="application\/json" id="first-data">(.*)<\/script>/.exec(text)?.[1];
  if (json === undefined) throw new Error('The document carries no data.');
  return JSON.parse(json) as FirstData;
}

/** What stands between the root's tags. */
function markupIn(text: string): string {
  return /<div id="root">([\s\S]*?)<script type="application\/json"/.exec(text)?.[1] ?? '';
}

/** Documents carry their pages once both builds are there, which `npm test` makes first. */
describe('a document’s first render', () => {
  const clock = settableClock('2026-11-20T18:00:00Z');
  const test = useTestApp({ env: { SEED: 'demo', TRUST_PROXY: 'loopback' }, clock });
  const visit = (path: string, headers?: Record<string, string>) =>
    getFrom(test.app.url, path, { Host: 'wren.example', 'User-Agent': BROWSER, ...headers });
  const viewsOf = async (id: number) => {
    const list = await test.app.api('GET', 'blog-posts-working.php?endpoint=dashboard-posts', {
      bearer: test.token,
    });
    return (list.json.posts as { id: number; view_count: number }[]).find((post) => post.id === id)
      ?.view_count;
  };

  it('is the page itself, with the data it was made from', async () => {
    const home = (await visit('/')).text;
    expect(markupIn(home)).toContain('Why your menu should not be a PDF');
    expect(dataIn(home).queries).toHaveLength(1);
    const post = (await visit('/blog/what-a-website-costs')).text;
    expect(markupIn(post)).toContain('One example, taken apart');
    expect(markupIn(post)).toContain('<img src="/artwork/');
    expect(dataIn(post).queries).toHaveLength(1);
    expect(markupIn((await visit('/blog?page=2')).text)).toContain('12 posts, page 2 of 2');
    expect(markupIn((await visit('/blog?search=DMARC')).text)).toContain('for “DMARC”');
  });

  it('names the largest picture in the head, and keeps scripts and fonts out of it', async () => {
    const [head = ''] = (await visit('/')).text.split('</head>');
    expect(head).toContain('<link rel="preload" as="image" href="/artwork/hero.svg" fetchPriority="high"/>');
    expect(head).not.toMatch(
      /<link[^>]*modulepreload|<script[^>]*type="module"|as="font"|@font-face[^}]*url\(/,
    );
  });

  it('is not painted before its header is whole, however slowly it comes', async () => {
    const { text } = await visit('/blog');
    const id = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(
      text.split('</head>')[0] ?? '',
    )?.[1];
    expect(markupIn(text).split(`id="${id}"`)).toEqual([
      expect.stringContaining('</header>'),
      expect.stringContaining('<h1'),
    ]);
  });

  it('has its styles inline, each document’s allowed by their own hash', async () => {
    for (const path of ['/', '/about', '/blog/what-a-website-costs']) {
      const { text, headers } = await visit(path);
      const styles = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '';
      const hash = createHash('sha256').update(styles).digest('base64');
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
      expect(styles).toContain('.shell{');
      expect(headers['content-security-policy']).not.toContain('unsafe');
    }
  });

  it('is made once: the same from the cache, compressed, HEAD and 304 too', async () => {
    const first = await visit('/pricing', { 'Accept-Encoding': 'br' });
    const second = await visit('/pricing', { 'Accept-Encoding': 'br' });
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      etag: first.headers.etag,
      'content-security-policy': first.headers['content-security-policy'],
      'cross-origin-opener-policy': 'same-origin',
    });
    const again = await visit('/pricing', { 'If-None-Match': String(first.headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
    // The query says nothing to this page, and a slash at the end is no other address.
    for (const same of ['/pricing?utm_source=letter', '/pricing/']) {
      expect((await visit(same)).headers.etag).toBe(first.headers.etag);
    }
  });

  it('shows a published post in the next document, and none any more once it is a draft', async () => {
    const before = await visit('/');
    const id = await createPost(test.app, test.token, {
      title: 'Fresh from the oven',
      content: '<p>Still warm.</p>',
    });
    const home = await visit('/', { 'If-None-Match': String(before.headers.etag) });
    expect(home.status).toBe(200);
    expect(markupIn(home.text)).toContain('Fresh from the oven');
    expect(markupIn((await visit('/blog')).text)).toContain('Fresh from the oven');
    expect(markupIn((await visit('/blog/fresh-from-the-oven')).text)).toContain('<p>Still warm.</p>');
    await test.app.api('PUT', `blog-posts-working.php?endpoint=blog-posts/${id}`, {
      json: { status: 'draft' },
      bearer: test.token,
    });
    expect(markupIn((await visit('/')).text)).not.toContain('Fresh from the oven');
    expect((await visit('/blog/fresh-from-the-oven')).status).toBe(404);
  });

  it('offers the days and times that are free: until a booking, until midnight in Arizona', async () => {
    const days = async () => {
      const { text } = await visit('/consultation');
      return [
        dataIn(text).day,
        /name="date" value="([^"]+)"|value="([^"]+)"[^>]*name="date"/.exec(text)?.slice(1).find(Boolean),
      ];
    };
    clock.set('2026-11-20T06:59:59Z');
    expect(await days()).toEqual(['2026-11-19', '2026-11-20']);
    clock.set('2026-11-20T07:00:00Z');
    expect(await days()).toEqual(['2026-11-20', '2026-11-23']);

    expect(dataIn((await visit('/consultation')).text).queries).toEqual([
      [['availability'], { success: true, taken: {}, meets_online: false }],
    ]);
    await test.app.api('POST', 'consultation.php', { json: bookingInput('2026-11-24', '9:00 AM') });
    expect(dataIn((await visit('/consultation')).text).queries).toEqual([
      [['availability'], { success: true, taken: { '2026-11-24': ['9:00 AM'] }, meets_online: false }],
    ]);
  });

  it('[3.2.13] [D24] counts a reader: once a day, from the cache too, together with the call; no owner, no bot, no HEAD', async () => {
    clock.set('2026-11-20T18:00:00Z');
    const id = await createPost(test.app, test.token, { title: 'Counted' });
    const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const { cookie } = await test.app.signIn();
    await visit('/blog/counted', { Cookie: cookie });
    await visit('/blog/counted', { 'User-Agent': bot });
    expect(await viewsOf(id)).toBe(0);
    await visit('/blog/counted');
    await visit('/blog/counted');
    await test.app.api('GET', 'blog-posts-working.php?endpoint=blog-posts&slug=counted', {
      headers: { 'User-Agent': BROWSER },
    });
    expect(await viewsOf(id)).toBe(1);
    await visit('/blog/counted', { 'X-Forwarded-For': '203.0.113.9' });
    expect(await viewsOf(id)).toBe(2);
    // Lists are no reading.
    await visit('/blog', { 'X-Forwarded-For': '203.0.113.10' });
    expect(await viewsOf(id)).toBe(2);
  });

  it('leads nowhere as one page for all, with 404; a post that is not there leaves the word to its page', async () => {
    const first = await visit('/nowhere');
    const second = await visit('/neither/here');
    expect([first.status, second.status]).toEqual([404, 404]);
    expect(markupIn(first.text)).toContain('There is no page at this address.');
    expect(second.text).toBe(first.text);
    const post = await visit('/blog/no-such-post');
    expect(post.status).toBe(404);
    expect(post.text).toContain('<div id="root"></div>');
    expect(post.text).toContain('<noscript><div role="main"');
    expect(post.text).toContain('mailto:');
  });

  it('holds a long post, whatever it is made of', async () => {
    const paragraph = '<p>One <em>of</em> <a href="/about">many</a>.</p>';
    const content = paragraph.repeat(Math.floor(190_000 / paragraph.length));
    await createPost(test.app, test.token, { title: 'Long', content });
    const pieces = content.split('<em>of</em>').length;
    // On a busy machine it may go out plain once, and is made again for the next who asks.
    await vi.waitFor(
      async () => {
        const { text } = await visit('/blog/long');
        expect(markupIn(text).split('<em>of</em>')).toHaveLength(pieces);
      },
      { timeout: 90_000, interval: 500 },
    );
  }, 120_000);

  it('sanitises a post once a revision: what was made is kept until the post, the program or the base is another', async () => {
    const { db } = test.app.context;
    const content = '<p>Warm <a href="/about">bread</a>.</p><script>alert(1)</script>';
    const id = await createPost(test.app, test.token, { title: 'Kept', content });
    const article = async () =>
      /<article[\s\S]*<\/article>/.exec(markupIn((await visit('/blog/kept')).text))?.[0];
    const somethingElseChanges = () => createPost(test.app, test.token, { title: 'Something else' });
    const changeKept = (change: object) => db.updateTable('rich_texts').set(change).where('post_id', '=', id);

    expect(await article()).toContain('<p>Warm <a href="/about">bread</a>.</p></div>');
    const marked = JSON.stringify([{ kind: 'html', html: '<p>From what was kept.</p>' }]);
    await changeKept({ parts: marked }).execute();
    await somethingElseChanges();
    expect(await article()).toContain('<p>From what was kept.</p>');

    const inFolder = await getFrom(test.app.url, '/shingle/blog/kept', { 'User-Agent': BROWSER });
    expect(markupIn(inFolder.text)).toContain('<p>Warm <a href="/shingle/about">bread</a>.</p></div>');

    await changeKept({ made_from: 'by a program with other rules' }).execute();
    await somethingElseChanges();
    expect(await article()).toContain('<p>Warm <a href="/about">bread</a>.</p></div>');

    await changeKept({ parts: marked }).execute();
    await test.app.api('PUT', 'update-blog-post.php', {
      json: postInput({ id, title: 'Kept', content: '<p onclick="alert(1)">Cold.</p>' }),
      bearer: test.token,
    });
    expect(await article()).toContain('<p>Cold.</p></div>');

    await test.app.api('DELETE', `delete-blog-post.php?id=${id}`, { bearer: test.token });
    expect(await db.selectFrom('rich_texts').select('base').where('post_id', '=', id).execute()).toEqual([]);
  });

  it('shows a post whose sanitised HTML can’t be kept', async () => {
    const { db, log } = test.app.context;
    const takeTexts = await refuseInserts(db, 'rich_texts');
    const warn = vi.spyOn(log, 'warn');
    onTestFinished(() => warn.mockRestore());
    await createPost(test.app, test.token, { title: 'Not kept', content: '<p>Still here.</p>' });
    expect(markupIn((await visit('/blog/not-kept')).text)).toContain('<p>Still here.</p>');
    expect(warn.mock.calls.at(-1)?.[1]).toBe('a post’s sanitised HTML could not be kept');
    await takeTexts();
  });

  it('[2.14.01] is the sign-in for the dashboard, the same for everybody and whichever tab is asked for', async () => {
    const signIn = await visit('/dashboard');
    expect(signIn.status).toBe(200);
    expect(markupIn(signIn.text)).toMatch(/<h1[^>]*>Sign in<\/h1>.*name="email".*name="password"/s);
    expect(markupIn(signIn.text)).toContain('This form needs JavaScript.');
    expect(dataIn(signIn.text).queries).toEqual([[['session'], null]]);
    expect(signIn.text).toMatch(/<script type="module" src="\/assets\/early-palette-[^"]+"><\/script>/);
    const { cookie } = await test.app.signIn();
    for (const same of [
      await visit('/dashboard?tab=messages'),
      await visit('/dashboard', { Cookie: cookie }),
    ]) {
      expect(same.headers).toMatchObject({ etag: signIn.headers.etag, 'cache-control': 'no-cache' });
    }
  });

  it('is left out for a post that is too long to sanitise in passing', async () => {
    await createPost(test.app, test.token, { title: 'Endless', content: `<p>${'word '.repeat(40_001)}</p>` });
    const { status, text } = await visit('/blog/endless');
    expect(status).toBe(200);
    expect(text).toContain('<div id="root"></div>');
    expect(text).toMatch(/<script type="module"[^>]+src="\/assets\//);
  });

  it('leaves a search that is refused to the page, and the log in peace', async () => {
    const warn = vi.spyOn(test.app.context.log, 'warn');
    onTestFinished(() => warn.mockRestore());
    const { status, text } = await visit(`/blog?search=${'a'.repeat(201)}`);
    expect(status).toBe(200);
    expect(dataIn(text).queries).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('goes out without what the database could not say, and is not kept that way', async () => {
    await sql`alter table consultations rename to hidden`.execute(test.app.context.db);
    clock.set('2026-11-25T18:00:00Z');
    const warn = vi.spyOn(test.app.context.log, 'warn');
    onTestFinished(() => warn.mockRestore());
    const broken = await visit('/consultation');
    expect(broken.status).toBe(200);
    expect(dataIn(broken.text).queries).toEqual([]);
    expect(warn.mock.calls.at(-1)?.[1]).toBe('a page was rendered without all it shows');
    await sql`alter table hidden rename to consultations`.execute(test.app.context.db);
    clock.set('2026-11-25T18:01:00Z');
    expect(dataIn((await visit('/consultation')).text).queries).toHaveLength(1);
  });
});
