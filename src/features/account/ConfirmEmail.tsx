import type { User } from '#shared/contract/session.ts';
import { useHost } from '../../lib/host.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';

const failureOf = failureWith({ refused: 'The address could not be confirmed. Please try again.' });

interface ConfirmEmailProps {
  /** Of the link in the email. */
  token: string;
  onConfirmed: (user: User) => void;
}

/** Behind the link that a new address was sent. Nothing happens until it is pressed: programs open links, too. */
export function ConfirmEmail({ token, onConfirmed }: ConfirmEmailProps) {
  const { request } = useHost();
  const { form } = useForm({
    read: () => token,
    send: () => request('confirmEmail', { body: { token } }),
    failureOf,
    onSent: ({ user }) => onConfirmed(user),
  });
  return (
    <Form {...form} className="mt-4 grid max-w-measure justify-items-start gap-4">
      <FormError />
      <p>You have opened the link that your new address was sent. From now on you sign in with it.</p>
      <SubmitButton size="small" busy="Confirming…">
        Use the new address
      </SubmitButton>
    </Form>
  );
}
