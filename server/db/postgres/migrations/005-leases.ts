/** What SQLite's migration of this name adds, and a notification of new emails. */
export const leases = {
  name: '005-leases',
  sql: /* sql */ `
    ALTER TABLE outbox ADD COLUMN claimed_by text COLLATE "C";
    ALTER TABLE outbox ADD COLUMN claimed_until text COLLATE "C"
      CHECK (status <> 'sending' OR claimed_until IS NOT NULL);
    CREATE INDEX outbox_claims ON outbox (claimed_until) WHERE status = 'sending';

    CREATE TABLE delivery_state (
      id bigint PRIMARY KEY CHECK (id = 1),
      next_send_at text COLLATE "C",
      held_until text COLLATE "C",
      hold_reason text COLLATE "C",
      server_failures bigint NOT NULL DEFAULT 0,
      forgotten_at text COLLATE "C"
    );
    INSERT INTO delivery_state (id) VALUES (1);

    -- A worker that is busy leaves what its own process adds to the others.
    CREATE FUNCTION announce_emails() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NOTIFY shingle_outbox;
        RETURN NULL;
      END
    $$;
    CREATE TRIGGER outbox_announced AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION announce_emails();
  `,
};
