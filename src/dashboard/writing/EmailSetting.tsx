import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { PostSending } from '#shared/contract/rich-newsletters.ts';
import type { PostEmail } from '../../features/newsletter/PostEmailFields.tsx';
import { WaitingEmailLine } from '../../features/newsletter/WaitingEmailLine.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Mailing } from './use-mailing.tsx';

interface EmailSettingProps {
  /** Null while it is not known. */
  sending: PostSending | null;
  /** Sends it with the post; null where that can't be. */
  mailing: Mailing | null;
  /** See `WaitingEmailLine`. */
  tryOut: (email: PostEmail) => ReactNode;
  isAsked: boolean;
}

/** What goes to the subscribers when the post appears. Nothing where nothing does, nor can. */
export function EmailSetting({ sending, mailing, tryOut, isAsked }: EmailSettingProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const waiting = sending?.waiting ?? null;
  const [wasDropped, setDropped] = useState(false);
  useEffect(() => {
    if (wasDropped && waiting === null) button.current?.focus();
  }, [wasDropped, waiting]);
  if (waiting === null && (mailing === null || sending?.can_send !== true)) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1 text-small font-semibold">
        Email
      </p>
      {waiting !== null ? (
        <WaitingEmailLine
          email={waiting}
          recipients={sending?.recipients ?? 0}
          {...{ tryOut, isAsked }}
          onDropped={() => setDropped(true)}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-quiet">Nothing goes to your subscribers with it.</p>
          <Button
            ref={button}
            variant="secondary"
            size="small"
            aria-haspopup="dialog"
            onClick={mailing?.press}
          >
            Send it with the post…
          </Button>
        </div>
      )}
    </div>
  );
}
