/** `npm run icons`, after a change of public/favicon.svg: draws the icons that are asked for by name from it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './build-state.js';

const folder = join(root, 'public');
const drawing = join(folder, 'favicon.svg');
/** The paper under the mark, where a phone allows nothing transparent: the light theme's. */
const [, paper = '#ffffff'] =
  /name="theme-color"[^>]*light[^>]*content="(#\w+)"/.exec(readFileSync(join(root, 'index.html'), 'utf8')) ??
  [];

const mark = (size) =>
  sharp(drawing, { density: 600 }).resize(size, size, { fit: 'contain', background: '#0000' });
const png = (image) => image.png({ compressionLevel: 9, palette: true }).toBuffer();

const touch = await mark(128)
  .extend({ top: 26, bottom: 26, left: 26, right: 26, background: '#0000' })
  .toBuffer();
writeFileSync(join(folder, 'apple-touch-icon.png'), await png(sharp(touch).flatten({ background: paper })));
writeFileSync(join(folder, 'favicon.ico'), icon(await png(mark(32)), 32));

/** An .ico that holds one PNG: a header, a directory of one entry, the picture. */
function icon(picture, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
