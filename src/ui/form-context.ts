import { createContext, use } from 'react';
import type { FormFailure } from '../lib/use-form.ts';

interface FormState {
  pending: boolean;
  /** What stands inside the form; null also while an alert shows it. */
  failure: FormFailure | null;
  /** Of the element that says what failed. */
  errorId: string;
}

/** What a `Form` tells its parts. */
export const FormContext = createContext<FormState>({ pending: false, failure: null, errorId: '' });

/** The id of what says why the control of that name is at fault; null when it is not. */
export function useFaultOf(name: string | undefined): string | null {
  const { failure, errorId } = use(FormContext);
  return name !== undefined && failure?.fields.includes(name) === true ? errorId : null;
}
