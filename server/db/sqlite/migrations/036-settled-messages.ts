/** Since when a message needs no answer from here, as one that was answered by telephone. */
export const settledMessages = {
  name: '036-settled-messages',
  sql: /* sql */ `
    ALTER TABLE contacts ADD COLUMN settled_at TEXT;
  `,
};
