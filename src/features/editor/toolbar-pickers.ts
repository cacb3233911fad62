import type { LucideIcon } from 'lucide-react';
import Baseline from 'lucide-react/icons/baseline';
import Heading from 'lucide-react/icons/heading';
import Highlighter from 'lucide-react/icons/highlighter';
import TextAlign from 'lucide-react/icons/text-align-start';
import type { Choice } from '../../ui/controls.tsx';
import { ALIGNMENTS, BACKGROUNDS, TEXT_COLORS } from './formats.ts';

/** A toolbar select; '' is the text without the format. */
export interface ToolbarPicker {
  name: string;
  icon: LucideIcon;
  format: string;
  choices: readonly Choice[];
  /** Whether the format applies to whole lines. */
  ofLines: boolean;
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
  ofLines: true,
};

/** [2.16.09] [2.16.10] */
export const COLOR_PICKERS: readonly ToolbarPicker[] = [
  {
    name: 'Text colour',
    icon: Baseline,
    format: 'color',
    choices: [{ value: '', label: 'Ink' }, ...named(TEXT_COLORS)],
    ofLines: false,
  },
  {
    name: 'Background colour',
    icon: Highlighter,
    format: 'background',
    choices: [{ value: '', label: 'None' }, ...named(BACKGROUNDS)],
    ofLines: false,
  },
];

/** [2.16.14] */
export const ALIGN_PICKER: ToolbarPicker = {
  name: 'Alignment',
  icon: TextAlign,
  format: 'align',
  choices: [{ value: '', label: 'Left' }, ...named(ALIGNMENTS)],
  ofLines: true,
};
