import { Link } from 'react-router-dom';
import { howMany } from '../../lib/how-many.ts';
import { dashboardTabPath } from '../../paths.ts';
import { ROW_LINK } from './quiet-link.ts';

interface PostCountProps {
  count: number;
  /** Of what they are, for those who listen: 'in Design'. */
  of: string;
  /** What narrows the list of posts to them. */
  filter: { category: string } | { author: string };
}

/** How many posts there are of something, which leads to them. */
export function PostCount({ count, of, filter }: PostCountProps) {
  const posts = howMany(count, 'post');
  if (count === 0) return posts;
  return (
    <Link
      to={`${dashboardTabPath('posts')}&${new URLSearchParams(filter).toString()}`}
      aria-label={`${posts} ${of}`}
      className={ROW_LINK}
    >
      {posts}
    </Link>
  );
}
