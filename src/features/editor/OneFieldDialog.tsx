import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';

interface OneFieldDialogProps {
  title: string;
  label: string;
  hint: string;
  initial?: string;
  confirmLabel: string;
  /** Further buttons. */
  children?: ReactNode;
  /** Given what was typed; the dialog stays open until it is unmounted. */
  onConfirm: (text: string) => void;
  onCancel: () => void;
}

/**
 * A dialog with one field, open for as long as it is mounted. It is no form of its own, because the editor may stand in
 * one. Escape cancels. [4.12.01]
 */
export function OneFieldDialog(props: OneFieldDialogProps) {
  const { title, label, hint, initial = '', confirmLabel, children, onConfirm, onCancel } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState(initial);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('input')?.focus();
    return () => element?.close();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onConfirm(text);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className="m-auto w-[min(32rem,calc(100vw-2.5rem))] rounded border border-line bg-raised p-6 text-ink sm:p-8"
    >
      <h2 id={`${id}-title`} className="font-serif text-heading">
        {title}
      </h2>
      <label htmlFor={id} className="mt-5 mb-1.5 block text-small font-semibold">
        {label}
      </label>
      <TextInput
        id={id}
        value={text}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-fine text-quiet">
        {hint}
      </p>
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        {children}
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={() => onConfirm(text)}>{confirmLabel}</Button>
      </div>
    </dialog>
  );
}
