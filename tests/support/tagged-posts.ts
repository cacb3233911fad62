import type { Db } from '#server/db/engine.ts';

const NOW = '2026-03-04T17:00:00.000Z';

/** Statements for either engine that make posts with tags, as a release before 009-post-tags kept them. */
export const TAGGED_POSTS = [
  `INSERT INTO categories (name, slug, color, created_at) VALUES ('Any', 'any', '#000000', '${NOW}')`,
  ...[
    ['shown', `'published', '${NOW}'`, '["Bread","bread","it\'\'s \\"so\\"","Bread"]'],
    ['ahead', `'published', '2030-01-01T00:00:00.000Z'`, '["bread"]'],
    ['draft', `'draft', NULL`, '["bread","hidden"]'],
    ['without', `'published', '${NOW}'`, '[]'],
  ].map(
    ([slug, published, tags]) => `
      INSERT INTO posts (slug, title, excerpt, content, search_text, status, published_at, category_id, author_id, read_time,
          tags, created_at, updated_at)
        VALUES ('${slug}', 'A', '', '', '', ${published}, 1, 1, 5, '${tags}', '${NOW}', '${NOW}')`,
  ),
];

/** What the index of tags holds of them. */
export const TAGS_OF_THEM = ['Bread 1', 'bread 1', 'bread 2', 'it\'s "so" 1'];

/** The index of tags: each tag with the id of a post that has it. */
export async function tagsIn(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('post_tags')
    .select(['label', 'post_id'])
    .orderBy('label')
    .orderBy('post_id')
    .execute();
  return rows.map(({ label, post_id: post }) => `${label} ${post}`);
}
