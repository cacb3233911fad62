import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'react-router-dom';
import type { FlagsChoice } from '#shared/contract/flags.ts';
import { AuthorForm } from '../features/authors/AuthorForm.tsx';
import { AuthorList } from '../features/authors/AuthorList.tsx';
import { type Author, type AuthorDetails, bylineOf } from '../features/authors/authors.ts';
import { useAuthorActions, useAuthors } from '../features/authors/use-authors.ts';
import { FlagsOffer } from '../features/browser-data/FlagsOffer.tsx';
import { useFlagsChoice } from '../features/browser-data/use-kept-flags.ts';
import { englishList } from '../components/dashboard/english-list.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { accountSectionPath } from './account/account-pages.ts';
import { EditableSection } from './EditableSection.tsx';
import { useEditableRows } from './use-editable-rows.ts';
import { usePostsByAuthor } from './use-posts-by-author.ts';

const HAS_POSTS = 'Cannot delete author with existing posts. Please reassign the posts first.';
const ALONE = 'Every post needs an author: write another one before the only one is deleted.';
const UNKNOWN = 'The posts could not be looked through, so it is not known whether this author has any.';

/** Where they are kept, once the owner has chosen that. */
const PLACES: Record<Exclude<FlagsChoice, 'unasked'>, string> = {
  refused: 'Authors are kept in this browser alone.',
  kept: 'Authors are kept with your account.',
};

/** List, create, edit and delete authors, in this browser only. [1.15] [2.15.04] [2.15.32]–[2.15.36] [5.37] [5.38] */
export function AuthorsTab() {
  const authors = useAuthors();
  const { add, change, remove, restore } = useAuthorActions();
  const { postsOf, error, retry, count } = usePostsByAuthor();
  const { choice } = useFlagsChoice();
  const rows = useEditableRows<Author>({ noun: 'author', remove: ({ id }) => remove(id), restore });

  function save(author: Author | null, details: AuthorDetails) {
    if (author !== null) {
      change(author.id, details);
      const { name, email, bio, role } = author;
      const takeBack = () => Promise.resolve(change(author.id, { name, email, bio, role }));
      rows.finish('Author updated', { id: author.id, takeBack, isNew: false });
      return;
    }
    const id = add(details)?.id;
    rows.finish(
      'Author created',
      id === undefined ? null : { id, takeBack: () => removeUnused(id), isNew: true },
    );
  }

  /** Posts may have got the author meanwhile. */
  async function removeUnused(id: number) {
    const posts = await count(id);
    if (posts !== 0) throw new Error(posts === null ? UNKNOWN : HAS_POSTS);
    remove(id);
  }

  /** Why an author can't be deleted, as far as that is known. */
  function refusalOf({ id }: Author): string | null {
    const posts = postsOf(id);
    if (posts !== null && posts > 0) return HAS_POSTS;
    return authors.length === 1 && posts !== null ? ALONE : null;
  }

  async function askAndDelete(author: Author) {
    const refusal = refusalOf(author) ?? (postsOf(author.id) === null ? UNKNOWN : null);
    if (refusal === null) {
      rows.askAndDelete(author);
      return;
    }
    rows.news.clear();
    await rows.news.fail(refusal, `${author.name} stays`);
    if (error !== null) retry();
  }

  return (
    <>
      <EditableSection
        title="Authors"
        summary={`Posts are signed ${bylines(authors)}.`}
        rows={rows}
        form={(author, common) => (
          <AuthorForm
            {...common}
            author={author}
            begun={rows.begun}
            onSave={(details) => save(author, details)}
          />
        )}
      >
        {(edited) =>
          authors.length === 0 && rows.editing !== 'new' ? (
            <div className="mt-5">
              <EmptyState
                icon={UserRound}
                title="No authors yet"
                message="Begin with yourself: the name that visitors read above your posts."
                action={
                  <Button size="small" onClick={() => rows.edit('new')}>
                    New author
                  </Button>
                }
              />
            </div>
          ) : (
            <>
              <FlagsOffer>
                Authors are kept in this browser alone. Together with what you mark as read or confirm, they
                can be kept with your account, and are then the same wherever you sign in.
              </FlagsOffer>
              <AuthorList
                authors={authors}
                edited={edited}
                editKey={rows.editKey}
                postsOf={({ id }) => postsOf(id)}
                refusalOf={refusalOf}
                onEdit={rows.edit}
                onDelete={(author) => void askAndDelete(author)}
              />
            </>
          )
        }
      </EditableSection>
      {choice === undefined || choice === 'unasked' ? null : (
        <p className="mt-4 text-small text-quiet">
          {PLACES[choice]}{' '}
          <Link to={accountSectionPath('marks')} className="finger-high text-link">
            Change that
          </Link>
        </p>
      )}
    </>
  );
}

/** 'Wren Calder', or 'Ada, Bo, and Cy' */
function bylines(authors: readonly Author[]): string {
  return authors.length === 0 ? 'with your name' : englishList(authors.map(bylineOf));
}
