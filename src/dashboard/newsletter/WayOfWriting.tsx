import { Link } from 'react-router-dom';
import { NEWSLETTER_DRAFTS, newsletterKey } from '#shared/newsletter-drafts.ts';
import {
  storeNewsletter,
  useNewsletterDraft,
  useStoredNewsletter,
} from '../../features/newsletter/newsletter-draft.ts';
import { useHost } from '../../lib/host.ts';
import { prefetchWriting } from '../writing/load-writing.ts';
import { htmlOfText } from './html-of-text.ts';
import { useBegunNewsletters, useNewNewsletterPath } from './use-begun-newsletters.ts';

const WAY = 'flex min-h-7.5 items-center rounded-[3px] px-3 font-semibold whitespace-nowrap touch:min-h-10';

/** Either plain text, here, or on the page where a newsletter is written as a post is: a new one, with what was typed here; those that are begun are
 * listed. */
export function WayOfWriting() {
  const { storage } = useHost();
  const writeAt = useNewNewsletterPath(useBegunNewsletters());
  const plain = useStoredNewsletter(NEWSLETTER_DRAFTS.plain);
  const { clear } = useNewsletterDraft();

  /** The text goes along to where it is written on. */
  function bringAlong() {
    if (plain === null) return;
    const name = new URLSearchParams(writeAt.split('?')[1]).get('draft');
    storeNewsletter(storage, newsletterKey(name), { ...plain, content: htmlOfText(plain.content ?? '') });
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
        to={writeAt}
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
