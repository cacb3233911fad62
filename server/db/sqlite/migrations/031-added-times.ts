/** Times of single days beside those of their weekday. */
export const addedTimes = {
  name: '031-added-times',
  sql: /* sql */ `
    -- The times: a JSON array, as in slots_off.
    CREATE TABLE slots_added (day TEXT PRIMARY KEY, slots TEXT NOT NULL) STRICT;
    CREATE TRIGGER slots_added_revision_insert AFTER INSERT ON slots_added BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
    CREATE TRIGGER slots_added_revision_update AFTER UPDATE ON slots_added BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
    CREATE TRIGGER slots_added_revision_delete AFTER DELETE ON slots_added BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
  `,
};
