import { type ReactNode, useId } from 'react';
import { FormButtons } from '../../../components/dashboard/FormButtons.tsx';
import { submitByKeys } from '../../../components/dashboard/submit-by-keys.ts';
import { textOf } from '../../../lib/form-values.ts';
import { failureWith, useForm } from '../../../lib/use-form.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/Form.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { NoteField, type ToldCall } from './NoteField.tsx';

interface NoteDialogProps<Answer> {
  call: ToldCall;
  title: string;
  /** What the note is about: 'the call'. */
  about: string;
  /** Of the button that does it, and while it does. */
  submit: { label: string; busy: string; isDanger?: boolean };
  /** Of the button that leaves all as it is. */
  leave: string;
  /** Said where the server gives no reason. */
  refused: string;
  send: (note: string) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onClose: () => void;
  /** What will happen. */
  children: ReactNode;
}

/** Asks before something is done with a call, and for a line to its visitor. */
export function NoteDialog<Answer>({
  call,
  title,
  about,
  submit,
  leave,
  refused,
  ...on
}: NoteDialogProps<Answer>) {
  const { send, onSent, onClose, children } = on;
  const id = useId();
  const { form } = useForm({
    read: (data) => textOf(data, 'note'),
    send,
    failureOf: failureWith({ refused }),
    onSent,
  });
  return (
    <Dialog
      title={title}
      className="w-[min(34rem,calc(100vw-2rem))] text-small"
      onCancel={onClose}
      onKeyDown={submitByKeys}
      actions={
        <FormButtons
          variant={submit.isDanger === true ? 'danger' : 'primary'}
          form={id}
          busy={form.pending ? submit.busy : false}
          leave={leave}
          onLeave={onClose}
        >
          {submit.label}
        </FormButtons>
      }
    >
      {children}
      <Form {...form} id={id} className="mt-5 grid gap-4">
        <NoteField call={call} about={about} />
        <FormError />
      </Form>
    </Dialog>
  );
}
