import { saidOf } from '../writing/said-of-saving.ts';
import type { NewsletterSync } from './use-newsletter-sync.ts';

interface NewsletterSavingProps {
  sync: NewsletterSync;
  /** Whether the browser has room for a copy. */
  isKept: boolean;
}

/** Where the newsletter is safe by now, in a quiet line: as the page of a post says it. */
export function NewsletterSaving({ sync, isKept }: NewsletterSavingProps) {
  const { text, isAlarm, since } = saidOf({
    isChanged: true,
    isNew: true,
    isPublished: false,
    hasRoom: isKept,
    server: sync.state,
    saving: null,
    saved: null,
  });
  return (
    <span role={isAlarm ? 'alert' : 'status'} className={isAlarm ? 'text-alarm' : ''}>
      {text}
      {since === undefined ? null : <span className="max-sm:sr-only"> {since}</span>}
    </span>
  );
}
