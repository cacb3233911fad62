import { formatLongDate } from '#shared/dates-in-words.ts';
import type { EditedRow } from '../../components/dashboard/edited-row.ts';
import { PostCount } from '../../components/dashboard/PostCount.tsx';
import { Reachable } from '../../components/dashboard/Reachable.tsx';
import { RowButtons } from '../../components/dashboard/RowButtons.tsx';
import { initialsOf } from '../../lib/initials.ts';
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

/** [2.15.32] [3.5.03] */
export function AuthorList({ authors, edited, ...rows }: AuthorListProps) {
  return (
    <ul className="mt-5 border-t border-line">
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
      data-row={id}
      className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-4"
    >
      <Initials name={byline} />
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold wrap-anywhere">{byline}</p>
        {byline === name ? null : (
          <p className="text-quiet">
            Saved as <span>{name}</span>: visitors read your name until you change it
          </p>
        )}
        <p className="flex flex-wrap gap-x-2 text-quiet tabular-nums">
          <span>{role}</span>
          <Dot />
          <span>Active</span>
          {posts === null ? null : (
            <>
              <Dot />
              <span>
                <PostCount count={posts} of={`by ${name}`} filter={{ author: String(id) }} />
              </span>
            </>
          )}
          {created_at === '' ? null : (
            <>
              <Dot />
              <span>Since {formatLongDate(created_at)}</span>
            </>
          )}
        </p>
        {email === '' ? null : <Reachable email={email} phone="" />}
        {bio === '' ? null : (
          <p title={bio} className="mt-1 line-clamp-2 max-w-measure wrap-anywhere text-quiet">
            {bio}
          </p>
        )}
      </div>
      <div className="ml-auto">
        <RowButtons
          name={name}
          refusal={refusalOf(author)}
          saysRefusal
          editKey={editKey(author)}
          onEdit={() => onEdit(author)}
          onDelete={() => onDelete(author)}
        />
      </div>
    </li>
  );
}

/** In a portrait's place: the first letters of a name's first and last words. */
function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-11 shrink-0 place-items-center rounded-full bg-sun-wash font-serif text-body font-semibold text-sun"
    >
      {initialsOf(name)}
    </span>
  );
}

function Dot() {
  return <span aria-hidden>·</span>;
}
