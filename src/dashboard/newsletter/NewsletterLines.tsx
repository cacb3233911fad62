import type { WritingForm } from '#shared/contract/writing.ts';
import { Button } from '../../ui/Button.tsx';
import { timeOfDay } from '../../components/dashboard/short-date.ts';
import type { NewsletterSync } from './use-newsletter-sync.ts';

interface NewsletterLinesProps {
  sync: NewsletterSync;
  /** Shows the two texts, where the newsletter was changed on both devices. */
  onCompare: () => void;
  className: string;
}

/** Tells of other windows and devices that have the same newsletter open, and of what they have done with it. */
export function NewsletterLines({ sync, onCompare, className }: NewsletterLinesProps) {
  const said = lineOf(sync, onCompare);
  if (said === null) return null;
  const { text, label, act } = said;
  return (
    <p role="status" className={className}>
      <span className="min-w-0 wrap-anywhere">{text}</span>
      {label === null ? null : (
        <Button size="small" variant="secondary" onClick={act}>
          {label}
        </Button>
      )}
    </p>
  );
}

interface Said {
  text: string;
  label: string | null;
  act: () => void;
}

/** What became of a newsletter that was here. */
export function lostInWords({ title = '' }: WritingForm): string {
  const subject = title.trim();
  return `${subject === '' ? 'Your newsletter' : `“${subject}”`} was sent or discarded elsewhere.`;
}

function lineOf(sync: NewsletterSync, onCompare: () => void): Said | null {
  const { state, elsewhere } = sync;
  const { lost, isNewer, other } = elsewhere;
  if (state.kind === 'conflict') {
    return {
      text: 'Two versions of this newsletter wait for you to decide.',
      label: 'Compare',
      act: onCompare,
    };
  }
  if (lost !== null) {
    return { text: lostInWords(lost), label: 'Bring it back', act: () => sync.bringBack() };
  }
  if (isNewer) {
    return {
      text: 'There is newer writing elsewhere.',
      label: 'Show it',
      act: () => void sync.showNewer().catch(() => undefined), // the line stays, to be pressed again
    };
  }
  if (other === null) return null;
  return {
    text: `Also open in ${other.device}, ${timeOfDay(new Date(other.seen_at))}`,
    label: null,
    act: () => undefined,
  };
}
