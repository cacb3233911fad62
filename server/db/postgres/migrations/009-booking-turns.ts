/** Bookings of a day take turns, so that each sees the ones before it: two may overlap without having the same slot. */
export const bookingTurns = {
  name: '009-booking-turns',
  sql: /* sql */ `
    CREATE OR REPLACE FUNCTION refuse_on_day_off() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('booking ' || new.consultation_date, 0));
        -- Bookings of a day wait for a transaction that takes the day off, and the other way round.
        PERFORM pg_advisory_xact_lock_shared(hashtextextended('day ' || new.consultation_date, 0));
        IF EXISTS (SELECT 1 FROM days_off WHERE day = new.consultation_date) THEN
          RAISE EXCEPTION 'day off';
        END IF;
        RETURN new;
      END
    $$;
  `,
};
