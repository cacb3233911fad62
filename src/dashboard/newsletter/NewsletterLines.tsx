import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { Campaign } from '#shared/contract/campaigns.ts';
import type { WritingForm } from '#shared/contract/writing.ts';
import { timeOfDay } from '../../components/dashboard/short-date.ts';
import { campaignPath } from '../../features/newsletter/campaign-link.ts';
import { Button } from '../../ui/Button.tsx';
import type { NewsletterSync } from './use-newsletter-sync.ts';
import { useSentElsewhere } from './use-sent-elsewhere.ts';

interface NewsletterLinesProps {
  sync: NewsletterSync;
  /** Shows the two texts, where the newsletter was changed on both devices. */
  onCompare: () => void;
  className: string;
}

/** Tells of other windows and devices that have the same newsletter open, and of what they have done with it. */
export function NewsletterLines({ sync, onCompare, className }: NewsletterLinesProps) {
  const campaign = useSentElsewhere(sync.elsewhere.lost);
  const said = lineOf(sync, campaign, onCompare);
  if (said === null) return null;
  const { text, label, act } = said;
  const isGone = sync.elsewhere.lost !== null && sync.state.kind !== 'conflict';
  return (
    <p role="status" className={className}>
      <span className="min-w-0 wrap-anywhere">{text}</span>
      {isGone && campaign !== null ? (
        <Link to={campaignPath(campaign.id)} className="finger-high text-link">
          View its report
        </Link>
      ) : null}
      {isGone ? (
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            flushSync(() => sync.forgetLost());
            document.querySelector<HTMLElement>('[name="subject"]')?.focus();
          }}
        >
          Write a new one
        </Button>
      ) : null}
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

/** What became of a newsletter that was here. @param campaign the one that it became; null where that is not known */
export function lostInWords({ title = '' }: WritingForm, campaign: Campaign | null = null): string {
  const subject = title.trim();
  const name = subject === '' ? 'Your newsletter' : `“${subject}”`;
  if (campaign === null) return `${name} was sent or discarded elsewhere.`;
  return `${name} was ${campaign.state === 'scheduled' ? 'scheduled' : 'sent'} from another tab or device.`;
}

function lineOf(sync: NewsletterSync, campaign: Campaign | null, onCompare: () => void): Said | null {
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
    return { text: lostInWords(lost, campaign), label: 'Bring it back', act: () => sync.bringBack() };
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
