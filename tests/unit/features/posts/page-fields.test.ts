import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftFormOf, formOfDraft } from '#app/features/posts/draft-form.ts';
import { toDatedPost } from '#app/features/posts/owner-post.ts';
import { bodyOf, emptyForm, formOf, restoredForm } from '#app/features/posts/post-form.ts';
import { aDashboardPost } from '#tests/support/posts.ts';

const LATER = '2026-12-01T16:00:00.000Z';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-23T16:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const published = toDatedPost(aDashboardPost({ image_alt: 'A loaf', image_focus: '25 75' }));
const scheduled = toDatedPost(aDashboardPost({ published_at: LATER }));
const formOfPost = formOf(published, []);

describe('of address, date and what is about the image', () => {
  it('nothing is sent that the server keeps by itself', () => {
    const body = bodyOf(formOfPost, published, []);
    for (const field of ['slug', 'published_at', 'image_alt', 'image_focus'])
      expect(body).not.toHaveProperty(field);
    expect(bodyOf(emptyForm([]), null, [])).not.toHaveProperty('published_at');
  });

  it('a change is sent', () => {
    const form = { ...formOfPost, slug: ' rye ', published_at: LATER, image_alt: '', image_focus: '0 0' };
    expect(bodyOf(form, published, [])).toMatchObject({
      ...{ slug: 'rye', published_at: LATER, image_alt: '', image_focus: '0 0' },
    });
  });

  it('another image has none of it', () => {
    const form = {
      ...formOfPost,
      featured_image: '/uploads/other.webp',
      image_alt: '',
      image_focus: '50 50',
    };
    expect(bodyOf(form, published, [])).not.toHaveProperty('image_alt');
    expect(bodyOf({ ...form, image_alt: 'A loaf' }, published, [])).toHaveProperty('image_alt', 'A loaf');
  });

  it('a date to come is taken back by now, and one that has passed is not', () => {
    const now = { ...formOf(scheduled, []), published_at: '' };
    expect(bodyOf(now, scheduled, []).published_at).toBe('2026-11-23T16:00:00.000Z');
    expect(bodyOf({ ...formOfPost, published_at: '' }, published, [])).not.toHaveProperty('published_at');
  });

  it('a draft keeps the date to come', () => {
    expect(bodyOf({ ...formOf(scheduled, []), status: 'draft' }, scheduled, []).published_at).toBe(LATER);
  });

  it('a copy has all of it, and takes from the post what it was stored without', () => {
    const form = {
      ...formOfPost,
      slug: 'rye',
      published_at: '2026-12-01T09:',
      image_alt: 'x',
      image_focus: '0 0',
    };
    expect(formOfDraft(draftFormOf(form, published, []), published, [])).toEqual(form);
    const { slug, published_at, image_alt, image_focus, ...older } = form;
    expect([slug, published_at, image_alt, image_focus]).not.toContain('');
    // As an earlier release stored it.
    expect(restoredForm({ form: older as typeof form }, published)).toEqual(formOfPost);
  });
});
