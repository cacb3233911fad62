/** The order of the posts in the dashboard: each by the date that its row shows, which of a draft is its last change. */
export const shownDates = {
  name: '027-shown-dates',
  sql: /* sql */ `
    DROP INDEX posts_newest;
    DROP INDEX posts_by_status;
    CREATE INDEX posts_by_shown_date
      ON posts ((CASE WHEN status = 'draft' THEN updated_at ELSE published_at END) DESC, id DESC);
    CREATE INDEX posts_by_status
      ON posts (status, (CASE WHEN status = 'draft' THEN updated_at ELSE published_at END), id);
  `,
};
