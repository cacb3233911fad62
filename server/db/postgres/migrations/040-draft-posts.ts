/** What SQLite's migration of this name adds. */
export const draftPosts = {
  name: '040-draft-posts',
  sql: /* sql */ `
    CREATE TABLE draft_posts (
      key text COLLATE "C" PRIMARY KEY,
      revision bigint NOT NULL,
      post_id bigint NOT NULL
    );
    CREATE INDEX draft_posts_by_post ON draft_posts (post_id);
  `,
};
