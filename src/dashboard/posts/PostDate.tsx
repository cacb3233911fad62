import { ShortDate } from '../../components/dashboard/ShortDate.tsx';
import { isScheduled, plannedAt, type ListedPost } from '../../features/posts/owner-post.ts';

interface PostDateProps {
  post: ListedPost;
  /** See `plannedAt`; its own date by default. */
  planned?: string | null;
}

/** When a post appeared or is to appear; of a draft, when it was last saved, and for when it is planned. [D22] */
export function PostDate({ post, planned = plannedAt(post) }: PostDateProps) {
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
        {planned === null ? null : (
          <>
            , planned for <ShortDate at={planned} withTime inSentence />
          </>
        )}
      </>
    );
  }
  // Another server may know the day alone, which has been put in words.
  return published_at === undefined || published_at === null ? date : <ShortDate at={published_at} />;
}
