/** What SQLite's migration of this name adds. */
export const importRuns = {
  name: '023-import-runs',
  sql: /* sql */ `
    CREATE TABLE import_runs (
      slot bigint PRIMARY KEY CHECK (slot = 1),
      id text COLLATE "C" NOT NULL,
      run bigint NOT NULL DEFAULT 0,
      state text COLLATE "C" NOT NULL CHECK (state IN ('receiving', 'looking', 'ready', 'bringing', 'stopped', 'done', 'failed')),
      files text COLLATE "C" NOT NULL CHECK (files::json IS NOT NULL),
      choices text COLLATE "C" NOT NULL CHECK (choices::json IS NOT NULL),
      done bigint NOT NULL DEFAULT 0,
      total bigint NOT NULL DEFAULT 0,
      was_bringing bigint NOT NULL DEFAULT 0 CHECK (was_bringing IN (0, 1)),
      is_stopping bigint NOT NULL DEFAULT 0 CHECK (is_stopping IN (0, 1)),
      preview text COLLATE "C" CHECK (preview::json IS NOT NULL OR preview IS NULL),
      report text COLLATE "C" CHECK (report::json IS NOT NULL OR report IS NULL),
      pages text COLLATE "C" CHECK (pages::json IS NOT NULL OR pages IS NULL),
      problem text COLLATE "C",
      changed_at text COLLATE "C" NOT NULL,
      seen_at text COLLATE "C" NOT NULL
    );
  `,
};
