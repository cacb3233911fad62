/** What SQLite's migration of this name adds. */
export const callChanges = {
  name: '033-call-changes',
  sql: /* sql */ `
    ALTER TABLE consultations
      ADD COLUMN moved_from_date text COLLATE "C",
      ADD COLUMN moved_from_time text COLLATE "C",
      ADD COLUMN moved_at text COLLATE "C",
      ADD COLUMN moved_by text COLLATE "C",
      ADD COLUMN cancelled_at text COLLATE "C",
      ADD COLUMN cancelled_by text COLLATE "C",
      ADD COLUMN cancellation_note text COLLATE "C" NOT NULL DEFAULT '',
      ADD COLUMN told_at text COLLATE "C";
  `,
};
