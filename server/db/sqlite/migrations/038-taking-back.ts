/** What the owner did to a call, as long as it can be taken back with its emails; and which of its numbers calendars have. */
export const takingBack = {
  name: '038-taking-back',
  sql: /* sql */ `
    ALTER TABLE consultations ADD COLUMN taking_back TEXT;
    ALTER TABLE consultations ADD COLUMN sequence_told INTEGER;
  `,
};
