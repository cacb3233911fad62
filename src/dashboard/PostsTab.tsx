import { BlogPostsTab } from './BlogPostsTab.tsx';
import { useServerDraftRows } from './posts/use-server-draft-rows.ts';

/** The posts, with the drafts that the site keeps of them. */
export function PostsTab() {
  return <BlogPostsTab site={useServerDraftRows()} />;
}
