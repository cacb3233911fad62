import { describe, expect, it } from 'vitest';
import type { Draft } from '#shared/contract/writing.ts';
import { pageKey } from '#shared/newsletter-drafts.ts';
import { addresses, ownerOf } from '#tests/support/campaigns.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { createPost } from '#tests/support/factories.ts';
import { startMailApp } from '#tests/support/mail-app.ts';

const NEXT_DAY = '2026-03-03T19:00:00.000Z';
const TEXT = '<p>Bread &amp; bits.</p>';
const PAGE = { subject: 'Autumn news, corrected', content: '<p>Bread &amp; bytes.</p>' };

async function start() {
  const mail = await startMailApp();
  await mail.addSubscribers(...addresses(2));
  const { app } = mail;
  const { token: bearer } = await app.signIn();
  const owner = await ownerOf(mail);
  const source = { kind: 'html', content: TEXT };
  const send = (changes: object = {}) =>
    app.api('POST', 'send-rich-newsletter.php', {
      json: { subject: 'Autumn news', source, ...changes },
      bearer,
    });
  const draftOf = async (id: number, action: string) => (await owner.change(id, action)).json.draft as Draft;
  const page = async () => (await app.api('GET', 'newsletters.php?slug=autumn-news')).json.newsletter;
  return { mail, app, bearer, owner, send, draftOf, page };
}

describe('a newsletter that was sent', () => {
  it('can be used again as a draft, as often as wanted; what was sent stays', async () => {
    const { mail, owner, send, draftOf } = await start();
    await send({ preview_text: 'At last' });
    const { id } = await owner.campaign();
    const first = await draftOf(id, 'copy');
    expect(first.form).toEqual({ title: 'Autumn news', content: TEXT, preview_text: 'At last' });
    await mail.later(1);
    expect((await draftOf(id, 'copy')).key).not.toBe(first.key);
    expect(await owner.campaign()).toMatchObject({ id, state: 'sending', delivered: 2 });
  });

  it('of plain text goes where the next one is written', async () => {
    const { owner, draftOf } = await start();
    await owner.send();
    const { id, subject } = await owner.campaign();
    expect(await draftOf(id, 'copy')).toMatchObject({ key: 'newsletter-plain', form: { title: subject } });
  });

  it('is corrected on its page, at the same address; the email stays what went out', async () => {
    const { app, bearer, owner, send, draftOf, page } = await start();
    await send();
    const { id } = await owner.campaign();
    const draft = await draftOf(id, 'correct');
    expect(draft).toMatchObject({ key: pageKey(id), form: { title: 'Autumn news', content: TEXT } });
    expect((await draftOf(id, 'correct')).revision).toBe(draft.revision);
    expect(await page()).toMatchObject({ subject: 'Autumn news' });

    expectSuccess(await owner.change(id, 'publish-page', { page: PAGE }));
    expect(await page()).toMatchObject({ ...PAGE, slug: 'autumn-news' });
    expect((await app.api('GET', 'newsletters.php')).json.newsletters).toMatchObject([
      { subject: PAGE.subject, beginning: 'Bread & bytes.' },
    ]);
    const email = await app.api('GET', `campaign-email.php?id=${id}`, { bearer });
    expect(email.json).toMatchObject({ subject: 'Autumn news' });
    expect(email.json.html).toContain('Bread &amp; bits.');
    expect(await owner.campaign()).toMatchObject({ subject: 'Autumn news', is_corrected: true });

    // The next one begins with the corrected words.
    expect((await draftOf(id, 'copy')).form).toMatchObject({ title: PAGE.subject, content: PAGE.content });

    await app.api('DELETE', `post-drafts.php?key=${pageKey(id)}`, { bearer });
    expect((await draftOf(id, 'correct')).form).toMatchObject({ title: PAGE.subject, content: PAGE.content });
    const asSent = { subject: 'Autumn news', content: TEXT };
    expectSuccess(await owner.change(id, 'publish-page', { page: asSent }));
    expect(await owner.campaign()).toMatchObject({ is_corrected: false });
  });

  it('is listed on the web by its preview text, where it has one', async () => {
    const { app, send } = await start();
    await send({ preview_text: 'What ovens teach' });
    const { json } = await app.api('GET', 'newsletters.php');
    expect(json.newsletters).toMatchObject([{ beginning: 'What ovens teach' }]);
  });

  it('has no page to correct where it is plain, waits, or is made of a post', async () => {
    const { app, bearer, owner, send } = await start();
    await owner.send();
    expectRefusal(await owner.change((await owner.campaign()).id, 'correct'), 409);
    await send({ send_at: NEXT_DAY });
    const { id } = await owner.campaign();
    expectRefusal(await owner.change(id, 'correct'), 409);
    expectRefusal(await owner.change(id, 'publish-page', { page: PAGE }), 409);
    const post = await createPost(app, bearer);
    await send({ source: { kind: 'post', post, part: 'whole' } });
    for (const action of ['copy', 'correct'])
      expectRefusal(await owner.change((await owner.campaign()).id, action), 409);
  });

  it.each([
    ['nothing', undefined, 422, 'page'],
    ['no subject', { page: { ...PAGE, subject: ' ' } }, 422, 'page'],
    ['no words', { page: { ...PAGE, content: '<p> </p>' } }, 422, 'content'],
  ])('refuses a page with %s', async (_what, more, status, field) => {
    const { owner, send } = await start();
    await send();
    expectRefusal(await owner.change((await owner.campaign()).id, 'publish-page', more), status, field);
  });
});

describe('a newsletter that was cancelled before it began', () => {
  it('waits for its time again, with its page', async () => {
    const { owner, send } = await start();
    await send({ send_at: NEXT_DAY });
    const { id } = await owner.campaign();
    await owner.change(id, 'cancel');
    expect(await owner.campaign()).toMatchObject({ state: 'cancelled', on_web: false });
    expectSuccess(await owner.change(id, 'reinstate', { on_web: true }));
    expect(await owner.campaign()).toMatchObject({ state: 'scheduled', send_at: NEXT_DAY, on_web: true });
    expectRefusal(await owner.change(id, 'reinstate'), 409);
  });

  it('stays cancelled once its time has passed, or some of it is out', async () => {
    const { mail, owner, send } = await start();
    await send({ send_at: NEXT_DAY });
    const { id } = await owner.campaign();
    await owner.change(id, 'cancel');
    await mail.later(3 * 24 * 60);
    expectRefusal(await owner.change(id, 'reinstate'), 422, 'send_at');
    await send();
    expectRefusal(await owner.change((await owner.campaign()).id, 'reinstate'), 409);
  });
});
