import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_PRIVATE_NOTE } from '#shared/limits.ts';
import { keepingFocus } from '../../../components/dashboard/row-focus.ts';
import { Button } from '../../../ui/Button.tsx';
import { WritingArea } from '../../../components/dashboard/WritingArea.tsx';

interface NoteFormProps {
  /** With whom the call is. */
  name: string;
  text: string;
  /** What became of it; '' for nothing yet. */
  said: string;
  /** Whether the server does not take it. */
  isRefused: boolean;
  onChange: (text: string) => void;
  /** @param begunWith its text when it was opened */
  onClose: (begunWith: string) => void;
}

/** The field for a private note, which is saved as it is written. Escape and Ctrl+Enter close it: the call's row has the focus then. */
export function NoteForm({ name, text, said, isRefused, onChange, onClose }: NoteFormProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const hasBegun = useRef(false);
  const [begunWith] = useState(text);
  // Once: a tab that is shown again still has the field, in which the keys of rows must not be typed.
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const end = field.current?.value.length ?? 0;
    field.current?.focus();
    field.current?.setSelectionRange(end, end);
  }, []);

  function close(from: HTMLElement) {
    keepingFocus(from, () => onClose(begunWith));
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
    const isDone = key === 'Escape' || (key === 'Enter' && (ctrlKey || metaKey));
    if (!isDone || nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation(); // in a week Escape closes the call as well
    close(currentTarget);
  }

  return (
    <div className="mt-3 max-w-measure">
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        Private note on the call with {name}
      </label>
      <WritingArea
        id={id}
        ref={field}
        rows={3}
        maxLength={MAX_PRIVATE_NOTE}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        aria-describedby={`${id}-hint`}
        aria-invalid={isRefused}
        className="min-h-24! text-small"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-fine text-quiet">
        For you alone: {name} never sees it. It is saved as you type.
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button size="small" variant="secondary" onClick={({ currentTarget }) => close(currentTarget)}>
          Done
        </Button>
        <p role="status" className={`text-fine ${isRefused ? 'text-alarm' : 'text-quiet'}`}>
          {said}
        </p>
      </div>
    </div>
  );
}
