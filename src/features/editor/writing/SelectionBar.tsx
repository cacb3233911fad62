import type { LucideIcon } from 'lucide-react';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Heading2 from 'lucide-react/icons/heading-2';
import Highlighter from 'lucide-react/icons/highlighter';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import Quote from 'lucide-react/icons/quote';
import type Quill from 'quill';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ToolButton } from '../ToolButton.tsx';
import { useRovingFocus } from '../use-roving-focus.ts';
import { placeAbove, placeStyle } from './place.ts';
import { useSelectedWords } from './use-selected-words.ts';

interface Choice {
  name: string;
  icon: LucideIcon;
  format: string;
  value: unknown;
}

const CHOICES: readonly Choice[] = [
  { name: 'Bold', icon: Bold, format: 'bold', value: true },
  { name: 'Italic', icon: Italic, format: 'italic', value: true },
  { name: 'Code', icon: Code, format: 'code', value: true },
  { name: 'Highlight', icon: Highlighter, format: 'mark', value: true },
  { name: 'Heading', icon: Heading2, format: 'header', value: 2 },
  { name: 'Quote', icon: Quote, format: 'blockquote', value: true },
];

const SIZE = { width: 296, height: 50 };

/** A small toolbar beside the selected words. Alt+F10 leads to it, Escape back to the text. */
export function SelectionBar({ quill, askLink }: { quill: Quill; askLink: () => void }) {
  const selected = useSelectedWords(quill);
  const [isHeld, setHeld] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(bar);

  useEffect(() => {
    // A selection that is still being drawn is not covered, nor is it known yet.
    const hold = () => setHeld(true);
    const release = () => setHeld(false);
    const { ownerDocument: document } = quill.root;
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (event.key !== 'F10' || !event.altKey || bar.current === null) return;
      event.preventDefault();
      event.stopPropagation();
      bar.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    }
    quill.root.addEventListener('pointerdown', hold);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    quill.root.addEventListener('keydown', onKeyDown);
    return () => {
      quill.root.removeEventListener('pointerdown', hold);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
      quill.root.removeEventListener('keydown', onKeyDown);
    };
  }, [quill]);

  if (selected === null || isHeld) return null;
  const { range, formats } = selected;
  const place = placeAbove(quill, range, SIZE);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      quill.setSelection(range, 'user');
    } else roving.onKeyDown(event);
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label="Selected words"
      aria-controls={quill.root.id}
      className="selection-bar"
      style={placeStyle(place)}
      onFocus={roving.onFocus}
      onKeyDown={onKeyDown}
    >
      {CHOICES.map(({ name, icon, format, value }) => {
        const pressed = formats[format] === value;
        return (
          <ToolButton
            key={name}
            name={name}
            icon={icon}
            className={`on-${format}`}
            pressed={pressed}
            disabled={false}
            onPress={() => {
              quill.setSelection(range, 'silent');
              quill.format(format, pressed ? false : value, 'user');
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
