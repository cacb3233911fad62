import { Button } from '../../ui/Button.tsx';
import { Details } from '../../components/dashboard/Details.tsx';
import type { FormFailure } from '../../lib/use-form.ts';
import { SendRow } from './SendRow.tsx';
import { SendTestNote } from './SendTestNote.tsx';
import type { useTestsSent } from './tests-sent.ts';
import { TEST_BUTTON } from './use-send-form.ts';

interface SendTestRowProps {
  last: ReturnType<typeof useTestsSent>['last'];
  /** Why the last one was not sent; null where it was, or an alert says so. */
  failure: FormFailure | null;
  /** Who gets it; null until that is known. */
  to: string | null;
  isSending: boolean;
  disabled: boolean;
  onTest: () => void;
}

/** Whether the newsletter was tried out, and the way to do it. */
export function SendTestRow({ last, failure, to, isSending, disabled, onTest }: SendTestRowProps) {
  return (
    <SendRow label="Test">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {failure !== null ? (
          <div className="w-full rounded bg-alarm-wash px-4 py-3 wrap-anywhere">
            <p className="font-medium text-alarm">{failure.message}</p>
            {failure.details === undefined ? null : <Details>{failure.details}</Details>}
          </div>
        ) : (
          <p className="min-w-0 wrap-anywhere">
            {last === null ? (
              <span className="text-quiet">No test sent yet</span>
            ) : (
              <SendTestNote last={last} />
            )}
          </p>
        )}
        <Button
          name={TEST_BUTTON}
          variant="secondary"
          size="small"
          busy={isSending ? 'Sending…' : false}
          disabled={disabled}
          onClick={onTest}
        >
          {last !== null ? 'Send another test' : to === null ? 'Send a test' : `Send a test to ${to}`}
        </Button>
      </div>
    </SendRow>
  );
}
