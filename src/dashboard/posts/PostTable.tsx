import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { PostRow } from './PostRow.tsx';

interface PostTableProps {
  posts: readonly OwnerPost[];
  onEdit: (post: OwnerPost) => void;
  onDelete: (post: OwnerPost) => void;
  onMail: (post: OwnerPost) => void;
}

/** Sticks to the top. The line is a shadow, because a border would not stick. */
const STICKY = 'sticky top-0 z-10 bg-paper py-2 shadow-[inset_0_-1px_0_var(--ink)]';
const HEADING = `${STICKY} pr-4 text-left text-fine font-semibold text-quiet`;

/** The posts as rows, or as cards if seven columns do not fit. Browsers tell of a table in both cases. [2.15.22] */
export function PostTable({ posts, ...acts }: PostTableProps) {
  return (
    <table aria-label="Posts" className="w-full tabular-nums @max-[62rem]:block">
      <thead className="@max-[62rem]:sr-only">
        <tr>
          <th scope="col" className={HEADING}>
            Title
          </th>
          <th scope="col" className={HEADING}>
            Status
          </th>
          <th scope="col" className={HEADING}>
            Category
          </th>
          <th scope="col" className={HEADING}>
            Author
          </th>
          <th scope="col" className={HEADING}>
            Date
          </th>
          <th scope="col" className={`${HEADING} text-right`}>
            Views
          </th>
          <th scope="col" className={STICKY}>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody className="@max-[62rem]:block @max-[62rem]:border-t @max-[62rem]:border-line">
        {posts.map((post) => (
          <PostRow key={post.id} post={post} {...acts} />
        ))}
      </tbody>
    </table>
  );
}
