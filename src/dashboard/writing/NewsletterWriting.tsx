import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { pages } from '#content/pages.ts';
import { LIMITS } from '#shared/limits.ts';
import { Head } from '../../components/Head.tsx';
import { PendingText } from '../../features/editor/pending-text.ts';
import { useRichNewsletterDraft } from '../../features/newsletter/newsletter-draft.ts';
import { hasContent } from '../../features/newsletter/use-rich-newsletter.ts';
import { WrittenNewsletterDialog } from '../../features/newsletter/WrittenNewsletterDialog.tsx';
import { useRecipients } from '../../features/subscribers/use-subscribers.ts';
import { dashboardTabPath } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { SheetTitle } from './SheetTitle.tsx';
import { useQuietChrome } from './use-quiet-chrome.ts';
import { WritingText } from './WritingText.tsx';

const meta = pages['/dashboard'];

/** A whole page for writing a newsletter with pictures, kept in this browser until it is sent. */
export function NewsletterWriting() {
  const id = useId();
  const navigate = useNavigate();
  const { sentence: recipients } = useRecipients();
  const root = useRef<HTMLDivElement>(null);
  const [toolbarSlot, setToolbarSlot] = useState<HTMLElement | null>(null);
  const [work, setWork] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [pending] = useState(() => new PendingText());
  const { draft, isKept, change } = useRichNewsletterDraft();
  const { start, round, report } = useContent(draft.content, change);
  const subject = draft.subject.trim();
  const isBlank = subject === '' ? !hasContent(draft.content) : false;
  useQuietChrome(root);

  return (
    <div ref={root} className="writing">
      <Head {...meta} title={`${subject || 'A newsletter'} | ${meta.title}`} />
      <header className="writing-bar">
        <div className="writing-line">
          <Link
            to={dashboardTabPath('newsletter')}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold text-quiet hover:text-clay"
          >
            <ArrowLeft aria-hidden className="size-5" />
            <span className="sr-only sm:not-sr-only">Newsletter</span>
          </Link>
          <Keeping isBlank={isBlank} isKept={isKept} />
          <Button
            size="small"
            aria-haspopup="dialog"
            busy={work ?? false}
            onClick={() => {
              pending.report();
              setSending(true);
            }}
          >
            Send…
          </Button>
        </div>
        <div ref={setToolbarSlot} className="rich-text-editor writing-toolbar" />
      </header>
      <div className="writing-sheet shell pt-10 pb-20 sm:pt-16">
        <div className="mx-auto max-w-[46.25rem]">
          <h1 className="sr-only">Newsletter with pictures</h1>
          <SheetTitle
            label="Subject"
            name="subject"
            value={draft.subject}
            maxLength={LIMITS.subject}
            textId={`${id}-text`}
            onChange={(subject) => change({ subject })}
          />
        </div>
        <div className="mx-auto mt-10 max-w-[46.25rem] sm:mt-14">
          <p id={`${id}-label`} className="sr-only">
            Content
          </p>
          <WritingText
            key={round}
            id={`${id}-text`}
            labelledBy={`${id}-label`}
            value={start}
            onChange={report}
            pending={pending}
            placeholder="Start writing to your subscribers..."
            toolbarSlot={toolbarSlot}
            onBusy={setWork}
          />
        </div>
      </div>
      {isSending ? (
        <WrittenNewsletterDialog
          summary={subject === '' ? recipients : `“${subject}”. ${recipients}`}
          onSent={() => void navigate(dashboardTabPath('campaigns'))}
          onClose={() => setSending(false)}
        />
      ) : null}
    </div>
  );
}

/** The text that the editor begins with, anew when another window has changed it. */
function useContent(content: string, change: (part: { content: string }) => void) {
  const own = useRef(content);
  const [begun, setBegun] = useState({ start: content, round: 0 });
  const report = useCallback(
    (html: string) => {
      own.current = html;
      change({ content: html });
    },
    [change],
  );
  useEffect(() => {
    if (content === own.current) return;
    own.current = content;
    setBegun(({ round }) => ({ start: content, round: round + 1 }));
  }, [content]);
  return { ...begun, report };
}

/** Where what is written is safe. */
function Keeping({ isBlank, isKept }: { isBlank: boolean; isKept: boolean }) {
  return (
    <p className="writing-state">
      <span role={isKept ? 'status' : 'alert'}>
        {!isKept
          ? 'This browser has no room for a copy: stay on this page.'
          : isBlank
            ? 'Nothing to keep yet'
            : 'Kept in this browser'}
      </span>
    </p>
  );
}
