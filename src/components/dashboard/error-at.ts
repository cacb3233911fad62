import type { FormFailure } from '../../lib/use-form.ts';

/** What a form's failure says at the field of that name; null if it is about another. */
export function errorAt(failure: FormFailure | null, name: string): string | null {
  return failure?.fields[0] === name ? failure.message : null;
}
