/** The titles of what was deleted or sent, a line each, beside that it was. */
export const activityTitles = {
  name: '034-activity-titles',
  sql: /* sql */ `
    ALTER TABLE activity ADD COLUMN titles TEXT NOT NULL DEFAULT '';
  `,
};
