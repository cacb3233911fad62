import { memo, useMemo } from 'react';
import type { PendingText } from '../../features/editor/pending-text.ts';
import { RichTextEditor } from '../../features/editor/RichTextEditor.tsx';
import { useMediaChoice, useMediaCrop } from '../../features/media/media-choice.ts';
import { useImageUpload, useQuietUpload } from '../../features/uploads/use-image-upload.ts';
import { useHost } from '../../lib/host.ts';
import { pageFinder } from './find-pages.ts';
import { goToEnd } from './way-out-of-field.ts';

interface WritingTextProps {
  id: string;
  labelledBy: string;
  /** The field above it, to which the arrows lead. */
  aboveId: string;
  /** As it begins: from then on the editor keeps it. */
  value: string;
  /** Not to be another one at each rendering. */
  onChange: (html: string) => void;
  /** Where the text waits while it is written. */
  pending: PendingText;
  /** The post that is written, to which no link of its own is offered; null or absent for none. */
  postId?: number | null;
  /** Stands in an empty text, where that is no post. */
  placeholder?: string;
  toolbarSlot: HTMLElement | null;
  /** Called with the editor's work in progress; null when it is done. */
  onBusy: (work: string | null) => void;
}

/** The text of a page for writing. Not rendered again for what is typed: that would cost more than the typing. */
export const WritingText = memo(function WritingText({
  aboveId,
  pending,
  postId = null,
  onChange,
  ...rest
}: WritingTextProps) {
  const { request } = useHost();
  const upload = useImageUpload();
  const tryUpload = useQuietUpload();
  const chooseMedia = useMediaChoice();
  const cropMedia = useMediaCrop();
  // Blocks, Markdown and menus: what the window's editor does not have.
  const writing = useMemo(
    () => ({
      pending,
      tryUpload,
      findPages: pageFinder(request, postId),
      goUp: () => goToEnd(aboveId),
      ...(cropMedia === null ? {} : { cropImage: cropMedia }),
    }),
    [aboveId, pending, tryUpload, request, postId, cropMedia],
  );
  return (
    <RichTextEditor
      {...rest}
      onChange={onChange}
      uploadImage={upload}
      {...(chooseMedia === null ? {} : { chooseImage: () => chooseMedia('image') })}
      writing={writing}
    />
  );
});
