/** What SQLite's migration of this name adds. */
export const placedByOwner = {
  name: '032-placed-by-owner',
  sql: /* sql */ `
    ALTER TABLE consultations ADD COLUMN placed_by_owner integer NOT NULL DEFAULT 0;
    CREATE OR REPLACE FUNCTION refuse_on_day_off() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock_shared(hashtextextended('days off', 0));
        IF new.placed_by_owner = 0 AND EXISTS (
          SELECT 1 FROM days_off WHERE first_day <= new.consultation_date AND last_day >= new.consultation_date
        ) THEN
          RAISE EXCEPTION 'day off';
        END IF;
        RETURN new;
      END
    $$;
  `,
};
