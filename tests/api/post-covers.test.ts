import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PostAnswer, PostList } from '#shared/contract/posts.ts';
import { getFrom, getShownFrom } from '#tests/support/documents.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { picture, upload } from '#tests/support/images.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { writingCalls } from '#tests/support/writing.ts';

const SITE = { Host: 'wren.example' };
const RED = '#c00000';
const BLUE = '#0000c0';
/** The picture's share of a card, in its middle and near its edges. */
const ART = { left: 720, width: 480, y: 315 };

const test = useTestApp();
const { update } = writingCalls(test);
const create = (changes: Record<string, unknown>) => createPost(test.app, test.token, changes);
const read = async (slug: string) =>
  (
    (await test.app.api('GET', `blog-posts-working.php?endpoint=blog-posts&slug=${slug}`))
      .json as unknown as PostAnswer
  ).post;

/** A picture with a red left and a blue right half, as wide again as a card's share for it. */
let cover = '';
beforeAll(async () => {
  const bytes = await picture(1920, 1260, RED)
    .composite([{ input: await picture(960, 1260, BLUE).png().toBuffer(), left: 960, top: 0 }])
    .png()
    .toBuffer();
  cover = (await upload(test.app, test.token, bytes)).json.filepath as string;
});

describe('the alternative text and the focus point of a cover', () => {
  it('are told where they are set, and only there', async () => {
    await create({ slug: 'plain', featured_image: cover });
    expect(Object.keys(await read('plain')).filter((name) => name.startsWith('image_'))).toEqual([
      'image_attribution',
    ]);
    const said = { image_alt: 'Two halves', image_focus: '0 50' };
    await create({ slug: 'said', featured_image: cover, ...said });
    expect(await read('said')).toMatchObject(said);
    const { json } = await test.app.api('GET', 'blog-posts-working.php?endpoint=blog-posts');
    const { posts } = json as unknown as PostList;
    expect(posts.find(({ slug }) => slug === 'said')).toMatchObject(said);
    expect(posts.find(({ slug }) => slug === 'plain')).not.toHaveProperty('image_focus');
  });

  it('stay while a saving says nothing of them, and go with the cover', async () => {
    const said = { image_alt: 'Two halves', image_focus: '25 100' };
    const id = await create({ slug: 'kept', featured_image: cover, ...said });
    expectSuccess(await update(postInput({ id, featured_image: cover })));
    expect(await read('kept')).toMatchObject(said);
    expectSuccess(await update(postInput({ id, featured_image: '/artwork/hero.svg' })));
    const after = await read('kept');
    expect([after.image_alt, after.image_focus]).toEqual([undefined, undefined]);
  });

  it('are refused when they are none', async () => {
    const id = await create({});
    for (const image_focus of [
      '',
      '50',
      '50 50 50',
      '10.5 50',
      '101 50',
      '07 50',
      '-25 50',
      '50  50',
      'left top',
      50,
    ]) {
      expectRefusal(await update(postInput({ id, image_focus })), 422, 'image_focus');
    }
    expectRefusal(await update(postInput({ id, image_alt: 'x'.repeat(2_000) })), 422, 'image_alt');
  });

  it('are in the documents, with styles for the first paint', async () => {
    await create({ slug: 'drawn', featured_image: cover, image_alt: 'Two "halves"', image_focus: '73 0' });
    const { text } = await getShownFrom(test.app.url, '/blog/drawn', SITE);
    const { document } = new JSDOM(text).window;
    const image = document.querySelector('article figure img')!;
    expect(image.getAttribute('alt')).toBe('Two "halves"');
    expect([...image.classList]).toEqual(
      expect.arrayContaining(['focus-point', 'focus-x-64', 'focus-x-8', 'focus-x-1']),
    );
    expect([...image.classList].filter((name) => /^focus-[xy]-/.test(name))).toHaveLength(3);
    const styles = document.querySelector('style')?.textContent ?? '';
    expect(styles).toMatch(/object-position:calc\(var\(--x1, ?0%\) ?\+/);
    for (const part of [64, 8, 1]) expect(styles).toMatch(new RegExp(`--x${part}:${part}%`));
    const list = await getShownFrom(test.app.url, '/blog', SITE);
    const cards = [...new JSDOM(list.text).window.document.querySelectorAll('main article img.focus-point')];
    expect(cards.some((card) => card.matches('.focus-x-64.focus-x-8.focus-x-1'))).toBe(true);
  });
});

describe('the card of a post whose cover has a focus point', () => {
  async function cardOf(slug: string) {
    const { text } = await getShownFrom(test.app.url, `/blog/${slug}`, SITE);
    const address = /property="og:image" content="[^"]*(\/cards\/[^"]*)"/.exec(text)?.[1] ?? '';
    const { status, body } = await getFrom(test.app.url, address, SITE);
    expect(status).toBe(200);
    const at = async (x: number) => {
      const part = { left: ART.left + x, top: ART.y, width: 1, height: 1 };
      const [red = 0, , blue = 0] = await sharp(body).removeAlpha().extract(part).raw().toBuffer();
      return red > blue ? 'red' : 'blue';
    };
    return { address, seen: await Promise.all([10, 150, 330, 470].map(at)) };
  }

  it.each([
    ['50 50', 'red red blue blue'],
    ['0 0', 'red red red red'],
    ['25 75', 'red red red blue'],
    ['75 50', 'red blue blue blue'],
    ['100 100', 'blue blue blue blue'],
  ])('keeps the point: %s', async (image_focus, colors) => {
    const slug = `card-${image_focus.replace(' ', '-')}`;
    await create({ slug, title: 'One title', featured_image: cover, image_focus });
    expect((await cardOf(slug)).seen.join(' ')).toBe(colors);
  });

  it('has another address once the point is another one', async () => {
    const id = await create({ slug: 'moved-point', title: 'Moved', featured_image: cover });
    const before = (await cardOf('moved-point')).address;
    expectSuccess(
      await update(postInput({ id, title: 'Moved', featured_image: cover, image_focus: '50 0' })),
    );
    expect((await cardOf('moved-point')).address).not.toBe(before);
  });
});
