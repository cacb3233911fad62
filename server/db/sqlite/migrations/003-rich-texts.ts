/** Posts as they are shown, sanitised once a revision. */
export const richTexts = {
  name: '003-rich-texts',
  sql: /* sql */ `
    -- What a document is made of that shows a post. It can always be made again from the post itself.
    CREATE TABLE rich_texts (
      post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
      -- '' or '/sub-folder': addresses in it lie below that.
      base TEXT NOT NULL,
      -- A digest of the HTML it was made from, and of the program that made it.
      made_from TEXT NOT NULL,
      parts TEXT NOT NULL CHECK (json_valid(parts)),
      PRIMARY KEY (post_id, base)
    ) STRICT;
  `,
};
