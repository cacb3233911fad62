import type Quill from 'quill';
import { useRef } from 'react';
import { EditorDialogs, useEditorDialogs } from './EditorDialogs.tsx';
import type { FindPosts } from './FoundPosts.tsx';
import { MediaButtons } from './MediaButtons.tsx';
import {
  BLOCK_BUTTONS,
  CLEAN_BUTTON,
  LIST_BUTTONS,
  TEXT_BUTTONS,
  type ToolbarButton,
  WRITING_BUTTONS,
} from './toolbar-buttons.ts';
import { formatCell } from './tables/format-cell.ts';
import { ALIGN_PICKER, COLOR_PICKERS, HEADING_PICKER, type ToolbarPicker } from './toolbar-pickers.ts';
import { ToolButton } from './ToolButton.tsx';
import { ToolPicker } from './ToolPicker.tsx';
import type { ChooseImage } from './uploads.ts';
import { useFormats } from './use-formats.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import { SelectedTools } from './writing/SelectedTools.tsx';

interface EditorToolbarProps {
  quill: Quill | null;
  /** The id of the text it controls. */
  controls: string;
  disabled: boolean;
  /** The work in progress, or ''. */
  status: string;
  /** The status is that it has begun; on the page it is read for a moment alone. */
  isStarting: boolean;
  onImages: (files: readonly File[], index: number) => void;
  chooseImage: ChooseImage | undefined;
  /** Finds the owner's posts for links, where that is offered. */
  findPosts?: FindPosts | undefined;
  /** Whether it is the writing page's. */
  isWriting: boolean;
}

/** All formatting controls, and a strip with the work in progress. [2.16.03]–[2.16.21] */
export function EditorToolbar({
  quill,
  controls,
  disabled,
  status,
  isStarting,
  onImages,
  chooseImage,
  findPosts,
  isWriting,
}: EditorToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(root);
  const formats = useFormats(quill);
  const dialogs = useEditorDialogs(quill);
  const off = disabled || quill === null;

  const button = (item: ToolbarButton) => {
    const pressed = item.format === undefined ? undefined : formats[item.format[0]] === item.format[1];
    return (
      <ToolButton
        key={item.name}
        name={item.name}
        icon={item.icon}
        className={item.className}
        pressed={isCode(item) ? Boolean(formats['code-block']) : pressed}
        disabled={off}
        onPress={() => {
          if (quill === null || formatCell(quill, item.format?.[0])) return;
          quill.focus({ preventScroll: true });
          item.run(quill, isCode(item) ? Boolean(formats['code-block']) : (pressed ?? false));
        }}
      />
    );
  };
  const picker = (item: ToolbarPicker) => (
    <ToolPicker
      key={item.name}
      picker={item}
      quill={quill}
      value={formats[item.format] ?? ''}
      disabled={off}
    />
  );

  return (
    <>
      <div
        ref={root}
        role="toolbar"
        aria-label="Formatting"
        aria-controls={controls}
        className="ql-toolbar scroll-edges"
        {...roving}
      >
        <span className="ql-formats">{picker(HEADING_PICKER)}</span>
        <span className="ql-formats">{TEXT_BUTTONS.map(button)}</span>
        <span className="ql-formats">{COLOR_PICKERS.map(picker)}</span>
        <span className="ql-formats">
          {LIST_BUTTONS.map(button)}
          {picker(ALIGN_PICKER)}
        </span>
        <span className="ql-formats">{BLOCK_BUTTONS.map(button)}</span>
        <MediaButtons quill={quill} formats={formats} disabled={off} dialogs={dialogs} onImages={onImages} />
        {isWriting ? <span className="ql-formats">{WRITING_BUTTONS.map(button)}</span> : null}
        <span className="ql-formats">{button(CLEAN_BUTTON)}</span>
        {isWriting && quill !== null ? <SelectedTools quill={quill} /> : null}
      </div>
      <div className="editor-strip">
        <button type="button" disabled={off} onClick={dialogs.openVideo}>
          Add YouTube Video
        </button>
        <span role="status" data-starting={isStarting ? '' : undefined}>
          {status}
        </span>
      </div>
      <EditorDialogs quill={quill} dialogs={dialogs} chooseImage={chooseImage} findPosts={findPosts} />
    </>
  );
}

/** A code block matches with any language. */
function isCode({ format }: ToolbarButton): boolean {
  return format?.[0] === 'code-block';
}
