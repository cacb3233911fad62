/** What was done to a call last: from when it was moved, who cancelled it and with which words, and that its visitor was told. */
export const callChanges = {
  name: '033-call-changes',
  sql: /* sql */ `
    ALTER TABLE consultations ADD COLUMN moved_from_date TEXT;
    ALTER TABLE consultations ADD COLUMN moved_from_time TEXT;
    ALTER TABLE consultations ADD COLUMN moved_at TEXT;
    ALTER TABLE consultations ADD COLUMN moved_by TEXT;
    ALTER TABLE consultations ADD COLUMN cancelled_at TEXT;
    ALTER TABLE consultations ADD COLUMN cancelled_by TEXT;
    ALTER TABLE consultations ADD COLUMN cancellation_note TEXT NOT NULL DEFAULT '';
    ALTER TABLE consultations ADD COLUMN told_at TEXT;
  `,
};
