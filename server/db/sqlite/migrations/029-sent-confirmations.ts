/** When the owner had a confirmation of a call sent to its visitor. */
export const sentConfirmations = {
  name: '029-sent-confirmations',
  sql: /* sql */ `
    ALTER TABLE consultations ADD COLUMN confirmation_sent_at TEXT;
  `,
};
