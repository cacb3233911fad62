import type { ByLink, PostQuery, TopicQuery } from './calls.ts';
import type { CategoryList } from './categories.ts';
import type {
  BookedConsultationAnswer,
  Availability,
  Booked,
  ConsultationToSend,
  MoveInput,
} from './consultations.ts';
import type { MessageToSend } from './contacts.ts';
import type { Success } from './envelope.ts';
import type { Subscribed } from './newsletter.ts';
import type { NewsletterPageAnswer, NewsletterPageList } from './newsletter-pages.ts';
import { anyone } from './operation.ts';
import type { PostAnswer, PostList, TopicAnswer } from './posts.ts';
import type { HoneypotToSend } from './visitor-fields.ts';
import type { PreviewAnswer } from './writing.ts';

const POSTS = 'blog-posts-working.php';

/** The operations that visitors' pages call, and all that those pages carry of the API. */
export const publicEndpoints = {
  listPosts: anyone<{ query: PostQuery; answer: PostList }>('GET', POSTS, {
    endpoint: 'blog-posts',
  }),
  readPost: anyone<{ query: { slug: string }; answer: PostAnswer }>('GET', POSTS, {
    endpoint: 'blog-posts',
    slug: '*',
  }),
  /** Beyond the specification: the posts of a category, and those of a tag, six a page. */
  readCategory: anyone<{ query: TopicQuery; answer: TopicAnswer }>('GET', POSTS, {
    endpoint: 'category',
    slug: '*',
  }),
  readTag: anyone<{ query: TopicQuery; answer: TopicAnswer }>('GET', POSTS, { endpoint: 'tag', slug: '*' }),
  listPostCategories: anyone<{ answer: CategoryList }>('GET', POSTS, { endpoint: 'categories' }),
  listCategories: anyone<{ answer: CategoryList }>('GET', 'categories.php'),
  subscribe: anyone<{ body: HoneypotToSend & { email: string }; answer: Subscribed }>(
    'POST',
    'newsletter.php',
  ),
  /** For anyone with the link, by a button: opening the link changes nothing. */
  confirmSubscription: anyone<ByLink>('POST', 'confirm-subscription.php'),
  /** For anyone with the link, or a mail program's unsubscribe button (RFC 8058). */
  unsubscribe: anyone<ByLink>('POST', 'unsubscribe.php'),
  /** For anyone without a working link: emails one to the address, if it is on the list. */
  requestUnsubscribe: anyone<{ body: HoneypotToSend & { email: string }; answer: Success }>(
    'POST',
    'request-unsubscribe.php',
  ),
  /** The newsletters on the web, and one of them. */
  listNewsletters: anyone<{ answer: NewsletterPageList }>('GET', 'newsletters.php'),
  readNewsletter: anyone<{ query: { slug: string }; answer: NewsletterPageAnswer }>(
    'GET',
    'newsletters.php',
    { slug: '*' },
  ),
  sendMessage: anyone<{ body: MessageToSend; answer: Success }>('POST', 'contact-form.php'),
  bookConsultation: anyone<{ body: ConsultationToSend; answer: Booked }>('POST', 'consultation.php'),
  readAvailability: anyone<{ answer: Availability }>('GET', 'availability.php'),
  /** For anyone with the link in the email. */
  readBookedConsultation: anyone<ByLink<BookedConsultationAnswer>>('GET', 'appointment.php'),
  moveConsultation: anyone<ByLink<BookedConsultationAnswer> & { body: MoveInput }>('PUT', 'appointment.php'),
  cancelConsultation: anyone<ByLink<BookedConsultationAnswer>>('DELETE', 'appointment.php'),
  /** A draft or a hidden post, for anyone with the link. */
  readPreview: anyone<ByLink<PreviewAnswer>>('GET', 'preview.php'),
};
