import { describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { draftInput, writingCalls } from '#tests/support/writing.ts';
import type { DraftList } from '#shared/contract/writing.ts';
import { NEWSLETTER_DRAFTS, newsletterKey } from '#shared/newsletter-drafts.ts';

const test = useTestApp();
const { call, saveDraft, readDraft, listDrafts, watch } = writingCalls(test);

const IMAGES = NEWSLETTER_DRAFTS.images;
const FORM = { title: 'Bread at six', content: '<p>Rye takes its time.</p>', on_web: false };

const listNewsletters = async () =>
  ((await call('GET', 'post-drafts.php')).json as unknown as DraftList).newsletters;

describe('a newsletter that is begun beside another', () => {
  it('is one of several, each with a key of its own', async () => {
    const other = newsletterKey('january');
    await saveDraft({ key: IMAGES, form: FORM });
    await saveDraft({ key: other, form: { title: 'January plans' } });
    const keys = (await listNewsletters()).map((draft) => draft.key);
    expect(keys).toEqual(expect.arrayContaining([IMAGES, other]));
    expect((await listDrafts()).map((draft) => draft.key)).not.toContain(other);
    expectRefusal(await call('POST', 'post-previews.php', { key: other, days: 1 }), 404);
    for (const key of keys) await call('DELETE', `post-drafts.php?key=${key}`);
  });
});

describe('a newsletter that is begun', () => {
  it.each(Object.values(NEWSLETTER_DRAFTS))('is kept as it was written: %s', async (key) => {
    const form = { ...FORM, preview_text: 'And so do I.' };
    expectSuccess(await saveDraft({ key, form }));
    expect(await readDraft(key)).toMatchObject({ key, post_id: null, title: FORM.title, form, revision: 1 });
    expect((await listNewsletters()).map((draft) => draft.key)).toContain(key);
    expect((await listDrafts()).map((draft) => draft.key)).not.toContain(key);
    expectSuccess(await call('DELETE', `post-drafts.php?key=${key}`));
  });

  it('is as old as it was once it is put back, and never younger than now', async () => {
    const draft = (saved_at: string) => ({ key: IMAGES, form: FORM, force: true, saved_at });
    const saved = await saveDraft(draft('2001-02-03T04:05:06.000Z'));
    expect(saved.json.saved_at).toBe('2001-02-03T04:05:06.000Z');
    expectSuccess(await call('DELETE', `post-drafts.php?key=${IMAGES}`));
    const ahead = await saveDraft(draft('2999-02-03T04:05:06.000Z'));
    expect(String(ahead.json.saved_at) < '2999').toBe(true);
    expectSuccess(await call('DELETE', `post-drafts.php?key=${IMAGES}`));
  });

  it('is no draft of a post on the overview', async () => {
    await saveDraft({ key: 'a-post', form: { title: 'A post' } });
    await saveDraft({ key: IMAGES, form: FORM });
    const overview = await call('GET', 'agenda.php');
    expect(overview.text).toContain('A post');
    expect(overview.text).not.toContain(FORM.title);
    await call('DELETE', `post-drafts.php?key=${IMAGES}`);
  });

  it('is not written over by another device that knows an older one', async () => {
    await saveDraft({ key: IMAGES, window: 'laptop', form: FORM });
    expect((await watch(IMAGES, 'phone', 'Safari on iPhone')).revision).toBe(1);
    expectRefusal(await saveDraft({ key: IMAGES, window: 'phone', form: { title: 'Mine' } }), 409);
    const next = await saveDraft({ key: IMAGES, window: 'phone', revision: 1, form: { title: 'Mine' } });
    expect(next.json.revision).toBe(2);
    expect((await listNewsletters())[0]).toMatchObject({ key: IMAGES, title: 'Mine' });
  });

  it('is gone once it was sent or discarded, and another device is told', async () => {
    expectSuccess(await call('DELETE', `post-drafts.php?key=${IMAGES}`));
    expect((await watch(IMAGES, 'laptop', 'Firefox')).revision).toBe(0);
    expect(await listNewsletters()).toEqual([]);
    expectRefusal(await saveDraft({ key: IMAGES, revision: 2, form: FORM }), 409);
  });

  it('is no post: it has none, and no link shows it as one', async () => {
    await saveDraft({ key: IMAGES, form: FORM });
    expectRefusal(await saveDraft({ key: IMAGES, post_id: 1, form: FORM }), 422, 'key');
    expectRefusal(await call('POST', 'post-previews.php', { key: IMAGES, days: 1 }), 404);
  });

  it('is the owner’s alone', async () => {
    const path = `post-drafts.php?key=${IMAGES}`;
    for (const [method, json] of [
      ['GET', undefined],
      ['DELETE', undefined],
      ['PUT', draftInput({ key: IMAGES, form: FORM })],
    ] as const) {
      const answer = await test.app.api(method, path, json === undefined ? {} : { json });
      expect(answer.status).toBe(401);
      expect(answer.text).not.toContain(FORM.title);
    }
    expect((await readDraft(IMAGES)).title).toBe(FORM.title);
  });

  it.each([
    ['on_web', 'yes'],
    ['preview_text', 7],
    ['preview_text', 'x'.repeat(5_001)],
  ])('has no %s such as %j', async (field, value) => {
    expectRefusal(await saveDraft({ key: 'odd', form: { ...FORM, [field]: value } }), 422, 'form');
  });
});
