import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { PromptDialog } from '../../components/dashboard/PromptDialog.tsx';
import { useAlerts } from '../../ui/alerts.ts';
import { TextInput } from '../../ui/controls.tsx';
import { type FindPages, FoundPages } from './FoundPages.tsx';
import { findLink, isAddress, refusalOf } from './link-address.ts';

interface ButtonDialogProps {
  /** Called with the button's words and address; the dialog should then be closed. */
  onButton: (words: string, address: string) => void;
  onCancel: () => void;
  /** Finds the site's pages and posts to link to, where that is offered. */
  findPages?: FindPages | undefined;
}

/** Asks what a button says, and where it leads. */
export function ButtonDialog({ onButton, onCancel, findPages }: ButtonDialogProps) {
  const { alert } = useAlerts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const addressField = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');

  function confirm(address: string, title = '') {
    const said = words.trim() || title;
    if (said === '') void alert('A button says where it leads.', 'The button has no words');
    else onButton(said, address);
  }
  function find(typed: string) {
    findLink(typed, findPages, (link, title) => {
      if (link === null) void alert(refusalOf(typed), 'That is not a link');
      else confirm(link, title);
    });
  }
  function onKeyDown(event: KeyboardEvent) {
    const { current: address } = addressField;
    if (event.key !== 'Enter' || address === null) return;
    event.preventDefault();
    if (address.value === '') address.focus();
    else find(address.value);
  }
  return (
    <PromptDialog
      title="Add a button"
      about={
        <>
          <label htmlFor={id} className="mt-5 mb-1.5 block text-small font-semibold">
            Words
          </label>
          <TextInput
            ref={field}
            id={id}
            value={words}
            autoComplete="off"
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={onKeyDown}
          />
        </>
      }
      initialFocus={field}
      fieldRef={addressField}
      label="Address"
      hint="Words of the title of a page or a post of yours, a page on the web, or a path such as /consultation"
      below={(typed) =>
        findPages === undefined ? null : (
          <FoundPages
            words={typed}
            findPages={findPages}
            isFirstTaken={!isAddress(typed)}
            onChoose={confirm}
          />
        )
      }
      confirmLabel="Add button"
      onConfirm={find}
      onCancel={onCancel}
    />
  );
}
