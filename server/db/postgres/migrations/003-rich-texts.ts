/** What SQLite's migration of this name adds. */
export const richTexts = {
  name: '003-rich-texts',
  sql: /* sql */ `
    CREATE TABLE rich_texts (
      post_id bigint NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
      base text COLLATE "C" NOT NULL,
      made_from text COLLATE "C" NOT NULL,
      parts text COLLATE "C" NOT NULL CHECK (parts::json IS NOT NULL),
      PRIMARY KEY (post_id, base)
    );
  `,
};
