/** Whether the owner chose a call's time herself: what she took off keeps visitors away, and not her. */
export const placedByOwner = {
  name: '032-placed-by-owner',
  sql: /* sql */ `
    ALTER TABLE consultations ADD COLUMN placed_by_owner INTEGER NOT NULL DEFAULT 0;
    DROP TRIGGER no_booking_on_a_day_off;
    DROP TRIGGER no_move_to_a_day_off;
    CREATE TRIGGER no_booking_on_a_day_off BEFORE INSERT ON consultations
      WHEN new.placed_by_owner = 0 AND EXISTS (
        SELECT 1 FROM days_off WHERE first_day <= new.consultation_date AND last_day >= new.consultation_date
      )
      BEGIN SELECT RAISE(ABORT, 'day off'); END;
    CREATE TRIGGER no_move_to_a_day_off BEFORE UPDATE OF consultation_date ON consultations
      WHEN new.placed_by_owner = 0 AND EXISTS (
        SELECT 1 FROM days_off WHERE first_day <= new.consultation_date AND last_day >= new.consultation_date
      )
      BEGIN SELECT RAISE(ABORT, 'day off'); END;
  `,
};
