import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Details } from '../../components/dashboard/Details.tsx';
import { useHost } from '../../lib/host.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../../ui/Button.tsx';
import type { PublishingState } from './use-publishing.ts';

interface MailLineProps {
  text: string;
  isAlarm?: boolean;
  /** What only whoever runs the server can use, folded up. */
  details?: string | undefined;
  /** What can be done about it: in a dialog, or at once where it says whether that is under way; null for nothing. */
  act: { label: ReactNode; onPress: () => void; isBusy?: boolean } | null;
  /** Where visitors read it; null where they can't yet. */
  readAt: string | null;
  /** Takes the publication back, on a phone, where the bar has no room for that; null or absent where it can't be. */
  undo?: PublishingState['undo'];
  /** Leads to what became of it; null where nothing is sent. */
  report?: { label: string; path: string } | null;
  /** What takes the line away; null for nothing. */
  doneLabel: string | null;
  onDone: () => void;
}

/** The line below the bar on a post that was published, and on its way to the subscribers. */
export function MailLine(props: MailLineProps) {
  const {
    text,
    isAlarm = false,
    details,
    act,
    readAt,
    undo = null,
    report = null,
    doneLabel,
    onDone,
  } = props;
  const { base, origin } = useHost();
  const { copied, copy } = useCopy();
  return (
    <div role={isAlarm ? 'alert' : 'status'} className="writing-offer">
      <div className="writing-in-column shell">
        <div className="writing-offer-line mx-auto max-w-[46.25rem]">
          <div className="min-w-0">
            <p>{text}</p>
            {details === undefined ? null : <Details>{details}</Details>}
          </div>
          <div className="writing-offer-acts">
            {act === null ? null : (
              <Button
                size="small"
                variant="secondary"
                aria-haspopup={act.isBusy === undefined ? 'dialog' : undefined}
                disabled={act.isBusy === true}
                className="ml-3"
                onClick={act.onPress}
              >
                {act.label}
              </Button>
            )}
            {report === null ? null : (
              <Link to={report.path} className="finger-high mx-3 text-link">
                {report.label}
              </Link>
            )}
            {readAt === null ? null : (
              <Button size="small" variant="quiet" onClick={() => void copy(`${origin}${base}${readAt}`)}>
                {copied ? 'Copied' : 'Copy link'}
              </Button>
            )}
            {undo === null ? null : (
              <Button
                size="small"
                variant="quiet"
                title={undo.words.title}
                className="writing-offer-undo"
                onClick={() => {
                  // The line goes.
                  onDone();
                  undo.press();
                }}
              >
                Undo
                <span className="sr-only"> {undo.words.what}</span>
              </Button>
            )}
            {doneLabel === null ? null : (
              <Button size="small" variant="quiet" onClick={onDone}>
                {doneLabel}
              </Button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
