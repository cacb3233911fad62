import { formatLongDate } from '#shared/dates-in-words.ts';
import type { EditedRow } from '../../components/dashboard/edited-row.ts';
import { ListHeads } from '../../components/dashboard/ListHeads.tsx';
import { PostCount } from '../../components/dashboard/PostCount.tsx';
import { Reachable } from '../../components/dashboard/Reachable.tsx';
import { RowButtons } from '../../components/dashboard/RowButtons.tsx';
import { type Author, bylineOf } from './authors.ts';

interface AuthorListProps {
  authors: readonly Author[];
  /** The number of an author's posts; null while unknown. */
  postsOf: (author: Author) => number | null;
  /** Why an author can't be deleted; null for one that can. */
  refusalOf: (author: Author) => string | null;
  edited: EditedRow | null;
  editKey: (author: Author) => string;
  onEdit: (author: Author) => void;
  onDelete: (author: Author) => void;
}

/** The same columns for the heads and for every author. */
const COLUMNS =
  'md:gap-x-4 md:grid-cols-[minmax(0,1fr)_5.5rem_3.5rem_4.5rem_8.75rem_7.5rem] lg:gap-x-6 lg:grid-cols-[minmax(0,1fr)_7rem_6rem_5rem_11.5rem_7.5rem]';

/** [2.15.32] [3.5.03] */
export function AuthorList({ authors, edited, ...rows }: AuthorListProps) {
  return (
    <div className="mt-5">
      <ListHeads names={['Name', 'Role', 'Status', 'Posts', 'Since']} className={COLUMNS} />
      <ul className="max-md:border-t max-md:border-line">
        {authors.map((author) =>
          edited?.id === author.id ? (
            <li key={author.id} className="border-b border-line py-5">
              {edited.form}
            </li>
          ) : (
            <AuthorRow key={author.id} author={author} {...rows} />
          ),
        )}
      </ul>
    </div>
  );
}

type AuthorRowProps = Omit<AuthorListProps, 'authors' | 'edited'> & { author: Author };

function AuthorRow({ author, postsOf, refusalOf, editKey, onEdit, onDelete }: AuthorRowProps) {
  const { id, name, email, bio, role, created_at } = author;
  const byline = bylineOf(author);
  const posts = postsOf(author);
  return (
    <li
      tabIndex={-1}
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-2 border-b border-line py-3 ${COLUMNS}`}
    >
      <div className="min-w-0 max-md:col-span-2">
        <p className="font-semibold wrap-anywhere">{byline}</p>
        {byline === name ? null : (
          <p className="text-fine text-quiet">
            Called <span>{name}</span> in the dashboard
          </p>
        )}
        {email === '' ? null : <Reachable email={email} phone="" />}
        {bio === '' ? null : (
          <p title={bio} className="mt-1 line-clamp-2 max-w-measure wrap-anywhere text-quiet">
            {bio}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet max-md:col-span-2 md:contents">
        <p>{role}</p>
        <p>Active</p>
        <p className="tabular-nums">
          {posts === null ? null : (
            <PostCount count={posts} of={`by ${name}`} filter={{ author: String(id) }} />
          )}
        </p>
      </div>
      <p className="self-center text-quiet md:self-start">
        {created_at === '' ? (
          <span className="max-md:hidden">
            <span aria-hidden>–</span>
            <span className="sr-only">Not known</span>
          </span>
        ) : (
          <>
            <span className="md:hidden">Since </span>
            {formatLongDate(created_at)}
          </>
        )}
      </p>
      <RowButtons
        name={name}
        refusal={refusalOf(author)}
        editKey={editKey(author)}
        onEdit={() => onEdit(author)}
        onDelete={() => onDelete(author)}
      />
    </li>
  );
}
