/**
 * What a newsletter's page on the web says where its owner has corrected it; null where it says what was sent; and the
 * postal address that its emails have, null for older ones.
 */
export const correctedPages = {
  name: '041-corrected-pages',
  sql: /* sql */ `
    ALTER TABLE campaigns ADD COLUMN page_subject TEXT;
    ALTER TABLE campaigns ADD COLUMN page_content TEXT;
    ALTER TABLE campaigns ADD COLUMN postal_address TEXT;
  `,
};
