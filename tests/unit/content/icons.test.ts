// @vitest-environment node
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

describe('the icons', () => {
  it('are a 32-pixel .ico and an opaque picture of 180 pixels', async () => {
    const icon = readFileSync('public/favicon.ico');
    const inside = await sharp(icon.subarray(icon.readUInt32LE(18))).metadata();
    expect([inside.format, inside.width, inside.height]).toEqual(['png', 32, 32]);
    const touch = sharp('public/apple-touch-icon.png');
    expect(await touch.metadata()).toMatchObject({ width: 180, height: 180 });
    expect((await touch.stats()).isOpaque).toBe(true);
  });
});
