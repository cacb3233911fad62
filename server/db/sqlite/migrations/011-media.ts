/** The library of uploaded images. */
export const media = {
  name: '011-media',
  sql: /* sql */ `
    -- Filled at each upload; what was there before is found in the store when the library is first opened.
    CREATE TABLE media (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      path TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      width INTEGER NOT NULL CHECK (width > 0),
      height INTEGER NOT NULL CHECK (height > 0),
      bytes INTEGER,
      kind TEXT NOT NULL CHECK (kind IN ('upload', 'crop', 'drawn')),
      alt TEXT NOT NULL DEFAULT '',
      -- What stays in sight where it is cut, in percent.
      focus TEXT NOT NULL DEFAULT '50 50',
      made_at TEXT NOT NULL
    ) STRICT;

    -- The addresses of images that were replaced. Each leads to the present file in one step.
    CREATE TABLE media_moves (
      path TEXT NOT NULL PRIMARY KEY,
      media_id INTEGER NOT NULL REFERENCES media (id) ON DELETE CASCADE
    ) STRICT;
    CREATE INDEX media_moves_by_media ON media_moves (media_id);
  `,
};
