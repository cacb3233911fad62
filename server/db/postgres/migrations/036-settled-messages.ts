/** What SQLite's migration of this name adds. */
export const settledMessages = {
  name: '036-settled-messages',
  sql: /* sql */ `
    ALTER TABLE contacts ADD COLUMN settled_at text COLLATE "C";
  `,
};
