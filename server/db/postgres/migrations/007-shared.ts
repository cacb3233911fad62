/**
 * What several processes count together. SQLite, with its one process, counts in memory.
 *
 * The tables are unlogged: what they hold is worth nothing after hours, and must not lie on in backups and archives of
 * the log. A crash of the server empties them, as a restart of the process does on SQLite.
 */
export const shared = {
  name: '007-shared',
  sql: /* sql */ `
    -- Columns and their order are those of rate-limiter-flexible. Keys are hashes; a window ends at "expire", in ms since 1970.
    CREATE UNLOGGED TABLE rate_limits (
      key text COLLATE "C" PRIMARY KEY,
      points integer NOT NULL,
      expire bigint NOT NULL
    );

    -- Mixed into the hashes of a day, and deleted with them.
    CREATE UNLOGGED TABLE visit_salts (
      day text COLLATE "C" PRIMARY KEY,
      salt text COLLATE "C" NOT NULL
    );

    -- Who of a network has read a post on a day: all of it hashes.
    CREATE UNLOGGED TABLE visits (
      network text COLLATE "C" PRIMARY KEY,
      day text COLLATE "C" NOT NULL,
      visitors text[] COLLATE "C" NOT NULL
    );
    CREATE INDEX visits_day ON visits (day);
  `,
};
