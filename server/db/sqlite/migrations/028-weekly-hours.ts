/** The owner's weekly hours, a setting: bookings take turns with its changes, and other processes are told of them. */
export const weeklyHours = {
  name: '028-weekly-hours',
  sql: /* sql */ `
    CREATE TRIGGER weekly_hours_revision_insert AFTER INSERT ON settings WHEN new.name = 'weekly-hours' BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
    CREATE TRIGGER weekly_hours_revision_update AFTER UPDATE ON settings WHEN new.name = 'weekly-hours' BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
  `,
};
