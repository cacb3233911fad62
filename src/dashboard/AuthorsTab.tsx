import { useState } from 'react';
import { DashboardSection } from '../components/dashboard/DashboardSection.tsx';
import { neighbourOf } from '../components/dashboard/row-focus.ts';
import { AuthorForm } from '../features/authors/AuthorForm.tsx';
import { AuthorList } from '../features/authors/AuthorList.tsx';
import type { Author, AuthorDetails } from '../features/authors/authors.ts';
import { useAuthorActions, useAuthors } from '../features/authors/use-authors.ts';
import { BrowserDataPanel } from '../features/browser-data/BrowserDataPanel.tsx';
import { useHost } from '../lib/host.ts';
import { useAlerts } from '../ui/alerts.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useEditing } from './use-editing.ts';
import { usePostsByAuthor } from './use-posts-by-author.ts';

const HAS_POSTS = 'Cannot delete author with existing posts. Please reassign the posts first.';
const UNKNOWN = 'The posts could not be looked through, so it is not known whether this author has any.';

/** List, create, edit, delete, all in this browser. [1.15] [2.15.04] [2.15.32]–[2.15.36] [5.37] [5.38] */
export function AuthorsTab() {
  const { announcer } = useHost();
  const { alert, confirm } = useAlerts();
  const authors = useAuthors();
  const { add, change, remove } = useAuthorActions();
  const { postsOf, error, retry } = usePostsByAuthor();
  const { editing, open, touch, close } = useEditing<Author>();
  const [notice, setNotice] = useState<string | null>(null);

  function edit(what: Author | 'new') {
    setNotice(null);
    void open(what);
  }

  function say(text: string) {
    setNotice(text);
    announcer.announce(text);
  }

  function save(details: AuthorDetails) {
    if (editing === null) return;
    if (editing === 'new') add(details);
    else change(editing.id, details);
    close();
    say(editing === 'new' ? 'Author created' : 'Author updated');
  }

  async function askAndDelete({ id, name }: Author) {
    setNotice(null);
    const posts = postsOf(id);
    if (posts !== 0) {
      const text = posts === null ? UNKNOWN : HAS_POSTS;
      announcer.announce(text);
      await alert(text, `${name} stays`);
      if (error !== null) retry();
      return;
    }
    const neighbour = neighbourOf(document.activeElement);
    const message = 'Are you sure you want to delete this author? This action cannot be undone.';
    if (!(await confirm({ title: `Delete ${name}?`, message, confirmLabel: 'Delete', danger: true }))) return;
    if (editing !== null && editing !== 'new' && editing.id === id) close();
    remove(id);
    neighbour?.focus();
    say('Author deleted');
  }

  return (
    <>
      <DashboardSection
        title="Authors"
        summary="Whose names stand under posts. They are kept in this browser alone."
        notice={notice}
        actions={
          <Button size="small" onClick={() => edit('new')}>
            New author
          </Button>
        }
      >
        {editing === null ? null : (
          <AuthorForm
            key={editing === 'new' ? 'new' : editing.id}
            author={editing === 'new' ? null : editing}
            onChange={touch}
            onSave={save}
            onCancel={close}
          />
        )}
        {authors.length === 0 ? (
          <div className="mt-5">
            <EmptyState title="No authors yet" message="Create one: every post needs an author." />
          </div>
        ) : (
          <AuthorList
            authors={authors}
            postsOf={({ id }) => postsOf(id)}
            onEdit={edit}
            onDelete={(author) => void askAndDelete(author)}
          />
        )}
      </DashboardSection>
      <BrowserDataPanel />
    </>
  );
}
