/** Several workers deliver from one outbox: who claimed an email, until when, and what they share. */
export const leases = {
  name: '005-leases',
  sql: /* sql */ `
    -- Nobody sends while the file is migrated, so earlier claims are of dead processes.
    UPDATE outbox SET status = 'waiting' WHERE status = 'sending';

    ALTER TABLE outbox ADD COLUMN claimed_by TEXT;
    -- An email that is being sent can be claimed by another worker from then on.
    ALTER TABLE outbox ADD COLUMN claimed_until TEXT CHECK (status <> 'sending' OR claimed_until IS NOT NULL);
    CREATE INDEX outbox_claims ON outbox (claimed_until) WHERE status = 'sending';

    -- What all workers share, in one row. Whoever claims an email locks it first.
    CREATE TABLE delivery_state (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      next_send_at TEXT,
      held_until TEXT,
      hold_reason TEXT,
      server_failures INTEGER NOT NULL DEFAULT 0,
      forgotten_at TEXT
    ) STRICT;
    INSERT INTO delivery_state (id) VALUES (1);
  `,
};
