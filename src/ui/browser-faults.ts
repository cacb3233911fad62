import { type SyntheticEvent, useState } from 'react';
import * as words from '#content/words/forms.ts';
import { firstInvalid } from '../lib/form-values.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What the browser finds wrong with a form's controls, by their names, for the form to say in its own place and language
 * instead of the browser's bubbles. The first control gets the focus; a sentence goes as soon as it is no longer true.
 */
export function useBrowserFaults() {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});

  /** Called on a control's `invalid`. */
  function notice(event: SyntheticEvent<HTMLFormElement>) {
    const control = event.target as Control;
    if (control.name === '') return;
    event.preventDefault();
    const { valueMissing, patternMismatch } = control.validity;
    // A pattern asks for more than blanks.
    const sentence = valueMissing || patternMismatch ? words.missing : words.invalid;
    setFaults((before) => ({ ...before, [control.name]: sentence[control.type] ?? sentence.text }));
    if (control === firstInvalid(event.currentTarget)) control.focus();
  }

  /** Called on every input. */
  function forget({ target }: SyntheticEvent<HTMLFormElement>) {
    const { name, validity } = target as Control;
    if (!(name in faults) || !validity.valid) return;
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== name)));
  }

  return { faults, notice, forget };
}
