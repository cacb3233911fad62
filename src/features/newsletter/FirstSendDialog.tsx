import { useId } from 'react';
import { failureWith, useForm } from '../../lib/use-form.ts';
import type { Question } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { PostalAddressField, postalAddressOf, WHY_ADDRESS } from './PostalAddressField.tsx';

const failureOf = failureWith({ refused: 'The address could not be saved. Please try again.' });

interface FirstSendDialogProps {
  question: Question;
  save: (address: string) => Promise<unknown>;
  /** Called after the answer yes, once the address is saved. */
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question before a newsletter is sent, which also asks for the postal address that was never asked for. */
export function FirstSendDialog({ question, save, onConfirm, onCancel }: FirstSendDialogProps) {
  const formId = useId();
  const messageId = useId();
  const { form } = useForm({ read: postalAddressOf, send: save, failureOf, onSent: onConfirm });
  return (
    <Dialog
      role="alertdialog"
      aria-describedby={messageId}
      title={question.title}
      className="w-[min(32rem,calc(100vw-2.5rem))]"
      onCancel={onCancel}
      actions={
        <>
          <Button variant="secondary" disabled={form.pending} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={form.pending ? 'Saving…' : false}>
            {question.confirmLabel}
          </Button>
        </>
      }
    >
      <p id={messageId} className="mt-3 whitespace-pre-line">
        {question.message}
      </p>
      <Form {...form} id={formId} noValidate className="mt-5 grid gap-4">
        <PostalAddressField hint={WHY_ADDRESS} />
        <FormError />
      </Form>
    </Dialog>
  );
}
