/** The cards of posts, and what stands in their place. */
export const posts = {
  /** [3.1.10] */
  readTime: (minutes: number) => `${minutes} min read`,
  /** Followed, out of sight, by the title. */
  more: 'Read More',
  loading: 'Loading posts',
  failed: 'Error loading posts',
  none: { title: 'No blog posts yet', text: 'Check back soon for new content!' },
};
