import { BlogPostsTab } from './BlogPostsTab.tsx';
import { ServerDraftsNotice } from './posts/ServerDraftsNotice.tsx';

/** The posts, with the drafts that the site keeps of them. */
export function PostsTab() {
  return <BlogPostsTab elsewhere={<ServerDraftsNotice />} />;
}
