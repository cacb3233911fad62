import { useId, useRef } from 'react';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { PostalAddressField, postalAddressOf } from './PostalAddressField.tsx';

const failureOf = failureWith({ refused: 'The address could not be saved. Please try again.' });

interface PostalAddressDialogProps {
  address: string;
  save: (address: string) => Promise<unknown>;
  onSaved: () => void;
  onCancel: () => void;
}

/** Changes the postal address in newsletters. */
export function PostalAddressDialog({ address, save, onSaved, onCancel }: PostalAddressDialogProps) {
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { form } = useForm({
    read: (data) => postalAddressOf(data) ?? '',
    send: save,
    failureOf,
    onSent: onSaved,
  });
  return (
    <Dialog
      title="The postal address in newsletters"
      className="w-[min(32rem,calc(100vw-2.5rem))]"
      initialFocus={field}
      onCancel={onCancel}
      actions={
        <>
          <Button variant="secondary" disabled={form.pending} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={form.pending ? 'Saving…' : false}>
            Save
          </Button>
        </>
      }
    >
      <Form {...form} id={formId} noValidate className="mt-5 grid gap-4">
        <PostalAddressField
          ref={field}
          address={address}
          hint="It stands at the end of every newsletter, beside the unsubscribe link. The law of the United States asks for one (CAN-SPAM); a post office box will do."
        />
        <FormError />
      </Form>
    </Dialog>
  );
}
