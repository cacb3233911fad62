import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plateGround } from '#server/content/plate-ground.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plates-'));
});
afterAll(async () => rm(folder, { recursive: true }));

/** A plate of one colour, a quarter of which has another at the top. */
async function draw(name: string, background: string, top: string): Promise<void> {
  const band = { create: { width: 400, height: 75, channels: 3, background: top } } as const;
  const header = await sharp(band).png().toBuffer();
  await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .composite([{ input: header, left: 0, top: 0 }])
    .png()
    .toFile(join(folder, name));
}

describe('the ground beside a plate', () => {
  it.each([
    ['#c2d8e8', '#10233a', false],
    ['#204030', '#f0c860', true],
  ])('is %s, which most of its edge has', async (color, top, isDark) => {
    await draw('plate.png', color, top);
    expect(await plateGround('plate.png', [folder])).toEqual({ color, isDark });
  });
});
