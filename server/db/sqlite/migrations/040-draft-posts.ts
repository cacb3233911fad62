/** Which post was made of a draft: two windows that have one open must not make two. */
export const draftPosts = {
  name: '040-draft-posts',
  sql: /* sql */ `
    -- A row outlasts its post, which may be in the trash.
    CREATE TABLE draft_posts (
      key TEXT PRIMARY KEY,
      revision INTEGER NOT NULL,
      post_id INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX draft_posts_by_post ON draft_posts (post_id);
  `,
};
