import type Quill from 'quill';
import { useHost } from '../../../lib/host.ts';
import { currentRange } from '../commands.ts';
import { CALLOUTS } from '../formats.ts';
import { fromBar } from '../from-bar.ts';
import { asOneStep } from '../one-step.ts';
import { callout } from './blocks.ts';
import { removeCallouts } from './callouts.ts';
import { useBar } from './use-bar.ts';
import { useCalloutAtCaret } from './use-callout-at-caret.ts';

const NAMES = { note: 'Note', tip: 'Tip', warning: 'Warning' } as const;

/**
 * The tools of the callout that the caret is in, beside its name: nothing moves for them, and no line is covered. Alt+F10
 * leads to them, Escape back to the text.
 */
export function CalloutBar({ quill }: { quill: Quill }) {
  const { announcer } = useHost();
  const shown = useCalloutAtCaret(quill);
  const focusText = () => quill.focus({ preventScroll: true });
  const { ref, bar } = useBar(quill, focusText);
  if (shown === null || !shown.head.isConnected) return null;
  const frame = quill.container.getBoundingClientRect();
  const place = shown.head.getBoundingClientRect();

  function change(kind: string) {
    fromBar(ref.current, () => asOneStep(quill, () => callout(kind)(quill, currentRange(quill).index)));
  }
  function remove() {
    focusText();
    asOneStep(quill, () => removeCallouts(quill));
    announcer.announce('The callout is text now');
  }
  return (
    <div
      {...bar}
      ref={ref}
      role="toolbar"
      aria-label="Callout"
      className="callout-bar"
      data-kind={shown.kind}
      style={{ top: place.top - frame.top, left: place.left - frame.left, width: place.width }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {CALLOUTS.map((kind) => (
        <button key={kind} type="button" aria-pressed={kind === shown.kind} onClick={() => change(kind)}>
          {NAMES[kind]}
        </button>
      ))}
      <button type="button" aria-label="Remove callout" title="Remove callout" onClick={remove}>
        Remove
      </button>
    </div>
  );
}
