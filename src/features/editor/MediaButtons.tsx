import ImageIcon from 'lucide-react/icons/image';
import LinkIcon from 'lucide-react/icons/link';
import VideoIcon from 'lucide-react/icons/square-play';
import type Quill from 'quill';
import { useRef } from 'react';
import { currentRange } from './commands.ts';
import type { EditorDialogsState } from './EditorDialogs.tsx';
import { selectedImage } from './toolbar-dialogs.ts';
import { ToolButton } from './ToolButton.tsx';

interface MediaButtonsProps {
  quill: Quill | null;
  formats: Record<string, unknown>;
  disabled: boolean;
  /** Whether the video's button is here. */
  hasVideo: boolean;
  dialogs: EditorDialogsState;
  onImages: (files: readonly File[], index: number) => void;
}

/**
 * Link, image and video buttons. The image button edits the selected image's description, or else adds an image.
 * [2.16.18]–[2.16.20]
 */
export function MediaButtons({ quill, formats, disabled, hasVideo, dialogs, onImages }: MediaButtonsProps) {
  const files = useRef<HTMLInputElement>(null);
  return (
    <span className="ql-formats">
      <ToolButton
        name="Link"
        icon={LinkIcon}
        className="ql-link"
        pressed={Boolean(formats.link)}
        disabled={disabled}
        onPress={dialogs.openLink}
      />
      <ToolButton
        name="Image"
        icon={ImageIcon}
        className="ql-image"
        disabled={disabled}
        onPress={() => {
          if (quill !== null && selectedImage(quill) !== null) dialogs.openImage();
          else files.current?.click();
        }}
      />
      {hasVideo ? (
        <ToolButton
          name="Video"
          icon={VideoIcon}
          className="ql-video"
          disabled={disabled}
          onPress={dialogs.openVideo}
        />
      ) : null}
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Images to insert"
        onChange={({ target }) => {
          if (quill !== null) onImages([...(target.files ?? [])], currentRange(quill).index);
          target.value = '';
        }}
      />
    </span>
  );
}
