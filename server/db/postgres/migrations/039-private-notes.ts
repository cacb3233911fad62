/** What SQLite's migration of this name adds. */
export const privateNotes = {
  name: '039-private-notes',
  sql: /* sql */ `
    ALTER TABLE consultations ADD COLUMN private_note text COLLATE "C" NOT NULL DEFAULT '';
  `,
};
