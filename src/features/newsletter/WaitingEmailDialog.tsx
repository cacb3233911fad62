import { type ReactNode, useId, useState } from 'react';
import type { WaitingEmail } from '#shared/contract/rich-newsletters.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { changeFailedText } from './newsletter-texts.ts';
import { type PostEmail, PostEmailFields } from './PostEmailFields.tsx';
import { chosenOf } from './waiting-email.ts';

interface WaitingEmailDialogProps {
  email: WaitingEmail;
  /** When it goes out, in a sentence. */
  when: string;
  /** The ways to try it out as it stands here. */
  tryOut: (email: PostEmail) => ReactNode;
  /** Saves it; rejects when that fails. */
  onSave: (email: PostEmail) => Promise<void>;
  onClose: () => void;
}

/** Changes the email that waits for a post: nothing of it is called off for that. */
export function WaitingEmailDialog({ email, when, tryOut, onSave, onClose }: WaitingEmailDialogProps) {
  const formId = useId();
  const [value, setValue] = useState<PostEmail>(() => chosenOf(email));
  const { form } = useForm({
    read: () => value,
    check: () => null,
    send: onSave,
    failureOf: (error) => ({ message: changeFailedText(error), fields: [], alert: null }),
    onSent: onClose,
  });
  return (
    <Dialog
      title="The email to your subscribers"
      className="w-[min(40rem,calc(100vw-2.5rem))] text-small"
      onCancel={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={form.pending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={value.subject.trim() === ''}
            busy={form.pending ? 'Saving…' : false}
          >
            Save the email
          </Button>
        </>
      }
    >
      <Form {...form} id={formId} noValidate className="mt-4 grid gap-1">
        <PostEmailFields value={value} onChange={setValue} when={when} />
        <FormError />
      </Form>
      {/* Not in the form: Enter in its field saves nothing. */}
      {value.subject.trim() === '' ? null : tryOut(value)}
    </Dialog>
  );
}
