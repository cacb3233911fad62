/** What a newsletter's page on the web says where its owner has corrected it; null where it says what was sent. */
export const correctedPages = {
  name: '041-corrected-pages',
  sql: /* sql */ `
    ALTER TABLE campaigns ADD COLUMN page_subject TEXT;
    ALTER TABLE campaigns ADD COLUMN page_content TEXT;
  `,
};
