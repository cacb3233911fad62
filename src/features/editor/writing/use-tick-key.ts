import type Quill from 'quill';
import { useEffect } from 'react';
import { currentRange } from '../commands.ts';
import { tickTasks } from '../tick-tasks.ts';

/** Ctrl+Enter, Command on a Mac, ticks the task at the caret, or opens it again. */
export function useTickKey(quill: Quill): void {
  useEffect(() => {
    const { container, root } = quill;
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, target } = event;
      if (key !== 'Enter' || !(ctrlKey || metaKey) || altKey || shiftKey || isComposing) return;
      if (target !== root || !quill.isEnabled() || !tickTasks(quill, currentRange(quill))) return;
      event.preventDefault();
      event.stopPropagation();
    }
    // Before Quill's own keys, which do nothing with it.
    container.addEventListener('keydown', onKeyDown, { capture: true });
    return () => container.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [quill]);
}
