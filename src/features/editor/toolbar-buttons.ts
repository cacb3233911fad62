import type { LucideIcon } from 'lucide-react';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import IndentDecrease from 'lucide-react/icons/list-indent-decrease';
import IndentIncrease from 'lucide-react/icons/list-indent-increase';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import Redo from 'lucide-react/icons/redo-2';
import RemoveFormatting from 'lucide-react/icons/remove-formatting';
import SquareCode from 'lucide-react/icons/square-code';
import Strikethrough from 'lucide-react/icons/strikethrough';
import Underline from 'lucide-react/icons/underline';
import Undo from 'lucide-react/icons/undo-2';
import type Quill from 'quill';
import { clearFormatting, currentRange, indentBy } from './commands.ts';
import { CALLOUTS, NO_LANGUAGE } from './formats.ts';
import { type Block, DIVIDER, FOOTNOTE, makeCallout, makeCode, NOTE, TABLE } from './writing/blocks.ts';
import { removeCallouts } from './writing/callouts.ts';

/** A toolbar button. One with `format` is pressed while the text at the caret has it. */
export interface ToolbarButton {
  name: string;
  icon: LucideIcon;
  /** Quill's class name for it. */
  className: string;
  /** The keys that do the same, or what is typed for it: beside its name in a menu. */
  keys?: string;
  /** Whether the toolbar of the page for writing shows it, or where it has room for it; the others are in its menu. */
  isEveryday?: boolean | 'with room';
  format?: [name: string, value: unknown];
  run: (quill: Quill, pressed: boolean) => void;
}

function toggle(
  name: string,
  icon: LucideIcon,
  className: string,
  format: string,
  { value = true, ...more }: { value?: unknown } & Pick<ToolbarButton, 'keys' | 'isEveryday'> = {},
) {
  return {
    name,
    icon,
    className,
    ...more,
    format: [format, value],
    run: (quill, pressed) => quill.format(format, pressed ? false : value, 'user'),
  } satisfies ToolbarButton;
}

/** [2.16.05] [2.16.06] [2.16.07] [2.16.08] */
export const TEXT_BUTTONS: readonly ToolbarButton[] = [
  toggle('Bold', Bold, 'ql-bold', 'bold', { isEveryday: true }),
  toggle('Italic', Italic, 'ql-italic', 'italic', { isEveryday: true }),
  toggle('Underline', Underline, 'ql-underline', 'underline', { keys: 'Mod+U' }),
  toggle('Strikethrough', Strikethrough, 'ql-strike', 'strike', { keys: '~~text~~' }),
];

/** [2.16.11] [2.16.12] [2.16.13] */
export const LIST_BUTTONS: readonly ToolbarButton[] = [
  toggle('Numbered list', ListOrdered, 'ql-list', 'list', { value: 'ordered', isEveryday: 'with room' }),
  toggle('Bulleted list', List, 'ql-list', 'list', { value: 'bullet', isEveryday: true }),
  {
    name: 'Decrease indent (Ctrl+[)',
    icon: IndentDecrease,
    className: 'ql-indent',
    keys: 'Mod+[',
    run: (quill) => indentBy(quill, -1),
  },
  {
    name: 'Increase indent (Ctrl+])',
    icon: IndentIncrease,
    className: 'ql-indent',
    keys: 'Mod+]',
    run: (quill) => indentBy(quill, 1),
  },
];

/** [2.16.17] */
export const INLINE_CODE_BUTTON: ToolbarButton = toggle('Inline code', Code, 'ql-code', 'code', {
  keys: '`text`',
});

/** [2.16.15] [2.16.16] */
export const BLOCK_BUTTONS: readonly ToolbarButton[] = [
  toggle('Blockquote', Quote, 'ql-blockquote', 'blockquote', { isEveryday: 'with room' }),
  {
    ...toggle('Code block', SquareCode, 'ql-code-block', 'code-block', { value: NO_LANGUAGE, keys: '```' }),
    run: (quill, pressed) => (pressed ? quill.format('code-block', false, 'user') : makeCode(quill)),
  },
  INLINE_CODE_BUTTON,
];

/** On a phone, whose keyboard has no keys for them. */
export const HISTORY_BUTTONS: readonly ToolbarButton[] = [
  { name: 'Undo', icon: Undo, className: '', run: (quill) => quill.history.undo() },
  { name: 'Redo', icon: Redo, className: '', run: (quill) => quill.history.redo() },
];

/** One of any kind is a callout. */
const CALLOUT_BUTTON: ToolbarButton = {
  name: 'Callout',
  icon: NOTE.icon,
  className: '',
  keys: NOTE.typed,
  format: ['callout', CALLOUTS[0]],
  run: (quill, pressed) => (pressed ? removeCallouts : makeCallout)(quill),
};

/** What the writing page has beside the specification's buttons. */
export const WRITING_BUTTONS: readonly ToolbarButton[] = [
  asButton(TABLE),
  CALLOUT_BUTTON,
  asButton(FOOTNOTE),
  asButton(DIVIDER),
];

function asButton({ name, icon, typed, run }: Block): ToolbarButton {
  return {
    name,
    icon,
    className: '',
    keys: typed,
    run: (quill) => run(quill, currentRange(quill).index),
  };
}

/** [2.16.21] */
export const CLEAN_BUTTON: ToolbarButton = {
  name: 'Clear formatting',
  icon: RemoveFormatting,
  className: 'ql-clean',
  run: clearFormatting,
};

/** Those of them that the toolbar of the page for writing shows; the others are in its menu. */
export function everydayOf(tools: readonly ToolbarButton[], isPhone: boolean): ToolbarButton[] {
  return tools.filter((tool) => isEveryday(tool, isPhone));
}

/** Whether the toolbar of the page for writing shows it; on a phone, there is no room for all that it shows else. */
export function isEveryday({ isEveryday: isShown = false }: ToolbarButton, isPhone: boolean): boolean {
  return isPhone ? isShown === true : isShown !== false;
}
