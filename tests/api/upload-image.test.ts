import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageSources } from '#shared/contract/uploads.ts';
import { expectRefusal } from '#tests/support/expectations.ts';
import { animatedGif, gifClaiming, noise, picture, pngClaiming, upload } from '#tests/support/images.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import type { Answer, TestApp } from '#tests/support/test-app.ts';
import { PLACES, useUploads } from '#tests/support/uploads.ts';

const MB = 1024 * 1024;

/** The address of a picture that was taken. */
function pathOf(answer: Answer): string {
  expect(answer.status, answer.text).toBe(200);
  return answer.json.filepath as string;
}

async function fetched(app: TestApp, path: string): Promise<Buffer> {
  const response = await fetch(`${app.url}${path}`);
  expect(response.status, path).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

describe.each(PLACES)('upload-image.php, with %s', (place) => {
  const test = useUploads(place);
  const send = (bytes: Buffer | string, options = {}) => upload(test.app, test.token, bytes, options);

  it.each([
    ['PNG', () => picture(40, 30).png().toBuffer()],
    ['JPEG', () => picture(40, 30).jpeg().toBuffer()],
    ['GIF', () => picture(40, 30).gif().toBuffer()],
    ['WebP', () => picture(40, 30).webp().toBuffer()],
    ['AVIF', () => picture(40, 30).avif().toBuffer()],
  ])('[7.7.01] [7.7.02] [7.7.04] takes a %s and serves it', async (_format, make) => {
    const answer = await send(await make());
    const path = pathOf(answer);
    expect(answer.json).toEqual({ success: true, filepath: path });
    expect(path).toMatch(/^\/uploads\/[0-9a-f]{24}-40x30\.webp$/);

    const { format, width, height } = await sharp(await fetched(test.app, path)).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 40, height: 30 });
    const pixel = await sharp(await fetched(test.app, path))
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(Math.abs(pixel[0]! - 0xa8)).toBeLessThan(12); // still the colour it had
  });

  it('tells by the bytes, whatever name and type say', async () => {
    const png = await picture(8, 8).png().toBuffer();
    for (const said of [
      { name: '../../evil.php', type: 'text/html' },
      { name: 'no extension', type: '' },
    ]) {
      const path = pathOf(await send(png, said));
      expect(path).toMatch(/^\/uploads\/[0-9a-f]{24}-8x8\.webp$/);
      expect((await sharp(await fetched(test.app, path)).metadata()).format).toBe('webp');
    }
  });

  it('gives every upload a name of its own', async () => {
    const png = await picture(8, 8).png().toBuffer();
    const paths = await Promise.all(Array.from({ length: 5 }, async () => pathOf(await send(png))));
    expect(new Set(paths).size).toBe(5);
  });

  it('turns a photograph upright and removes all it tells of camera and place', async () => {
    const jpeg = await picture(60, 40)
      .withExif({
        IFD0: { Make: 'Kamera', Copyright: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 13/1 0/1', GPSLongitudeRef: 'W' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(jpeg).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif!.includes('Kamera')).toBe(true);

    const bytes = await fetched(test.app, pathOf(await send(jpeg, { type: 'image/jpeg' })));
    const { width, height, exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect({ width, height, exif, xmp, iptc, orientation }).toEqual({
      width: 40,
      height: 60,
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      orientation: undefined,
    });
    expect(bytes.includes('Kamera')).toBe(false);
  });

  it('keeps an animated GIF moving, in every width', async () => {
    const path = pathOf(await send(await animatedGif(600, 20), { name: 'a.gif', type: 'image/gif' }));
    expect(path).toMatch(/-600x20\.webp$/);
    const variants = imageSources(path)!
      .srcSet.split(', ')
      .map((entry) => entry.split(' ')[0]!);
    expect(variants).toHaveLength(2);
    for (const variant of variants) {
      const { pages, delay } = await sharp(await fetched(test.app, variant)).metadata();
      expect(pages).toBe(3);
      expect(delay).toEqual([100, 100, 100]);
    }
  });

  it('bounds a picture and makes the widths its srcset names', async () => {
    const path = pathOf(await send(await picture(3_000, 30).png().toBuffer()));
    expect(path).toMatch(/-2400x24\.webp$/);
    const sources = imageSources(path)!;
    expect(sources).toMatchObject({ width: 2_400, height: 24 });
    const entries = sources.srcSet.split(', ').map((entry) => entry.split(' ') as [string, string]);
    expect(entries.map(([, width]) => width)).toEqual(['480w', '960w', '1600w', '2400w']);
    for (const [address, width] of entries) {
      const metadata = await sharp(await fetched(test.app, address)).metadata();
      expect(`${metadata.width}w`).toBe(width);
    }
  });

  it('makes no width larger than the picture', async () => {
    const path = pathOf(await send(await picture(480, 10).png().toBuffer()));
    const wider = path.replace('.webp', '-w480.webp');
    expect((await fetch(`${test.app.url}${wider}`)).status).toBe(404);
  });

  it('[5.60] [9.4.13] takes a picture of 11 MB, since the hint of 10 MB is not enforced', async () => {
    const png = await noise(2_000, 1_950);
    expect(png.length).toBeGreaterThan(11 * MB);
    pathOf(await send(png));
  });

  it('leaves nothing behind the picture: what hid in it is gone', async () => {
    const png = await picture(8, 8).png().toBuffer();
    const polyglot = Buffer.concat([png, Buffer.from('<script>alert(1)</script><?php phpinfo(); ?>')]);
    const bytes = await fetched(test.app, pathOf(await send(polyglot)));
    expect(bytes.includes('<script>')).toBe(false);
    expect(bytes.includes('<?php')).toBe(false);
  });

  it('works at the sub-folder base', async () => {
    const path = pathOf(await send(await picture(8, 8).png().toBuffer(), { base: '/shingle/api' }));
    const atTheRoot = await fetched(test.app, path);
    expect((await sharp(atTheRoot).metadata()).format).toBe('webp');
    expect((await fetched(test.app, `/shingle${path}`)).equals(atTheRoot)).toBe(true);
  });

  it('makes several at once', async () => {
    const png = await picture(700, 400).png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(png)));
    const paths = answers.map(pathOf);
    expect(new Set(paths).size).toBe(8);
    for (const path of paths) {
      const { width, height } = await sharp(await fetched(test.app, path)).metadata();
      expect([width, height]).toEqual([700, 400]);
    }
  });
});

describe.each(PLACES)('what upload-image.php refuses, with %s', (place) => {
  const test = useUploads(place);
  const send = (bytes: Buffer | string, options = {}) => upload(test.app, test.token, bytes, options);

  /** A refusal that leaves no file anywhere. */
  async function expectNothingKept(
    call: () => Promise<Answer>,
    status: number,
    field?: string,
  ): Promise<void> {
    const before = await test.files();
    expectRefusal(await call(), status, field);
    expect(await test.files()).toEqual(before);
  }

  it.each([
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'],
    ['a script', '#!/bin/sh\necho hello'],
    ['text', 'just words'],
    ['nothing', ''],
    ['one byte', '\x89'],
    ['the first bytes of a PNG and HTML', '\x89PNG\r\n\x1a\n<script>alert(1)</script>'],
    ['the first bytes of a GIF and a script', 'GIF89a/*\x00*/=0;alert(1)'],
  ])('%s, even when it is called a PNG', async (_what, content) => {
    await expectNothingKept(() => send(Buffer.from(content, 'latin1')), 415);
  });

  it.each([
    ['PNG', () => picture(300, 300).png().toBuffer()],
    ['JPEG', () => picture(300, 300).jpeg().toBuffer()],
    ['WebP', () => picture(300, 300).webp({ lossless: true }).toBuffer()],
    ['AVIF', () => picture(300, 300).avif().toBuffer()],
  ])('a %s that is cut off', async (_format, make) => {
    const whole = await make();
    await expectNothingKept(() => send(whole.subarray(0, Math.floor(whole.length * 0.6))), 415);
  });

  it('a TIFF, which sharp could read but browsers can’t', async () => {
    const tiff = await picture(8, 8).tiff().toBuffer();
    await expectNothingKept(() => send(tiff), 415);
  });

  it('a picture of more than 50 megapixels, by its header, before decoding', async () => {
    const bomb = await pngClaiming(50_000, 50_000);
    expect(bomb.length).toBeLessThan(500);
    await expectNothingKept(() => send(bomb), 413);
    const barely = await pngClaiming(8_000, 6_251);
    await expectNothingKept(() => send(barely), 413);
  });

  it('a real picture of more than 50 megapixels', async () => {
    const png = await picture(10_000, 5_001).png().toBuffer();
    await expectNothingKept(() => send(png), 413);
  });

  it('an animation whose frames together have more than 50 megapixels', async () => {
    const gif = await gifClaiming(2_048, 2_048, 12);
    await expectNothingKept(() => send(gif), 413);
  });

  it('a file of more than 50 MB', async () => {
    await expectNothingKept(() => send(Buffer.alloc(50 * MB + 1)), 413);
  });

  it('a file in another field, no file, text in the field, two files, many fields', async () => {
    const png = await picture(8, 8).png().toBuffer();
    await expectNothingKept(() => send(png, { field: 'file' }), 422, 'image');

    const forms: ((form: FormData) => void)[] = [
      (form) => form.append('other', 'x'),
      (form) => form.append('image', 'not a file'),
      (form) => {
        form.append('image', new Blob([new Uint8Array(png)]), 'a.png');
        form.append('image', new Blob([new Uint8Array(png)]), 'b.png');
      },
      (form) => {
        for (let index = 0; index < 50; index += 1) form.append(`field${index}`, 'x');
      },
      (form) => form.append('note', 'x'.repeat(100_000)),
    ];
    for (const fill of forms) {
      const body = new FormData();
      fill(body);
      const post = () => test.app.api('POST', 'upload-image.php', { body, bearer: test.token });
      await expectNothingKept(post, 422, 'image');
    }
  });

  it('anything but a form', async () => {
    const post = (body: BodyInit, type: string) =>
      test.app.api('POST', 'upload-image.php', {
        body,
        headers: { 'Content-Type': type },
        bearer: test.token,
      });
    const png = new Uint8Array(await picture(8, 8).png().toBuffer());
    await expectNothingKept(() => post('{"image":"x"}', 'application/json'), 415);
    await expectNothingKept(() => post(png, 'image/png'), 415);
    await expectNothingKept(() => post('image=x', 'application/x-www-form-urlencoded'), 415);
    await expectNothingKept(() => post('x', 'multipart/form-data'), 400);
    await expectNothingKept(() => post('no parts here', 'multipart/form-data; boundary=x'), 400);
    await expectNothingKept(
      () =>
        post(
          '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n\x89PNG',
          'multipart/form-data; boundary=x',
        ),
      400,
    );
  });

  it('__proto__ as a field', async () => {
    const body = new FormData();
    body.append('__proto__[polluted]', 'yes');
    body.append('constructor.prototype.polluted', 'yes');
    const post = () => test.app.api('POST', 'upload-image.php', { body, bearer: test.token });
    await expectNothingKept(post, 422, 'image');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('a stranger’s picture', async () => {
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(await picture(8, 8).png().toBuffer())]), 'a.png');
    await expectNothingKept(() => test.app.api('POST', 'upload-image.php', { body }), 401);
  });
});

describe.each(PLACES)('uploaded files, in %s', (place) => {
  const test = useUploads(place);

  it.each(['', '/shingle'])('are served as images alone, for good (%s/uploads)', async (base) => {
    const path = pathOf(await upload(test.app, test.token, await picture(8, 8).png().toBuffer()));
    const { headers } = await fetch(`${test.app.url}${base}${path}`);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe('sandbox');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('answer a part, a head, and whether they have changed', async () => {
    const path = pathOf(await upload(test.app, test.token, await picture(40, 30).png().toBuffer()));
    const ask = (method: string, headers: Record<string, string> = {}) =>
      rawRequest(test.app.url, path, { method, headers });
    const whole = await ask('GET');
    const etag = whole.headers.etag ?? '';
    expect(etag).toBe(`"${path.slice('/uploads/'.length)}"`);
    expect(whole.headers['accept-ranges']).toBe('bytes');
    expect(whole.headers['last-modified']).toBeUndefined(); // a copy is made at another time

    const head = await ask('HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(whole.body.length));

    const part = await ask('GET', { Range: 'bytes=4-11' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 4-11/${whole.body.length}`]);
    expect(part.body.equals(whole.body.subarray(4, 12))).toBe(true);
    expect((await ask('GET', { Range: 'bytes=4-11', 'If-Range': '"another"' })).status).toBe(200);
    expect((await ask('GET', { Range: 'bytes=4-11', 'If-Range': etag })).status).toBe(206);

    const beyond = await ask('GET', { Range: 'bytes=99999999-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.body.length}`]);
    expect(beyond.headers['cache-control']).toBeUndefined();

    const unchanged = await ask('GET', { 'If-None-Match': etag });
    expect([unchanged.status, unchanged.body.length, unchanged.headers.etag]).toEqual([304, 0, etag]);
    expect((await ask('GET', { 'If-None-Match': '"another"' })).status).toBe(200);
    expect((await ask('GET', { 'If-Match': '"another"' })).status).toBe(412);
    expect((await ask('POST')).status).toBe(404);
  });

  it('are missing without being kept as missing', async () => {
    const answer = await rawRequest(test.app.url, `/uploads/${'b'.repeat(24)}-9x9.webp`);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('Not found');
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers['cache-control']).toBeUndefined();
  });

  it('leaves nothing unfinished in the folder', async () => {
    const path = pathOf(await upload(test.app, test.token, await picture(500, 8).png().toBuffer()));
    const files = await test.files();
    expect(files).toContain(path.slice('/uploads/'.length));
    expect(files.filter((file) => !/^[0-9a-f]{24}-\d+x\d+(-w\d+)?\.webp$/.test(file))).toEqual([]);
    expect(await readdir(test.app.context.files.incoming)).toEqual([]);
  });

  it('are the only files served from the folder', async () => {
    const { incoming } = test.app.context.files;
    const folder = dirname(incoming);
    await mkdir(incoming, { recursive: true });
    const name = `${'a'.repeat(24)}-1x1.webp`;
    const planted = ['evil.html', 'evil.svg', 'note.txt', '.env', `.incoming/${name}`, `x${name}`];
    for (const file of planted) await writeFile(join(folder, file), 'planted');
    for (const file of planted) {
      for (const base of ['', '/shingle']) {
        const answer = await rawRequest(test.app.url, `${base}/uploads/${file}`);
        expect(answer.status, file).toBe(404);
        expect(answer.body.toString()).not.toContain('planted');
      }
    }
  });

  it.each([
    '/uploads/../shingle.db',
    '/uploads/..%2fshingle.db',
    '/uploads/%2e%2e/shingle.db',
    '/uploads/..%5cshingle.db',
    '/uploads/....//shingle.db',
    '/uploads/%00',
    '/uploads/%zz',
    '/uploads//etc/passwd',
    '/shingle/uploads/../../shingle.db',
    '/uploads/',
    '/uploads',
    '/uploads/.incoming/',
  ])('are all that %s could reach', async (path) => {
    const answer = await rawRequest(test.app.url, path, { headers: { Host: 'www.example.com' } });
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toMatch(/^sandbox$|default-src/);
    expect(answer.body.includes('SQLite format')).toBe(false);
  });
});
