import { useState } from 'react';
import { type FormFailure, useForm } from '../../lib/use-form.ts';

interface EditingOptions<Edited, Body> {
  /** What is to be saved of it; null where it is as it was, or can't be saved yet. */
  bodyOf: (edited: Edited) => Body | null;
  send: (body: Body) => Promise<unknown>;
  failureOf: (error: unknown) => FormFailure;
  /** Called once it is saved. */
  onSaved: () => void;
}

/** Settings as they are edited: kept until they are saved or discarded. */
export function useEditing<Edited, Body>({ bodyOf, send, failureOf, onSaved }: EditingOptions<Edited, Body>) {
  /** Null while nothing is changed. */
  const [edited, setEdited] = useState<Edited | null>(null);
  const body = edited === null ? null : bodyOf(edited);
  const { form, run, clearFailure } = useForm({
    read: () => body,
    send,
    failureOf,
    onSent() {
      setEdited(null);
      onSaved();
    },
  });

  function change(next: Edited | null) {
    clearFailure();
    setEdited(next);
  }

  return {
    form,
    edited,
    change,
    isChanged: body !== null,
    discard: () => change(null),
    save() {
      if (body !== null) run(body);
    },
  };
}
