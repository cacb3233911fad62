/** What SQLite's migration of this name adds. */
export const activityTitles = {
  name: '034-activity-titles',
  sql: /* sql */ `
    ALTER TABLE activity ADD COLUMN titles text COLLATE "C" NOT NULL DEFAULT '';
  `,
};
