import { Delta } from 'quill';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useHost } from '../../lib/host.ts';
import './editor.css';
import './editor-text.css';
import { editorModules } from './editor-modules.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import type { FindPages } from './FoundPages.tsx';
import { fromHtml } from './from-html.ts';
import type { PendingText } from './pending-text.ts';
import { QuietQuill } from './quiet-quill.ts';
import { FORMATS } from './register-formats.ts';
import { useSelectText } from './select-text.ts';
import type { ChooseImage, CropImage, UploadOutcome } from './uploads.ts';
import { useBrokenPictures } from './use-broken-pictures.ts';
import { useBelowSelected } from './use-below-selected.ts';
import { useBlockArrows } from './use-block-arrows.ts';
import { useBlockOutline } from './use-block-outline.ts';
import { useChanges } from './use-changes.ts';
import { useFirstBlock } from './use-first-block.ts';
import { useCopyButtons, useEmbedSelection, useNaming, useQuill, useReady } from './use-quill.ts';
import { useResumeAfterDialog } from './use-resume-after-dialog.ts';
import { useUploads } from './use-uploads.ts';
import { useWayOut } from './use-way-out.ts';
import { useBusy, usePasting } from './use-work.ts';
import { WritingTools } from './writing/WritingTools.tsx';

interface RichTextEditorProps {
  /** The id of the text element, which takes the focus. */
  id: string;
  /** The id of the element that labels it. */
  labelledBy: string;
  /** The initial HTML; to reset it, change the `key`. */
  value: string;
  /** Called with clean semantic HTML, ready to be saved: after every change, or with `writing.pending` after a pause. */
  onChange: (html: string) => void;
  /** Uploads an image and returns its root-relative path; null on failure, which it has already reported. */
  uploadImage: (file: File) => Promise<string | null>;
  /** Chooses an image that is on the site already; null where none was chosen. Without it, there is no such way. */
  chooseImage?: ChooseImage;
  /** Called with a short name of the work in progress, and with null when it is done. */
  onBusy?: (work: string | null) => void;
  disabled?: boolean;
  /** Stands in an empty text. */
  placeholder?: string;
  /** Where the toolbar is shown, for a page that has a place for it; null until it has. In the editor's box by default. */
  toolbarSlot?: HTMLElement | null;
  /** Adds what the writing page has: blocks, Markdown, menus. Not to be changed while the editor is open. */
  writing?: Writing;
}

/** What the writing page gives its editor. */
export interface Writing {
  /** Where the text waits while it is written. */
  pending?: PendingText;
  /** Finds the site's pages and posts, for links. */
  findPages?: FindPages;
  /** Uploads an image, and says why that failed: it waits in its place then. Always the same function. */
  tryUpload?: (file: File) => Promise<UploadOutcome>;
  /** Crops an image of the site; without it, there is no such way. */
  cropImage?: CropImage;
  /** Leads to what stands above the text, where something does. */
  goUp?: () => void;
}

/** The editor for a post's text. [2.16.01]–[2.16.25] */
export function RichTextEditor({
  id,
  labelledBy,
  value,
  onChange,
  uploadImage,
  chooseImage,
  onBusy,
  disabled,
  placeholder = 'Start writing your blog post...',
  toolbarSlot,
  writing,
}: RichTextEditorProps) {
  const { base, origin, domWindow } = useHost();
  const [start] = useState(() => {
    const window = domWindow();
    const ops = fromHtml(value, { window, base, figures: writing !== undefined });
    const modules = editorModules(ops, { window, base, origin }, writing !== undefined);
    return { contents: new Delta(ops), modules };
  });
  const { quill, ref } = useQuill();
  useNaming(quill, id, labelledBy);
  useChanges(quill, onChange, writing?.pending ?? null);
  useCopyButtons(quill);
  useEmbedSelection(quill);
  useBlockOutline(quill);
  useFirstBlock(quill);
  useBelowSelected(quill);
  useBlockArrows(quill);
  useWayOut(quill);
  useSelectText(quill);
  useBrokenPictures(quill);
  useResumeAfterDialog(quill);
  const uploads = useUploads(quill, uploadImage, writing);
  const pasting = usePasting(quill);
  useBusy(uploads.pending > 0 ? 'Uploading...' : pasting ? 'Pasting...' : null, onBusy);
  const isTold = useReady(quill);
  // A page for writing is there to be written on at once: only the window waits until it is told of a selection.
  const ready = isTold || (writing !== undefined && quill !== null);
  const toolbar = (
    <EditorToolbar
      quill={quill}
      controls={id}
      disabled={disabled ?? false}
      status={ready ? uploadStatus(uploads.pending) || uploads.refusal : 'Initializing editor...'}
      isStarting={!ready}
      onImages={uploads.insert}
      chooseImage={chooseImage}
      findPages={writing?.findPages}
      isWriting={writing !== undefined}
    />
  );
  return (
    <div className="rich-text-editor">
      {toolbarSlot === undefined ? toolbar : toolbarSlot === null ? null : createPortal(toolbar, toolbarSlot)}
      <QuietQuill
        ref={ref}
        theme="default"
        formats={FORMATS}
        modules={start.modules}
        defaultValue={start.contents}
        useSemanticHTML={false}
        placeholder={placeholder}
        readOnly={disabled ?? false}
      />
      {writing === undefined || quill === null ? null : (
        <WritingTools
          quill={quill}
          onImages={uploads.insert}
          chooseImage={chooseImage}
          cropImage={writing.cropImage}
          findPages={writing.findPages}
          goUp={writing.goUp}
        />
      )}
    </div>
  );
}

function uploadStatus(pending: number): string {
  if (pending === 0) return '';
  return pending === 1 ? 'Uploading an image…' : `Uploading ${pending} images…`;
}
