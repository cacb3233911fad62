import type Quill from 'quill';
import { useRef } from 'react';
import { EditorDialogs, useEditorDialogs } from './EditorDialogs.tsx';
import type { FindPages } from './FoundPages.tsx';
import { MediaButtons } from './MediaButtons.tsx';
import { MoreTools } from './MoreTools.tsx';
import {
  BLOCK_BUTTONS,
  CLEAN_BUTTON,
  everydayOf,
  HISTORY_BUTTONS,
  INLINE_CODE_BUTTON,
  LIST_BUTTONS,
  TEXT_BUTTONS,
  type ToolbarButton,
} from './toolbar-buttons.ts';
import { ALIGN_PICKER, COLOR_PICKERS, HEADING_PICKER, type ToolbarPicker } from './toolbar-pickers.ts';
import { whyNot } from './note-lines.ts';
import { useCellFormats } from './tables/use-cell-formats.ts';
import { ToolButton } from './ToolButton.tsx';
import { ToolPicker } from './ToolPicker.tsx';
import { chosenBy, isPressed, pressTool } from './tools.ts';
import type { ChooseImage } from './uploads.ts';
import { useFormats } from './use-formats.ts';
import { useNarrow } from './use-narrow.ts';
import { useOneRow } from './use-one-row.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import { useToolMenu } from './use-tool-menu.ts';
import { useToolsKey } from './use-tools-key.ts';
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
  /** Finds the site's pages and posts for links, where that is offered. */
  findPages?: FindPages | undefined;
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
  findPages,
  isWriting,
}: EditorToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(root);
  const row = useOneRow(root, !isWriting);
  const ofText = useFormats(quill);
  const ofCell = useCellFormats(quill);
  const formats = ofCell ?? ofText;
  const dialogs = useEditorDialogs(quill);
  const off = disabled || quill === null;
  const { Menu, prefetch, ask } = useToolMenu();
  const isPhone = useNarrow() && isWriting;
  const cameFromText = useToolsKey(isWriting ? quill : null, root);

  const button = (item: ToolbarButton) => (
    <ToolButton
      key={item.name}
      name={item.name}
      icon={item.icon}
      className={item.className}
      pressed={isPressed(item, formats)}
      disabled={off}
      reason={whyNot(item.format?.[0], formats)}
      onPress={() => {
        if (quill !== null) pressTool(quill, item, formats);
      }}
    />
  );
  const picker = (item: ToolbarPicker) => (
    <ToolPicker
      key={item.name}
      picker={item}
      quill={quill}
      value={chosenBy(item, formats)}
      disabled={off || ofCell !== null || whyNot(item.format, formats) !== null}
    />
  );

  const media = { quill, formats, disabled: off, dialogs, onImages };

  return (
    <>
      <div
        ref={root}
        role="toolbar"
        aria-label="Formatting"
        aria-controls={controls}
        data-more={row.hasMore ? (row.isOpen ? 'open' : 'closed') : undefined}
        className="ql-toolbar scroll-edges"
        {...roving}
        onFocus={(event) => {
          row.show(event.target);
          roving.onFocus(event);
        }}
      >
        {isPhone ? <span className="ql-formats">{HISTORY_BUTTONS.map(button)}</span> : null}
        <span className="ql-formats of-lines">{picker(HEADING_PICKER)}</span>
        {isWriting ? (
          <>
            <span className="ql-formats">{everydayOf(TEXT_BUTTONS, isPhone).map(button)}</span>
            {quill === null ? null : <SelectedTools quill={quill} inlineCode={button(INLINE_CODE_BUTTON)} />}
            <MediaButtons {...media} hasVideo={false} />
            <span className="ql-formats of-lines">
              {everydayOf([...LIST_BUTTONS, ...BLOCK_BUTTONS], isPhone).map(button)}
            </span>
            <span className="ql-formats">
              {Menu === null || quill === null ? (
                <MoreTools
                  aria-haspopup="menu"
                  aria-expanded={false}
                  disabled={off}
                  onPointerEnter={prefetch}
                  onFocus={prefetch}
                  onClick={ask}
                />
              ) : (
                <Menu
                  quill={quill}
                  formats={formats}
                  disabled={off}
                  cameFromText={cameFromText}
                  ask={{ video: dialogs.openVideo, button: dialogs.openButton }}
                />
              )}
            </span>
          </>
        ) : (
          // What is wanted least comes last: where there is no room, it waits.
          <>
            <span className="ql-formats">{TEXT_BUTTONS.map(button)}</span>
            <MediaButtons {...media} hasVideo />
            <span className="ql-formats">
              {LIST_BUTTONS.map(button)}
              {picker(ALIGN_PICKER)}
            </span>
            <span className="ql-formats">{BLOCK_BUTTONS.map(button)}</span>
            <span className="ql-formats">{COLOR_PICKERS.map(picker)}</span>
            <span className="ql-formats">{button(CLEAN_BUTTON)}</span>
            {row.hasMore ? <MoreTools aria-expanded={row.isOpen} onClick={row.toggle} /> : null}
          </>
        )}
      </div>
      <div className="editor-strip">
        <button type="button" disabled={off} onClick={dialogs.openVideo}>
          Add YouTube Video
        </button>
        <span role="status" data-starting={isStarting ? '' : undefined}>
          {status}
        </span>
      </div>
      <EditorDialogs
        quill={quill}
        dialogs={dialogs}
        chooseImage={chooseImage}
        findPages={findPages}
        isWriting={isWriting}
      />
    </>
  );
}
