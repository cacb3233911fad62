import { Command } from 'cmdk';
import ArrowRight from 'lucide-react/icons/arrow-right';
import FileText from 'lucide-react/icons/file-text';
import type { LucideIcon } from 'lucide-react';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import Zap from 'lucide-react/icons/zap';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { FoundPerson } from '#shared/contract/finder.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { LIMITS } from '#shared/limits.ts';
import { matchesSearch } from '../../lib/matches-search.ts';
import { Key } from '../Key.tsx';
import { ACTIONS, PLACES } from './commands.ts';
import { Matched } from './Matched.tsx';
import { useFinding } from './use-finding.ts';

interface CommandPaletteProps {
  onClose: () => void;
  /** One of the commands was chosen, by its id. */
  onCommand: (id: string) => void;
  onPost: (id: number) => void;
  onPerson: (person: FoundPerson) => void;
}

const DID: Record<FoundPerson['list'], string> = {
  messages: 'wrote',
  consultations: 'booked',
  subscribers: 'subscribed',
};

/** Goes anywhere in the dashboard, begins a post, and finds posts and people, by a few letters. */
export function CommandPalette({ onClose, onCommand, onPost, onPerson }: CommandPaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const { posts, people, isLooking, failed } = useFinding(words);
  const isMeant = ({ label, also }: { label: string; also: string }) =>
    words.trim() === '' || matchesSearch(words.trim(), [label, also]);
  const actions = ACTIONS.filter(isMeant);
  const places = PLACES.filter(isMeant);
  const isEmpty = [actions, places, posts, people].every((group) => group.length === 0);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    input.current?.focus();
    return () => element?.close();
  }, []);

  /** The dialog goes first: what is opened by a choice takes the focus. */
  function choose(act: () => void) {
    onClose();
    act();
  }

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={dialog}
      aria-label="Find or go to"
      className="mx-auto mt-[12vh] mb-auto w-[min(40rem,calc(100vw-2rem))] max-w-none rounded border border-line bg-raised p-0 text-ink max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:rounded-none max-sm:border-0"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <Command label="Find or go to" shouldFilter={false} loop>
        <div className="flex items-center gap-3 border-b border-line px-4">
          <Search aria-hidden className="size-4 shrink-0 text-quiet" />
          <Command.Input
            ref={input}
            value={words}
            onValueChange={setWords}
            maxLength={LIMITS.search}
            placeholder="A tab, a post, a name, an address"
            className="min-h-13 w-full min-w-0 bg-transparent outline-none placeholder:text-quiet"
          />
          <button
            type="button"
            onClick={onClose}
            className="-mr-2 min-h-11 shrink-0 cursor-pointer px-2 font-semibold text-quiet hover:text-ink sm:hidden"
          >
            Cancel
          </button>
        </div>
        <Command.List className="max-h-[min(26rem,60vh)] overflow-y-auto p-2 max-sm:max-h-[calc(100dvh-3.5rem)]">
          {isEmpty ? (
            <p role="status" className="px-2.5 py-6 text-quiet">
              {failed
                ? 'The site could not be asked. Try again in a moment.'
                : isLooking
                  ? 'Looking…'
                  : `Nothing is called “${words.trim()}”.`}
            </p>
          ) : null}
          <Group heading="Do">
            {actions.map(({ id, label, keys }) => (
              <Item
                key={id}
                value={id}
                onSelect={() => choose(() => onCommand(id))}
                icon={Zap}
                side={keys === undefined ? undefined : <Key>{keys}</Key>}
              >
                <Matched text={label} words={words} />
              </Item>
            ))}
          </Group>
          <Group heading="Go to">
            {places.map(({ id, label }) => (
              <Item key={id} value={id} icon={ArrowRight} onSelect={() => choose(() => onCommand(id))}>
                <Matched text={label} words={words} />
              </Item>
            ))}
          </Group>
          <Group heading="Posts">
            {posts.map(({ id, title, status }) => (
              <Item
                key={id}
                value={`post-${id}`}
                onSelect={() => choose(() => onPost(id))}
                icon={FileText}
                side={status === 'draft' ? 'Draft' : 'Published'}
              >
                <Matched text={title} words={words} />
              </Item>
            ))}
          </Group>
          <Group heading="People">
            {people.map((person) => (
              <Item
                key={person.list + person.email}
                value={person.list + person.email}
                onSelect={() => choose(() => onPerson(person))}
                icon={UserRound}
                side={`${DID[person.list]} ${formatLongDate(person.at)}`}
              >
                {person.name === '' ? null : (
                  <span className="mr-2">
                    <Matched text={person.name} words={words} />
                  </span>
                )}
                <span className="text-quiet">
                  <Matched text={person.email} words={words} />
                </span>
              </Item>
            ))}
          </Group>
        </Command.List>
        <p
          aria-hidden
          className="flex gap-x-5 border-t border-line px-4.5 py-2 text-fine text-quiet max-sm:hidden pointer-coarse:hidden"
        >
          <span>
            <Key>↑</Key> <Key>↓</Key> choose
          </span>
          <span>
            <Key>↵</Key> open
          </span>
          <span>
            <Key>esc</Key> close
          </span>
        </p>
      </Command>
    </dialog>
  );
}

function Group({ heading, children }: { heading: string; children: readonly ReactNode[] }) {
  return children.length === 0 ? null : (
    <Command.Group
      heading={heading}
      className="pb-2 **:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:py-1.5 **:[[cmdk-group-heading]]:text-fine **:[[cmdk-group-heading]]:text-quiet"
    >
      {children}
    </Command.Group>
  );
}

interface ItemProps {
  value: string;
  onSelect: () => void;
  icon: LucideIcon;
  /** At the right edge. */
  side?: ReactNode;
  children: ReactNode;
}

function Item({ value, onSelect, icon: Icon, side, children }: ItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded px-2.5 data-[selected=true]:bg-line/60 touch:min-h-11"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-quiet" />
      <span className="min-w-0 grow truncate">{children}</span>
      {side === undefined ? null : <span className="shrink-0 text-fine text-quiet">{side}</span>}
    </Command.Item>
  );
}
