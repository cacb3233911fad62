import type { KeyboardEvent } from 'react';
import { MAX_PREVIEW_TEXT } from '#shared/limits.ts';
import { wayOutOf } from './way-out-of-field.ts';

interface PreviewTextFieldProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
  goUp: () => void;
  goDown: () => void;
}

/** What inboxes show after a newsletter's subject: a line below it, as quiet as it is there. Enter leads on, and the arrows at its ends. */
export function PreviewTextField({ id, value, onChange, goUp, goDown }: PreviewTextFieldProps) {
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const way = wayOutOf(event);
    const isEntered = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (isEntered || way === 'down') goDown();
    else if (way === 'up') goUp();
    else return;
    event.preventDefault();
  }
  return (
    <input
      id={id}
      type="text"
      name="preview_text"
      aria-label="Preview text"
      placeholder="Preview text, shown after the subject"
      value={value}
      maxLength={MAX_PREVIEW_TEXT}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
      className="writing-preview-text"
    />
  );
}
