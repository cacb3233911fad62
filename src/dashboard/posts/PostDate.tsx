import { ShortDate } from '../../components/dashboard/ShortDate.tsx';
import { isScheduled, type ListedPost } from '../../features/posts/owner-post.ts';

/** When a post appeared or is to appear; of a draft, when it was last saved. [D22] */
export function PostDate({ post }: { post: ListedPost }) {
  const { status, published_at, updated_at, date } = post;
  if (isScheduled(post)) {
    return (
      <>
        for <ShortDate at={published_at} withTime inSentence />
      </>
    );
  }
  if (status === 'draft' && updated_at !== '') {
    return (
      <>
        Edited <ShortDate at={updated_at} inSentence />
      </>
    );
  }
  // Another server may know the day alone, which has been put in words.
  return published_at === undefined || published_at === null ? date : <ShortDate at={published_at} />;
}
