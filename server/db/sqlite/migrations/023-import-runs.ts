/** The import that the dashboard shows. */
export const importRuns = {
  name: '023-import-runs',
  sql: /* sql */ `
    CREATE TABLE import_runs (
      -- There is one at a time.
      slot INTEGER PRIMARY KEY CHECK (slot = 1),
      id TEXT NOT NULL,
      -- Rises with each process that works on it: an earlier one that is still there ends.
      run INTEGER NOT NULL DEFAULT 0,
      state TEXT NOT NULL CHECK (state IN ('receiving', 'looking', 'ready', 'bringing', 'stopped', 'done', 'failed')),
      -- The names and sizes of what was uploaded.
      files TEXT NOT NULL CHECK (json_valid(files)),
      choices TEXT NOT NULL CHECK (json_valid(choices)),
      done INTEGER NOT NULL DEFAULT 0,
      total INTEGER NOT NULL DEFAULT 0,
      was_bringing INTEGER NOT NULL DEFAULT 0 CHECK (was_bringing IN (0, 1)),
      is_stopping INTEGER NOT NULL DEFAULT 0 CHECK (is_stopping IN (0, 1)),
      preview TEXT CHECK (json_valid(preview)),
      report TEXT CHECK (json_valid(report)),
      -- The files that were made of pages.
      pages TEXT CHECK (json_valid(pages)),
      problem TEXT,
      changed_at TEXT NOT NULL,
      -- When the process that works on it was last heard of.
      seen_at TEXT NOT NULL
    ) STRICT;
  `,
};
