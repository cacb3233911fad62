import type { User } from '#shared/contract/session.ts';
import { LIMITS } from '#shared/limits.ts';
import { textOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';

const failureOf = failureWith({
  refused: 'The name could not be saved. Please try again.',
  otherwise: ['name'],
});

interface AccountNameProps {
  user: User;
  onChanged: (user: User) => void;
}

/** The name in the dashboard's header. */
export function AccountName({ user, onChanged }: AccountNameProps) {
  const { request } = useHost();
  const { form } = useForm({
    read: (data) => textOf(data, 'name').trim(),
    send: (name) => request('changeAccount', { body: { name } }),
    failureOf,
    onSent: (answer) => onChanged(answer.user),
  });
  return (
    <Form {...form} noValidate className="dense-form mt-4 grid max-w-[26rem] content-start gap-5">
      <Field
        label="Your name"
        name="name"
        required
        hint="Shown at the top of the dashboard."
        error={form.failure?.message ?? null}
      >
        {(control) => (
          <TextInput {...control} defaultValue={user.name} maxLength={LIMITS.name} autoComplete="name" />
        )}
      </Field>
      <SubmitButton size="small" variant="secondary" busy="Saving…" className="justify-self-start">
        Save the name
      </SubmitButton>
    </Form>
  );
}
