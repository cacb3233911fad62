import { useId, useState } from 'react';
import type { MediaItem } from '#shared/contract/media.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { type Area, COVER_RATIO, largestArea } from './crop-area.ts';
import { CropFrame } from './CropFrame.tsx';
import { readFocus } from './focus-point.ts';

interface CropDialogProps {
  item: MediaItem;
  /** Makes the new image; rejects when that fails. */
  onCrop: (area: Area) => Promise<void>;
  onCancel: () => void;
}

const RATIOS = [
  { label: '16:9, as covers are', ratio: COVER_RATIO },
  { label: 'Free', ratio: null },
] as const;

/** Cuts a part out of an image, which stays as it is. It begins around the focus point. */
export function CropDialog({ item, onCrop, onCancel }: CropDialogProps) {
  const name = useId();
  const [ratio, setRatio] = useState<number | null>(COVER_RATIO);
  const [area, setArea] = useState(() => largestArea(item, COVER_RATIO, readFocus(item.focus)));
  const [isCutting, setIsCutting] = useState(false);

  /** Nothing is cut off yet: the new image would be the same. */
  const isWhole = area.width === item.width && area.height === item.height;

  async function cut() {
    setIsCutting(true);
    await onCrop(area).finally(() => setIsCutting(false));
  }

  return (
    <Dialog
      title="Crop the image"
      className="max-h-[calc(100dvh-2.5rem)] w-[min(44rem,calc(100vw-2.5rem))] overflow-y-auto max-sm:px-4"
      onCancel={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button disabled={isWhole} busy={isCutting ? 'Cropping…' : false} onClick={() => void cut()}>
            Make a new image
          </Button>
        </>
      }
    >
      <fieldset className="mt-3 mb-4 flex flex-wrap items-center gap-x-6 gap-y-1">
        <legend className="sr-only">Shape</legend>
        {RATIOS.map((choice) => (
          <label key={choice.label} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={name}
              checked={choice.ratio === ratio}
              onChange={() => {
                setRatio(choice.ratio);
                setArea(largestArea(item, choice.ratio, readFocus(item.focus)));
              }}
              className="size-4 accent-clay"
            />
            {choice.label}
          </label>
        ))}
        <p className="ml-auto text-quiet tabular-nums">
          {area.width} × {area.height}
        </p>
      </fieldset>
      <CropFrame item={item} area={area} ratio={ratio} onChange={setArea} />
      <p className="mt-5 text-fine text-pretty text-quiet">
        The original stays. Drag the frame or its corners
        <span className="touch:hidden">
          , or move it with the arrow keys and resize it with Shift and the arrow keys
        </span>
        .
      </p>
    </Dialog>
  );
}
