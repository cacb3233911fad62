import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { Answer, TestApp } from './test-app.ts';

/** An image of one colour, to be encoded. */
export function picture(width: number, height: number, background = '#a8431f'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** An incompressible PNG: as many bytes as its pixels need. */
export function noise(width: number, height: number): Promise<Buffer> {
  const raw = randomBytes(width * height * 3);
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** An animated GIF. */
export async function animatedGif(width: number, height: number, frames = 3): Promise<Buffer> {
  const colors = Array.from({ length: frames }, (_, index) => (index % 2 === 0 ? '#ff0000' : '#00ff00'));
  const pictures = await Promise.all(colors.map((color) => picture(width, height, color).png().toBuffer()));
  return sharp(pictures, { join: { animated: true } })
    .gif({ delay: colors.map(() => 100), loop: 0 })
    .toBuffer();
}

/** A PNG whose header claims these dimensions, whatever its data contains. */
export async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await picture(8, 8).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29); // of the chunk's type and data
  return png;
}

/** An animated GIF whose header claims these dimensions: at most 2048, because decoders reject more. */
export async function gifClaiming(width: number, height: number, frames: number): Promise<Buffer> {
  const gif = await animatedGif(8, 8, frames);
  gif.writeUInt16LE(width, 6);
  gif.writeUInt16LE(height, 8);
  return gif;
}

interface UploadOptions {
  name?: string;
  type?: string;
  field?: string;
  base?: string;
}

/** Uploads a file as the dashboard does. */
export function upload(
  app: TestApp,
  bearer: string,
  bytes: Buffer | string,
  { name = 'photo.png', type = 'image/png', field = 'image', base = '/api' }: UploadOptions = {},
): Promise<Answer> {
  const body = new FormData();
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  body.append(field, new Blob([content], { type }), name);
  return app.api('POST', 'upload-image.php', { body, bearer, base });
}
