import { type SubmitEvent, useId } from 'react';
import { LIMITS } from '#shared/business.ts';
import { textOf } from '../../lib/form-values.ts';
import { Button } from '../../ui/Button.tsx';
import { Select, TextArea, TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { type Author, AUTHOR_ROLES, type AuthorDetails } from './authors.ts';

interface AuthorFormProps {
  /** The one that is changed; null for a new one. */
  author: Author | null;
  onChanged: () => void;
  onSave: (details: AuthorDetails) => void;
  onCancel: () => void;
}

const ROLE_CHOICES = AUTHOR_ROLES.map((role) => ({ value: role, label: role }));

/** Without a name or an email nothing happens. [2.15.33] [2.15.34] [5.37] */
export function AuthorForm({ author, onChanged, onSave, onCancel }: AuthorFormProps) {
  const headingId = useId();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = textOf(data, 'name').trim();
    const email = textOf(data, 'email').trim();
    if (name === '' || email === '') return;
    const role = AUTHOR_ROLES.find((known) => known === textOf(data, 'role')) ?? 'Author';
    onSave({ name, email, role, bio: textOf(data, 'bio').trim() });
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onInput={onChanged}
      aria-labelledby={headingId}
      className="mt-5 grid gap-4 rounded bg-raised px-4 py-5 ring-1 ring-line sm:px-5 md:grid-cols-3"
    >
      <h3 id={headingId} className="font-sans text-body font-semibold md:col-span-3">
        {author === null ? 'New author' : `Edit ${author.name}`}
      </h3>
      <Field label="Name" required>
        {(control) => (
          <TextInput
            {...control}
            ref={focusOnce}
            name="name"
            autoComplete="off"
            maxLength={LIMITS.name}
            defaultValue={author?.name}
          />
        )}
      </Field>
      <Field label="Email address" required>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="off"
            maxLength={LIMITS.email}
            defaultValue={author?.email}
          />
        )}
      </Field>
      <Field label="Role" required>
        {(control) => (
          <Select {...control} name="role" choices={ROLE_CHOICES} defaultValue={author?.role ?? 'Author'} />
        )}
      </Field>
      <Field label="Bio" className="md:col-span-3">
        {(control) => (
          <TextArea
            {...control}
            name="bio"
            rows={2}
            maxLength={LIMITS.message}
            defaultValue={author?.bio}
            className="min-h-20"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3 md:col-span-3">
        <Button type="submit" size="small">
          {author === null ? 'Create author' : 'Save changes'}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The form has just been asked for: whoever did wants to type. */
function focusOnce(input: HTMLInputElement | null) {
  input?.focus();
}
