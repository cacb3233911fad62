// @vitest-environment node
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawIcons, MARK } from '#server/build/draw-icons.ts';
import { palette } from '#server/palette.ts';

describe('the icons', () => {
  it('are a 32-pixel .ico, and opaque pictures for home screens', async () => {
    const icons = await drawIcons(readFileSync(`public/${MARK}`, 'utf8'), palette);
    const icon = icons.get('favicon.ico')!;
    const inside = await sharp(icon.subarray(icon.readUInt32LE(18))).metadata();
    expect([inside.format, inside.width, inside.height]).toEqual(['png', 32, 32]);
    for (const [name, size] of [
      ['apple-touch-icon.png', 180],
      ['icon-192.png', 192],
      ['icon-512.png', 512],
      ['icon-maskable.png', 512],
    ] as const) {
      const picture = sharp(icons.get(name));
      expect(await picture.metadata()).toMatchObject({ format: 'png', width: size, height: size });
      expect((await picture.stats()).isOpaque).toBe(true);
    }
  });

  it('have the colours of the palette, and a mark of any size', async () => {
    const mark =
      '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1000" viewBox="0 0 2 1"><path d="M0 0h2v1H0z" fill="var(--agave)"/></svg>';
    const green = { ...palette, light: { ...palette.light, paper: '#00FF00', agave: '#0000FF' } };
    const icons = await drawIcons(mark, green);
    expect(icons.get('favicon.svg')!.toString()).toContain('fill="#0000FF"');
    const touch = await sharp(icons.get('icon-512.png')).removeAlpha().raw().toBuffer();
    const pixel = (x: number, y: number) => [...touch.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3)];
    expect([pixel(0, 0), pixel(256, 256), pixel(256, 100)]).toEqual([
      [0, 255, 0],
      [0, 0, 255],
      [0, 255, 0],
    ]);
  });

  it('say what is wrong with a mark', async () => {
    await expect(drawIcons('<svg fill="var(--mauve)"/>', palette)).rejects.toThrow(
      'public/artwork/mark.svg uses var(--mauve), which is no colour of the site.',
    );
    await expect(drawIcons('a mark', palette)).rejects.toThrow('public/artwork/mark.svg can’t be drawn.');
  });
});
