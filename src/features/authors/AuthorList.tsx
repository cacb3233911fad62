import { formatLongDate } from '#shared/dates-in-words.ts';
import { ListHeads } from '../../components/dashboard/ListHeads.tsx';
import { Reachable } from '../../components/dashboard/Reachable.tsx';
import { RowButtons } from '../../components/dashboard/RowButtons.tsx';
import { Badge } from '../../ui/Badge.tsx';
import type { Author } from './authors.ts';

interface AuthorListProps {
  authors: readonly Author[];
  /** The number of an author's posts; null while unknown. */
  postsOf: (author: Author) => number | null;
  onEdit: (author: Author) => void;
  onDelete: (author: Author) => void;
}

/** The same columns for the heads and for every author. */
const COLUMNS = 'md:grid-cols-[minmax(0,1fr)_7rem_6rem_5rem_11.5rem_7.5rem]';

/** [2.15.32] [3.5.03] */
export function AuthorList({ authors, postsOf, onEdit, onDelete }: AuthorListProps) {
  return (
    <div className="mt-5">
      <ListHeads names={['Name', 'Role', 'Status', 'Posts', 'Since']} className={`gap-x-6 ${COLUMNS}`} />
      <ul className="max-md:border-t max-md:border-line">
        {authors.map((author) => (
          <li
            key={author.id}
            tabIndex={-1}
            className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-2 border-b border-line py-3 ${COLUMNS}`}
          >
            <div className="min-w-0 max-md:col-span-2">
              <p className="font-semibold wrap-anywhere">{author.name}</p>
              {author.email === '' ? null : <Reachable email={author.email} phone="" />}
              {author.bio === '' ? null : (
                <p className="mt-1 max-w-measure wrap-anywhere whitespace-pre-line text-quiet">
                  {author.bio}
                </p>
              )}
            </div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:col-span-2 md:contents">
              <p className="text-quiet max-md:order-first">{author.role}</p>
              <p>
                <Badge tone="agave">Active</Badge>
              </p>
              <p className="text-quiet tabular-nums">{describe(postsOf(author))}</p>
            </div>
            <p className="self-center text-quiet md:self-start">
              <span className="md:hidden">Since </span>
              {author.created_at === '' ? 'the start' : formatLongDate(author.created_at)}
            </p>
            <RowButtons name={author.name} onEdit={() => onEdit(author)} onDelete={() => onDelete(author)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function describe(posts: number | null): string {
  if (posts === null) return '';
  return posts === 1 ? '1 post' : `${posts} posts`;
}
