import type { MediaUse } from '#shared/contract/media.ts';
import type { Db } from '../../db/engine.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import { MEDIA_SOURCES, type MediaPart } from './media-sources.repository.ts';
import { mentionedPaths } from './upload-names.ts';

/** Rows in memory at once; other requests are answered between two batches. */
const BATCH = 100;
const ANY_UPLOAD = '%/uploads/%';

/** Where images are used: looked up in the texts themselves, so that nothing can say otherwise. */
export class MediaMentions {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The uses of all images by path. The path that a text mentions may be that of a replaced image. */
  all(transaction: Transaction | null = null): Promise<Map<string, MediaUse[]>> {
    return collect(transaction?.db ?? this.#db, ANY_UPLOAD);
  }

  /** Those of one image. */
  async of({ db }: Transaction, path: string): Promise<MediaUse[]> {
    return (await collect(db, likeStem(path))).get(path) ?? [];
  }

  /**
   * Changes the texts and covers of posts that mention a path. Their versions stay the same: a window that has such a post open
   * may still be saved, and what it then mentions leads to the new image.
   * @returns how many posts were changed
   */
  async rewritePosts({ db }: Transaction, path: string, change: (text: string) => string): Promise<number> {
    const like = likeStem(path);
    const rows = await db
      .selectFrom('posts')
      .select(['id'])
      .where((build) => build.or([build('featured_image', 'like', like), build('content', 'like', like)]))
      .orderBy('id')
      .execute();
    for (const { id } of rows) {
      const post = await db
        .selectFrom('posts')
        .select(['content', 'featured_image'])
        .where('id', '=', id)
        .forUpdate() // a save in between would be overwritten
        .executeTakeFirst();
      if (post === undefined) continue;
      await db
        .updateTable('posts')
        .set({ content: change(post.content), featured_image: change(post.featured_image) })
        .where('id', '=', id)
        .execute();
    }
    return rows.length;
  }
}

async function collect(db: Db, like: string): Promise<Map<string, MediaUse[]>> {
  const uses = new Map<string, MediaUse[]>();
  for (const read of MEDIA_SOURCES) {
    let after: MediaPart['cursor'] | null = null;
    do {
      const parts: MediaPart[] = await read(db, { after, limit: BATCH, like });
      for (const part of parts) addUses(uses, part);
      after = parts.length < BATCH ? null : (parts.at(-1)?.cursor ?? null);
    } while (after !== null);
  }
  return uses;
}

/** What stands in the addresses of all files of an image. */
function likeStem(path: string): string {
  return `%${path.replace(/\.webp$/, '')}%`;
}

function addUses(uses: Map<string, MediaUse[]>, { id, title, texts }: MediaPart): void {
  for (const { kind, text } of texts) {
    for (const path of mentionedPaths(text)) {
      const known = uses.get(path) ?? [];
      uses.set(path, known);
      known.push({ kind, id, title: title === '' ? 'Untitled' : title });
    }
  }
}
