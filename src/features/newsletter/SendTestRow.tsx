import { type ReactNode, useState } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Details } from '../../components/dashboard/Details.tsx';
import type { FormFailure } from '../../lib/use-form.ts';
import { SendRow } from './SendRow.tsx';
import { SendTestNote } from './SendTestNote.tsx';
import { type useTestsSent, useTestRecipient } from './tests-sent.ts';
import { MAX_TEST_RECIPIENTS } from './test-recipients.ts';
import { TEST_BUTTON } from './use-send-form.ts';

interface SendTestRowProps {
  last: ReturnType<typeof useTestsSent>['last'];
  /** Why the last one was not sent; null where it was, or an alert says so. */
  failure: FormFailure | null;
  /** The owner's address; null until that is known. */
  owner: string | null;
  isSending: boolean;
  disabled: boolean;
  /** Sends one; null for the owner. */
  onTest: (to: string | null) => void;
}

/** Whether the newsletter was tried out, and the way to do it: to the owner, or to other addresses, which are remembered. */
export function SendTestRow({ last, failure, owner, isSending, disabled, onTest }: SendTestRowProps) {
  const { recipient } = useTestRecipient();
  const lastAt = last?.at ?? '';
  /** The test after which another address was asked for: the field goes with the next one. */
  const [changedAfter, setChangedAfter] = useState<string | null>(null);
  const isChanging = changedAfter === lastAt;
  const [typed, setTyped] = useState(recipient ?? owner ?? '');
  const to = isChanging ? typed.trim() : (recipient ?? owner);
  const send = () => onTest(to === owner || to === '' ? null : to);

  return (
    <SendRow label="Test">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <State last={last} failure={failure} />
        {isChanging ? (
          <TextInput
            inputMode="email"
            spellCheck={false}
            aria-label="Send the test to"
            className="min-w-0 grow basis-48"
            value={typed}
            maxLength={LIMITS.email * MAX_TEST_RECIPIENTS}
            autoComplete="off"
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the press that brings it is for it alone
            autoFocus
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              // The test, and nothing else.
              event.preventDefault();
              event.stopPropagation();
              if (!disabled) send();
            }}
          />
        ) : (
          <Button
            variant="quiet"
            size="small"
            className="-ml-3"
            disabled={disabled || to === null}
            onClick={() => {
              setTyped(to ?? '');
              setChangedAfter(lastAt);
            }}
          >
            Another address
          </Button>
        )}
        <Button
          name={TEST_BUTTON}
          variant="secondary"
          size="small"
          busy={isSending ? 'Sending…' : false}
          disabled={disabled}
          onClick={send}
        >
          {isChanging ? 'Send a test' : labelOf(last?.to ?? null, to)}
        </Button>
      </div>
    </SendRow>
  );
}

/** What became of the last test. */
function State({ last, failure }: Pick<SendTestRowProps, 'last' | 'failure'>): ReactNode {
  if (failure === null) {
    return (
      <p className="w-full min-w-0 wrap-anywhere">
        {last === null ? <span className="text-quiet">No test sent yet</span> : <SendTestNote last={last} />}
      </p>
    );
  }
  return (
    <div className="w-full rounded bg-alarm-wash px-4 py-3 wrap-anywhere">
      <p className="font-medium text-alarm">{failure.message}</p>
      {failure.details === undefined ? null : <Details>{failure.details}</Details>}
    </div>
  );
}

/** @param last who got the last one; null for nobody @param to who gets the next; null until that is known */
function labelOf(last: string | null, to: string | null): string {
  if (last !== null && (to === null || last === to)) return 'Send another test';
  return to === null ? 'Send a test' : `Send a test to ${to}`;
}
