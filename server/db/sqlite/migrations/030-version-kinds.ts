/** What was done by saving a version of a post. */
export const versionKinds = {
  name: '030-version-kinds',
  sql: /* sql */ `
    ALTER TABLE post_versions ADD COLUMN kind TEXT;
  `,
};
