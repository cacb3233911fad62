/** What SQLite's migration of this name adds. */
export const previewTexts = {
  name: '026-preview-texts',
  sql: /* sql */ `
    ALTER TABLE campaigns ADD COLUMN preview_text TEXT NOT NULL DEFAULT '';
  `,
};
