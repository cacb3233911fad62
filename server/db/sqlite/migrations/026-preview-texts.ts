/** What inboxes show after a newsletter's subject; '' for the beginning of its text. */
export const previewTexts = {
  name: '026-preview-texts',
  sql: /* sql */ `
    ALTER TABLE campaigns ADD COLUMN preview_text TEXT NOT NULL DEFAULT '';
  `,
};
