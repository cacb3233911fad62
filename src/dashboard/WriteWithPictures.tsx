import { useRichNewsletterDraft } from '../features/newsletter/newsletter-draft.ts';
import { hasContent } from '../features/newsletter/use-rich-newsletter.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { newsletterWritingPath } from '../paths.ts';
import { prefetchWriting } from './writing/load-writing.ts';

/** Leads to the page where a newsletter is written as a post is, and says what is kept there. */
export function WriteWithPictures() {
  const { draft } = useRichNewsletterDraft();
  const subject = draft.subject.trim();
  const isBegun = subject !== '' || hasContent(draft.content);
  return (
    <section
      aria-label="A newsletter with pictures"
      className="flex max-w-[44rem] flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-line py-4 text-small"
    >
      <p className="min-w-0 wrap-anywhere text-quiet">
        {isBegun
          ? `${subject === '' ? 'A newsletter' : `“${subject}”`} is begun with pictures, and kept in this browser.`
          : 'Pictures, headings and code, written on a whole page as posts are.'}
      </p>
      <ButtonLink
        size="small"
        variant="secondary"
        to={newsletterWritingPath()}
        onPointerEnter={prefetchWriting}
        onFocus={prefetchWriting}
      >
        {isBegun ? 'Go on with pictures' : 'Write with pictures'}
      </ButtonLink>
    </section>
  );
}
