import type Quill from 'quill';
import type { Range } from 'quill';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useHost } from '../../lib/host.ts';
import { Video } from './blots.ts';
import { ButtonDialog } from './ButtonDialog.tsx';
import { currentRange } from './commands.ts';
import { EmbedDialog } from './EmbedDialog.tsx';
import type { FindPages } from './FoundPages.tsx';
import { ImageDialog } from './ImageDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import type { LinkPlace } from './link-place.ts';
import { exchangeBlock, insertBlock } from './put-block.ts';
import { putButton } from './put-button.ts';
import { linkInCaption } from './writing/caption-marks.ts';
import { LinkPopover } from './writing/LinkPopover.tsx';
import { blockOf } from './selected-block.ts';
import { linkInCell } from './tables/cell-link.ts';
import { describeImage, type ImageTexts, linkInText, selectedImage } from './toolbar-dialogs.ts';
import { type ChooseImage, exchangeImage } from './uploads.ts';

type Open =
  | { kind: 'video' | 'button'; range: Range }
  | { kind: 'change video'; index: number; id: string }
  | { kind: 'link'; at: LinkPlace; isChange: boolean }
  | ({ kind: 'image'; index: number } & ImageTexts);

/** Which of the editor's dialogs is open, and for which range of the text. [4.12.01] */
export function useEditorDialogs(quill: Quill | null) {
  const [open, setOpen] = useState<Open | null>(null);
  function openLink(isChange: boolean) {
    if (quill === null) return;
    setOpen({ kind: 'link', at: linkInCaption(quill) ?? linkInCell(quill) ?? linkInText(quill), isChange });
  }
  return {
    open,
    close: () => setOpen(null),
    openVideo: () => {
      if (quill !== null) setOpen({ kind: 'video', range: currentRange(quill) });
    },
    /** Asks for another address of the video that is selected. */
    changeVideo: () => {
      const video = quill === null ? null : blockOf(quill, currentRange(quill));
      if (quill === null || !(video instanceof Video)) return;
      setOpen({ kind: 'change video', index: video.offset(quill.scroll), id: Video.value(video.domNode) });
    },
    openButton: () => {
      if (quill !== null) setOpen({ kind: 'button', range: currentRange(quill) });
    },
    openLink: () => openLink(false),
    /** The same for a link that was read already: its address is changed at once. */
    changeLink: () => openLink(true),
    openImage: () => {
      const image = quill === null ? null : selectedImage(quill);
      if (image !== null) setOpen({ kind: 'image', ...image });
    },
  };
}

export type EditorDialogsState = ReturnType<typeof useEditorDialogs>;

interface EditorDialogsProps {
  quill: Quill | null;
  dialogs: EditorDialogsState;
  chooseImage: ChooseImage | undefined;
  /** Finds the site's pages and posts for links, where that is offered. */
  findPages?: FindPages | undefined;
  /** Whether a link is asked for at the words themselves, where the window has room for it. */
  isWriting: boolean;
}

/** Less is a phone: a dialog leaves room for its keyboard. */
const ROOM_FOR_POPOVER = 700;

/** The open dialog, if any. Its action runs after it has closed, with the focus back in the text. */
export function EditorDialogs({ quill, dialogs, chooseImage, findPages, isWriting }: EditorDialogsProps) {
  const { base, domWindow } = useHost();
  const { open, close } = dialogs;
  if (quill === null || open === null) return null;

  function closeAnd(act: (quill: Quill) => void) {
    if (quill === null) return;
    flushSync(close);
    quill.focus({ preventScroll: true });
    act(quill);
  }

  function setLink(address: string | null, title?: string) {
    if (open?.kind !== 'link') return;
    flushSync(close);
    open.at.set(address, title);
  }

  function exchange(index: number, choose: ChooseImage) {
    closeAnd((editor) => {
      void choose().then((chosen) => {
        if (chosen !== null) exchangeImage(editor, index, { ...chosen, base });
      });
    });
  }

  switch (open.kind) {
    case 'video':
      return (
        <EmbedDialog
          onEmbed={(video) => closeAnd((editor) => insertBlock(editor, open.range, { video }))}
          onCancel={close}
        />
      );
    case 'change video':
      return (
        <EmbedDialog
          id={open.id}
          onEmbed={(video) => closeAnd((editor) => exchangeBlock(editor, open.index, { video }))}
          onCancel={() => closeAnd((editor) => editor.setSelection(open.index, 1, 'user'))}
        />
      );
    case 'button':
      return (
        <ButtonDialog
          findPages={findPages}
          onButton={(words, address) =>
            closeAnd((editor) => putButton(editor, open.range.index, { words, address }))
          }
          onCancel={close}
        />
      );
    case 'link':
      return isWriting && domWindow().innerWidth >= ROOM_FOR_POPOVER ? (
        <LinkPopover
          quill={quill}
          at={open.at}
          isChange={open.isChange}
          findPages={findPages}
          onLink={setLink}
          onCancel={() => {
            flushSync(close);
            open.at.resume();
          }}
          onLeave={close}
        />
      ) : (
        <LinkDialog
          words={open.at.words}
          address={open.at.address}
          findPages={findPages}
          onLink={setLink}
          onCancel={close}
        />
      );
    case 'image':
      return (
        <ImageDialog
          texts={open}
          onSave={(texts) => closeAnd((editor) => describeImage(editor, open.index, texts))}
          onLibrary={chooseImage === undefined ? null : () => exchange(open.index, chooseImage)}
          onCancel={close}
        />
      );
  }
}
