import { readNewsletterQuery } from '#shared/contract/newsletter-pages.ts';
import { defineRead } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { NewsletterPageService } from './newsletter-pages.service.ts';

/** @param nextPublication when the next scheduled post appears, of which a newsletter may be a copy */
export function newsletterPageEndpoints(
  newsletters: NewsletterPageService,
  nextPublication: () => Promise<Date | null>,
) {
  return {
    listNewsletters: defineRead({
      cache: { tags: ['newsletters'] },
      async handle() {
        return { success: true, newsletters: await newsletters.listTeasers() };
      },
    }),

    readNewsletter: defineRead({
      query: readNewsletterQuery,
      cache: { tags: ['newsletters', 'posts'], until: nextPublication },
      async handle({ query }) {
        return { success: true, newsletter: await newsletters.read(query.slug) };
      },
    }),
  } satisfies Partial<Endpoints>;
}
