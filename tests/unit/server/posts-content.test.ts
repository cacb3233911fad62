// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { categories } from '#content/categories.ts';
import { createCleaner } from '#app/lib/sanitize-html.ts';
import { demoPosts as posts } from '#server/seed/demo-posts.ts';
import { readPosts } from '#server/seed/read-posts.ts';
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

describe('a post of src/content/posts', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'posts-'));
    return () => rmSync(folder, { recursive: true });
  });

  const HEAD = [
    ...[
      'title: Bread',
      `category: ${categories[0]?.name ?? ''}`,
      'excerpt: Of bread.',
      'cover: /artwork/bread.svg',
    ],
    ...['attribution: By hand', 'tags: [bread]', 'metaTitle: Bread', 'metaDescription: Of bread.'],
  ].join('\n');

  it.each([
    ['My Post.md', 'status: draft', /My Post\.md: a post’s name is its address, .+ like my-post\.md\.$/],
    ['2026/bread.md', 'status: draft', /bread\.md: a post’s name is its address/],
    ['bread.md', '', /bread\.md: ‘published’ is missing: the day/],
    ['bread.md', 'published: 2026-02-30', /bread\.md: ‘published’/],
    ['bread.md', 'status: draft\ncategory: Baking', /bread\.md: ‘category’ must be /],
  ])('stops the build with a sentence: %s, %j', (name, more, sentence) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    const head = more.includes('category') ? HEAD.replace(/category: .*\n/, '') : HEAD;
    writeFileSync(join(folder, name), `---\n${head}\n${more}\n---\n\nText.\n`);
    expect(() => readPosts(folder, categories)).toThrow(sentence);
  });
});
