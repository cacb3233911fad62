/** What SQLite's migration of this name adds. */
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
