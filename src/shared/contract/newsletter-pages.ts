import { z } from 'zod';
import type { Success } from './envelope.ts';
import { slug } from './visitor-fields.ts';

/** A newsletter in the list of those on the web. */
export interface NewsletterTeaser {
  /** The last part of its page's address. */
  slug: string;
  subject: string;
  /** ISO 8601. */
  sent_at: string;
  /** As much of its text as mailboxes show. */
  beginning: string;
}

/** A newsletter that was sent and is shown on the web. Nothing of a subscriber is in it. */
export interface NewsletterPage extends NewsletterTeaser {
  /** HTML: sanitise it before showing it. */
  content: string;
  /** The slug of the post that it is a copy of; null for any other. */
  post_slug: string | null;
}

/** Newest first. */
export interface NewsletterPageList extends Success {
  newsletters: NewsletterTeaser[];
}

export interface NewsletterPageAnswer extends Success {
  newsletter: NewsletterPage;
}

export const readNewsletterQuery = z.object({ slug });
