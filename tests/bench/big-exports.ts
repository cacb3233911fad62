import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { wxr, wxrAttachment, wxrItem, wxrMeta, wxrTerm } from '#tests/support/wxr.ts';

const UPLOADS = 'https://old.example/wp-content/uploads';
const WORDS = 'boat harbour salt net tide rope sail wind gull pier lamp keel oar crew deck mast'.split(' ');
/** What WordPress keeps of each upload: the sizes that it made. */
const SIZES = wxrMeta('_wp_attachment_metadata', `a:5:{${'s:4:"file";s:23:"boat-300x200.jpg";'.repeat(60)}}`);

interface Size {
  posts: number;
  /** Uploads; so many of the first posts show one each, again and again. */
  pictures: number;
  /** Of each post's text, on average. */
  bytes: number;
}

/** Writes an export of WordPress, alike on every run, without having it in memory. */
export async function writeBigExport(file: string, { posts, pictures, bytes }: Size): Promise<void> {
  const stream = createWriteStream(file);
  const write = async (text: string) => {
    if (!stream.write(text)) await once(stream, 'drain');
  };
  const [head = '', tail = ''] = wxr(['SPLIT']).split('SPLIT');
  await write(head);
  for (let index = 0; index < posts; index += 1) {
    const id = String(index + 1);
    const cover = pictures > 0 ? wxrMeta('_thumbnail_id', String(posts + 1 + (index % pictures))) : '';
    const terms = wxrTerm('category', `Group ${index % 9}`) + wxrTerm('post_tag', `tag ${index % 40}`);
    await write(wxrItem({ id, title: `Post ${id}`, content: textOf(index, pictures, bytes) }, terms + cover));
  }
  for (let index = 0; index < pictures; index += 1) {
    const id = String(posts + 1 + index);
    await write(wxrAttachment(id, `${UPLOADS}/${nameOf(index)}`).replace('</item>', `${SIZES}</item>`));
  }
  stream.end(tail);
  await once(stream, 'finish');
}

/** From a third of the average to five thirds of it. */
function textOf(index: number, pictures: number, bytes: number): string {
  const length = Math.round((bytes / 3) * (1 + (index % 5)));
  const image = pictures > 0 ? `<img src="${UPLOADS}/${nameOf(index % pictures)}" alt="A boat">` : '';
  const paragraph = Array.from(
    { length: 60 },
    (_, word) => WORDS[(index * 7 + word * (1 + (index % 5))) % 16],
  ).join(' ');
  return `${image}\n\n${`${paragraph} <strong>${index}</strong>.\n\n`.repeat(Math.ceil(length / paragraph.length))}`;
}

function nameOf(index: number): string {
  return `2017/05/boat-${index}.jpg`;
}

/** The uploads of such an export: photographs as a telephone of its time made them, each another. */
export async function writePictures(folder: string, pictures: number): Promise<void> {
  await mkdir(join(folder, '2017/05'), { recursive: true });
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
  const create = { width: 1_600, height: 1_067, channels: 3 as const, background: '#888888', noise };
  const grain = await sharp({ create }).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = grain.info;
  for (let index = 0; index < pictures; index += 1) {
    grain.data.fill(index % 256, index * 2_000, index * 2_000 + 1_600); // a stroke of its own
    const image = sharp(grain.data, { raw: { width, height, channels } }).jpeg({ quality: 70 });
    await writeFile(join(folder, nameOf(index)), await image.toBuffer());
  }
}
