import { Button } from '../../ui/Button.tsx';
import type { MediaUpload } from './use-media-uploads.ts';

interface MediaUploadsProps {
  uploads: readonly MediaUpload[];
  onRetry: (id: number) => void;
  onLeaveOut: (id: number) => void;
}

/** The files on their way into the library, each with its progress. */
export function MediaUploads({ uploads, onRetry, onLeaveOut }: MediaUploadsProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="border-b border-line px-5 sm:px-8">
      {uploads.map((upload) => (
        <li
          key={upload.id}
          className="flex items-center justify-between gap-x-4 border-line py-2 not-last:border-b"
        >
          <span className="grid min-w-0 grow gap-y-0.5">
            <span className="truncate font-medium">{upload.name}</span>
            <Progress upload={upload} />
          </span>
          {upload.state === 'failed' ? (
            <span className="-mr-3 flex shrink-0 gap-1">
              <Button
                size="small"
                variant="secondary"
                aria-label={`Try ${upload.name} again`}
                onClick={() => onRetry(upload.id)}
              >
                Try again
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Remove ${upload.name}`}
                onClick={() => onLeaveOut(upload.id)}
              >
                Remove
              </Button>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Progress({ upload: { name, state, progress, error } }: { upload: MediaUpload }) {
  if (state === 'failed') {
    return <span className="text-fine font-medium text-alarm">{error}</span>;
  }
  const percent = Math.round(progress * 100);
  return (
    <span className="flex items-center gap-3 text-fine text-quiet tabular-nums">
      <progress
        aria-label={`Upload of ${name}`}
        max={100}
        value={percent}
        className="h-1.5 grow accent-clay"
      />
      <span className="w-40 shrink-0">
        {state === 'waiting' ? 'Waiting' : percent < 100 ? `Uploading, ${percent} %` : 'Preparing the image'}
      </span>
    </span>
  );
}
