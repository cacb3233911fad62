/** The query key of what words find in the lists. */
export const FINDING_KEY = ['find'];

/** That of the posts that a verb alone is about, which the palette alone asks for. */
export const POSTS_OF_KEY = ['dashboard-posts', 'of'];
