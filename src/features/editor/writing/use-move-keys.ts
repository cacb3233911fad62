import type Quill from 'quill';
import { useEffect } from 'react';
import { useHost } from '../../../lib/host.ts';
import { moveSelected } from './move-block.ts';

/** Alt and an arrow move what the caret is in, or what is selected, past what is above or below it. */
export function useMoveKeys(quill: Quill): void {
  const { announcer } = useHost();
  useEffect(() => {
    const { container, root } = quill;
    function onKeyDown(event: KeyboardEvent) {
      const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, target } = event;
      if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
      if (!altKey || ctrlKey || metaKey || shiftKey || isComposing || target !== root) return;
      if (!quill.isEnabled()) return;
      event.preventDefault();
      const direction = key === 'ArrowUp' ? 'up' : 'down';
      announcer.announce(moveSaid(moveSelected(quill, direction), direction));
    }
    container.addEventListener('keydown', onKeyDown, { capture: true });
    return () => container.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [quill, announcer]);
}

/** What is said of a part that was to move. */
export function moveSaid(isMoved: boolean, direction: 'up' | 'down'): string {
  if (isMoved) return `Moved ${direction}`;
  return `It is at the ${direction === 'up' ? 'top' : 'end'}`;
}
