/** What the owner notes on a call for herself. */
export const privateNotes = {
  name: '039-private-notes',
  sql: /* sql */ `
    ALTER TABLE consultations ADD COLUMN private_note TEXT NOT NULL DEFAULT '';
  `,
};
