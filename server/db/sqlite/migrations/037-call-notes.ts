/** What the owner wrote to visitors as she moved or confirmed their calls. */
export const callNotes = {
  name: '037-call-notes',
  sql: /* sql */ `
    ALTER TABLE consultations ADD COLUMN move_note TEXT NOT NULL DEFAULT '';
    ALTER TABLE consultations ADD COLUMN confirmation_note TEXT NOT NULL DEFAULT '';
  `,
};
