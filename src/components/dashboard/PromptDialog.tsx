import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface PromptDialogProps {
  title: string;
  /** What stands above the field: what it is about, or another field. */
  about?: ReactNode;
  /** What has the focus first: the field, unless told. */
  initialFocus?: RefObject<HTMLInputElement | null>;
  /** The field's element, for a dialog that leads to it. */
  fieldRef?: RefObject<HTMLInputElement | null>;
  label: string;
  hint: string;
  initial?: string;
  confirmLabel: string;
  /** What stands below the field, for what is typed. */
  below?: (text: string) => ReactNode;
  /** Why a text is not taken, said at the field; null where it is. */
  refusalOf?: (text: string) => string | null;
  /** Further buttons. */
  children?: ReactNode;
  /** Called with the text; the dialog stays open until it is unmounted. */
  onConfirm: (text: string) => void;
  onCancel: () => void;
}

/**
 * A dialog that asks for a line of text, open while it is mounted. It contains no form element, because the editor may be
 * inside one. Escape cancels. [4.12.01]
 */
export function PromptDialog(props: PromptDialogProps) {
  const {
    title,
    about,
    initialFocus,
    fieldRef,
    label,
    hint,
    initial = '',
    confirmLabel,
    below,
    refusalOf,
    children,
    onConfirm,
    onCancel,
  } = props;
  const id = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = fieldRef ?? ownRef;
  const [text, setText] = useState(initial);
  const [refusal, setRefusal] = useState<string | null>(null);

  function confirm() {
    const refused = refusalOf?.(text) ?? null;
    setRefusal(refused);
    if (refused === null) onConfirm(text);
    else input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    confirm();
  }

  return (
    <Dialog
      title={title}
      className="w-[min(32rem,calc(100vw-2.5rem))]"
      initialFocus={initialFocus ?? input}
      onCancel={onCancel}
      actions={
        <>
          {children}
          <Button size="small" variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button size="small" onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {about}
      <label htmlFor={id} className="mt-5 mb-1.5 block text-small font-semibold">
        {label}
      </label>
      <TextInput
        ref={input}
        id={id}
        value={text}
        autoComplete="off"
        aria-invalid={refusal !== null}
        aria-describedby={refusal === null ? `${id}-hint` : `${id}-refusal ${id}-hint`}
        onChange={({ target }) => {
          setText(target.value);
          setRefusal(null);
        }}
        onKeyDown={onKeyDown}
      />
      {refusal === null ? null : (
        <p id={`${id}-refusal`} role="alert" className="mt-1.5 text-small text-alarm">
          {refusal}
        </p>
      )}
      {/* On a phone, what is found takes its place. */}
      <p
        id={`${id}-hint`}
        className={`mt-1.5 text-fine text-quiet ${below === undefined || text === '' ? '' : 'max-sm:sr-only'}`}
      >
        {hint}
      </p>
      {below?.(text)}
    </Dialog>
  );
}
