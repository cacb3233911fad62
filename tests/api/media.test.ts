import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { MediaItem, MediaReplaced, UnusedDeleted } from '#shared/contract/media.ts';
import { createMedia } from '#server/features/media/create-media.ts';
import { drawCover } from '#server/site/drawn-cover.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { animatedGif, picture, upload } from '#tests/support/images.ts';
import { mediaLibrary } from '#tests/support/media.ts';
import { listDashboardPosts, readPost } from '#tests/support/reading.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';
import { draftInput } from '#tests/support/writing.ts';
import { PLACES, useUploads } from '#tests/support/uploads.ts';

describe.each(PLACES)('the media library, with uploads in %s', (place) => {
  const test = useUploads(place);
  const library = mediaLibrary(test);

  it('has an upload with its name, size and bytes, used nowhere', async () => {
    const item = await library.add({ name: 'Zażółć gęślą.PNG', width: 640, height: 480 });
    expect(item).toEqual({
      id: expect.any(Number) as number,
      path: expect.stringMatching(/^\/uploads\/[0-9a-f]{24}-640x480\.webp$/) as string,
      name: 'Zażółć gęślą.PNG',
      width: 640,
      height: 480,
      bytes: (await library.file(item.path)).length,
      kind: 'upload',
      alt: '',
      focus: '50 50',
      made_at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      uses: [],
      use_count: 0,
    });
  });

  it('replaces an image in texts and covers, smaller copies too, and leads its old addresses to the new one', async () => {
    const old = await library.add({ name: 'old.png', width: 1_000, height: 500 });
    const copy = old.path.replace('.webp', '-w480.webp');
    const content = [
      `<p>Before</p><p><img src="${old.path}" alt="A loaf" width="1000" height="500"></p>`,
      `<p><img src="${copy}" width="480" height="240" alt=""><a href="${old.path}">large</a></p>`,
    ].join('');
    const title = `Replaced in ${place}`;
    const id = await createPost(test.app, test.token, { title, content, featured_image: old.path });
    const before = (await listDashboardPosts(test.app, test.token)).posts.find((post) => post.id === id)!;
    expect((await library.find(old.id))!.uses).toEqual([
      { kind: 'cover', id, title },
      { kind: 'text', id, title },
    ]);

    const answer = await library.replace(
      old.id,
      await picture(600, 600, '#2c5e50').png().toBuffer(),
      'new.png',
    );
    expectSuccess(answer);
    const { media, rewritten } = answer.json as unknown as MediaReplaced;
    expect(rewritten).toBe(1);
    expect(media).toMatchObject({ id: old.id, name: 'new.png', width: 600, height: 600, use_count: 2 });
    expect(media.path).not.toBe(old.path);

    const after = (await listDashboardPosts(test.app, test.token)).posts.find((post) => post.id === id)!;
    const nextCopy = media.path.replace('.webp', '-w480.webp');
    expect(after.content).toBe(
      [
        `<p>Before</p><p><img src="${media.path}" alt="A loaf" width="600" height="600"></p>`,
        `<p><img src="${nextCopy}" width="480" height="480" alt=""><a href="${media.path}">large</a></p>`,
      ].join(''),
    );
    expect(after.featured_image).toBe(media.path);
    expect(after.updated_at).toBe(before.updated_at); // a window that has it open may still save
    const slug = title.toLowerCase().replaceAll(' ', '-');
    expect((await readPost(test.app, slug)).featured_image).toBe(media.path);

    for (const base of ['', '/shingle']) {
      for (const [from, to] of [
        [old.path, media.path],
        [copy, nextCopy],
        [old.path.replace('.webp', '-w960.webp'), media.path],
      ]) {
        const response = await fetch(`${test.app.url}${base}${from!}`, { redirect: 'manual' });
        expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-cache']);
        expect(new URL(response.headers.get('location')!, response.url).pathname).toBe(`${base}${to!}`);
      }
    }
    const followed = await fetch(`${test.app.url}${old.path}`);
    expect((await sharp(Buffer.from(await followed.arrayBuffer())).metadata()).width).toBe(600);
    expect(await test.files()).not.toContain(old.path.replace('/uploads/', ''));
  });

  it('leads to the newest file in one step, and keeps it while an old address of it is mentioned', async () => {
    const first = await library.add({ name: 'first.png' });
    const replace = async (color: string) =>
      (await library.replace(first.id, await picture(20, 20, color).png().toBuffer()))
        .json as unknown as MediaReplaced;
    const second = (await replace('#2c5e50')).media;
    // A window that was open meanwhile saves the first address again.
    const id = await createPost(test.app, test.token, { content: `<p><img src="${first.path}"></p>` });
    expectRefusal(await library.delete(first.id), 409);
    const { media: third, rewritten } = await replace('#275a8c');
    expect(rewritten).toBe(1);
    for (const path of [first.path, second.path]) {
      const response = await fetch(`${test.app.url}${path}`, { redirect: 'manual' });
      expect(new URL(response.headers.get('location')!, response.url).pathname).toBe(third.path);
    }
    await test.app.api('DELETE', `delete-blog-post.php?id=${id}`, { bearer: test.token });
    expect((await library.delete(first.id)).json.error).toMatch(/^This image is used in the trash, in “/);
    await test.app.api('DELETE', 'trash.php?kind=post&all=yes', { bearer: test.token });
    expectSuccess(await library.delete(first.id));
    for (const path of [first.path, second.path, third.path]) {
      expect((await fetch(`${test.app.url}${path}`)).status).toBe(404);
    }
  });

  it('changes nothing when the new file is no image, and keeps no file of it', async () => {
    const item = await library.add({});
    const before = await test.files();
    expectRefusal(await library.replace(item.id, Buffer.from('no image')), 415);
    expectRefusal(await library.replace(999_999, await picture(8, 8).png().toBuffer()), 404);
    expect(await test.files()).toEqual(before);
    expect((await library.find(item.id))!.path).toBe(item.path);
  });

  it('deletes an unused image with all its files, and says of a used one where', async () => {
    const item = await library.add({ width: 1_000 });
    const id = await createPost(test.app, test.token, { title: 'Rye', featured_image: item.path });
    const refused = await library.delete(item.id);
    expectRefusal(refused, 409);
    expect(refused.json.error).toBe('This image is used as the cover of “Rye”.');
    expect((await fetch(`${test.app.url}${item.path}`)).status).toBe(200);

    const json = { ...postInput(), id, featured_image: '', content: '<p>Plain.</p>' };
    await test.app.api('PUT', 'update-blog-post.php', { json, bearer: test.token });
    const kept = await library.delete(item.id);
    expect(kept.json.error).toBe('This image is used in an earlier version of “Rye”.');
    await test.app.api('DELETE', `delete-blog-post.php?id=${id}`, { bearer: test.token });
    expectRefusal(await library.delete(item.id), 409); // it can be restored
    await test.app.api('DELETE', 'trash.php?kind=post&all=yes', { bearer: test.token });
    expectSuccess(await library.delete(item.id));
    const stem = item.path.replace('/uploads/', '').replace('.webp', '');
    expect((await test.files()).filter((name) => name.startsWith(stem))).toEqual([]);
    expectRefusal(await library.delete(item.id), 404);
  });

  it('cuts a part out into an image of its own, in its exact size', async () => {
    const half = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2c5e50' } })
      .png()
      .toBuffer();
    const bytes = await picture(80, 40)
      .composite([{ input: half, left: 40, top: 0 }])
      .png()
      .toBuffer();
    const item = await library.add({ name: 'two halves.png', bytes });
    await library.describe({ id: item.id, alt: 'Two halves' });
    const answer = await library.crop({ id: item.id, x: 40, y: 0, width: 40, height: 20 });
    expectSuccess(answer);
    const { media } = answer.json as unknown as { media: MediaItem };
    expect(media).toMatchObject({
      kind: 'crop',
      name: 'two halves.png',
      alt: 'Two halves',
      width: 40,
      height: 20,
    });
    const pixel = await sharp(await library.file(media.path))
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(Math.abs(pixel.at(-3)! - 0x2c)).toBeLessThan(12); // the last one, far from the seam
    expect((await library.find(item.id))!.path).toBe(item.path);

    expectRefusal(await library.crop({ id: item.id, x: 41, y: 0, width: 40, height: 20 }), 422, 'width');
    expectRefusal(await library.crop({ id: item.id, x: 0, y: 0, width: 8, height: 20 }), 422, 'width');
    expectRefusal(await library.crop({ id: item.id, x: 0.5, y: 0, width: 20, height: 20 }), 422, 'x');
  });

  it('cuts the first frame of an animation', async () => {
    const item = await library.add({ bytes: await animatedGif(60, 40) });
    const { media } = (await library.crop({ id: item.id, x: 0, y: 0, width: 30, height: 30 }))
      .json as unknown as {
      media: MediaItem;
    };
    expect(await sharp(await library.file(media.path)).metadata()).toMatchObject({ width: 30, height: 30 });
  });

  it('finds the one image at a path', async () => {
    const item = await library.add({ width: 20, height: 30 });
    await library.add({ width: 30, height: 20 });
    const at = async (path: string) => {
      const { json } = await test.app.api('GET', `media.php?path=${path}`, { bearer: test.token });
      return (json as unknown as { media: MediaItem[] }).media.map(({ id }) => id);
    };
    expect(await at(item.path)).toEqual([item.id]);
    expect(await at('/uploads/none.webp')).toEqual([]);
  });

  it('finds the images that were uploaded before there was a library, and says their bytes', async () => {
    const item = await library.add({ width: 1_000, height: 700 });
    await test.app.context.db.deleteFrom('media').execute();
    const another = createMedia({ ...test.app.context, drawCover, onPostsChange: () => undefined });
    const filter = { page: 1, limit: 100, search: '', unused: false, sort: 'newest' as const };
    const [first, second] = await Promise.all([another.media.list(filter), another.media.list(filter)]);
    expect(first.total).toBe(second.total);
    expect(first.rows.find(({ row }) => row.path === item.path)!.row).toMatchObject({
      name: item.path.replace('/uploads/', ''),
      width: 1_000,
      height: 700,
      bytes: item.bytes,
      kind: 'upload',
    });
    const { media } = await library.list();
    expect(new Set(media.map(({ path }) => path)).size).toBe(media.length);
    expect(media.filter(({ path }) => /-w\d+\.webp$/.test(path))).toEqual([]);
  });
});

describe('what the library says', () => {
  const test = useTestApp();
  const library = mediaLibrary(test);

  it('is found by words of the name and the description, in any case', async () => {
    const one = await library.add({ name: 'Oven at dawn.png' });
    const two = await library.add({ name: 'b.png' });
    await library.describe({ id: two.id, alt: 'A loaf of RYE before the oven' });
    const search = async (text: string) =>
      (await library.list(`&search=${encodeURIComponent(text)}`)).media.map(({ id }) => id);
    expect(await search('OVEN')).toEqual([two.id, one.id]);
    expect(await search('oven rye')).toEqual([two.id]);
    expect(await search('%')).toEqual([]);
    expect((await library.list('&search=rye')).totals.all).toBe(2);
  });

  it('keeps description and focus, each within its bounds', async () => {
    const { id } = await library.add({});
    const answer = await library.describe({ id, alt: ' A wren ', focus: '33 100' });
    expect(answer.json.media).toMatchObject({ alt: 'A wren', focus: '33 100' });
    expectRefusal(await library.describe({ id, alt: 'x'.repeat(501) }), 422, 'alt');
    expectRefusal(await library.describe({ id, alt: 'two\nlines' }), 422, 'alt');
    for (const focus of ['33.5 50', '50', '50 50 50', 'center', 50]) {
      expectRefusal(await library.describe({ id, alt: '', focus }), 422, 'focus');
    }
    expectRefusal(await library.describe({ id: 999_999, alt: '' }), 404);
  });

  it('counts every use, of drafts and newsletters too, and names the first ten', async () => {
    const { id, path } = await library.add({});
    const content = `<p><img src="https://wren.example${path.replace('.webp', '-w480.webp')}"></p>`;
    for (let post = 0; post < 11; post += 1) {
      await createPost(test.app, test.token, { content, status: post === 0 ? 'draft' : 'published' });
    }
    await test.app.context.db
      .insertInto('campaigns')
      .values({
        subject: 'Loaves',
        content: `See https://wren.example${path}`,
        cta_text: '',
        cta_url: '',
        created_at: '2026-11-20T18:00:00.000Z',
      })
      .execute();
    const item = (await library.find(id))!;
    expect([item.uses.length, item.use_count]).toEqual([10, 12]);
    const refused = await library.delete(id);
    expect(refused.json.error).toMatch(
      /^This image is used in the text of “.*”, in the text of “.*” and in 10 other places\.$/,
    );
  });

  it('counts what is not saved yet as a use', async () => {
    const { id, path } = await library.add({});
    const json = draftInput({ form: { title: 'A draft', featured_image: path } });
    expectSuccess(await test.app.api('PUT', 'post-drafts.php', { json, bearer: test.token }));
    expect((await library.find(id))!.uses).toEqual([{ kind: 'draft', id: 0, title: 'A draft' }]);
    const refused = await library.delete(id);
    expect(refused.json.error).toBe('This image is used in the unsaved writing of “A draft”.');
  });

  it('comes by name or by size, the newest first where two are alike', async () => {
    const ids = async (sort: string) => (await library.list(`&sort=${sort}`)).media.map(({ id }) => id);
    const before = await ids('newest');
    const small = await library.add({ name: 'Photo 10.png', width: 4, height: 4 });
    const large = await library.add({ name: 'photo 9.png', width: 900, height: 700 });
    const alike = await library.add({ name: 'photo 10.png', width: 4, height: 4 });
    const own = new Set([small.id, large.id, alike.id]);
    const ownOf = async (sort: string) => (await ids(sort)).filter((id) => own.has(id));
    expect(await ids('newest')).toEqual([alike.id, large.id, small.id, ...before]);
    expect(await ownOf('largest')).toEqual([large.id, alike.id, small.id]);
    expect(await ownOf('name')).toEqual([large.id, alike.id, small.id]);
    const refused = await test.app.api('GET', 'media.php?sort=age', { bearer: test.token });
    expectRefusal(refused, 422, 'sort');
  });

  it('comes in pages, newest first', async () => {
    const png = await picture(4, 4).png().toBuffer();
    for (let count = 0; count < 50; count += 1) await upload(test.app, test.token, png);
    const first = await library.list();
    const second = await library.list('&page=2');
    expect(first.media).toHaveLength(48);
    expect(first.pagination).toMatchObject({ current_page: 1, per_page: 48 });
    const ids = [...first.media, ...second.media].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('unused images', () => {
  const clock = settableClock('2026-11-20T18:00:00Z');
  const test = useTestApp({ clock });
  const library = mediaLibrary(test);

  it('are listed alone, and deleted at once, except for those of the last hour', async () => {
    const used = await library.add({ name: 'used.png' });
    await createPost(test.app, test.token, { content: `<img src="${used.path}">` });
    const old = await library.add({ name: 'old.png' });
    clock.set('2026-11-20T19:30:00Z');
    const fresh = await library.add({ name: 'fresh.png' });

    const { media, totals, pagination } = await library.list('&unused=1');
    expect(media.map(({ id }) => id)).toEqual([fresh.id, old.id]);
    expect(totals).toEqual({ all: 3, unused: 2 });
    expect(pagination.total).toBe(2);

    const answer = await test.app.api('DELETE', 'media.php?unused=1', { bearer: test.token });
    expectSuccess(answer);
    const { deleted, bytes, spared } = answer.json as unknown as UnusedDeleted;
    expect({ deleted, bytes, spared }).toEqual({ deleted: 1, bytes: old.bytes, spared: 1 });
    expect((await library.list()).media.map(({ id }) => id)).toEqual([fresh.id, used.id]);
    expect((await fetch(`${test.app.url}${old.path}`)).status).toBe(404);
  });
});

describe('a drawn cover', () => {
  const test = useTestApp();
  const library = mediaLibrary(test);

  it('is made from the title: the same one each time, another one for each variant', async () => {
    const files: Buffer[] = [];
    for (const variant of [0, 1, 0]) {
      const { media } = (await library.draw({ title: 'Bread at six', variant })).json as unknown as {
        media: MediaItem;
      };
      expect(media).toMatchObject({ kind: 'drawn', name: 'Bread at six', width: 1_600, height: 900 });
      files.push(await library.file(media.path));
    }
    const [first, second, again] = files;
    expect(again!.equals(first!)).toBe(true);
    expect(second!.equals(first!)).toBe(false);
  });

  it('is drawn for a title in any script', async () => {
    expectSuccess(await library.draw({ title: 'パンを <b>焼く' }));
  });

  it('needs a title', async () => {
    expectRefusal(await library.draw({ title: ' ' }), 422, 'title');
    expectRefusal(await library.draw({ title: 'x', variant: 1.5 }), 422, 'variant');
  });
});
