import { createContext, use } from 'react';
import type { FormFailure } from '../lib/use-form.ts';

interface FormState {
  pending: boolean;
  /** The failure shown inside the form; null also while an alert shows it. */
  failure: FormFailure | null;
  /** The id of the element with the error message. */
  errorId: string;
}

/** The state that a `Form` shares with its parts. */
export const FormContext = createContext<FormState>({ pending: false, failure: null, errorId: '' });

/** The id of the error message about the control of that name; null if it has none. */
export function useFaultOf(name: string | undefined): string | null {
  const { failure, errorId } = use(FormContext);
  return name !== undefined && failure?.fields.includes(name) === true ? errorId : null;
}
