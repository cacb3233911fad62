import type { MediaUse } from '#shared/contract/media.ts';
import type { Db } from '../../db/engine.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import { mentionedPaths } from './upload-names.ts';

/** A row whose texts may mention uploads. */
interface Part {
  id: number;
  title: string;
  texts: { kind: MediaUse['kind']; text: string }[];
}

/** A table whose texts may mention uploads. */
interface Source {
  /** The next rows after the one with this id whose texts are like the pattern, at most `limit`. */
  read: (db: Db, after: number, limit: number, like: string) => Promise<Part[]>;
}

/** Rows in memory at once; other requests are answered between two batches. */
const BATCH = 100;
const ANY_UPLOAD = '%/uploads/%';

/** Everything that can use an image. Whatever else holds texts of the owner is to be listed here, or its images count as unused. */
const SOURCES: readonly Source[] = [
  {
    async read(db, after, limit, like) {
      const rows = await db
        .selectFrom('posts')
        .select(['id', 'title', 'featured_image', 'content'])
        .where('id', '>', after)
        .where((build) => build.or([build('featured_image', 'like', like), build('content', 'like', like)]))
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id, title, featured_image, content }) => ({
        id,
        title,
        texts: [
          { kind: 'cover', text: featured_image },
          { kind: 'text', text: content },
        ],
      }));
    },
  },
  {
    async read(db, after, limit, like) {
      const rows = await db
        .selectFrom('campaigns')
        .select(['id', 'subject', 'content', 'cta_url'])
        .where('id', '>', after)
        .where((build) => build.or([build('content', 'like', like), build('cta_url', 'like', like)]))
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id, subject, content, cta_url }) => ({
        id,
        title: subject,
        texts: [{ kind: 'newsletter', text: `${content} ${cta_url}` }],
      }));
    },
  },
];

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
  for (const { read } of SOURCES) {
    let after = 0;
    for (;;) {
      const parts = await read(db, after, BATCH, like);
      for (const part of parts) addUses(uses, part);
      const last = parts.at(-1);
      if (last === undefined || parts.length < BATCH) break;
      after = last.id;
    }
  }
  return uses;
}

/** What stands in the addresses of all files of an image. */
function likeStem(path: string): string {
  return `%${path.replace(/\.webp$/, '')}%`;
}

function addUses(uses: Map<string, MediaUse[]>, { id, title, texts }: Part): void {
  for (const { kind, text } of texts) {
    for (const path of mentionedPaths(text)) {
      const known = uses.get(path) ?? [];
      uses.set(path, known);
      known.push({ kind, id, title });
    }
  }
}
