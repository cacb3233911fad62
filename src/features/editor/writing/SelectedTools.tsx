import Highlighter from 'lucide-react/icons/highlighter';
import type Quill from 'quill';
import { type ReactNode, useEffect, useRef } from 'react';
import { asOneStep } from '../one-step.ts';
import { ToolButton } from '../ToolButton.tsx';
import { isNarrow } from './place.ts';
import { useSelectedWords } from './use-selected-words.ts';

interface SelectedToolsProps {
  quill: Quill;
  /** Its button of the toolbar, which has it in its menu else. */
  inlineCode: ReactNode;
}

/**
 * What the bar at selected words has beside the buttons of the toolbar, in the toolbar itself: on a phone, where there is
 * no such bar. What words are given mostly comes to its front with it. Alt+F10 leads there, too.
 */
export function SelectedTools({ quill, inlineCode }: SelectedToolsProps) {
  const selected = useSelectedWords(quill);
  return selected === null || !isNarrow(quill) ? null : (
    <Tools quill={quill} inlineCode={inlineCode} isMarked={selected.formats.mark === true} />
  );
}

function Tools({ quill, inlineCode, isMarked }: SelectedToolsProps & { isMarked: boolean }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const toolbar = ref.current?.parentElement ?? null;
    if (toolbar !== null) toolbar.scrollLeft = 0;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F10' || !event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      ref.current?.querySelector('button')?.focus();
    }
    quill.root.addEventListener('keydown', onKeyDown);
    return () => quill.root.removeEventListener('keydown', onKeyDown);
  }, [quill]);
  return (
    <span ref={ref} className="ql-formats for-selection">
      <ToolButton
        name="Highlight"
        icon={Highlighter}
        className="on-mark"
        pressed={isMarked}
        disabled={false}
        onPress={() => {
          quill.focus({ preventScroll: true });
          asOneStep(quill, () => quill.format('mark', !isMarked, 'user'));
        }}
      />
      {inlineCode}
    </span>
  );
}
