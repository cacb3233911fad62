import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pages } from '#content/pages.ts';
import { Head } from '../../components/Head.tsx';
import type { PostEmail } from '../../features/newsletter/PostEmailFields.tsx';
import { chosenOf, isTimed } from '../../features/newsletter/waiting-email.ts';
import { isEmailAsked as wasEmailAsked } from '../../lib/arrival.ts';
import { ShortcutsDialog } from '../ShortcutsDialog.tsx';
import { DraftBar } from '../posts/DraftBar.tsx';
import { usePostChoices } from '../posts/use-post-choices.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { EmailTryOut } from './EmailTryOut.tsx';
import { forgetArrival } from './forget-arrival.ts';
import { NotSavedDialog } from './NotSavedDialog.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { RestoredLine } from './RestoredLine.tsx';
import { SettingsDrawer } from './SettingsDrawer.tsx';
import { useAddressOf } from './use-address-of.ts';
import { useBecoming } from './use-becoming.ts';
import { useBeforePublishing } from './use-before-publishing.tsx';
import { useConflict } from './use-conflict.tsx';
import { useEntering } from './use-entering.ts';
import { useHistory } from './use-history.tsx';
import { useLeaving } from './use-leaving.ts';
import type { OpenedWriting } from './use-opened-writing.ts';
import { useMailing } from './use-mailing.tsx';
import { usePostDeeds } from './use-post-deeds.ts';
import { useMailOffer } from './use-mail-offer.tsx';
import { usePostPreview } from './use-post-preview.ts';
import { usePublishing } from './use-publishing.ts';
import { useQuietChrome } from './use-quiet-chrome.ts';
import { useSendAlong } from './use-send-along.ts';
import { useResumeText, useShowField, useShowInText } from './use-show-field.ts';
import { useTakingBack } from './use-taking-back.ts';
import { useWriting } from './use-writing.ts';
import { useUndoOffer } from './use-undo-offer.ts';
import { useWritingKeys } from './use-writing-keys.ts';
import type { PlaceInText } from './publish-checks.ts';
import { WritingBar } from './WritingBar.tsx';
import { WRITING_SHORTCUTS } from './writing-shortcuts.ts';
import { WritingSheet } from './WritingSheet.tsx';

const NO_POSTS = [] as const;
const meta = pages['/dashboard'];

/** The page for writing, once it is known what is written: its bar, the text, and the drawer with everything else. */
export function WritingForm({ opened }: { opened: OpenedWriting }) {
  const choices = usePostChoices(NO_POSTS);
  const writing = useWriting(opened, choices.authors);
  const { post, values, change } = writing;
  const root = useRef<HTMLDivElement>(null);
  const [toolbarSlot, setToolbarSlot] = useState<HTMLElement | null>(null);
  const [isEmailAsked] = useState(wasEmailAsked(useLocation().state));
  const [isDrawerOpen, setDrawerOpen] = useState(isEmailAsked);
  useEffect(() => {
    if (isEmailAsked) forgetArrival();
  }, [isEmailAsked]);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [editorWork, setEditorWork] = useState<string | null>(null);
  const showField = useShowField(root, setDrawerOpen);
  const showInText = useShowInText(root);
  /** Once the dialog has closed, and given the focus back. */
  function showPlace(place: string | PlaceInText) {
    queueMicrotask(() => (typeof place === 'string' ? showField(place) : showInText(place)));
  }
  const conflict = useConflict(writing, choices.authors, useResumeText(root));
  const becoming = useBecoming(writing, opened.gone);
  const history = useHistory(writing, choices.authors);
  const publishing = usePublishing({
    writing,
    authors: choices.authors,
    showField,
    onConflict: conflict.askAboutPost,
    onPostAlready: becoming.leadToPost,
  });
  const along = useSendAlong({ post, publishing });
  function keepNow() {
    writing.keepNow();
    writing.server.drafts.flush();
  }
  const preview = usePostPreview(writing, keepNow);
  const before = useBeforePublishing({
    writing,
    publishing,
    choices,
    sendAlong: along.plan,
    showField,
    showInText,
    onCompare: conflict.askAboutDraft,
    onPreview: preview.press,
  });
  const focusPublish = () => root.current?.querySelector<HTMLElement>('[data-publish]')?.focus();
  const tryOut = (plan: PostEmail) => (
    <EmailTryOut values={values} writingKey={writing.key} plan={plan} hasPreview />
  );
  const { offer, sending, dialog: mailDialog } = useMailing(writing, showPlace);
  // What went to the subscribers leads to the post.
  const isMailed = along.sent !== null || sending?.was_sent !== false;
  const undo = publishing.saved?.done === 'Published' && isMailed ? null : publishing.undo;
  const mailing = useMailOffer({
    post,
    publishing,
    along,
    tryOut,
    undo,
    onDone: focusPublish,
    onPlace: showPlace,
  });
  const work = uploading ? 'Uploading...' : editorWork;
  const waiting = sending?.waiting ?? null;
  useUndoOffer({ ...publishing, undo, isChanged: writing.isChanged });
  const { unpublish, unschedule } = useTakingBack(root, publishing, () => setDrawerOpen(false));
  const leaving = useLeaving(writing);
  useAddressOf(writing);
  useEntering(root, writing);
  useQuietChrome(root);
  useWritingKeys({
    keep: keepNow,
    publish: work === null && !publishing.isSaving ? before.press : null,
    help: () => setHelpOpen(true),
  });
  const openPreview = post === null && !writing.isChanged ? null : () => preview.press();
  usePostDeeds({
    ...{ post, work, unpublish, preview: openPreview, history: history.open, mailing: offer },
    ...{ publishing, publish: before.press, publishNow: before.pressNow, schedule: before.schedule },
    ...{ settings: () => setDrawerOpen(true), showField },
  });
  const fields = useMemo(
    () => ({ values, change, missing: publishing.missing }),
    [values, change, publishing.missing],
  );

  return (
    <div
      ref={root}
      className="writing"
      data-settings={isDrawerOpen ? '' : undefined}
      data-unwritten={values.content === '' ? '' : undefined}
    >
      <Head {...meta} title={`${values.title.trim() || 'Untitled'} | ${meta.title}`} />
      <div className="writing-top">
        <WritingBar
          writing={writing}
          publishing={{ ...publishing, undo }}
          work={work}
          onPublish={before.press}
          toolbarRef={setToolbarSlot}
          onPreview={openPreview}
          onHelp={() => setHelpOpen(true)}
          onHistory={history.open}
          mailing={offer}
          mailedTo={waiting === null || isTimed(waiting) ? null : (sending?.recipients ?? null)}
          onSettings={() => setDrawerOpen(!isDrawerOpen)}
        />
        {mailing.line}
        {history.restored === null ? null : <RestoredLine name={history.restored} onUndo={history.undo} />}
      </div>
      <Elsewhere
        writing={writing}
        authors={choices.authors}
        isSaving={publishing.isSaving}
        onCompare={conflict.askAboutDraft}
        becoming={becoming}
      />
      {writing.restored === null || opened.isOpenElsewhere || !opened.isRecovered ? null : (
        <div className="writing-in-column shell mt-6">
          <div className="mx-auto max-w-[46.25rem]">
            <DraftBar keptAt={writing.restored} isNew={post === null} onStartOver={writing.startOver} />
          </div>
        </div>
      )}
      <WritingSheet
        key={writing.round}
        fields={fields}
        pending={writing.pending}
        postId={post?.id ?? null}
        choices={choices}
        toolbarSlot={toolbarSlot}
        onBusy={setEditorWork}
        onSettings={() => setDrawerOpen(true)}
        onCategory={() => showField('category')}
        onCover={() => showField('featured_image')}
      />
      <SettingsDrawer
        isOpen={isDrawerOpen}
        fields={fields}
        post={post}
        actionLabel={publishing.action.label}
        onSaveDraft={work === null && !publishing.isSaving ? publishing.offeredDraft : null}
        round={writing.round}
        onBusy={setUploading}
        onClose={() => setDrawerOpen(false)}
        onHistory={
          history.open === null
            ? null
            : () => {
                setDrawerOpen(false);
                history.open?.();
              }
        }
        mailing={
          offer === null
            ? null
            : {
                label: offer.label,
                press: () => {
                  setDrawerOpen(false);
                  offer.press();
                },
              }
        }
        sending={sending}
        {...{ tryOut, isEmailAsked }}
        onUnschedule={work === null ? unschedule : null}
        onUnpublish={work === null ? unpublish : null}
        onWindow={leaving.toWindow}
        onHelp={() => {
          setDrawerOpen(false);
          setHelpOpen(true);
        }}
      />
      {conflict.dialog}
      {history.dialog}
      {before.dialog}
      <NotSavedDialog writing={writing} publishing={publishing} />
      {mailing.dialog}
      {mailDialog}
      {preview.isOpen ? (
        <PreviewDialog
          writing={writing}
          choices={choices}
          main={
            work === null && !publishing.isSaving && publishing.canPublish
              ? { label: publishing.action.label, press: before.press }
              : null
          }
          plan={preview.email ?? (waiting && chosenOf(waiting))}
          isEmailFirst={preview.email !== null}
          onClose={preview.close}
        />
      ) : null}
      {isHelpOpen ? <ShortcutsDialog groups={WRITING_SHORTCUTS} onClose={() => setHelpOpen(false)} /> : null}
    </div>
  );
}
