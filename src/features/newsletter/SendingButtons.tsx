import { Button } from '../../ui/Button.tsx';
import type { useSendingButtons } from './use-sending-buttons.ts';
import type { useSending } from './use-sending.ts';

interface SendingButtonsProps {
  sending: ReturnType<typeof useSending>;
  /** What the one that sends says. */
  label: string;
  buttons: ReturnType<typeof useSendingButtons>;
  /** The id of the form, where they stand below a dialog instead of in it: then the one that sends is the last. */
  form?: string;
  /** `secondary` where sending would reach nobody. */
  submitVariant?: 'primary' | 'secondary';
}

/** The buttons below a newsletter: the one that sends submits its form. */
export function SendingButtons({
  sending,
  label,
  buttons,
  form: formId,
  submitVariant = 'primary',
}: SendingButtonsProps) {
  const { form, busy, later, show, test } = sending;
  const { submit: submitRef, later: laterRef, preview: previewRef } = buttons;
  const submit = (
    <Button
      ref={submitRef}
      type="submit"
      variant={submitVariant}
      form={formId}
      busy={busy === 'send' ? 'Sending...' : false}
      disabled={form.pending}
    >
      {label}
    </Button>
  );
  const atATime = (
    <Button
      ref={laterRef}
      variant="secondary"
      busy={busy === 'later' ? 'Preparing…' : false}
      disabled={form.pending}
      onClick={later}
    >
      Send later
    </Button>
  );
  const looks = (
    <>
      <Button
        ref={previewRef}
        variant="secondary"
        busy={busy === 'preview' ? 'Preparing…' : false}
        disabled={form.pending}
        onClick={show}
      >
        Preview
      </Button>
      <Button
        variant="secondary"
        busy={busy === 'test' ? 'Sending…' : false}
        disabled={form.pending}
        onClick={test}
      >
        Send a test
      </Button>
    </>
  );
  return (
    <div className="grid grow grid-cols-2 gap-3 sm:flex sm:flex-wrap">
      {formId === undefined ? (
        <>
          {submit}
          {atATime}
          {looks}
        </>
      ) : (
        <>
          {looks}
          <span className="hidden grow sm:block" />
          {atATime}
          {submit}
        </>
      )}
    </div>
  );
}
