import X from 'lucide-react/icons/x';
import { Suspense, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Segments } from '../../components/dashboard/Segments.tsx';
import { usePreviewWidth } from '../../components/dashboard/use-preview-width.tsx';
import { ROOM_FOR_THREE, useRoom } from '../../components/dashboard/use-room.ts';
import type { PostEmail } from '../../features/newsletter/PostEmailFields.tsx';
import { SendTestNote } from '../../features/newsletter/SendTestNote.tsx';
import { SiteFooter } from '../../components/SiteFooter.tsx';
import { SiteHeader } from '../../components/SiteHeader.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { PostChoices } from '../posts/use-post-choices.ts';
import { EmailFrame } from './EmailFrame.tsx';
import { PreviewArticle } from './preview-article.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PreviewsDialog } from './PreviewsDialog.tsx';
import { previewOf } from './preview-post.ts';
import { useEmailOfWriting } from './use-email-of-writing.ts';
import type { Writing } from './use-writing.ts';

interface PreviewDialogProps {
  writing: Writing;
  choices: PostChoices;
  /** What the page's one button says and does; null while there is nothing to press it for. */
  main: { label: string; press: () => void } | null;
  /** What is chosen of the email that it is to be; null where nothing is. */
  plan: PostEmail | null;
  /** Whether the email is shown first. */
  isEmailFirst: boolean;
  onClose: () => void;
}

const VIEWS = [
  { value: 'web', label: 'Web' },
  { value: 'email', label: 'Email' },
] as const;

/**
 * What is on the page, as visitors would see it: at once, without a connection, too. As an email it is drawn by the
 * server. Links to share, and a test of the email, are one step away. The page's button is where the page has it.
 */
export function PreviewDialog({ writing, choices, main, plan, isEmailFirst, onClose }: PreviewDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const hasRoom = useRoom(ROOM_FOR_THREE);
  const { isPhone, choice } = usePreviewWidth();
  const [seenAs, setSeenAs] = useState<(typeof VIEWS)[number]['value']>(isEmailFirst ? 'email' : 'web');
  const [isSharing, setSharing] = useState(false);
  const { values, post, key } = writing;
  const { categories, authors } = choices;
  const isEmail = seenAs === 'email';
  const email = useEmailOfWriting({ values, key, isSeen: isEmail, plan });
  const shown = useMemo(
    () => previewOf({ values, post, choices: { categories, authors }, now: new Date() }),
    [values, post, categories, authors],
  );
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) onClose();
      }}
      className="writing-preview"
    >
      <div className="writing-line">
        <div className="writing-preview-name">
          <h2 id={id} className="font-serif text-heading max-sm:sr-only">
            Preview
          </h2>
          <p role="status" className="writing-state max-sm:sr-only">
            {saidOfDraft(writing)}
          </p>
        </div>
        <Segments legend="Seen as" choices={VIEWS} value={seenAs} onChange={setSeenAs} />
        {choice}
        <div className="writing-preview-acts">
          {isEmail && hasRoom && email.lastTest !== null && email.testFailure === null ? (
            <p className="min-w-0 text-right text-fine leading-tight wrap-anywhere text-quiet">
              <SendTestNote last={email.lastTest} />
            </p>
          ) : null}
          {isEmail ? (
            <Button
              size="small"
              variant="secondary"
              className="shrink-0"
              aria-label="Send a test"
              busy={email.isTesting ? 'Sending…' : false}
              disabled={email.made === undefined}
              onClick={() => email.test(null)}
            >
              <span className="max-sm:hidden">Send a test</span>
              <span className="sm:hidden">Test</span>
            </Button>
          ) : (
            <Button
              size="small"
              variant="secondary"
              aria-haspopup="dialog"
              aria-label="Share a preview link"
              onClick={() => setSharing(true)}
            >
              Share
              <span className="-ml-1 max-sm:hidden">a preview link</span>
            </Button>
          )}
          {main === null ? null : (
            <Button
              size="small"
              onClick={() => {
                onClose();
                // Once this has closed, and given the focus back.
                queueMicrotask(main.press);
              }}
            >
              {main.label}
            </Button>
          )}
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="-mr-3 grid size-11 shrink-0 cursor-pointer place-items-center rounded text-quiet transition-colors hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      </div>
      {isEmail ? (
        <EmailFrame email={email} isPhone={isPhone} isTestAbove={hasRoom} />
      ) : (
        <div className="writing-preview-window" data-phone={isPhone ? '' : undefined}>
          <Suspense fallback={<Skeleton className="h-full" />}>
            <PreviewFrame onEscape={onClose}>
              <div className="flex min-h-dvh flex-col">
                {/* As on its page; but nothing is to be pressed in what is around it. */}
                <div inert className="contents">
                  <SiteHeader />
                </div>
                <div className="flex-1">
                  <PreviewArticle {...shown} isPreview />
                </div>
                <div inert>
                  <SiteFooter />
                </div>
              </div>
            </PreviewFrame>
          </Suspense>
        </div>
      )}
      {isSharing ? (
        <PreviewsDialog of={post === null ? { key } : { post: post.id }} onClose={() => setSharing(false)} />
      ) : null}
    </dialog>
  );
}

/** What is shown is what is on the page; where that is kept by now is said beside it. */
function saidOfDraft({ isChanged, server, keeping }: Writing): string {
  if (!isChanged) return '';
  switch (server.state.kind) {
    case 'saved':
      return 'Your draft is saved.';
    case 'offline':
      return keeping === 'no room'
        ? 'No connection: your draft is not saved.'
        : 'No connection: your draft is kept on this device.';
    case 'refused':
    case 'conflict':
      return 'Your draft is kept on this device.';
    case 'idle':
    case 'sending':
    case 'waiting':
      return 'Saving your draft…';
  }
}
