/** What SQLite's migration of this name adds. */
export const campaignsOfPosts = {
  name: '025-campaigns-of-posts',
  sql: /* sql */ `
    CREATE INDEX campaigns_of_posts ON campaigns (post_id, state, begun_at) WHERE post_id IS NOT NULL;
  `,
};
