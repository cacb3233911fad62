/** What SQLite's migration of this name adds. */
export const backups = {
  name: '022-backups',
  sql: /* sql */ `
    CREATE TABLE backup_state (
      id bigint PRIMARY KEY CHECK (id = 1),
      name text COLLATE "C",
      made_at text COLLATE "C",
      posts bigint NOT NULL DEFAULT 0,
      pictures bigint NOT NULL DEFAULT 0,
      bytes bigint NOT NULL DEFAULT 0,
      copied_name text COLLATE "C",
      tried_at text COLLATE "C",
      claimed_by text COLLATE "C",
      claimed_until text COLLATE "C",
      failing_since text COLLATE "C",
      failure text COLLATE "C",
      told bigint NOT NULL DEFAULT 0,
      CHECK ((claimed_by IS NULL) = (claimed_until IS NULL)),
      CHECK ((failing_since IS NULL) = (failure IS NULL))
    );
    INSERT INTO backup_state (id) VALUES (1);
  `,
};
