import { Command } from 'cmdk';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import FileText from 'lucide-react/icons/file-text';
import Send from 'lucide-react/icons/send';
import Tags from 'lucide-react/icons/tags';
import UserRound from 'lucide-react/icons/user-round';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FoundCampaign, FoundPerson, FoundTitle, PeopleList } from '#shared/contract/finder.ts';
import type { Deed, DeedGroup } from '../../components/dashboard/deeds.ts';
import { formatShortDate } from '../../components/dashboard/short-date.ts';
import { matchesSearch } from '../../lib/matches-search.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { Key } from '../Key.tsx';
import { COMMAND_ICONS } from './command-icons.ts';
import { type Command as PaletteCommand, commandsFor, otherWordFor, SHORTCUTS } from './commands.ts';
import { Matched } from './Matched.tsx';
import { FIELD, PaletteBar } from './PaletteBar.tsx';
import { PaletteGroup, PaletteItem, WITH_KEYS } from './PaletteItem.tsx';
import { keepRecent, readRecent } from './recent.ts';
import { useFinding } from './use-finding.ts';

interface CommandPaletteProps {
  /** What is typed. */
  words: string;
  /** What can be done with what had the focus, or was chosen, when it was opened. */
  here: readonly DeedGroup[];
  onType: (words: string) => void;
  onClose: () => void;
  /** One of the commands was chosen, by its id. */
  onCommand: (id: string) => void;
  onPost: (id: number) => void;
  onPerson: (person: FoundPerson) => void;
  onCategory: (id: number) => void;
  onCampaign: (id: number) => void;
}

const DID: Record<PeopleList, string> = {
  messages: 'wrote',
  consultations: 'booked',
  subscribers: 'subscribed',
};

const CAMPAIGN_STATES: Record<FoundCampaign['state'], string> = {
  ...{ scheduled: 'Scheduled', sending: 'Sent', paused: 'Paused', stopped: 'Stopped' },
  cancelled: 'Cancelled',
};

/** Does something with the row it was opened on, goes anywhere in the dashboard, begins something new, and finds what is there, by a few characters. */
export function CommandPalette(props: CommandPaletteProps) {
  const { words, here, onType, onClose, onCommand, onPost, onPerson, onCategory, onCampaign } = props;
  const input = useRef<HTMLInputElement>(null);
  const [opened] = useState(readRecent);
  const now = useMinute();
  const { posts, people, categories, campaigns, isLooking, failed } = useFinding(words);
  const { groups, related, trash } = commandsFor(words.trim());
  // They wait for what is looked up: what stands first is chosen, and stays it.
  const late = isLooking ? { related: [], trash: [] } : { related, trash };
  const deeds = here.map(({ heading, deeds: all }) => ({
    heading,
    deeds: all.filter(({ label }) => matchesSearch(words.trim(), [label])),
  }));
  const recent = words.trim() === '' ? opened : [];
  const isEmpty = [
    ...deeds.map((group) => group.deeds),
    ...groups.map(({ commands }) => commands),
    ...[posts, people, categories, campaigns, late.related, late.trash],
  ].every((group) => group.length === 0);

  // It takes the place of the field that one may already be typing in.
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  }, []);

  /** The dialog goes first, and the focus back to where it was: what is done is done there, or takes the focus. */
  function choose(act: () => void) {
    flushSync(onClose);
    act();
  }

  const deedItem = ({ label, keys, act }: Deed, group: string) => (
    <PaletteItem
      key={label}
      value={`${group} ${label}`}
      icon={CornerDownRight}
      side={<KeyAtSide keys={keys} />}
      onSelect={() => choose(act)}
    >
      <Matched text={label} words={words} />
    </PaletteItem>
  );

  const commandItem = ({ id, label, icon, keys }: PaletteCommand, otherWord?: string) => (
    <PaletteItem
      key={id}
      value={id}
      icon={COMMAND_ICONS[icon]}
      side={<KeyAtSide keys={keys} />}
      className={id === SHORTCUTS ? WITH_KEYS : ''}
      onSelect={() => choose(() => onCommand(id))}
    >
      <Matched text={label} words={words} />
      {otherWord === undefined ? null : (
        <span className="ml-2 text-quiet">
          <Matched text={otherWord} words={words} />
        </span>
      )}
    </PaletteItem>
  );
  const relatedItem = (command: PaletteCommand) =>
    commandItem(command, words.trim() === '' ? undefined : otherWordFor(command, words.trim()));
  const postItem = (post: FoundTitle, prefix = '') => (
    <PaletteItem
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
    </PaletteItem>
  );
  const personItem = (person: FoundPerson, prefix = '') => (
    <PaletteItem
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
    </PaletteItem>
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
        {deeds.map((group) => (
          <PaletteGroup key={group.heading} heading={group.heading}>
            {group.deeds.map((deed) => deedItem(deed, group.heading))}
          </PaletteGroup>
        ))}
        <PaletteGroup heading="Recent">
          {recent.map((one) =>
            'post' in one ? postItem(one.post, 'recent-') : personItem(one.person, 'recent-'),
          )}
        </PaletteGroup>
        {groups.map(({ heading, commands }) => (
          <PaletteGroup key={heading} heading={heading}>
            {commands.map((command) => commandItem(command))}
          </PaletteGroup>
        ))}
        <PaletteGroup heading="Posts">{posts.map((post) => postItem(post))}</PaletteGroup>
        <PaletteGroup heading="People">{people.map((person) => personItem(person))}</PaletteGroup>
        <PaletteGroup heading="Categories">
          {categories.map(({ id, name }) => (
            <PaletteItem
              key={id}
              value={`category-${id}`}
              icon={Tags}
              onSelect={() => choose(() => onCategory(id))}
            >
              <Matched text={name} words={words} />
            </PaletteItem>
          ))}
        </PaletteGroup>
        <PaletteGroup heading="Campaigns">
          {campaigns.map(({ id, subject, state }) => (
            <PaletteItem
              key={id}
              value={`campaign-${id}`}
              icon={Send}
              side={CAMPAIGN_STATES[state]}
              onSelect={() => choose(() => onCampaign(id))}
            >
              <Matched text={subject} words={words} />
            </PaletteItem>
          ))}
        </PaletteGroup>
        {/* Late, with the word that led to them: their names say nothing of what is typed. */}
        <PaletteGroup heading="Related">{late.related.map(relatedItem)}</PaletteGroup>
        <PaletteGroup heading="Trash">{late.trash.map(relatedItem)}</PaletteGroup>
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

function KeyAtSide({ keys }: { keys: string | undefined }) {
  return keys === undefined ? null : (
    <span className={WITH_KEYS}>
      <Key>{keys}</Key>
    </span>
  );
}
