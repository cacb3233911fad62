// @vitest-environment node
import { existsSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { createCleaner } from '#app/lib/sanitize-html.ts';
import { demoPosts as posts } from '#server/seed/demo-posts.ts';
import { pictureFile } from '#tests/support/content.ts';

const clean = createCleaner(new JSDOM('').window as unknown as Window & typeof globalThis);
const published = posts.filter((post) => post.status !== 'draft');

describe('the demo posts', () => {
  it('are twelve, and two drafts', () => {
    expect(published).toHaveLength(12);
    expect(posts).toHaveLength(14);
  });

  it.each(['Technology', 'Tutorial', 'Business'])('are three or more in %s', (category) => {
    expect(published.filter((post) => post.category === category).length).toBeGreaterThanOrEqual(3);
  });

  it.each(posts.map((post) => [post.slug, post] as const))('%s is whole', (_slug, post) => {
    const words = post.text.split(' ').length;
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(1_200);
    expect(post.published === undefined).toBe(post.status === 'draft');
    expect(existsSync(pictureFile(post.cover))).toBe(true);
    for (const [, path = ''] of post.html.matchAll(/<img src="([^"]+)"/g)) {
      expect(existsSync(pictureFile(path))).toBe(true);
    }
    for (const [, slug = ''] of post.html.matchAll(/href="\/blog\/([^"]+)"/g)) {
      expect(published.map((other) => other.slug)).toContain(slug);
    }
  });

  it.each(posts.map((post) => [post.slug, post.html] as const))(
    '%s loses nothing in sanitising',
    (_slug, html) => {
      const bare = (text: string) => text.replace(/ (target|rel)="[^"]*"/g, '').replace(/\s+/g, ' ');
      const parsed = clean(html);
      expect(bare(parsed).match(/<[a-z]+/g)).toEqual(bare(html).match(/<[a-z]+/g));
    },
  );
});
