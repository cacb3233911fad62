import type { DeskPost } from '../../features/posts-desk/desk-post.ts';
import { PostRow } from './PostRow.tsx';

interface PostTableProps {
  posts: readonly DeskPost[];
  onEdit: (post: DeskPost) => void;
  onDelete: (post: DeskPost) => void;
}

/** Sticks under the strip of tabs, or at the top beside the rail; the line is a shadow, for a border would stay behind. */
const STICKY = 'sticky top-11 z-10 bg-paper py-2 shadow-[inset_0_-1px_0_var(--ink)] lg:top-0';
const HEADING = `${STICKY} pr-4 text-left font-semibold`;

/**
 * The posts in rows; cards below 700 px. The roles are spelled out because a table that is laid out as blocks is no
 * table to some screen readers. [2.15.22]
 */
export function PostTable({ posts, onEdit, onDelete }: PostTableProps) {
  return (
    <table role="table" aria-label="Posts" className="w-full tabular-nums max-[43.75rem]:block">
      <thead className="max-[43.75rem]:sr-only">
        <tr role="row">
          <th role="columnheader" scope="col" className={HEADING}>
            Title
          </th>
          <th role="columnheader" scope="col" className={HEADING}>
            Status
          </th>
          <th role="columnheader" scope="col" className={HEADING}>
            Category
          </th>
          <th role="columnheader" scope="col" className={HEADING}>
            Author
          </th>
          <th role="columnheader" scope="col" className={HEADING}>
            Date
          </th>
          <th role="columnheader" scope="col" className={`${HEADING} text-right`}>
            Views
          </th>
          <th role="columnheader" scope="col" className={STICKY}>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-[43.75rem]:block max-[43.75rem]:border-t max-[43.75rem]:border-line">
        {posts.map((post) => (
          <PostRow key={post.id} post={post} onEdit={onEdit} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  );
}
