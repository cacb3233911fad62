import { useId, useState } from 'react';
import { PasswordField } from '../../components/PasswordField.tsx';
import {
  passkeyFailure,
  signByPasskey,
  usePasskeySupport,
} from '../../components/dashboard/passkey-ceremonies.ts';
import { textOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/Form.tsx';

const failureOf = failureWith({
  refused: 'That could not be confirmed. Please try again.',
  fields: ['password'],
  otherwise: ['password'],
});

/** Asks for the password, or a passkey, before what somebody at an open dashboard must not do. */
export function ConfirmIdentity({ onClose }: { onClose: (isConfirmed: boolean) => void }) {
  const id = useId();
  const { request, announcer } = useHost();
  const isSupported = usePasskeySupport();
  const [isSigning, setSigning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { form } = useForm({
    read: (data) => textOf(data, 'password'),
    send(password) {
      setProblem(null);
      return request('confirmByPassword', { body: { password } });
    },
    failureOf,
    onSent: () => onClose(true),
  });

  async function confirmByPasskey() {
    setSigning(true);
    setProblem(null);
    try {
      const { options } = await request('beginConfirmation', {});
      await request('confirmByPasskey', { body: { credential: await signByPasskey(options) } });
      onClose(true);
    } catch (error) {
      const words = passkeyFailure(error, 'The passkey could not be checked. Please try again.');
      setProblem(words);
      announcer.announce(words);
      setSigning(false);
    }
  }

  return (
    <Dialog
      title="Confirm that it is you"
      aria-describedby={`${id}-why`}
      className="w-[min(30rem,calc(100vw-2.5rem))]"
      onCancel={() => onClose(false)}
      actions={
        <>
          <Button variant="secondary" onClick={() => onClose(false)}>
            Cancel
          </Button>
          {isSupported ? (
            <Button
              variant="secondary"
              busy={isSigning ? 'Waiting for your passkey…' : false}
              onClick={() => void confirmByPasskey()}
            >
              Use a passkey
            </Button>
          ) : null}
          <Button type="submit" form={id} busy={form.pending ? 'Confirming…' : false}>
            Confirm
          </Button>
        </>
      }
    >
      <p id={`${id}-why`} className="mt-3 mb-5">
        It is a while since you signed in. Whoever finds your dashboard open must not add a way into it, or
        take one away.
      </p>
      <Form {...form} id={id} method="post" noValidate>
        <PasswordField error={form.failure?.message ?? null} />
      </Form>
      {problem === null ? null : <p className="mt-4 font-medium text-alarm">{problem}</p>}
    </Dialog>
  );
}
