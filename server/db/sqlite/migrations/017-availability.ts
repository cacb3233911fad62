/** Days off from one day to another, times of a single day, and the limits of bookings. */
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
  `,
};
