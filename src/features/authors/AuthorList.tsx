import { formatLongDate } from '#shared/dates-in-words.ts';
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

/** [2.15.32] [3.5.03] */
export function AuthorList({ authors, postsOf, onEdit, onDelete }: AuthorListProps) {
  return (
    <ul className="mt-5 border-t border-line">
      {authors.map((author) => (
        <li
          key={author.id}
          tabIndex={-1}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-2 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_5.5rem_11.5rem_auto]"
        >
          <div className="min-w-0 max-md:col-span-2">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold wrap-anywhere">
              {author.name} <Badge tone="plain">{author.role}</Badge>
            </p>
            {author.email === '' ? null : <Reachable email={author.email} phone="" />}
            {author.bio === '' ? null : (
              <p className="mt-1 max-w-measure wrap-anywhere whitespace-pre-line text-quiet">{author.bio}</p>
            )}
          </div>
          <p className="max-md:col-span-2">
            <Badge tone="agave">Active</Badge>
            <span className="ml-3 text-quiet md:ml-0 md:block md:pt-1">{describe(postsOf(author))}</span>
          </p>
          <p className="self-center text-quiet md:self-start">
            {author.created_at === '' ? 'Here from the start' : since(author)}
          </p>
          <RowButtons name={author.name} onEdit={() => onEdit(author)} onDelete={() => onDelete(author)} />
        </li>
      ))}
    </ul>
  );
}

function since({ created_at }: Author): string {
  return `Since ${formatLongDate(created_at)}`;
}

function describe(posts: number | null): string {
  if (posts === null) return '';
  return posts === 1 ? '1 post' : `${posts} posts`;
}
