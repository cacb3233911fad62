import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { emails } from '#content/words/emails.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import { addresses, ownerOf } from '#tests/support/campaigns.ts';
import { expectRefusal } from '#tests/support/expectations.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { startMailApp } from '#tests/support/mail-app.ts';
import { OWNER } from '#tests/support/test-app.ts';

/** Two hours after the mail app's start, and a day after that. */
const AT = '2026-03-02T19:00:00.000Z';
const NEXT_DAY = '2026-03-03T19:00:00.000Z';
const CONTENT =
  '<h2>A part</h2><p>Text with <a href="/pricing">a link</a>.</p><script>alert(1)</script><pre><code class="language-js">a  = 1</code></pre>';

async function start() {
  const mail = await startMailApp({}, undefined, { env: { SITE_URL: 'https://wren.example' } });
  await mail.addSubscribers(...addresses(2));
  const { app } = mail;
  const { token: bearer } = await app.signIn();
  const owner = await ownerOf(mail);
  const call = (act: 'send' | 'preview' | 'test', json: object, headers: Record<string, string> = {}) =>
    app.api('POST', `${act}-rich-newsletter.php`, { json, bearer, headers });
  const post = (changes: object = {}) => createPost(app, bearer, { content: CONTENT, ...changes });
  const later = async (minutes: number) => {
    await mail.later(minutes);
    app.context.scheduler!.wake();
    await app.context.delivery!.idle();
  };
  /** The first email that went out, once it has arrived. */
  const firstEmail = async () => {
    await mail.smtp.arrived(1);
    return PostalMime.parse(mail.smtp.received[0]!.raw);
  };
  return { mail, app, bearer, owner, call, post, later, firstEmail };
}

const ofPost = (post: number, part: 'excerpt' | 'whole', more: object = {}) => ({
  subject: 'Autumn news',
  source: { kind: 'post', post, part },
  ...more,
});
const written = (content = CONTENT, more: object = {}) => ({
  subject: 'Autumn news',
  source: { kind: 'html', content },
  ...more,
});

describe('a newsletter made of a post', () => {
  it('has the excerpt and leads to the post', async () => {
    const { call, post } = await start();
    const id = await post({
      slug: 'autumn',
      excerpt: 'In short: <this>.',
      featured_image: '/artwork/covers/x.svg',
    });
    const { json } = await call('preview', ofPost(id, 'excerpt'));
    expect(json).toMatchObject({ success: true, subject: 'Autumn news', recipients: 2 });
    expect(json.html).toContain('In short: &lt;this&gt;.');
    // From where the dashboard is, and as every mail program draws it.
    expect(json.html).toContain('src="/mail-pictures/artwork/covers/x.svg-w1200.png"');
    // What is read in a browser is the post, not a copy of it.
    expect(json.html).toContain('href="https://wren.example/blog/autumn"');
    expect(json.html).not.toContain('/newsletter/autumn-news');
    expect(json.text).toContain(`${emails.newsletter.readPost}:\nhttps://wren.example/blog/autumn`);
    expect(json.html).not.toContain('A part');
  });

  it('begins in inboxes with the excerpt, unless it has words for them', async () => {
    const { call, post, firstEmail } = await start();
    const id = await post({ excerpt: 'Why bread takes its time.' });
    const hiddenIn = (html: string) => html.includes('Why bread takes its time.');
    expect(hiddenIn((await call('preview', ofPost(id, 'whole'))).json.html as string)).toBe(true);
    const own = await call('preview', ofPost(id, 'whole', { preview_text: 'At last' }));
    expect(hiddenIn(own.json.html as string)).toBe(false);
    await call('send', ofPost(id, 'whole'));
    const { html } = await firstEmail();
    expect(hiddenIn(html!)).toBe(true);
  });

  it('is seen before the post is saved, whatever is missing of it', async () => {
    const { call } = await start();
    const source = {
      ...{ kind: 'writing', part: 'excerpt', title: 'Autumn', excerpt: 'In short.', content: CONTENT },
      ...{ featured_image: '', image_alt: '', image_attribution: '' },
    };
    const { json } = await call('preview', { subject: 'Autumn', source });
    expect(json.html).toContain('In short.');
    expect(json.html).not.toContain('A part');
    expect(json.text).toContain(`${emails.newsletter.readPost}:\nhttps://wren.example/blog/autumn`);
    const whole = await call('preview', { subject: 'Autumn', source: { ...source, part: 'whole' } });
    expect(whole.json.html).toContain('A part');
    expect(whole.json.html).not.toContain('<script');
    const nothing = { ...source, title: '', excerpt: '', content: '' };
    expect((await call('preview', { subject: 'Untitled', source: nothing })).json.success).toBe(true);
    const deep = { ...source, content: '<div>'.repeat(10_000) };
    expectRefusal(await call('preview', { subject: 'Autumn', source: deep }), 422, 'content');
  });

  it('can be tried out before the post is saved, but not sent', async () => {
    const { mail, app, call } = await start();
    const source = {
      ...{ kind: 'writing', part: 'whole', title: 'Autumn', excerpt: '', content: CONTENT },
      ...{ featured_image: '', image_alt: '', image_attribution: '' },
    };
    expectRefusal(await call('send', { subject: 'Autumn', source }), 422, 'source');
    const { json } = await call('test', { subject: 'Autumn', source });
    expect(json).toEqual({ success: true, to: OWNER.email });
    await app.context.delivery!.idle();
    expect(mail.reached()).toEqual([OWNER.email]);
  });

  it('is offered for a post that was not sent before', async () => {
    const { app, bearer, call, post } = await start();
    const id = await post();
    const offer = async (query = '') =>
      (await app.api('GET', `send-rich-newsletter.php${query}`, { bearer })).json as unknown;
    const open = {
      success: true,
      can_send: true,
      recipients: 2,
      was_sent: false,
      waiting: null,
      sent: null,
      last_campaign: null,
    };
    expect(await offer()).toEqual(open);
    expect(await offer(`?post=${id}`)).toEqual(open);
    const sent = await call('send', ofPost(id, 'excerpt', { send_at: NEXT_DAY }));
    const first = sent.json.campaign_id;
    const email = { subject: 'Autumn news', preview_text: '', part: 'excerpt' };
    expect(await offer(`?post=${id}`)).toEqual({
      ...open,
      ...{ was_sent: true, waiting: { campaign: first, ...email, send_at: NEXT_DAY }, last_campaign: first },
    });
    // Cancelled before it began, it was sent to nobody.
    await app.api('PUT', 'campaigns.php', { bearer, json: { id: first, action: 'cancel' } });
    expect(await offer(`?post=${id}`)).toEqual({ ...open, last_campaign: first });
    const { json } = await call('send', ofPost(id, 'excerpt'));
    const last_campaign = json.campaign_id;
    expect(await offer(`?post=${id}`)).toEqual({
      ...open,
      ...{ was_sent: true, last_campaign },
      sent: { campaign: last_campaign, sent_at: expect.any(String) as string, recipients: 2 },
    });
  });

  it('that waits for its post is changed without being called off', async () => {
    const { app, bearer, call, post, later, firstEmail } = await start();
    const id = await post({ status: 'draft' });
    const { json } = await call('send', ofPost(id, 'excerpt', { with_post: true }));
    const change = (email?: object) =>
      app.api('PUT', 'campaigns.php', {
        bearer,
        json: { id: json.campaign_id, action: 'reword', ...(email === undefined ? {} : { email }) },
      });
    expectRefusal(await change(), 422, 'email');
    expectRefusal(await change({ subject: ' ', preview_text: '', part: 'whole' }), 422, 'email');
    const email = { subject: 'Winter news', preview_text: 'Soon', part: 'whole' };
    expect((await change(email)).status).toBe(200);
    const offer = await app.api('GET', `send-rich-newsletter.php?post=${id}`, { bearer });
    expect(offer.json.waiting).toEqual({ campaign: json.campaign_id, ...email, send_at: null });

    const setStatus = { json: { status: 'published' }, bearer };
    await app.api('PUT', `blog-posts-working.php?endpoint=blog-posts&action=status&postId=${id}`, setStatus);
    await later(1);
    const { subject, html } = await firstEmail();
    expect(subject).toBe('Winter news');
    expect(html).toContain('A part');
    expect(html).toContain(`>${emails.newsletter.inBrowser}</a>`);
    expect(html).not.toContain('/newsletter/winter-news');
    expectRefusal(await change(email), 409);
  });

  it('that waits has its post’s title as the subject, until the owner gives it another one', async () => {
    const { app, bearer, call, post, later, firstEmail } = await start();
    const id = await post({ status: 'draft', title: 'Autumn news' });
    const { json } = await call('send', ofPost(id, 'excerpt', { with_post: true }));
    const rename = (title: string, status = 'draft') =>
      app.api('PUT', 'update-blog-post.php', {
        bearer,
        json: postInput({ id, title, status, content: CONTENT }),
      });
    const subject = async () => {
      const { json } = await app.api('GET', `send-rich-newsletter.php?post=${id}`, { bearer });
      return (json.waiting as { subject: string }).subject;
    };
    expect((await rename('Winter news')).status).toBe(200);
    expect(await subject()).toBe('Winter news');
    const email = { subject: 'For you', preview_text: '', part: 'excerpt' };
    await app.api('PUT', 'campaigns.php', {
      bearer,
      json: { id: json.campaign_id, action: 'reword', email },
    });
    await rename('Spring news');
    expect(await subject()).toBe('For you');
    await app.api('PUT', 'campaigns.php', {
      bearer,
      json: { id: json.campaign_id, action: 'reword', email: { ...email, subject: 'Spring news' } },
    });
    await rename('Summer news', 'published');
    await later(1);
    const { subject: sent, html } = await firstEmail();
    expect(sent).toBe('Summer news');
    expect(html).not.toContain('/newsletter/summer-news');
    expect(html).not.toContain('Spring news');
  });

  it('that is made of none is not changed so', async () => {
    const { app, bearer, call } = await start();
    const { json } = await call('send', written(CONTENT, { send_at: NEXT_DAY }));
    const email = { subject: 'Winter news', preview_text: '', part: 'whole' };
    const change = { id: json.campaign_id, action: 'reword', email };
    expectRefusal(await app.api('PUT', 'campaigns.php', { bearer, json: change }), 409);
  });

  it('has the whole text with addresses in full, its code as it is, and nothing that runs', async () => {
    const { call, post } = await start();
    const id = await post();
    const { json } = await call('preview', ofPost(id, 'whole', { on_web: false }));
    expect(json.html).toMatch(/<h2 [^>]*>A part<\/h2>/);
    expect(json.html).toContain('href="https://wren.example/pricing"');
    expect(json.html).toContain('a  = 1</pre>');
    expect(json.html).not.toContain('alert');
    expect(json.html).toContain(emails.newsletter.inBrowser); // where the post is
    expect(json.text).toContain('a link (https://wren.example/pricing)');
  });

  it('goes to the owner as a test, and to every subscriber, each with their own way to leave', async () => {
    const { mail, call, post, owner, app, bearer } = await start();
    const id = await post();
    expect((await call('test', ofPost(id, 'whole'))).json).toEqual({ success: true, to: OWNER.email });
    await app.context.delivery!.idle();
    expect(mail.reached()).toEqual([OWNER.email]);
    const answer = await call('send', ofPost(id, 'whole'));
    expect(answer.json).toMatchObject({ success: true, summary: { success_count: 2, total: 2 } });
    expect(mail.reached().slice(1).sort()).toEqual(addresses(2));
    const [, one, two] = mail.smtp.received.map(({ raw }) => raw);
    expect(one).toContain('List-Unsubscribe:');
    expect(one!.replace(/\s/g, '')).not.toBe(two!.replace(/\s/g, ''));
    const sent = await owner.campaign();
    expect(sent).toMatchObject({ is_rich: true, delivered: 2, waits_for_post: false });

    // Off the web since, it is in the report as it was in the emails.
    await app.context.db.updateTable('posts').set({ status: 'draft' }).where('id', '=', id).execute();
    const report = await app.api('GET', `campaign-email.php?id=${sent.id}`, { bearer });
    expect(report.json.html).toContain(emails.newsletter.inBrowser);
  });

  it('is refused for a post that visitors can’t read yet, and for one that is not there', async () => {
    const { call, post, owner } = await start();
    const id = await post({ status: 'draft' });
    expectRefusal(await call('send', ofPost(id, 'whole')), 422, 'with_post');
    expectRefusal(await call('send', ofPost(999, 'whole')), 404);
    expectRefusal(await call('preview', ofPost(999, 'whole')), 404);
    expect(await owner.list()).toEqual([]);
  });

  it('waits for its post, and says then what the post says then', async () => {
    const { mail, app, bearer, call, post, owner, later } = await start();
    const id = await post({ published_at: AT, excerpt: 'As it was.' });
    const key = { [REQUEST_KEY_HEADER]: 'with-post' };
    const first = await call('send', ofPost(id, 'excerpt', { with_post: true }), key);
    const again = await call('send', ofPost(id, 'excerpt', { with_post: true }), key);
    expect(again.json.campaign_id).toBe(first.json.campaign_id);
    const waiting = await owner.campaign();
    expect(waiting).toMatchObject({ state: 'scheduled', send_at: null, waits_for_post: true, post_at: AT });
    expect(waiting).toMatchObject({ recipients: 0, prospects: 2 });
    expectRefusal(await owner.change(waiting.id, 'send'), 409);

    await app.context.db.updateTable('posts').set({ excerpt: 'As it is.' }).where('id', '=', id).execute();
    const email = await app.api('GET', `campaign-email.php?id=${waiting.id}`, { bearer });
    expect(email.json.html).toContain('As it is.');
    expect(email.json.html).toContain(formatLongDate(AT));
    await later(119);
    expect(mail.reached()).toEqual([]);
    await later(1);
    await mail.smtp.arrived(2);
    expect(mail.smtp.received[0]!.raw).toContain('As it is.');
    await app.context.delivery!.idle();
    expect(await owner.campaign()).toMatchObject({
      state: 'sending',
      send_at: AT,
      waits_for_post: false,
      delivered: 2,
      prospects: null,
    });
  });

  it('is shown with the day on which it goes out', async () => {
    const { app, bearer, call, post } = await start();
    const { json } = await call('send', ofPost(await post(), 'excerpt', { send_at: NEXT_DAY }));
    const email = await app.api('GET', `campaign-email.php?id=${String(json.campaign_id)}`, { bearer });
    expect(email.json.html).toContain(formatLongDate(NEXT_DAY));
    expect(email.json.html).not.toContain(formatLongDate(AT));
  });

  it('can be tried out at another address', async () => {
    const { mail, call, post } = await start();
    const { json } = await call('test', ofPost(await post(), 'excerpt', { to: 'client@example.com' }));
    expect(json).toEqual({ success: true, to: 'client@example.com' });
    await mail.smtp.arrived(1);
    expect(mail.reached()).toEqual(['client@example.com']);
  });

  it('with a time of its own waits for both', async () => {
    const { mail, app, bearer, call, post, owner, later } = await start();
    const id = await post({ status: 'draft' });
    await call('send', ofPost(id, 'whole', { send_at: AT }));
    await later(125);
    expect(mail.reached()).toEqual([]);
    expect(await owner.campaign()).toMatchObject({ state: 'scheduled', waits_for_post: true, post_at: null });
    await app.api('PUT', `blog-posts-working.php?endpoint=blog-posts&action=status&postId=${id}`, {
      json: { status: 'published' },
      bearer,
    });
    await mail.smtp.arrived(2);
    expect(mail.reached().sort()).toEqual(addresses(2));
  });

  it('can be given another time, cancelled, and gives no text back to the plain form', async () => {
    const { call, post, owner } = await start();
    const id = await post({ published_at: AT });
    await call('send', ofPost(id, 'whole', { with_post: true }));
    const { id: campaign } = await owner.campaign();
    expect((await owner.change(campaign, 'schedule', { send_at: NEXT_DAY })).status).toBe(200);
    expect(await owner.campaign()).toMatchObject({ send_at: NEXT_DAY });
    expect((await owner.change(campaign, 'cancel')).json).toEqual({ success: true, count: 0 });
  });
});

describe('a newsletter written with pictures and headings', () => {
  it('is sent as it was previewed', async () => {
    const { mail, call } = await start();
    const { json } = await call('preview', written());
    expect(json.html).toMatch(/<h2 [^>]*>A part<\/h2>/);
    await call('send', written());
    expect(mail.reached().sort()).toEqual(addresses(2));
    expect(mail.smtp.received[0]!.raw).toContain('A part');
  });

  it('is a draft of its own once it is taken back, and off the schedule with that', async () => {
    const { app, bearer, call, owner } = await start();
    await call('send', written(CONTENT, { send_at: NEXT_DAY, on_web: false, preview_text: 'At last' }));
    const { id } = await owner.campaign();
    const { json } = await owner.change(id, 'edit');
    const form = {
      ...{ title: 'Autumn news', content: CONTENT, preview_text: 'At last' },
      ...{ on_web: false, send_at: NEXT_DAY },
    };
    const { key } = json.draft as { key: string };
    expect(json.draft).toMatchObject({ form, revision: 1 });
    const kept = await app.api('GET', `post-drafts.php?key=${key}`, { bearer });
    expect(kept.json.draft).toMatchObject({ form });
    const { json: drafts } = await app.api('GET', 'post-drafts.php', { bearer });
    expect(drafts.newsletters).toMatchObject([{ key, title: 'Autumn news' }]);
    expectRefusal(await owner.change(id, 'edit'), 404);
  });

  it('can be used again where it was cancelled, more than once', async () => {
    const { call, owner, mail } = await start();
    await call('send', written(CONTENT, { send_at: NEXT_DAY }));
    const { id } = await owner.campaign();
    await owner.change(id, 'cancel');
    const first = (await owner.change(id, 'edit')).json.draft as { key: string; form: object };
    expect(first.form).not.toHaveProperty('on_web'); // cancelling has taken its page away: that was not chosen
    await mail.later(1);
    const second = (await owner.change(id, 'edit')).json.draft as { key: string };
    expect(first.key).not.toBe(second.key);
    expect(await owner.campaign()).toMatchObject({ id, state: 'cancelled' });
  });

  it('is not taken back once some of it is out, nor where it has what a post has', async () => {
    const { call, owner, post } = await start();
    await call('send', written());
    expectRefusal(await owner.change((await owner.campaign()).id, 'edit'), 409);
    const { json } = await call('send', ofPost(await post(), 'excerpt', { send_at: NEXT_DAY }));
    expectRefusal(await owner.change(Number(json.campaign_id), 'edit'), 409);
  });

  it('of plain text takes the place of the draft that is there, which is kept beside it', async () => {
    const { app, bearer, owner } = await start();
    const plain = { subject: 'Plain news', content: 'Hello', cta_text: '', cta_url: '', send_at: NEXT_DAY };
    await app.api('POST', 'send-newsletter-production.php', { bearer, json: plain });
    const draft = {
      ...{ key: 'newsletter-plain', post_id: null, form: { title: 'Begun', content: 'One <1>\nTwo' } },
      ...{ based_on: null, revision: 0, window: 'w', device: 'Firefox' },
    };
    await app.api('PUT', 'post-drafts.php', { bearer, json: draft });
    const { json } = await owner.change((await owner.campaign()).id, 'edit');
    expect(json.draft).toMatchObject({
      key: 'newsletter-plain',
      title: 'Plain news',
      form: { content: 'Hello' },
    });
    const { json: drafts } = await app.api('GET', 'post-drafts.php', { bearer });
    const { newsletters } = drafts as { newsletters: { key: string; title: string }[] };
    const aside = newsletters.find(({ title }) => title === 'Begun')!;
    expect(newsletters).toHaveLength(2);
    const kept = await app.api('GET', `post-drafts.php?key=${aside.key}`, { bearer });
    expect(kept.json.draft).toMatchObject({ form: { content: '<p>One &lt;1&gt;</p><p>Two</p>' } });
  });

  it('leaves its address to the next one when it is cancelled before it goes out', async () => {
    const { call, owner } = await start();
    await call('send', written(CONTENT, { send_at: NEXT_DAY }));
    await owner.change((await owner.campaign()).id, 'cancel');
    await call('send', written());
    expect(await owner.campaign()).toMatchObject({ page: 'autumn-news' });
  });

  it('gives nothing back once some of it is out', async () => {
    const { mail, call, owner } = await start();
    mail.smtp.faults.recipient = (address) => (address === addresses(2)[1] ? '451 4.7.1 Later' : null);
    await call('send', written());
    const { id } = await owner.campaign();
    const { json } = await owner.change(id, 'cancel');
    expect(json).toEqual({ success: true, count: 1 });
  });

  it('is sent once a request, and refused when the same key has another text', async () => {
    const { mail, call } = await start();
    const key = { [REQUEST_KEY_HEADER]: 'once' };
    await call('send', written(), key);
    expect((await call('send', written(), key)).status).toBe(200);
    expectRefusal(await call('send', written('<p>Another</p>'), key), 409);
    expect(mail.reached()).toHaveLength(2);
  });

  it('gives two of one subject addresses of their own, and none the address of another page', async () => {
    const { app, call } = await start();
    for (const subject of ['News', 'News', 'Confirm']) await call('send', written(CONTENT, { subject }));
    await call('send', written(CONTENT, { subject: 'Private', on_web: false }));
    const rows = await app.context.db.selectFrom('campaigns').select('slug').orderBy('id').execute();
    expect(rows.map(({ slug }) => slug)).toEqual(['news', 'news-2', 'confirm-2', null]);
  });

  it.each([
    ['no subject', 'subject', { subject: ' ' }],
    ['no source', 'source', { source: undefined }],
    ['an unknown source', 'source', { source: { kind: 'page' } }],
    ['an unknown part', 'source', { source: { kind: 'post', post: 1, part: 'half' } }],
    ['nothing in it', 'content', { source: { kind: 'html', content: '<p> </p>' } }],
    ['what is nested too deeply', 'content', { source: { kind: 'html', content: '<p><i>'.repeat(300) } }],
    ['a past time', 'send_at', { send_at: '2020-01-01T00:00:00Z' }],
  ])('is refused with %s', async (_what, field, changes) => {
    const { call } = await start();
    expectRefusal(await call('send', written(CONTENT, changes)), 422, field);
  });
});

describe('what inboxes show', () => {
  it('is who it comes from, and the preview text instead of the beginning of the text', async () => {
    const { call, post, firstEmail } = await start();
    const plain = (await call('preview', written())).json;
    expect(plain.preview_text).toBe('Text with a link.');
    expect(plain.sender).toMatchObject({ address: expect.stringContaining('@') as string });
    expect(plain.test_to).toContain('@');
    const more = { preview_text: 'Rye, <at> last' };
    const { json } = await call('preview', written(CONTENT, more));
    expect(json.preview_text).toBe('Rye, <at> last');
    expect(json.html).toContain('Rye, &lt;at&gt; last');
    await call('send', ofPost(await post(), 'excerpt', more));
    expect((await firstEmail()).html).toContain('Rye, &lt;at&gt; last');
  });

  it.each([
    ['a line break', 'One\nTwo'],
    ['more than fits', 'x'.repeat(201)],
    ['a number', 7],
  ])('is no %s', async (_, preview_text) => {
    const { call } = await start();
    expectRefusal(await call('preview', written(CONTENT, { preview_text })), 422, 'preview_text');
  });
});
