import { useId } from 'react';
import type { Passkey } from '#shared/contract/passkeys.ts';
import { LIMITS } from '#shared/limits.ts';
import { textOf } from '../../lib/form-values.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';

const failureOf = failureWith({
  refused: 'The name could not be saved. Please try again.',
  otherwise: ['passkey-name'],
});

interface RenamePasskeyProps {
  passkey: Passkey;
  onSave: (name: string) => Promise<unknown>;
  /** With null, nothing was changed. */
  onClose: (name: string | null) => void;
}

export function RenamePasskey({ passkey, onSave, onClose }: RenamePasskeyProps) {
  const id = useId();
  const { form } = useForm({
    read: (data) => textOf(data, 'passkey-name').trim(),
    send: onSave,
    failureOf,
    onSent: (_, name) => onClose(name),
  });
  return (
    <Dialog
      title="Rename the passkey"
      className="w-[min(28rem,calc(100vw-2.5rem))]"
      onCancel={() => onClose(null)}
      actions={
        <>
          <Button variant="secondary" onClick={() => onClose(null)}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={form.pending ? 'Saving…' : false}>
            Save
          </Button>
        </>
      }
    >
      <Form {...form} id={id} noValidate className="mt-5">
        <Field label="Name" name="passkey-name" required error={form.failure?.message ?? null}>
          {(control) => (
            <TextInput
              {...control}
              defaultValue={passkey.name}
              maxLength={LIMITS.name}
              autoComplete="off"
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </Field>
      </Form>
    </Dialog>
  );
}
