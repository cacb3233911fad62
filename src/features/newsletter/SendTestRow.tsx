import { Button } from '../../ui/Button.tsx';
import type { useTestsSent } from './tests-sent.ts';
import { SendRow } from './SendRow.tsx';
import { SendTestNote } from './SendTestNote.tsx';

interface SendTestRowProps {
  last: ReturnType<typeof useTestsSent>['last'];
  /** Who gets it; null until that is known. */
  to: string | null;
  isSending: boolean;
  disabled: boolean;
  onTest: () => void;
}

/** Whether the newsletter was tried out, and the way to do it. */
export function SendTestRow({ last, to, isSending, disabled, onTest }: SendTestRowProps) {
  return (
    <SendRow label="Test">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 wrap-anywhere">
          {last === null ? (
            <span className="text-quiet">No test sent yet</span>
          ) : (
            <SendTestNote last={last} />
          )}
        </p>
        <Button
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
