import type { LucideIcon } from 'lucide-react';
import Code from 'lucide-react/icons/square-code';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Heading4 from 'lucide-react/icons/heading-4';
import ImageIcon from 'lucide-react/icons/image';
import Images from 'lucide-react/icons/images';
import Lightbulb from 'lucide-react/icons/lightbulb';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Pilcrow from 'lucide-react/icons/pilcrow';
import Quote from 'lucide-react/icons/quote';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import VideoIcon from 'lucide-react/icons/square-play';
import type Quill from 'quill';
import { BUTTON_BLOCK, callout, code, DIVIDER, FOOTNOTE, item, line, NOTE, TABLE, TASK } from './blocks.ts';

/** What a command needs beside the text. */
export interface CommandTools {
  chooseImage: () => void;
  /** Null where there is no library. */
  pickImage: ((index: number) => void) | null;
  askVideo: () => void;
  askLink: () => void;
  askButton: () => void;
}

/** The one command for words of a footnote, too. */
export const LINK_COMMAND = 'Link';

/** What is wanted most comes first: nine are seen at once. */
const BLOCK_GROUPS = ['Basic', 'Media', 'More'] as const;

/** A block that can be made where the caret is. */
export interface BlockCommand {
  name: string;
  /** How it is typed without the menu, or what it is for. */
  hint: string;
  /** Other words by which it is found. */
  words: string;
  group: string;
  icon: LucideIcon;
  run: (quill: Quill, index: number, tools: CommandTools) => void;
  /** Where it goes by itself behind words: into their line, or below it. Any other needs a line. */
  fromWords?: 'into' | 'below';
  /** Whether it can be made here; always, unless told. */
  isOffered?: (tools: CommandTools) => boolean;
}

const BASIC: readonly Omit<BlockCommand, 'group'>[] = [
  { name: 'Heading 2', hint: '##', words: 'title section h2', icon: Heading2, run: line({ header: 2 }) },
  { name: 'Heading 3', hint: '###', words: 'title section h3', icon: Heading3, run: line({ header: 3 }) },
  {
    name: 'Bulleted list',
    hint: '-',
    words: 'unordered ul points',
    icon: List,
    run: item('bullet'),
  },
  {
    name: 'Numbered list',
    hint: '1.',
    words: 'ordered ol steps',
    icon: ListOrdered,
    run: item('ordered'),
  },
  { name: 'Quote', hint: '>', words: 'blockquote citation', icon: Quote, run: line({ blockquote: true }) },
  {
    name: 'Code',
    hint: '```',
    words: 'pre snippet file',
    icon: Code,
    run: code,
  },
];

const MEDIA: typeof BASIC = [
  {
    name: 'Image',
    fromWords: 'below',
    hint: 'From this device',
    words: 'picture photo figure img gallery row',
    icon: ImageIcon,
    run: (_, __, tools) => tools.chooseImage(),
  },
  {
    name: 'Image from the library',
    fromWords: 'below',
    hint: 'Uploaded before',
    words: 'photo figure media picture uploaded img',
    icon: Images,
    run: (_, index, tools) => tools.pickImage?.(index),
    isOffered: (tools) => tools.pickImage !== null,
  },
  {
    name: 'Video',
    fromWords: 'below',
    hint: 'A YouTube address',
    words: 'youtube yt embed film movie',
    icon: VideoIcon,
    run: (_, __, tools) => tools.askVideo(),
  },
];

const MORE: typeof BASIC = [
  { ...TASK, hint: TASK.typed, words: 'todo checklist checkbox' },
  {
    ...BUTTON_BLOCK,
    fromWords: 'below',
    hint: 'A link to press',
    words: 'action cta link',
    run: (_, __, tools) => tools.askButton(),
  },
  { ...TABLE, fromWords: 'below', hint: 'Rows and columns', words: 'grid cells' },
  { ...DIVIDER, fromWords: 'below', hint: DIVIDER.typed, words: 'rule line hr separator' },
  { ...NOTE, hint: 'An aside in a box', words: 'callout info aside box' },
  {
    name: 'Tip',
    hint: 'Advice in a box',
    words: 'callout hint box',
    icon: Lightbulb,
    run: callout('tip'),
  },
  {
    name: 'Warning',
    hint: 'A danger in a box',
    words: 'callout caution danger box',
    icon: TriangleAlert,
    run: callout('warning'),
  },
  { ...FOOTNOTE, fromWords: 'into', hint: 'Numbered, at the end', words: 'note reference source' },
  {
    name: LINK_COMMAND,
    fromWords: 'into',
    hint: 'A post or an address',
    words: 'url internal post bookmark',
    icon: LinkIcon,
    run: (_, __, tools) => tools.askLink(),
  },
  { name: 'Heading 4', hint: '####', words: 'title section h4', icon: Heading4, run: line({ header: 4 }) },
  { name: 'Paragraph', hint: 'Plain text', words: 'text normal', icon: Pilcrow, run: line({}) },
];

const BLOCK_COMMANDS: readonly BlockCommand[] = [BASIC, MEDIA, MORE].flatMap((commands, index) =>
  commands.map((command): BlockCommand => ({ ...command, group: BLOCK_GROUPS[index] ?? 'More' })),
);

/** The same behind words, in the order of what one would want there. */
const WORD_COMMANDS = (['into', 'below', undefined] as const).flatMap((way) =>
  BLOCK_COMMANDS.filter(({ fromWords }) => fromWords === way).map((command) => ({
    ...command,
    group: way === 'into' ? 'In this line' : 'Below it',
  })),
);

/** Whether these typed words begin the name of what goes into the line of the words before it. */
export function isIntoWords(typed: string): boolean {
  const wanted = typed.toLowerCase();
  return WORD_COMMANDS.some(
    ({ name, fromWords }) => fromWords === 'into' && name.toLowerCase().startsWith(wanted),
  );
}

/**
 * The commands that these typed words mean: those whose name begins so first, then those found by another word.
 * @param isBehindWords whether there are words before them in the line
 */
export function matchingCommands(typed: string, isBehindWords = false): BlockCommand[] {
  const wanted = typed.trim().toLowerCase();
  const rank = ({ name, words }: BlockCommand) => {
    const label = name.toLowerCase();
    if (label.startsWith(wanted)) return 0;
    if (label.split(' ').some((word) => word.startsWith(wanted))) return 1;
    return words.split(' ').some((word) => word.startsWith(wanted)) ? 2 : 3;
  };
  return (isBehindWords ? WORD_COMMANDS : BLOCK_COMMANDS)
    .map((command) => ({ command, at: rank(command) }))
    .filter(({ at }) => at < 3)
    .sort((a, b) => a.at - b.at)
    .map(({ command }) => command);
}
