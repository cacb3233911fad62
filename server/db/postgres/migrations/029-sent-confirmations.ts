/** What SQLite's migration of this name adds. */
export const sentConfirmations = {
  name: '029-sent-confirmations',
  sql: /* sql */ `
    ALTER TABLE consultations ADD COLUMN confirmation_sent_at text COLLATE "C";
  `,
};
