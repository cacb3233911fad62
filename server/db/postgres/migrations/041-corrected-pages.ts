/** What SQLite's migration of this name adds. */
export const correctedPages = {
  name: '041-corrected-pages',
  sql: /* sql */ `
    ALTER TABLE campaigns ADD COLUMN page_subject text COLLATE "C";
    ALTER TABLE campaigns ADD COLUMN page_content text COLLATE "C";
    ALTER TABLE campaigns ADD COLUMN postal_address text COLLATE "C";
  `,
};
