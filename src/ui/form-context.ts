import { createContext, use } from 'react';
import type { FormFailure } from '../lib/use-form.ts';

interface FormState {
  pending: boolean;
  failure: FormFailure | null;
  /** The id of the element with the error message. */
  errorId: string;
  /** What the browser found wrong, by the controls' names. */
  faults: Readonly<Record<string, string>>;
}

/** The state that a `Form` shares with its parts. */
export const FormContext = createContext<FormState>({
  ...{ pending: false, failure: null, errorId: '', faults: {} },
});

/** What is wrong with the control of that name. */
interface Fault {
  isMarked: boolean;
  /** The id of the form's error message, if that is about it. */
  describedBy: string | null;
  /** What the browser found, to be shown at the control. */
  sentence: string | null;
}

/** What is wrong with the control of that name; an alert's failure only marks it. */
export function useFaultOf(name: string | undefined): Fault {
  const { failure, errorId, faults } = use(FormContext);
  const isMarked = name !== undefined && failure !== null && failure.fields.includes(name);
  return {
    isMarked,
    describedBy: isMarked && failure.alert === null ? errorId : null,
    sentence: name === undefined ? null : (faults[name] ?? null),
  };
}
