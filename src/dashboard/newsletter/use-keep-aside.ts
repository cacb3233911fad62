import type { WritingForm } from '#shared/contract/writing.ts';
import type { NewsletterKind } from '#shared/newsletter-drafts.ts';
import { newDraftKey } from '../../features/posts/kept-drafts.ts';
import { useHost } from '../../lib/host.ts';
import { useWindowId } from '../writing/use-window-id.ts';
import { htmlOfText } from './html-of-text.ts';

/** Keeps the text of a newsletter that another one takes the place of, as a post that is not saved yet. */
export function useKeepAside(): (kind: NewsletterKind, form: WritingForm) => Promise<void> {
  const { request } = useHost();
  const self = useWindowId();
  return async (kind, { title = '', content = '' }) => {
    const html = kind === 'plain' ? htmlOfText(content) : content;
    const form = { title, content: html, status: 'draft' as const };
    await request('saveDraft', {
      body: { key: newDraftKey(null), post_id: null, form, based_on: null, revision: 0, ...self },
    });
  };
}
