import { useId, useRef } from 'react';
import { LIMITS } from '#shared/business.ts';
import { textOf } from '../../lib/form-values.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';

interface PostalAddressDialogProps {
  address: string;
  /** Whether it is asked before sending, which goes on without an address as well. */
  isBeforeSending: boolean;
  save: (address: string) => Promise<unknown>;
  /** Called once it is saved. */
  onSaved: () => void;
  onCancel: () => void;
}

const failureOf = failureWith({
  refused: 'The address could not be saved. Please try again.',
  fields: ['postal_address'],
});

/** Asks for the postal address that stands at the end of every newsletter. */
export function PostalAddressDialog({
  address,
  isBeforeSending,
  save,
  onSaved,
  onCancel,
}: PostalAddressDialogProps) {
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { form } = useForm({
    read: (data) => textOf(data, 'postal_address').trim(),
    check: (text) =>
      isBeforeSending && text === ''
        ? { message: 'Please enter the address.', fields: ['postal_address'], alert: null }
        : null,
    send: save,
    failureOf,
    onSent: onSaved,
  });
  const without = useForm({ read: () => '', send: save, failureOf, onSent: onSaved });

  return (
    <Dialog
      title="A postal address for your newsletters"
      className="w-[min(32rem,calc(100vw-2.5rem))]"
      initialFocus={field}
      onCancel={onCancel}
      actions={
        <>
          <Button variant="secondary" disabled={form.pending} onClick={onCancel}>
            Cancel
          </Button>
          {isBeforeSending ? (
            <Button
              variant="secondary"
              busy={without.form.pending ? 'Saving…' : false}
              disabled={form.pending}
              onClick={() => without.run('')}
            >
              Go on without
            </Button>
          ) : null}
          <Button type="submit" form={formId} busy={form.pending ? 'Saving…' : false}>
            {isBeforeSending ? 'Save and go on' : 'Save'}
          </Button>
        </>
      }
    >
      <p className="mt-3">
        It stands at the end of each newsletter, beside the unsubscribe link. The law of the United States
        asks for one (CAN-SPAM); a post office box will do.
      </p>
      <Form
        {...form}
        failure={form.failure ?? without.form.failure}
        id={formId}
        noValidate
        className="mt-5 grid gap-4"
      >
        <Field
          label="Postal address"
          name="postal_address"
          required={isBeforeSending}
          hint={
            isBeforeSending
              ? 'You are asked this once, and can change it below the form.'
              : 'Empty: no address.'
          }
        >
          {(control) => (
            <TextArea
              {...control}
              ref={field}
              rows={3}
              className="min-h-24"
              autoComplete="street-address"
              maxLength={LIMITS.postalAddress}
              defaultValue={address}
            />
          )}
        </Field>
        <FormError about={['postal_address']} />
        <FormError />
      </Form>
    </Dialog>
  );
}
