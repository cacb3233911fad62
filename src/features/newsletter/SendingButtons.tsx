import { Button } from '../../ui/Button.tsx';
import type { useNewsletter } from './use-newsletter.ts';
import type { useSendingButtons } from './use-sending-buttons.ts';

interface SendingButtonsProps {
  newsletter: ReturnType<typeof useNewsletter>;
  buttons: ReturnType<typeof useSendingButtons>;
  /** Whether sending would reach nobody: then it is not what the eye falls on. */
  isNobody: boolean;
}

/** The buttons below the plain newsletter: the first one submits its form, which leads to the dialog that sends. */
export function SendingButtons({ newsletter, buttons, isNobody }: SendingButtonsProps) {
  const { form, doing, later, show, test } = newsletter;
  const { pending } = form;
  const { submit: submitRef, later: laterRef, preview: previewRef } = buttons;
  return (
    <div className="grid grow grid-cols-2 gap-3 sm:flex sm:flex-wrap">
      <Button
        ref={submitRef}
        size="small"
        type="submit"
        variant={isNobody ? 'secondary' : 'primary'}
        busy={doing === 'send' ? 'Sending...' : doing === 'now' ? 'Preparing…' : false}
        disabled={pending}
      >
        Send Newsletter
      </Button>
      <Button
        ref={laterRef}
        size="small"
        variant="secondary"
        busy={doing === 'later' ? 'Preparing…' : false}
        disabled={pending}
        onClick={later}
      >
        Send later
      </Button>
      <Button
        ref={previewRef}
        size="small"
        variant="quiet"
        busy={doing === 'preview' ? 'Preparing…' : false}
        disabled={pending}
        onClick={show}
      >
        Preview
      </Button>
      <Button
        size="small"
        variant="quiet"
        busy={doing === 'test' ? 'Sending…' : false}
        disabled={pending}
        onClick={test}
      >
        Send a test
      </Button>
    </div>
  );
}
