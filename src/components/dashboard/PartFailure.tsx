import CircleAlert from 'lucide-react/icons/circle-alert';

interface PartFailureProps {
  /** What does not work: 'Error Loading Posts'. */
  title: string;
  /** Why. */
  message: string;
}

/** One of several parts that could not be loaded: it looks as `Trouble` does, which has the button for all of them. */
export function PartFailure({ title, message }: PartFailureProps) {
  return (
    <p className="mt-4 flex gap-x-3 border-y border-line py-4">
      <CircleAlert aria-hidden className="h-lh w-4.5 shrink-0 text-alarm" />
      <span className="min-w-0 wrap-anywhere">
        <strong className="font-semibold">{title}</strong>: <span className="text-quiet">{message}</span>
      </span>
    </p>
  );
}
