import type Quill from 'quill';
import { useRef } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useHost } from '../../../lib/host.ts';
import { safeImage } from '../addresses.ts';
import { currentRange } from '../commands.ts';
import { EditorDialogs, useEditorDialogs } from '../EditorDialogs.tsx';
import { Figure } from '../figure.ts';
import { DECORATIVE } from '../formats.ts';
import { asOneStep } from '../one-step.ts';
import { TableBar } from '../tables/TableBar.tsx';
import { useTables } from '../tables/use-tables.ts';
import { useTypographicCells } from '../tables/use-typographic-cells.ts';
import { type ChooseImage, type CropImage, insertFromLibrary } from '../uploads.ts';
import type { FindPages } from '../FoundPages.tsx';
import { AfterText } from './AfterText.tsx';
import { BlockHandle } from './BlockHandle.tsx';
import { CalloutBar } from './CalloutBar.tsx';
import { FigureDialog } from './FigureDialog.tsx';
import { FindBar } from './FindBar.tsx';
import { ImageBar } from './ImageBar.tsx';
import { LinkBar } from './LinkBar.tsx';
import { KeysOfText } from './KeysOfText.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SlashMenu } from './SlashMenu.tsx';
import { VideoBar } from './VideoBar.tsx';
import { useCaptionMarks } from './use-caption-marks.ts';
import { useCodeAtCaret } from './use-code-at-caret.ts';
import { useFindKeys } from './use-find-keys.ts';
import { useHeadingKeys } from './use-heading-keys.ts';
import { useLinkKey } from './use-link-key.ts';
import { useFigures } from './use-figures.ts';
import { useMarkdown } from './use-markdown.ts';
import { useMovedBlocks } from './use-moved-blocks.ts';
import { useMoveKeys } from './use-move-keys.ts';
import { useNotes } from './use-notes.ts';
import { usePicturePairs } from './use-picture-pairs.ts';
import { useRenderedLine } from './use-rendered-line.ts';
import { useRoomBelowCaret } from './use-room-below-caret.ts';
import { useTabKey } from './use-tab-key.ts';
import { useTickKey } from './use-tick-key.ts';
import { useTypographic } from './use-typographic.ts';
import { useTypographicCaptions } from './use-typographic-captions.ts';
import { useWayUp } from './use-way-up.ts';
import './writing-tools.css';

interface WritingToolsProps {
  quill: Quill;
  onImages: (files: readonly File[], index: number) => void;
  chooseImage: ChooseImage | undefined;
  cropImage: CropImage | undefined;
  findPages?: FindPages | undefined;
  goUp?: (() => void) | undefined;
}

/** What the writing page adds to the editor: Markdown, the menu of blocks, the bar at the selection, and blocks' dialogs. */
export function WritingTools({
  quill,
  onImages,
  chooseImage,
  cropImage,
  findPages,
  goUp,
}: WritingToolsProps) {
  const { base } = useHost();
  const files = useRef<HTMLInputElement>(null);
  const after = useRef<HTMLButtonElement>(null);
  const dialogs = useEditorDialogs(quill);
  const figures = useFigures(quill);
  const find = useFindKeys(quill);
  const table = useTables(quill);
  useRenderedLine(quill);
  useRoomBelowCaret(quill);
  useCaptionMarks(quill);
  useCodeAtCaret(quill);
  useNotes(quill);
  const beginDrag = useMovedBlocks(quill);
  useMoveKeys(quill);
  useHeadingKeys(quill);
  useTickKey(quill);
  usePicturePairs(quill);
  useMarkdown(quill);
  useTypographic(quill);
  useTypographicCells(quill);
  useTypographicCaptions(quill);
  useWayUp(quill, goUp);
  useLinkKey(quill, dialogs.openLink);
  useTabKey(quill, after);
  const tools = {
    chooseImage: () => files.current?.click(),
    pickImage:
      chooseImage === undefined
        ? null
        : (index: number) => void insertFromLibrary(quill, index, chooseImage, base),
    askVideo: dialogs.openVideo,
    askLink: dialogs.openLink,
    askButton: dialogs.openButton,
  };
  return (
    <>
      <AfterText ref={after} textId={quill.root.id} />
      <KeysOfText quill={quill} />
      {createPortal(
        <>
          <BlockHandle quill={quill} beginDrag={beginDrag} />
          <SlashMenu quill={quill} tools={tools} />
          <SelectionBar quill={quill} askLink={dialogs.openLink} />
          <LinkBar quill={quill} changeLink={dialogs.changeLink} />
          <CalloutBar quill={quill} />
          <ImageBar quill={quill} chooseImage={chooseImage} cropImage={cropImage} />
          <VideoBar quill={quill} changeVideo={dialogs.changeVideo} />
          {table === null ? null : <TableBar quill={quill} {...table} />}
        </>,
        quill.container,
      )}
      {find.asked === null
        ? null
        : createPortal(
            <FindBar quill={quill} initial={find.asked.initial} asked={find.asked} onClose={find.close} />,
            quill.root.ownerDocument.body,
          )}
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Images for new blocks"
        onChange={({ target }) => {
          onImages([...(target.files ?? [])], currentRange(quill).index);
          target.value = '';
        }}
      />
      <EditorDialogs
        quill={quill}
        dialogs={dialogs}
        chooseImage={chooseImage}
        findPages={findPages}
        isWriting
      />
      {figures.described === null ? null : (
        <DescribeFigure quill={quill} figure={figures.described} close={figures.close} />
      )}
    </>
  );
}

interface DescribeFigureProps {
  quill: Quill;
  figure: Figure;
  close: () => void;
}

function DescribeFigure({ quill, figure, close }: DescribeFigureProps) {
  const { image, attributes } = Figure.value(figure.domNode);
  return (
    <FigureDialog
      src={safeImage(image) ?? ''}
      alt={typeof attributes.alt === 'string' ? attributes.alt : ''}
      isDecorative={Boolean(attributes[DECORATIVE])}
      onSave={(alt, isDecorative) => {
        flushSync(close);
        const changes = { alt: alt || null, [DECORATIVE]: isDecorative ? 'true' : null };
        asOneStep(quill, () => figure.changeAttributes(changes));
      }}
      onCancel={close}
    />
  );
}
