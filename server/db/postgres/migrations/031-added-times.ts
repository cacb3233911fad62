/** What SQLite's migration of this name adds. */
export const addedTimes = {
  name: '031-added-times',
  sql: /* sql */ `
    CREATE TABLE slots_added (day text COLLATE "C" PRIMARY KEY, slots text COLLATE "C" NOT NULL);
    CREATE TRIGGER slots_added_revision AFTER INSERT OR UPDATE OR DELETE ON slots_added
      FOR EACH STATEMENT EXECUTE FUNCTION count_revision('availability');
  `,
};
