import { Command } from 'cmdk';
import FileText from 'lucide-react/icons/file-text';
import type { LucideIcon } from 'lucide-react';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { FoundPerson, FoundTitle, PeopleList } from '#shared/contract/finder.ts';
import { formatShortDate } from '../../components/dashboard/short-date.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { Key } from '../Key.tsx';
import { COMMAND_ICONS } from './command-icons.ts';
import { type Command as PaletteCommand, commandsFor, otherWordFor, SHORTCUTS } from './commands.ts';
import { Matched } from './Matched.tsx';
import { FIELD, PaletteBar } from './PaletteBar.tsx';
import { keepRecent, readRecent } from './recent.ts';
import { useFinding } from './use-finding.ts';

interface CommandPaletteProps {
  /** What is typed. */
  words: string;
  onType: (words: string) => void;
  onClose: () => void;
  /** One of the commands was chosen, by its id. */
  onCommand: (id: string) => void;
  onPost: (id: number) => void;
  onPerson: (person: FoundPerson) => void;
}

/** Of no use where there is no keyboard. */
const WITH_KEYS = 'pointer-coarse:hidden';

const DID: Record<PeopleList, string> = {
  messages: 'wrote',
  consultations: 'booked',
  subscribers: 'subscribed',
};

/** Goes anywhere in the dashboard, begins a post, and finds posts and people, by a few letters. */
export function CommandPalette(props: CommandPaletteProps) {
  const { words, onType, onClose, onCommand, onPost, onPerson } = props;
  const input = useRef<HTMLInputElement>(null);
  const [opened] = useState(readRecent);
  const now = useMinute();
  const { posts, people, isLooking, failed } = useFinding(words);
  const { groups, related: others } = commandsFor(words.trim());
  // They wait for what is looked up: what stands first is chosen, and stays it.
  const related = isLooking ? [] : others;
  const recent = words.trim() === '' ? opened : [];
  const isEmpty = [...groups.map(({ commands }) => commands), related, posts, people].every(
    (group) => group.length === 0,
  );

  // It takes the place of the field that one may already be typing in.
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  }, []);

  /** The dialog goes first: what is opened by a choice takes the focus. */
  function choose(act: () => void) {
    onClose();
    act();
  }

  const commandItem = ({ id, label, icon, keys }: PaletteCommand, otherWord?: string) => (
    <Item
      key={id}
      value={id}
      icon={COMMAND_ICONS[icon]}
      side={
        keys === undefined ? undefined : (
          <span className={WITH_KEYS}>
            <Key>{keys}</Key>
          </span>
        )
      }
      className={id === SHORTCUTS ? WITH_KEYS : ''}
      onSelect={() => choose(() => onCommand(id))}
    >
      <Matched text={label} words={words} />
      {otherWord === undefined ? null : (
        <span className="ml-2 text-quiet">
          <Matched text={otherWord} words={words} />
        </span>
      )}
    </Item>
  );
  const postItem = (post: FoundTitle, prefix = '') => (
    <Item
      key={post.id}
      value={`${prefix}post-${post.id}`}
      onSelect={() =>
        choose(() => {
          keepRecent({ post });
          onPost(post.id);
        })
      }
      icon={FileText}
      side={post.status === 'draft' ? 'Draft' : 'Published'}
    >
      <Matched text={post.title} words={words} />
    </Item>
  );
  const personItem = (person: FoundPerson, prefix = '') => (
    <Item
      key={person.email}
      value={`${prefix}person-${person.email}`}
      onSelect={() =>
        choose(() => {
          keepRecent({ person });
          onPerson(person);
        })
      }
      icon={UserRound}
      side={person.lists.map(({ list, at }, index) => (
        // On a phone, what they did last says enough.
        <span key={list} className={index === 0 ? '' : 'max-sm:hidden'}>
          {index === 0 ? '' : ' · '}
          {DID[list]} {formatShortDate(at, now)}
        </span>
      ))}
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
  );

  return (
    <Command label="Find or go to" shouldFilter={false} loop>
      <PaletteBar onClose={onClose}>
        <Command.Input ref={input} {...FIELD} value={words} onValueChange={onType} />
      </PaletteBar>
      <Command.List className="palette-list max-h-[min(26rem,60vh)] overflow-y-auto p-2 max-sm:max-h-[calc(100dvh-3.5rem)]">
        {isEmpty ? (
          <p role="status" className="px-2.5 py-6 text-quiet">
            {failed
              ? 'The site could not be asked. Try again in a moment.'
              : isLooking
                ? 'Looking…'
                : `Nothing is called “${words.trim()}”.`}
          </p>
        ) : null}
        <Group heading="Recent">
          {recent.map((one) =>
            'post' in one ? postItem(one.post, 'recent-') : personItem(one.person, 'recent-'),
          )}
        </Group>
        {groups.map(({ heading, commands }) => (
          <Group key={heading} heading={heading}>
            {commands.map((command) => commandItem(command))}
          </Group>
        ))}
        <Group heading="Posts">{posts.map((post) => postItem(post))}</Group>
        <Group heading="People">{people.map((person) => personItem(person))}</Group>
        {/* Last, with the word that led to them: their names say nothing of what is typed. */}
        <Group heading="Related">
          {related.map((command) => commandItem(command, otherWordFor(command, words.trim())))}
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
  className?: string;
  children: ReactNode;
}

function Item({ value, onSelect, icon: Icon, side, className = '', children }: ItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className={`flex min-h-10 cursor-pointer items-center gap-3 rounded px-2.5 data-[selected=true]:bg-line/60 touch:min-h-11 ${className}`}
    >
      <Icon aria-hidden className="size-4 shrink-0 text-quiet" />
      <span className="min-w-0 grow truncate">{children}</span>
      {side === undefined ? null : <span className="shrink-0 text-fine text-quiet">{side}</span>}
    </Command.Item>
  );
}
