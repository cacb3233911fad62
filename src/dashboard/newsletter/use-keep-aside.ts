import type { WritingForm } from '#shared/contract/writing.ts';
import { newsletterKey, type NewsletterKind } from '#shared/newsletter-drafts.ts';
import { useHost } from '../../lib/host.ts';
import { randomKey } from '../../lib/random-key.ts';
import { useWindowId } from '../writing/use-window-id.ts';
import { htmlOfText } from './html-of-text.ts';

/** Keeps the text of a newsletter that another one takes the place of, among the drafts of newsletters. */
export function useKeepAside(): (kind: NewsletterKind, form: WritingForm) => Promise<void> {
  const { request } = useHost();
  const self = useWindowId();
  return async (kind, { content = '', ...rest }) => {
    const form = { ...rest, content: kind === 'plain' ? htmlOfText(content) : content };
    const key = newsletterKey(randomKey());
    await request('saveDraft', { body: { key, post_id: null, form, based_on: null, revision: 0, ...self } });
  };
}
