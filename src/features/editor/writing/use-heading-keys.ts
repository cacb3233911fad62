import type Quill from 'quill';
import { useEffect } from 'react';
import { useHost } from '../../../lib/host.ts';
import { currentRange } from '../commands.ts';
import { whyNot } from '../note-lines.ts';
import { HEADING_PICKER } from '../toolbar-pickers.ts';
import { chooseTool } from '../tools.ts';

/** By the key's place: what it types with Alt differs. */
const LEVELS: Readonly<Record<string, string>> = { Digit0: '', Digit2: '2', Digit3: '3', Digit4: '4' };

/** Ctrl+Alt (Command+Option on a Mac) and 2, 3 or 4 make headings of the lines at the caret; with 0, plain text. */
export function useHeadingKeys(quill: Quill): void {
  const { announcer } = useHost();
  useEffect(() => {
    const { container, root } = quill;
    function onKeyDown(event: KeyboardEvent) {
      const { code, altKey, ctrlKey, metaKey, shiftKey, isComposing, target } = event;
      const level = LEVELS[code];
      if (level === undefined || !altKey || !(ctrlKey || metaKey) || shiftKey || isComposing) return;
      // Where AltGr is pressed as these two, it types a character.
      if (target !== root || event.getModifierState('AltGraph') || !quill.isEnabled()) return;
      event.preventDefault();
      const { index, length } = currentRange(quill);
      const reason = whyNot(HEADING_PICKER.format, quill.getFormat(index, length));
      if (reason === null) chooseTool(quill, HEADING_PICKER, level);
      const name = level === '' ? 'Plain text' : `Heading ${level}`;
      announcer.announce(reason === null ? name : `${name}: ${reason}`);
    }
    container.addEventListener('keydown', onKeyDown, { capture: true });
    return () => container.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [quill, announcer]);
}
