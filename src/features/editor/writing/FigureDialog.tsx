import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/controls.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

interface FigureDialogProps {
  /** The picture's address. */
  src: string;
  /** '' for none. */
  alt: string;
  isDecorative: boolean;
  onSave: (alt: string, isDecorative: boolean) => void;
  onCancel: () => void;
}

/** Asks what a picture shows, for those who can't see it; or that it shows nothing that matters. */
export function FigureDialog({ src, alt, isDecorative, onSave, onCancel }: FigureDialogProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(alt);
  const [decorative, setDecorative] = useState(isDecorative);
  const save = () => onSave(decorative ? '' : text.trim(), decorative);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  }
  return (
    <Dialog
      title="Alternative text"
      className="w-[min(32rem,calc(100vw-2.5rem))]"
      initialFocus={first}
      onCancel={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button onClick={save}>Save</Button>
        </>
      }
    >
      <img src={src} alt="" className="mt-4 block h-auto max-h-36 w-auto max-w-full rounded" />
      <label htmlFor={id} className="mt-4 mb-1.5 block text-small font-semibold">
        What the image shows
      </label>
      <TextInput
        ref={first}
        id={id}
        value={text}
        autoComplete="off"
        disabled={decorative}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-fine text-quiet">
        Read out to those who cannot see it, and shown where it cannot be loaded. One sentence is enough.
      </p>
      <label className="mt-4 flex items-center gap-2 text-small">
        <input
          type="checkbox"
          className="size-4 accent-clay"
          checked={decorative}
          onChange={({ target }) => setDecorative(target.checked)}
        />
        It only decorates: say nothing of it
      </label>
    </Dialog>
  );
}
