import type { MediaUse } from '#shared/contract/media.ts';
import type { Db } from '../../db/engine.ts';

/** A row whose texts may mention uploads. */
export interface MediaPart {
  /** What the rows of its table are read in the order of. */
  cursor: number | string;
  /** Of the post or the campaign; 0 for a post that is not saved yet. */
  id: number;
  title: string;
  texts: { kind: MediaUse['kind']; text: string }[];
}

export interface PartQuery {
  /** The cursor of the last row before; null for the first. */
  after: MediaPart['cursor'] | null;
  limit: number;
  /** What one of the texts is like, at least. */
  like: string;
}

type Source = (db: Db, query: PartQuery) => Promise<MediaPart[]>;

/**
 * Everything that can use an image. Whatever else holds texts of the owner is to be listed here: its images count as unused
 * otherwise, and can be deleted.
 */
export const MEDIA_SOURCES: readonly Source[] = [posts, drafts, versions, trash, campaigns];

async function posts(db: Db, { after, limit, like }: PartQuery): Promise<MediaPart[]> {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'title', 'featured_image', 'content'])
    .where('id', '>', Number(after ?? 0))
    .where((build) => build.or([build('featured_image', 'like', like), build('content', 'like', like)]))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, title, featured_image, content }) => ({
    cursor: id,
    id,
    title,
    texts: [
      { kind: 'cover', text: featured_image },
      { kind: 'text', text: content },
    ],
  }));
}

/** Writing that is not saved yet. */
async function drafts(db: Db, { after, limit, like }: PartQuery): Promise<MediaPart[]> {
  const rows = await db
    .selectFrom('post_drafts')
    .select(['key', 'post_id', 'title', 'form'])
    .where('key', '>', String(after ?? ''))
    .where('form', 'like', like)
    .orderBy('key')
    .limit(limit)
    .execute();
  return rows.map(({ key, post_id: id, title, form }) => ({
    cursor: key,
    id: id ?? 0,
    title,
    texts: [{ kind: 'draft', text: form }],
  }));
}

/** What can be restored of a post. */
async function versions(db: Db, { after, limit, like }: PartQuery): Promise<MediaPart[]> {
  const rows = await db
    .selectFrom('post_versions')
    .select(['id', 'post_id', 'title', 'form'])
    .where('id', '>', Number(after ?? 0))
    .where('form', 'like', like)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, post_id: postId, title, form }) => ({
    cursor: id,
    id: postId,
    title,
    texts: [{ kind: 'version', text: form }],
  }));
}

/** Deleted posts, as long as they can be restored. */
async function trash(db: Db, { after, limit, like }: PartQuery): Promise<MediaPart[]> {
  const rows = await db
    .selectFrom('trash')
    .select(['id', 'row_id', 'title', 'kept'])
    .where('kind', '=', 'post')
    .where('id', '>', Number(after ?? 0))
    .where('kept', 'like', like)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, row_id, title, kept }) => ({
    cursor: id,
    id: row_id,
    title,
    texts: [{ kind: 'trash', text: kept }],
  }));
}

async function campaigns(db: Db, { after, limit, like }: PartQuery): Promise<MediaPart[]> {
  const rows = await db
    .selectFrom('campaigns')
    .select(['id', 'subject', 'content', 'cta_url', 'page_content'])
    .where('id', '>', Number(after ?? 0))
    .where((build) =>
      build.or([
        build('content', 'like', like),
        build('cta_url', 'like', like),
        build('page_content', 'like', like),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, subject, content, cta_url, page_content }) => ({
    cursor: id,
    id,
    title: subject,
    texts: [{ kind: 'newsletter', text: `${content} ${cta_url} ${page_content ?? ''}` }],
  }));
}
