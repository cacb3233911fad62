import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { FormButtons } from '../../../components/dashboard/FormButtons.tsx';
import { submitByKeys } from '../../../components/dashboard/submit-by-keys.ts';
import type { useForm } from '../../../lib/use-form.ts';
import { useAlerts } from '../../../ui/alerts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/Form.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { focusInCall } from './focus-in-call.ts';

interface CallDialogProps {
  title: string;
  /** Its width. */
  className: string;
  /** The element to focus first; the button that does it, unless something takes the focus by itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  form: ReturnType<typeof useForm>['form'];
  /** Of the button that does it, and while it does. */
  submit: { label: string; busy: string };
  /** Whether there is enough to do it. */
  isReady: boolean;
  /** Of the button that leaves all as it is. */
  leave: string;
  /** What the question says before something typed is lost. */
  unsaved: string;
  /** Whether something was typed. */
  isTyped: (data: FormData) => boolean;
  /** Beside the buttons. */
  summary?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A tall dialog with a form about a call, whose buttons stay in sight. Nothing that was typed is lost: not without a question,
 * and not by a failure, after which it is tried again.
 */
export function CallDialog({ title, className, form, submit, isReady, leave, ...rest }: CallDialogProps) {
  const { unsaved, isTyped, summary, onClose, children } = rest;
  const id = useId();
  const { confirm } = useAlerts();
  const button = useRef<HTMLButtonElement>(null);
  const { pending, failure } = form;

  async function close() {
    if (pending) return;
    const element = button.current?.form;
    const hasTyped = element !== null && element !== undefined && isTyped(new FormData(element));
    if (!hasTyped || (await confirm({ ...DISCARD, message: unsaved }))) onClose();
  }

  function followKeys(event: KeyboardEvent<HTMLDialogElement>) {
    // Browsers let a dialog ask only once: the second Escape would close it at once.
    if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void close();
    }
    submitByKeys(event);
  }

  return (
    <Dialog
      title={title}
      isTall
      initialFocus={rest.initialFocus ?? button}
      className={`scroll-pb-36 text-small ${className}`}
      onCancel={() => void close()}
      onKeyDown={followKeys}
      actions={
        <>
          {summary}
          <FormButtons
            ref={button}
            form={id}
            disabled={!isReady}
            busy={pending ? submit.busy : false}
            leave={leave}
            onLeave={() => void close()}
          >
            {failure?.fields.length === 0 ? 'Try again' : submit.label}
          </FormButtons>
        </>
      }
    >
      <Form {...form} id={id} noValidate focus={focusInCall} className="mt-3 grid gap-4">
        {children}
        <div data-failure="" className="empty:hidden">
          <FormError />
        </div>
      </Form>
    </Dialog>
  );
}

const DISCARD = {
  title: 'Discard what you typed?',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep writing',
  danger: true,
};
