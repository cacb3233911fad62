/** What stands around the text of a policy. */
export const policyPage = {
  /** Followed by the date. */
  changed: 'Last changed on',
  summary: 'In short',
  contents: 'On this page',
};
