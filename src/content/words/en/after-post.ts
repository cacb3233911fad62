/** What follows a post: its tags, its author and other posts. */

export const tags = 'Tags';
/** The posts before and after it. */
export const more = 'More posts';
export const previous = 'Previous post';
export const next = 'Next post';
