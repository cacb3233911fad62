import { LIMITS } from '#shared/limits.ts';
import { focusOnce, NOT_BLANK, RowForm } from '../../components/dashboard/RowForm.tsx';
import { textOf } from '../../lib/form-values.ts';
import { Select, TextArea, TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { type Author, AUTHOR_ROLES, type AuthorDetails } from './authors.ts';

interface AuthorFormProps {
  /** The author being edited; null for a new one. */
  author: Author | null;
  /** The name that a new one begins with. */
  begun: string;
  onChange: () => void;
  onSave: (details: AuthorDetails) => void;
  onCancel: () => void;
}

const ROLE_CHOICES = AUTHOR_ROLES.map((role) => ({ value: role, label: role }));

/**
 * Saves to this browser at once, so nothing is awaited and nothing can fail. Saves nothing without a name or an email.
 * [2.15.33] [2.15.34] [5.37]
 */
export function AuthorForm({ author, begun, onChange, onSave, onCancel }: AuthorFormProps) {
  function submit(data: FormData) {
    const name = textOf(data, 'name').trim();
    const email = textOf(data, 'email').trim();
    const role = AUTHOR_ROLES.find((known) => known === textOf(data, 'role')) ?? 'Author';
    onSave({ name, email, role, bio: textOf(data, 'bio').trim() });
  }

  return (
    <RowForm
      noun="author"
      changed={author?.name ?? null}
      pending={false}
      failure={null}
      className="md:grid-cols-3"
      onSubmit={submit}
      onChange={onChange}
      onCancel={onCancel}
    >
      <Field label="Name" name="name" required>
        {(control) => (
          <TextInput
            {...control}
            ref={focusOnce}
            autoComplete="off"
            pattern={NOT_BLANK}
            maxLength={LIMITS.name}
            defaultValue={author?.name ?? begun}
          />
        )}
      </Field>
      <Field label="Email address" name="email" required>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="off"
            maxLength={LIMITS.email}
            defaultValue={author?.email}
          />
        )}
      </Field>
      <Field label="Role" name="role" required>
        {(control) => <Select {...control} choices={ROLE_CHOICES} defaultValue={author?.role ?? 'Author'} />}
      </Field>
      <Field label="Bio" name="bio" className="md:col-span-3">
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={LIMITS.message}
            defaultValue={author?.bio}
            className="min-h-20!"
          />
        )}
      </Field>
    </RowForm>
  );
}
