import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { pages } from '#content/pages.ts';
import { LIMITS } from '#shared/limits.ts';
import { correctedCampaign } from '#shared/newsletter-drafts.ts';
import { Head } from '../../components/Head.tsx';
import { hasContent } from '../../features/newsletter/has-content.ts';
import { enterText, resumeText } from '../../features/editor/enter-text.ts';
import { PendingText } from '../../features/editor/pending-text.ts';
import { useRichNewsletterDraft } from '../../features/newsletter/newsletter-draft.ts';
import { WrittenNewsletterDialog } from '../../features/newsletter/WrittenNewsletterDialog.tsx';
import { countWords } from '../../features/posts/post-form.ts';
import { countWaiting, waitingInWords } from '../../features/editor/waiting-pictures.ts';
import { useRecipients } from '../../features/subscribers/use-subscribers.ts';
import { dashboardTabPath } from '../../paths.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { LostNewsletter } from '../newsletter/LostNewsletter.tsx';
import { lostInWords, NewsletterLines } from '../newsletter/NewsletterLines.tsx';
import { NewsletterSaving } from '../newsletter/NewsletterSaving.tsx';
import { TakenBackLine } from '../newsletter/TakenBackLine.tsx';
import { useNewsletterConflict } from '../newsletter/use-newsletter-conflict.tsx';
import { useNewsletterSync } from '../newsletter/use-newsletter-sync.ts';
import { ShortcutsDialog } from '../ShortcutsDialog.tsx';
import { EmailChecks } from './EmailChecks.tsx';
import { useShowInText } from './use-show-field.ts';
import { NewsletterBar } from './NewsletterBar.tsx';
import { wordsInWords } from './read-time.ts';
import { PreviewTextField } from './PreviewTextField.tsx';
import { SheetTitle } from './SheetTitle.tsx';
import { useEmailPreview } from './use-email-preview.tsx';
import { usePageCorrection } from '../newsletter/use-page-correction.ts';
import { useQuietChrome } from './use-quiet-chrome.ts';
import { useNewsletterDeeds } from './use-newsletter-deeds.ts';
import { useWritingKeys } from './use-writing-keys.ts';
import { newsletterShortcuts } from './writing-shortcuts.ts';
import { goToEnd } from './way-out-of-field.ts';
import { WritingText } from './WritingText.tsx';

const meta = pages['/dashboard'];

/** A whole page for writing one newsletter with pictures, kept in this browser and on the server until it is sent. */
export function NewsletterWriting({ draftKey }: { draftKey: string }) {
  const id = useId();
  const navigate = useNavigate();
  const { alert, confirm } = useAlerts();
  const { sentence: recipients } = useRecipients();
  const root = useRef<HTMLDivElement>(null);
  const showInText = useShowInText(root);
  const [toolbarSlot, setToolbarSlot] = useState<HTMLElement | null>(null);
  const [work, setWork] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const corrected = correctedCampaign(draftKey);
  const [pending] = useState(() => new PendingText(draftKey));
  const { draft, isKept, change, clear } = useRichNewsletterDraft(draftKey);
  const sync = useNewsletterSync(draftKey);
  const conflict = useNewsletterConflict(sync, () => resumeText(`${id}-text`));
  const { lost } = sync.elsewhere;
  const isLost = useRef(false);
  useLayoutEffect(() => {
    isLost.current = lost !== null;
  });
  // What the editor still has to report as it goes is no new newsletter.
  const write = useCallback(
    (part: { content: string }) => {
      if (!isLost.current) change(part);
    },
    [change],
  );
  const { start, round, report } = useContent(draft.content, write);
  // What the editor reports at a press is in the next rendering, and is needed at once.
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  const subject = draft.subject.trim();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const preview = useEmailPreview(() => {
    flushSync(() => pending.report());
    const { subject: named, previewText, content, onWeb } = latest.current;
    return { subject: named, previewText, content, isOnWeb: onWeb === 'yes' };
  });
  const page = usePageCorrection(corrected, clear);
  const begunAs = corrected === null ? 'New newsletter' : 'Its page on the web';
  const send = () => void askAndSend();
  async function askAndSend(): Promise<void> {
    if (lost !== null) return;
    const waiting = countWaiting();
    const isSure =
      waiting === 0 ||
      (await confirm({
        title: waitingInWords(waiting),
        message: `“Try again” in the text uploads ${waiting === 1 ? 'it' : 'each'}. Without, nobody gets to see ${waiting === 1 ? 'it' : 'them'}.`,
        confirmLabel: 'Go on without',
        cancelLabel: 'Keep writing',
      }));
    if (!isSure) return;
    flushSync(() => pending.report());
    if (corrected !== null) {
      await page.publish(latest.current);
      return;
    }
    const missing = missingIn(latest.current);
    if (missing === null) {
      setSending(true);
      return;
    }
    await alert(missing.message, 'Not yet complete');
    if (missing.field === 'subject') goToEnd(`${id}-subject`);
    else enterText(`${id}-text`);
  }
  useEffect(() => {
    if (!isSending || lost === null) return;
    queueMicrotask(() => {
      setSending(false);
      void alert(`${lostInWords(lost)} If it was sent, it is in Campaigns.`, 'Nothing was sent from here');
    });
  }, [isSending, lost, alert]);
  useQuietChrome(root);
  useNewsletterDeeds({
    isWritten: hasContent(draft.content) && !preview.isMaking,
    preview: preview.show,
    send: work === null && lost === null ? send : null,
  });
  useWritingKeys({
    keep: () => pending.report(),
    publish: work === null ? send : null,
    help: () => setHelpOpen(true),
  });

  return (
    <div ref={root} className="writing" data-unwritten={draft.content === '' ? '' : undefined}>
      <Head {...meta} title={`${subject || 'A newsletter'} | ${meta.title}`} />
      <NewsletterBar
        subject={subject}
        content={draft.content}
        saving={
          sync.form === null ? (
            <span role="status">{lost === null ? begunAs : null}</span>
          ) : (
            <NewsletterSaving sync={sync} isKept={isKept} />
          )
        }
        work={work ?? page.work}
        isPage={corrected !== null}
        toolbarRef={setToolbarSlot}
        isPreviewing={preview.isMaking}
        onPreview={preview.show}
        onHelp={() => setHelpOpen(true)}
        onSend={send}
      />
      <TakenBackLine sendAt={draft.sendAt} className="writing-elsewhere" />
      <NewsletterLines sync={sync} onCompare={conflict.ask} className="writing-elsewhere" />
      {lost === null ? null : <LostNewsletter form={lost} />}
      <div hidden={lost !== null} className="writing-sheet shell pt-10 pb-20 sm:pt-16">
        <div className="mx-auto max-w-[46.25rem]">
          <h1 className="sr-only">Newsletter with images</h1>
          <SheetTitle
            label="Subject"
            id={`${id}-subject`}
            name="subject"
            value={draft.subject}
            maxLength={LIMITS.subject}
            textId={`${id}-text`}
            goDown={() => {
              if (corrected === null) document.getElementById(`${id}-preview`)?.focus();
              else enterText(`${id}-text`);
            }}
            onChange={(subject) => change({ subject })}
          />
          {corrected === null ? (
            <PreviewTextField
              id={`${id}-preview`}
              value={draft.previewText}
              onChange={(previewText) => change({ previewText })}
              goUp={() => goToEnd(`${id}-subject`)}
              goDown={() => enterText(`${id}-text`)}
            />
          ) : null}
          <p className="writing-meta text-small text-quiet">
            {corrected === null
              ? recipients.replace(/\.$/, '')
              : 'What its page on the web says. The emails that went out stay as they are'}
            {draft.content === '' ? null : (
              <span className="writing-words">
                <span className="writing-dot"> · </span>
                {wordsInWords(countWords(draft.content))}
              </span>
            )}
          </p>
        </div>
        <div className="mx-auto mt-10 max-w-[46.25rem] sm:mt-14">
          <p id={`${id}-label`} className="sr-only">
            Content
          </p>
          <WritingText
            key={round}
            id={`${id}-text`}
            labelledBy={`${id}-label`}
            aboveId={corrected === null ? `${id}-preview` : `${id}-subject`}
            value={start}
            onChange={report}
            pending={pending}
            placeholder="Start writing to your subscribers..."
            toolbarSlot={toolbarSlot}
            onBusy={setWork}
          />
        </div>
      </div>
      {preview.dialog}
      {conflict.dialog}
      {isHelpOpen ? (
        <ShortcutsDialog groups={newsletterShortcuts()} onClose={() => setHelpOpen(false)} />
      ) : null}
      {isSending ? (
        <WrittenNewsletterDialog
          draftKey={draftKey}
          look={
            <EmailChecks
              html={draft.content}
              onPlace={(place) => {
                setSending(false);
                // Once the dialog has closed, and given the focus back.
                if (typeof place !== 'string') queueMicrotask(() => showInText(place));
              }}
            />
          }
          onSent={() => void navigate(dashboardTabPath('campaigns'))}
          onClose={() => setSending(false)}
        />
      ) : null}
    </div>
  );
}

/** What a newsletter lacks before anything is decided of its sending; null for one that has all. */
function missingIn({ subject, content }: { subject: string; content: string }) {
  const hasSubject = subject.trim() !== '';
  if (hasContent(content))
    return hasSubject ? null : { field: 'subject', message: 'The subject is missing.' };
  return hasSubject
    ? { field: 'content', message: 'Nothing is written yet.' }
    : { field: 'subject', message: 'The subject is missing, and nothing is written yet.' };
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
