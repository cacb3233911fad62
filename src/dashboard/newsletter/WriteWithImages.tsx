import { ButtonLink } from '../../components/ButtonLink.tsx';
import { newsletterWritingPath } from '../../paths.ts';
import { prefetchWriting } from '../writing/load-writing.ts';
import { useBegunNewsletter } from './use-begun-newsletter.ts';

/** Leads to the page where a newsletter is written as a post is. */
export function WriteWithImages() {
  const begun = useBegunNewsletter();
  return (
    <ButtonLink
      size="small"
      variant="secondary"
      to={newsletterWritingPath()}
      onPointerEnter={prefetchWriting}
      onFocus={prefetchWriting}
    >
      {begun === null ? 'Open full editor' : 'Go on in full editor'}
    </ButtonLink>
  );
}
