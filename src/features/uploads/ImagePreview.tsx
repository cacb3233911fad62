import Trash from 'lucide-react/icons/trash-2';
import { focusPosition } from '#shared/focus-point.ts';
import { useAddress } from '../../lib/host.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ChosenImage } from './use-chosen-image.ts';

interface ImagePreviewProps {
  /** The post's image; shown if no file was chosen here. */
  address: string;
  /** What stays in sight of it, "x y" in percent. */
  focus: string;
  chosen: ChosenImage | null;
  onRetry: () => void;
  onRemove: () => void;
}

/** A preview of the image, with the upload's progress. [2.18.04] [4.13.02] */
export function ImagePreview({ address, focus, chosen, onRetry, onRemove }: ImagePreviewProps) {
  const underBase = useAddress();
  const source = chosen === null ? underBase(address) : chosen.preview;
  return (
    <div>
      {source === null ? (
        <Skeleton className="aspect-video w-full" />
      ) : (
        <img
          src={source}
          alt="Preview"
          style={{ objectPosition: focusPosition(focus) }}
          className="aspect-video w-full rounded object-cover"
        />
      )}
      {chosen === null ? null : <Progress chosen={chosen} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {chosen?.state === 'failed' ? (
          <Button variant="secondary" onClick={onRetry} className="text-small">
            Try again
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onRemove} className="text-small">
          <Trash aria-hidden className="size-4" />
          Remove image
        </Button>
      </div>
    </div>
  );
}

function Progress({ chosen: { state, progress } }: { chosen: ChosenImage }) {
  if (state === 'uploaded') return <p className="mt-2 text-fine text-quiet">Uploaded</p>;
  if (state === 'failed') {
    return <p className="mt-2 text-fine font-medium text-alarm">Not uploaded: the post does not have it yet.</p>;
  }
  const percent = Math.round(progress * 100);
  return (
    <div className="mt-2">
      <progress aria-label="Upload" max={100} value={percent} className="h-1.5 w-full accent-clay" />
      <p className="text-fine text-quiet tabular-nums">
        {percent < 100 ? `Uploading, ${percent} %` : 'Preparing the image'}
      </p>
    </div>
  );
}
