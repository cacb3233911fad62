/** What SQLite's migration of this name adds. */
export const versionKinds = {
  name: '030-version-kinds',
  sql: /* sql */ `
    ALTER TABLE post_versions ADD COLUMN kind text COLLATE "C";
  `,
};
