/** The query key of what words find in the lists. */
export const FINDING_KEY = ['find'];
