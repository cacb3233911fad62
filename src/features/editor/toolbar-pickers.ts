import type { LucideIcon } from 'lucide-react';
import Baseline from 'lucide-react/icons/baseline';
import Heading from 'lucide-react/icons/heading';
import Heading1 from 'lucide-react/icons/heading-1';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Heading4 from 'lucide-react/icons/heading-4';
import Heading5 from 'lucide-react/icons/heading-5';
import Heading6 from 'lucide-react/icons/heading-6';
import Highlighter from 'lucide-react/icons/highlighter';
import TextAlignCenter from 'lucide-react/icons/text-align-center';
import TextAlignEnd from 'lucide-react/icons/text-align-end';
import TextAlignJustify from 'lucide-react/icons/text-align-justify';
import TextAlign from 'lucide-react/icons/text-align-start';
import type { Choice } from '../../ui/controls.tsx';
import { ALIGNMENTS, BACKGROUNDS, TEXT_COLORS } from './formats.ts';

/** A toolbar select; '' is the text without the format. */
export interface ToolbarPicker {
  name: string;
  icon: LucideIcon;
  format: string;
  choices: readonly Choice[];
  /** What a line can be instead, by the format that makes it so: shown there, and left for any of the choices. */
  instead?: readonly Choice[];
  /** Whether the format applies to whole lines. */
  ofLines: boolean;
  /** What takes the place of its icon, by the choice. */
  icons?: Readonly<Partial<Record<string, LucideIcon>>>;
  /**
   * How the choice is drawn, where it is not read: as a bar of its colour below the icon, or by the icon alone. Its word
   * stays for those who listen, and for a pointer that rests.
   */
  drawn?: 'color' | 'icon';
}

function named(values: readonly string[]): Choice[] {
  return values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));
}

/** [2.16.04] */
export const HEADING_PICKER: ToolbarPicker = {
  name: 'Heading level',
  icon: Heading,
  format: 'header',
  choices: [
    { value: '', label: 'Normal' },
    ...[1, 2, 3, 4, 5, 6].map((level) => ({ value: String(level), label: `Heading ${level}` })),
  ],
  instead: [
    { value: 'blockquote', label: 'Quote' },
    { value: 'callout', label: 'Callout' },
    { value: 'list', label: 'List' },
    { value: 'code-block', label: 'Code' },
  ],
  // On a phone, it has no room for the word.
  icons: { 1: Heading1, 2: Heading2, 3: Heading3, 4: Heading4, 5: Heading5, 6: Heading6 },
  ofLines: true,
};

/** [2.16.09] [2.16.10] */
export const COLOR_PICKERS: readonly ToolbarPicker[] = [
  {
    name: 'Text color',
    icon: Baseline,
    format: 'color',
    choices: [{ value: '', label: 'Ink' }, ...named(TEXT_COLORS)],
    ofLines: false,
    drawn: 'color',
  },
  {
    name: 'Background color',
    icon: Highlighter,
    format: 'background',
    choices: [{ value: '', label: 'None' }, ...named(BACKGROUNDS)],
    ofLines: false,
    drawn: 'color',
  },
];

/** [2.16.14] */
export const ALIGN_PICKER: ToolbarPicker = {
  name: 'Alignment',
  icon: TextAlign,
  format: 'align',
  choices: [{ value: '', label: 'Left' }, ...named(ALIGNMENTS)],
  ofLines: true,
  icons: { center: TextAlignCenter, right: TextAlignEnd, justify: TextAlignJustify },
  drawn: 'icon',
};
