/** The cards of posts, and what stands in their place. */

/** [3.1.10] */
export const readTime = (minutes: number) => `${minutes} min read`;
/** Followed, out of sight, by the title. */
export const more = 'Read More';
export const loading = 'Loading posts';
export const failed = 'Error loading posts';
export const noneTitle = 'No blog posts yet';
export const noneText = 'Check back soon for new content!';
