/** What SQLite's migration of this name adds. */
export const weeklyHours = {
  name: '028-weekly-hours',
  sql: /* sql */ `
    CREATE TRIGGER weekly_hours_revision AFTER INSERT OR UPDATE ON settings
      FOR EACH ROW WHEN (new.name = 'weekly-hours') EXECUTE FUNCTION count_revision('availability');
  `,
};
