import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { slugify } from '#shared/slug.ts';
import { getFrom } from '#tests/support/documents.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { useTestApp } from '#tests/support/test-app.ts';

/** The lightest and the darkest pixel of a part of a card, of the three colours the darkest of all. */
async function extremes(card: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const { channels } = await sharp(await sharp(card).extract(part).removeAlpha().png().toBuffer()).stats();
  return {
    min: Math.min(...channels.map(({ min }) => min)),
    max: Math.min(...channels.map(({ max }) => max)),
  };
}

/** Where no words may be: between them and the picture. */
const GUTTER = { left: 664, top: 0, width: 54, height: 630 };
const NAME = { left: 60, top: 530, width: 600, height: 40 };
const BELOW = { left: 60, top: 574, width: 600, height: 50 };

describe('a post’s social card', () => {
  const test = useTestApp();
  async function cardOf(title: string): Promise<Buffer> {
    await createPost(test.app, test.token, { title });
    const path = `/cards/posts/${encodeURIComponent(slugify(title, 'post'))}.png`;
    const { status, body } = await getFrom(test.app.url, path, { Host: 'wren.example' });
    expect(status).toBe(200);
    return body;
  }

  it.each([
    ['a short one', 'Ok'],
    ['one that fills a line', 'It’s all fine now – isn’t it? Yes'],
    ['a very long one', 'The quick brown fox jumps over the lazy dog and '.repeat(5).slice(0, 199)],
    ['one of one long word', 'W'.repeat(200)],
  ])('holds its title, %s, beside the picture and above the name', async (_, title) => {
    const card = await cardOf(title);
    const paper = (await extremes(card, { left: 0, top: 0, width: 50, height: 50 })).min;
    expect((await extremes(card, GUTTER)).min).toBe(paper);
    expect((await extremes(card, BELOW)).min).toBe(paper);
    expect((await extremes(card, NAME)).min).toBeLessThan(paper - 50);
  });

  it('leaves out what its letters do not have, rather than draw empty boxes', async () => {
    const plain = await cardOf('Two typefaces');
    expect((await cardOf('Two typefaces 😀 日本語')).equals(plain)).toBe(true);
    expect((await cardOf('Привет')).equals(await cardOf(business.who.tagline))).toBe(true);
    expect(plain.equals(await cardOf('Żółty łoś'))).toBe(false);
  });

  it('has another address once it shows something else, and only then', async () => {
    const first = { title: 'Old ovens', content: '<p>Warm.</p>' };
    const id = await createPost(test.app, test.token, first);
    const address = async () => {
      const { text } = await getFrom(test.app.url, '/blog/old-ovens', { Host: 'wren.example' });
      return /property="og:image" content="[^"]*(\/cards\/[^"]*)"/.exec(text)?.[1] ?? '';
    };
    const change = (changes: object) =>
      test.app.api('PUT', 'update-blog-post.php', {
        json: { ...postInput(first), id, ...changes },
        bearer: test.token,
      });
    const before = await address();
    expect(before).toMatch(/^\/cards\/posts\/old-ovens\.png\?v=[0-9a-f]{8}$/);
    expect((await change({ content: '<p>Hot.</p>' })).status).toBe(200);
    expect(await address()).toBe(before);
    expect((await change({ title: 'New ovens' })).status).toBe(200);
    expect(await address()).not.toBe(before);
    expect((await getFrom(test.app.url, await address(), { Host: 'wren.example' })).status).toBe(200);
  });
});
