import { Link } from 'react-router-dom';
import { NEWSLETTER_DRAFTS } from '#shared/newsletter-drafts.ts';
import {
  storeNewsletter,
  useNewsletterDraft,
  useStoredNewsletter,
} from '../../features/newsletter/newsletter-draft.ts';
import { newsletterDraftPath } from '../../features/newsletter/newsletter-link.ts';
import { useHost } from '../../lib/host.ts';
import { prefetchWriting } from '../writing/load-writing.ts';
import { htmlOfText } from './html-of-text.ts';
import { useBegunNewsletters, useNewNewsletterKey } from './use-begun-newsletters.ts';

const WAY = 'flex min-h-7.5 items-center rounded-[3px] px-3 font-semibold whitespace-nowrap touch:min-h-10';

/**
 * Either plain text, here, or on the page where a newsletter is written as a post is: a new one, with what was typed here.
 * Those that are begun are listed beside it.
 */
export function WayOfWriting() {
  const { storage } = useHost();
  const key = useNewNewsletterKey(useBegunNewsletters());
  const plain = useStoredNewsletter(NEWSLETTER_DRAFTS.plain);
  const { clear } = useNewsletterDraft();

  /** The text goes along to where it is written on. */
  function bringAlong() {
    if (plain === null) return;
    storeNewsletter(storage, key, { ...plain, content: htmlOfText(plain.content ?? '') });
    clear();
  }

  return (
    <div
      role="group"
      aria-label="Write as"
      className="flex w-fit shrink-0 rounded border border-edge p-0.5 text-small"
    >
      <span aria-current="true" className={`${WAY} bg-line text-ink`}>
        Plain text
      </span>
      <Link
        to={newsletterDraftPath(key)}
        onClick={bringAlong}
        onPointerEnter={prefetchWriting}
        onFocus={prefetchWriting}
        className={`${WAY} text-quiet transition-colors hover:text-ink`}
      >
        Full-page editor
      </Link>
    </div>
  );
}
