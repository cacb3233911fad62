/** Days off from one day to another, times of a single day, and calendars whose busy times can't be booked. */
export const availability = {
  name: '017-availability',
  sql: /* sql */ `
    DROP TRIGGER no_booking_on_a_day_off;
    DROP TRIGGER no_move_to_a_day_off;
    ALTER TABLE days_off RENAME TO single_days_off;
    CREATE TABLE days_off (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      first_day TEXT NOT NULL,
      -- Included.
      last_day TEXT NOT NULL,
      -- For the owner alone.
      note TEXT NOT NULL,
      UNIQUE (first_day, last_day),
      CHECK (first_day <= last_day)
    ) STRICT;
    INSERT INTO days_off (first_day, last_day, note) SELECT day, day, '' FROM single_days_off ORDER BY day;
    DROP TABLE single_days_off;
    CREATE TRIGGER no_booking_on_a_day_off BEFORE INSERT ON consultations
      WHEN EXISTS (
        SELECT 1 FROM days_off WHERE first_day <= new.consultation_date AND last_day >= new.consultation_date
      )
      BEGIN SELECT RAISE(ABORT, 'day off'); END;
    CREATE TRIGGER no_move_to_a_day_off BEFORE UPDATE OF consultation_date ON consultations
      WHEN EXISTS (
        SELECT 1 FROM days_off WHERE first_day <= new.consultation_date AND last_day >= new.consultation_date
      )
      BEGIN SELECT RAISE(ABORT, 'day off'); END;
    CREATE TRIGGER days_off_revision_insert AFTER INSERT ON days_off BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
    CREATE TRIGGER days_off_revision_delete AFTER DELETE ON days_off BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;

    -- The times of a day that can't be booked on it: a JSON array.
    CREATE TABLE slots_off (day TEXT PRIMARY KEY, slots TEXT NOT NULL) STRICT;
    CREATE TRIGGER slots_off_revision_insert AFTER INSERT ON slots_off BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
    CREATE TRIGGER slots_off_revision_update AFTER UPDATE ON slots_off BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
    CREATE TRIGGER slots_off_revision_delete AFTER DELETE ON slots_off BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;

    CREATE TRIGGER booking_limits_revision_insert AFTER INSERT ON settings WHEN new.name = 'booking-limits' BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
    CREATE TRIGGER booking_limits_revision_update AFTER UPDATE ON settings WHEN new.name = 'booking-limits' BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;

    CREATE TABLE busy_calendars (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL CHECK (kind IN ('file', 'caldav')),
      name TEXT NOT NULL,
      -- Of its address, which is a secret as a whole.
      host TEXT NOT NULL,
      -- Address, user and password, encrypted.
      access TEXT NOT NULL,
      -- The busy times that were read last: a JSON array of pairs of instants.
      busy TEXT NOT NULL DEFAULT '[]',
      read_at TEXT,
      tried_at TEXT,
      -- Why the last try failed; null where it did not.
      failure TEXT
    ) STRICT;
    CREATE TRIGGER busy_calendars_revision_insert AFTER INSERT ON busy_calendars BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
    CREATE TRIGGER busy_calendars_revision_update AFTER UPDATE OF busy ON busy_calendars BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
    CREATE TRIGGER busy_calendars_revision_delete AFTER DELETE ON busy_calendars BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
  `,
};
