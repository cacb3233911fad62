import { business } from '#content/business.ts';
import { formatMoment } from '#shared/moments-in-words.ts';

interface TakenBackLineProps {
  /** The time that it had before, in ISO 8601; '' for a newsletter that had none. */
  sendAt: string;
  className: string;
}

/** Says of a newsletter that was taken back from the schedule that it does not go out by itself any more. */
export function TakenBackLine({ sendAt, className }: TakenBackLineProps) {
  if (sendAt === '') return null;
  return (
    <p role="status" className={className}>
      Taken back from the schedule. It was to go out {formatMoment(sendAt)} {business.time.name}.
    </p>
  );
}
