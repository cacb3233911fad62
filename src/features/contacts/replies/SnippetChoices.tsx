import { useEffect, useRef, useState } from 'react';
import type { Snippet } from '#shared/contract/snippets.ts';
import { folded } from '#shared/folded.ts';
import { LIMITS } from '#shared/limits.ts';
import { matchesSearch } from '../../../lib/matches-search.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/controls.tsx';

/** More of them can be searched. */
const MAX_UNSEARCHED = 5;

interface SnippetChoicesProps {
  snippets: readonly Snippet[];
  onInsert: (snippet: Snippet) => void;
  onEdit: (snippet: Snippet) => void;
  onDelete: (snippet: Snippet) => void;
}

/**
 * The snippets, each to be put in, changed or deleted; many can be searched. Enter puts the first in, or the first that is
 * found: its button has the focus, or the search field.
 */
export function SnippetChoices({ snippets, onInsert, onEdit, onDelete }: SnippetChoicesProps) {
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const firstInsert = useRef<HTMLButtonElement>(null);
  const none = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const begin = none.current?.closest('dialog')?.querySelector('button'); // a new one
    (field.current ?? firstInsert.current ?? begin)?.focus();
  }, []);
  if (snippets.length === 0) {
    return (
      <p ref={none} className="mt-4 text-quiet">
        No snippets yet. A text that you write often can be kept here, and put into any reply.
      </p>
    );
  }
  const found = snippets.filter(({ name, body }) =>
    matchesSearch(folded(search.trim()), [name, body].map(folded)),
  );
  const [first] = found;
  return (
    <>
      {snippets.length <= MAX_UNSEARCHED ? null : (
        <TextInput
          ref={field}
          type="search"
          aria-label="Find a snippet"
          placeholder="Name or words"
          className="mt-4"
          autoComplete="off"
          maxLength={LIMITS.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (first !== undefined) onInsert(first);
          }}
        />
      )}
      {found.length > 0 ? null : (
        <p role="status" className="mt-4 text-quiet">
          No snippet has these words.
        </p>
      )}
      <ul className="mt-4 border-t border-line empty:hidden">
        {found.map((snippet) => (
          <li
            key={snippet.id}
            data-snippet={snippet.id}
            className="flex flex-wrap items-center gap-x-2 border-b border-line py-1.5 sm:flex-nowrap"
          >
            <button
              type="button"
              onClick={() => onInsert(snippet)}
              className="finger-high min-w-0 grow basis-full cursor-pointer rounded py-1 text-left hover:text-clay sm:basis-0"
            >
              <span className="block font-semibold wrap-anywhere">{snippet.name}</span>
              <span className="block truncate text-quiet">{snippet.body}</span>
            </button>
            <Button
              ref={snippet === first ? firstInsert : null}
              size="small"
              variant="secondary"
              aria-label={`Insert “${snippet.name}”`}
              onClick={() => onInsert(snippet)}
            >
              Insert
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Edit “${snippet.name}”`}
              onClick={() => onEdit(snippet)}
            >
              Edit
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Delete “${snippet.name}”`}
              onClick={() => onDelete(snippet)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
