import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { ImageTexts } from './toolbar-dialogs.ts';

interface ImageDialogProps {
  texts: ImageTexts;
  onSave: (texts: ImageTexts) => void;
  /** Puts an image of the library in its place; null where there is no library. */
  onLibrary: (() => void) | null;
  onCancel: () => void;
}

const FIELDS = [
  {
    name: 'alt',
    label: 'Description',
    hint: 'Read out to those who cannot see it. Leave it empty if the image only decorates.',
  },
  {
    name: 'caption',
    label: 'Caption',
    hint: 'Shown below the image where it is a paragraph of its own.',
  },
] as const;

/** Asks for what an image says. It contains no form element, because the editor may be inside one. [4.12.01] */
export function ImageDialog({ texts, onSave, onLibrary, onCancel }: ImageDialogProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState<ImageTexts>({ alt: texts.alt, caption: texts.caption });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onSave(values);
  }

  return (
    <Dialog
      title="Describe the image"
      className="w-[min(32rem,calc(100vw-2.5rem))]"
      initialFocus={first}
      onCancel={onCancel}
      actions={
        <>
          {onLibrary === null ? null : (
            <Button variant="quiet" className="mr-auto" onClick={onLibrary}>
              From the library
            </Button>
          )}
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button onClick={() => onSave(values)}>Save Description</Button>
        </>
      }
    >
      {FIELDS.map(({ name, label, hint }) => (
        <div key={name} className="mt-5">
          <label htmlFor={`${id}-${name}`} className="mb-1.5 block text-small font-semibold">
            {label}
          </label>
          <TextInput
            ref={name === 'alt' ? first : undefined}
            id={`${id}-${name}`}
            value={values[name]}
            autoComplete="off"
            aria-describedby={`${id}-${name}-hint`}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            onKeyDown={onKeyDown}
          />
          <p id={`${id}-${name}-hint`} className="mt-1.5 text-fine text-quiet">
            {hint}
          </p>
        </div>
      ))}
    </Dialog>
  );
}
