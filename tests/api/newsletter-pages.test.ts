import { describe, expect, it } from 'vitest';
import { emails } from '#content/words/emails.ts';
import { archive } from '#content/words/newsletter.ts';
import { addresses, ownerOf } from '#tests/support/campaigns.ts';
import { expectRefusal } from '#tests/support/expectations.ts';
import { createPost } from '#tests/support/factories.ts';
import { startMailApp } from '#tests/support/mail-app.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

const SITE = 'https://wren.example';
const AT = '2026-03-02T19:00:00.000Z';
const TEXT = '<h2>What the oven taught me</h2><p>Bread & bytes.</p><script>alert(1)</script>';

async function start() {
  const mail = await startMailApp({}, undefined, { env: { SITE_URL: SITE } });
  await mail.addSubscribers(...addresses(2));
  const { app } = mail;
  const { token: bearer } = await app.signIn();
  const owner = await ownerOf(mail);
  const send = (changes: object = {}) =>
    app.api('POST', 'send-rich-newsletter.php', {
      json: { subject: 'Autumn news', source: { kind: 'html', content: TEXT }, ...changes },
      bearer,
    });
  const read = (slug: string) => app.api('GET', `newsletters.php?slug=${slug}`);
  const list = async () => (await app.api('GET', 'newsletters.php')).json.newsletters as { slug: string }[];
  const page = async (path: string) => {
    const { status, body } = await rawRequest(app.url, path, { headers: { Host: 'wren.example' } });
    return { status, text: body.toString() };
  };
  return { mail, app, bearer, owner, send, read, list, page };
}

describe('a newsletter on the web', () => {
  it('has a page once it was sent, with a head, its text, and nothing of a subscriber', async () => {
    const { send, read, list, page } = await start();
    expect((await page('/newsletter/autumn-news')).status).toBe(404);
    await send();
    expect((await read('autumn-news')).json.newsletter).toMatchObject({
      subject: 'Autumn news',
      post_slug: null,
    });
    expect(await list()).toHaveLength(1);
    const { status, text } = await page('/newsletter/autumn-news');
    expect(status).toBe(200);
    expect(text).toContain(`<link rel="canonical" href="${SITE}/newsletter/autumn-news">`);
    expect(text).toMatch(/<h2[^>]*>What the oven taught me<\/h2>/);
    expect(text).toContain('href="/newsletter/feed.xml"');
    expect(text).not.toMatch(/reader-\d|token=|<script>alert/);
  });

  it('is listed with all the others, however many, by its beginning', async () => {
    const { app, list, page } = await start();
    const content = `<h2>Oven</h2><p>Bread &amp; bytes.</p>${'<p>And so on.</p>'.repeat(1_000)}`;
    const many = Array.from({ length: 250 }, (_, index) => ({
      ...{ subject: `News ${index}`, slug: `letter-${index}`, content, format: 'rich' as const, on_web: 1 },
      ...{
        cta_text: '',
        cta_url: '',
        created_at: AT,
        begun_at: new Date(Date.parse(AT) + index * 60_000).toISOString(),
      },
    }));
    await app.context.db.insertInto('campaigns').values(many).execute();
    const listed = await list();
    expect(listed.map(({ slug }) => slug)).toEqual(many.map(({ slug }) => slug).reverse());
    expect(listed.at(-1)).toMatchObject({ subject: 'News 0', beginning: 'Bread & bytes.' });
    expect((await page('/newsletter')).text).toContain('/newsletter/letter-0"');
  });

  it('has a card of its own to be shared with, and says to search engines what it is', async () => {
    const { app, send, page } = await start();
    await send();
    const { text } = await page('/newsletter/autumn-news');
    const [, card = ''] = /property="og:image" content="https:\/\/wren\.example([^"]+)"/.exec(text) ?? [];
    expect(card).toMatch(/^\/cards\/newsletters\/autumn-news\.png\?v=[0-9a-f]{8}$/);
    const drawn = await rawRequest(app.url, card);
    expect([drawn.status, drawn.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await rawRequest(app.url, '/cards/newsletters/unknown.png')).status).toBe(404);
    expect(text).toContain('"@type":"Article"');
    expect(text).toContain(`"item":"${SITE}/newsletter"`);
  });

  it('is listed, in the sitemap, and in both feeds, with its whole text', async () => {
    const { send, page } = await start();
    expect((await page('/newsletter')).text).toContain(archive.none);
    await send();
    expect((await page('/newsletter')).text).toMatch(/href="\/newsletter\/autumn-news"[^>]*>Autumn news/);
    expect((await page('/sitemap.xml')).text).toContain(`<loc>${SITE}/newsletter/autumn-news</loc>`);
    const { text } = await page('/newsletter/feed.xml');
    expect(text).toContain(`<guid>${SITE}/newsletter/autumn-news</guid>`);
    expect(text).toMatch(/<content:encoded><!\[CDATA\[.*What the oven taught me/s);
    const { items } = JSON.parse((await page('/newsletter/feed.json')).text) as { items: object[] };
    expect(items).toMatchObject([{ url: `${SITE}/newsletter/autumn-news`, title: 'Autumn news' }]);
    expect((await page('/feed.xml')).text).not.toContain('Autumn news');
  });

  it('is shown and taken off by the owner, at the same address, at once', async () => {
    const { app, bearer, owner, send, read, page } = await start();
    await send({ on_web: false });
    const { id } = await owner.campaign();
    expectRefusal(await read('autumn-news'), 404);
    expect((await owner.change(id, 'show')).status).toBe(200);
    expect(await owner.campaign()).toMatchObject({ on_web: true, page: 'autumn-news' });
    expect((await page('/newsletter/autumn-news')).status).toBe(200);
    await owner.change(id, 'hide');
    expect(await owner.campaign()).toMatchObject({ on_web: false, page: null });
    expectRefusal(await read('autumn-news'), 404);
    expect((await page('/newsletter/autumn-news')).status).toBe(404);
    expect((await page('/newsletter/feed.xml')).text).not.toContain('Autumn news');
    // Its report shows what went out.
    const email = await app.api('GET', `campaign-email.php?id=${id}`, { bearer });
    expect(email.json.html).toContain(emails.newsletter.inBrowser);
    await owner.change(id, 'show');
    expect((await read('autumn-news')).status).toBe(200);
  });

  it('of plain text is off the web unless it is shown, and then has its paragraphs and links', async () => {
    const { owner, send, read, list } = await start();
    await owner.send({ content: 'Hello <all>,\n\nsee https://bread.example/a?b=1&c=2.\nYours' });
    expect(await list()).toEqual([]);
    await send();
    const [, plain] = await owner.list();
    await owner.change(plain!.id, 'show');
    // Its subject was taken by the other one.
    expect((await read('autumn-news-2')).json.newsletter).toMatchObject({
      content:
        '<p>Hello &lt;all&gt;,</p><p>see <a href="https://bread.example/a?b=1&amp;c=2">https://bread.example/a?b=1&amp;c=2</a>.<br>Yours</p>',
    });
  });

  it('that is a whole post leads search engines to that; one of its excerpt does not', async () => {
    const { app, bearer, send, page } = await start();
    const post = await createPost(app, bearer, { slug: 'bread' });
    await send({ subject: 'Whole', source: { kind: 'post', post, part: 'whole' } });
    await send({ subject: 'Short', source: { kind: 'post', post, part: 'excerpt' } });
    expect((await page('/newsletter/whole')).text).toContain(`rel="canonical" href="${SITE}/blog/bread"`);
    const { text } = await page('/newsletter/short');
    expect(text).toContain(`rel="canonical" href="${SITE}/newsletter/short"`);
    expect(text).toMatch(new RegExp(`href="[^"]*/blog/bread"[^>]*>${emails.newsletter.readPost}`));
    await app.api('DELETE', `delete-blog-post.php?id=${post}`, { bearer });
    expect((await page('/newsletter/whole')).text).toContain(
      `rel="canonical" href="${SITE}/newsletter/whole"`,
    );
  });

  it('is not there while it is scheduled', async () => {
    const { mail, app, owner, send, read, list } = await start();
    await send({ send_at: AT });
    expectRefusal(await read('autumn-news'), 404);
    expect(await list()).toEqual([]);
    expect(await owner.campaign()).toMatchObject({ on_web: true, page: null });
    await mail.later(121);
    app.context.scheduler!.wake();
    await mail.smtp.arrived(2);
    expect((await read('autumn-news')).status).toBe(200);
    expect(mail.smtp.received[0]!.raw.replaceAll('=\r\n', '')).toContain(`${SITE}/newsletter/autumn-news`);
  });
});
