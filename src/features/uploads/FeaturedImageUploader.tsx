import ImageUp from 'lucide-react/icons/image-up';
import { useEffect, useRef } from 'react';
import { DEFAULT_FOCUS } from '#shared/focus-point.ts';
import { Button } from '../../ui/Button.tsx';
import { ImagePreview } from './ImagePreview.tsx';
import { useChosenImage } from './use-chosen-image.ts';
import { useDropZone } from './use-drop-zone.ts';

interface FeaturedImageUploaderProps {
  /** The id of the label. */
  labelledBy: string;
  /** The current image: a path or an address; '' for none. */
  value: string;
  /** What stays in sight of it, "x y" in percent. */
  focus?: string;
  onChange: (path: string) => void;
  onRemove: () => void;
  /** Called when an upload starts and ends. */
  onBusy: (busy: boolean) => void;
}

/** A zone to drop or choose a post's image; it is uploaded at once. [2.18.01]–[2.18.07] [4.13.01]–[4.13.04] */
export function FeaturedImageUploader({
  labelledBy,
  value,
  focus = DEFAULT_FOCUS,
  onChange,
  onRemove,
  onBusy,
}: FeaturedImageUploaderProps) {
  const input = useRef<HTMLInputElement>(null);
  const { chosen, choose, forget, retry } = useChosenImage(onChange);
  const { ref, isOver } = useDropZone<HTMLDivElement>(choose, () => input.current?.click());
  const isBusy = chosen?.state === 'uploading';
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const hasImage = chosen !== null || value !== '';
  const group = useKeptFocus(hasImage);

  function remove() {
    forget();
    // Reset, so that choosing the same file again fires a change event. [4.13.03]
    if (input.current !== null) input.current.value = '';
    onRemove();
  }

  return (
    <div ref={group} role="group" aria-labelledby={labelledBy}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-labelledby={labelledBy}
        hidden
        onChange={({ target }) => choose([...(target.files ?? [])])}
      />
      {hasImage ? (
        <ImagePreview address={value} focus={focus} chosen={chosen} onRetry={retry} onRemove={remove} />
      ) : (
        <div
          ref={ref}
          data-over={isOver}
          className="flex cursor-pointer flex-col items-center gap-1 rounded border border-dashed border-edge px-5 py-7 text-center transition-colors hover:border-ink data-[over=true]:border-clay data-[over=true]:bg-clay/8"
        >
          <ImageUp aria-hidden strokeWidth={1.5} className="size-7 text-clay" />
          <p className="mt-1 text-small font-semibold">Click to upload or drag and drop</p>
          <p className="text-fine text-quiet">PNG, JPG, GIF up to 10MB</p>
          <Button variant="secondary" className="mt-3 text-small">
            Choose Image
          </Button>
        </div>
      )}
    </div>
  );
}

/** The focused button disappears with the drop zone or the preview: focuses the first button of its replacement. */
function useKeptFocus(hasImage: boolean) {
  const group = useRef<HTMLDivElement>(null);
  const before = useRef(hasImage);
  useEffect(() => {
    const changed = before.current !== hasImage;
    before.current = hasImage;
    if (changed && document.activeElement === document.body) {
      group.current?.querySelector('button')?.focus();
    }
  }, [hasImage]);
  return group;
}
