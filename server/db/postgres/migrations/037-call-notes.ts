/** What SQLite's migration of this name adds. */
export const callNotes = {
  name: '037-call-notes',
  sql: /* sql */ `
    ALTER TABLE consultations ADD COLUMN move_note text COLLATE "C" NOT NULL DEFAULT '';
    ALTER TABLE consultations ADD COLUMN confirmation_note text COLLATE "C" NOT NULL DEFAULT '';
  `,
};
