import { type RefObject, useEffect, useId } from 'react';
import { ApiError, failureText } from './api-error.ts';
import { focusProblem } from './form-values.ts';

/** Why a form was not accepted. */
export interface FormFailure {
  /** Of the element that says so. */
  id: string;
  message: string;
  /** The field that is at fault, when it is one of the form's. */
  field: string | null;
}

/**
 * Turns the error of a form's call into what the form shows, and takes the visitor to what is to be mended.
 * @param fields the names of the form's controls
 */
export function useFormFailure(
  form: RefObject<HTMLFormElement | null>,
  error: Error | null,
  texts: { refused: string; network: string },
  fields: readonly string[],
): FormFailure | null {
  const id = useId();
  const named = error instanceof ApiError ? error.field : null;
  const field = named !== null && fields.includes(named) ? named : null;
  useEffect(() => {
    if (error !== null && form.current !== null) focusProblem(form.current, field);
  }, [form, error, field]);
  return error === null ? null : { id, message: failureText(error, texts), field };
}

/** The id of the failure when it is about that field, else null: what a `Field` takes as `errorBox`. */
export function failureOf(failure: FormFailure | null, field: string): string | null {
  return failure?.field === field ? failure.id : null;
}
