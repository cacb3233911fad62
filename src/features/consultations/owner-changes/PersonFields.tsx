import { type RefObject, useState } from 'react';
import type { FoundPerson } from '#shared/contract/finder.ts';
import { LIMITS } from '#shared/limits.ts';
import { errorAt } from '../../../components/dashboard/error-at.ts';
import { useHost } from '../../../lib/host.ts';
import type { FormFailure } from '../../../lib/use-form.ts';
import { TextInput } from '../../../ui/controls.tsx';
import { WritingArea } from '../../../components/dashboard/WritingArea.tsx';
import { Field } from '../../../ui/Field.tsx';
import type { Details } from '../DetailsStep.tsx';
import { fillInPerson } from './fill-in-person.ts';
import { PersonInput } from './PersonInput.tsx';

interface PersonFieldsProps {
  details: Details;
  failure: FormFailure | null;
  /** Of the field for the name. */
  ref: RefObject<HTMLInputElement | null>;
  /** What the last field is called, and what it is for. */
  about?: { label: string; hint?: string };
  /** Whether there has to be an address. */
  needsEmail?: boolean;
  onChange: (details: Details) => void;
}

const NOTE = { label: 'Note', hint: 'For you: what the call is about.' };

/** With whom a call is, and what about; known people are filled in. */
export function PersonFields({
  details,
  failure,
  ref,
  about = NOTE,
  needsEmail = false,
  onChange,
}: PersonFieldsProps) {
  const { announcer } = useHost();
  const [picked, setPicked] = useState<FoundPerson | null>(null);
  const change = (changes: Partial<Details>) => onChange({ ...details, ...changes });

  function pick(person: FoundPerson) {
    const filled = fillInPerson(details, person, picked);
    onChange(filled);
    setPicked(person);
    announcer.announce(`Filled in: ${[filled.name, filled.email, filled.phone].filter(Boolean).join(', ')}`);
  }

  return (
    <div className="dense-form grid gap-4 *:col-span-full sm:grid-cols-2">
      <Field label="Name" name="name" required error={errorAt(failure, 'name')}>
        {(control) => (
          <PersonInput
            {...control}
            ref={ref}
            maxLength={LIMITS.name}
            value={details.name}
            onChange={(name) => change({ name })}
            onPick={pick}
          />
        )}
      </Field>
      <Field
        label="Email address"
        name="email"
        required={needsEmail}
        error={errorAt(failure, 'email')}
        className="sm:col-span-1!"
      >
        {(control) => (
          <PersonInput
            {...control}
            type="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LIMITS.email}
            value={details.email}
            onChange={(email) => change({ email })}
            onPick={pick}
          />
        )}
      </Field>
      <Field label="Telephone" name="phone" error={errorAt(failure, 'phone')} className="sm:col-span-1!">
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            autoComplete="off"
            maxLength={LIMITS.phone}
            value={details.phone}
            onChange={({ target }) => change({ phone: target.value })}
          />
        )}
      </Field>
      <Field {...about} name="message" error={errorAt(failure, 'message')}>
        {(control) => (
          <WritingArea
            {...control}
            rows={2}
            maxLength={LIMITS.message}
            value={details.message}
            onChange={({ target }) => change({ message: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
