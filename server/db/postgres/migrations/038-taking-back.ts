/** What SQLite's migration of this name adds. */
export const takingBack = {
  name: '038-taking-back',
  sql: /* sql */ `
    ALTER TABLE consultations ADD COLUMN taking_back text COLLATE "C";
    ALTER TABLE consultations ADD COLUMN sequence_told integer;
  `,
};
