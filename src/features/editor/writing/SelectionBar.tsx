import type { LucideIcon } from 'lucide-react';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Highlighter from 'lucide-react/icons/highlighter';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import Quote from 'lucide-react/icons/quote';
import type Quill from 'quill';
import { asOneStep } from '../one-step.ts';
import { ToolButton } from '../ToolButton.tsx';
import { whyNot } from '../note-lines.ts';
import { barHeight, buttonHeight, isNarrow, placeAbove, placeStyle } from './place.ts';
import { useBar } from './use-bar.ts';
import { useSelectedWords } from './use-selected-words.ts';

interface Choice {
  name: string;
  icon: LucideIcon;
  format: string;
  value: unknown;
  /** Left out where there is no room for all. */
  isExtra?: boolean;
}

const CHOICES: readonly Choice[] = [
  { name: 'Bold', icon: Bold, format: 'bold', value: true },
  { name: 'Italic', icon: Italic, format: 'italic', value: true },
  { name: 'Code', icon: Code, format: 'code', value: true },
  { name: 'Highlight', icon: Highlighter, format: 'mark', value: true },
  { name: 'Heading', icon: Heading2, format: 'header', value: 2 },
  { name: 'Heading 3', icon: Heading3, format: 'header', value: 3, isExtra: true },
  { name: 'Quote', icon: Quote, format: 'blockquote', value: true },
  { name: 'Bulleted list', icon: List, format: 'list', value: 'bullet', isExtra: true },
];
const ROOM_FOR_ALL = 420;

/** A small toolbar beside the selected words; on a phone, the one that stays has all of it. Alt+F10 leads to it, Escape back to the text. */
export function SelectionBar({ quill, askLink }: { quill: Quill; askLink: () => void }) {
  const selected = useSelectedWords(quill);
  const { isHeld, ref, bar } = useBar(quill, () => {
    if (selected !== null) quill.setSelection(selected.range, 'user');
  });

  if (selected === null || isHeld || isNarrow(quill)) return null;
  const { range, formats } = selected;
  const hasRoom = quill.container.clientWidth >= ROOM_FOR_ALL;
  const choices = CHOICES.filter(({ isExtra = false }) => hasRoom || !isExtra);
  const place = placeAbove(quill, range, {
    width: (choices.length + 1) * (buttonHeight(quill) + 1) + 9,
    height: barHeight(quill),
  });

  return (
    <div {...bar} ref={ref} aria-label="Selected words" className="selection-bar" style={placeStyle(place)}>
      {choices.map(({ name, icon, format, value }) => {
        const pressed = formats[format] === value;
        return (
          <ToolButton
            key={name}
            name={name}
            icon={icon}
            className={`on-${format}`}
            pressed={pressed}
            disabled={false}
            reason={whyNot(format, formats)}
            onPress={() => {
              quill.setSelection(range, 'silent');
              asOneStep(quill, () => quill.format(format, pressed ? false : value, 'user'));
            }}
          />
        );
      })}
      <ToolButton
        name="Link"
        icon={LinkIcon}
        className="on-link"
        pressed={Boolean(formats.link)}
        disabled={false}
        onPress={() => {
          quill.setSelection(range, 'silent');
          askLink();
        }}
      />
    </div>
  );
}
