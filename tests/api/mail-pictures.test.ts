import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { picture, upload } from '#tests/support/images.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { startTestApp } from '#tests/support/test-app.ts';

async function start() {
  const app = await startTestApp();
  const { token } = await app.signIn();
  const get = (path: string) => rawRequest(app.url, path);
  return { app, token, get };
}

describe('pictures in emails', () => {
  it('are JPEG copies of uploads, small, kept for good, and on paper where nothing is', async () => {
    const { app, token, get } = await start();
    const png = await picture(1600, 900, '#00000000').png().toBuffer();
    const { filepath } = (await upload(app, token, png)).json as { filepath: string };
    const copy = filepath.replace('/uploads/', '/mail-pictures/uploads/').replace('.webp', '-w600.jpg');
    const { status, headers, body } = await get(copy);
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(headers['cache-control']).toBe('public, max-age=31536000');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 338 });
    expect((await get(copy)).body.equals(body)).toBe(true);
  });

  it('are PNG copies of the site’s drawings', async () => {
    const { get } = await start();
    const { status, headers, body } = await get('/mail-pictures/artwork/covers/fallback.svg-w1200.png');
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200 });
  });

  it.each([
    '/mail-pictures/uploads/0a1b2c-1600x900-w600.jpg',
    '/mail-pictures/uploads/0a1b2c-1600x900-w601.jpg',
    '/mail-pictures/artwork/covers/none.svg-w600.png',
    '/mail-pictures/artwork/%2e%2e/index.html-w600.png',
    '/mail-pictures/uploads/',
  ])('are not made of what is not there: %s', async (path) => {
    const { get } = await start();
    expect((await get(path)).status).toBe(404);
  });
});
