import type { Consultation } from '#shared/contract/consultations.ts';
import { MAX_CONSULTATION_NOTE } from '#shared/limits.ts';
import { TextArea } from '../../../ui/controls.tsx';
import { Field } from '../../../ui/Field.tsx';

/** With whom a call is, or calls are, and whether an email tells them. */
export type ToldCall = Pick<Consultation, 'name' | 'tells_visitor'>;

interface NoteFieldProps {
  call: ToldCall;
  /** What the email is about: 'the new time'. */
  about: string;
}

/** What the owner adds to the email that tells a visitor; where none goes out, that it doesn't. */
export function NoteField({ call: { name, tells_visitor }, about }: NoteFieldProps) {
  if (!tells_visitor) {
    return <p className="text-quiet">No email goes out about it: {name} has to hear it from you.</p>;
  }
  return (
    <Field label={`A line to ${name}`} name="note" hint={`It goes into the email about ${about}.`}>
      {(control) => (
        <TextArea {...control} rows={2} maxLength={MAX_CONSULTATION_NOTE} className="min-h-20! text-small" />
      )}
    </Field>
  );
}
