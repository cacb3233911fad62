import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportedItem, ImportedPost } from '../../item.ts';
import type { Source } from '../../source.ts';
import type { Format } from '../format.ts';
import { isExport, type OpenedExport, openExport } from './open-export.ts';
import type { OwnRecord } from './own-record.ts';
import { readPost } from './read-post.ts';
import { RecordFiles } from './read-records.ts';

/** An export of this program: a folder, or the ZIP that the dashboard gives out. */
export const shingle: Format = {
  name: 'shingle',
  recognises: isExport,
  read,
};

async function* read(source: Source): AsyncGenerator<ImportedItem> {
  const opened = await openExport(source);
  try {
    yield* itemsOf(opened);
  } finally {
    await opened.close();
  }
}

async function* itemsOf({ folder, manifest }: OpenedExport): AsyncGenerator<ImportedItem> {
  const inFolder = (name: string) =>
    manifest.files.flatMap(({ path }) => (path.startsWith(`${name}/`) ? [path.slice(name.length + 1)] : []));
  const files = new RecordFiles(folder);
  const names = inFolder('posts');
  yield { kind: 'site', id: manifest.site, homes: [manifest.site], posts: names.length, isOriginal: null };
  yield record({ of: 'beginning' });
  yield* (await files.categories()).map(record);
  yield* (await files.pictures(inFolder('media'))).map(record);
  const keys = new Map<number, string>();
  for (const name of await inOrder(folder, names)) {
    const post = await postIn(folder, name);
    keys.set(post.exact?.id ?? 0, post.id);
    yield post;
  }
  const campaigns = await files.campaigns(keys);
  yield* campaigns.map(record);
  yield* (await files.subscribers(campaigns)).map(record);
  yield* (await files.messages()).map(record);
  // Before the days off, on which nothing can be booked.
  yield* (await files.consultations()).map(record);
  yield* (await files.settings()).map(record);
  for (const { from, to, asked } of await files.redirects()) {
    if (to !== null) yield { kind: 'redirect', from, to };
    if (asked !== null) yield record(asked);
  }
}

/** The posts by their numbers, which they keep as far as these are free. */
async function inOrder(folder: string, names: readonly string[]): Promise<string[]> {
  const numbered: { name: string; id: number }[] = [];
  for (const name of names) {
    const source = await readFile(join(folder, 'posts', name), 'utf8');
    numbered.push({ name, id: Number(/^shingle:\n {2}id: (\d+)$/m.exec(source)?.[1] ?? 0) });
  }
  return numbered.sort((one, other) => one.id - other.id).map(({ name }) => name);
}

async function postIn(folder: string, name: string): Promise<ImportedPost> {
  return readPost(await readFile(join(folder, 'posts', name), 'utf8'), `posts/${name}`);
}

function record(own: OwnRecord): ImportedItem {
  return { kind: 'record', record: own };
}
