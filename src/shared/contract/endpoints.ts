import type { CampaignChange, CampaignChanged, CampaignList, CampaignRetried } from './campaigns.ts';
import type { CategoryInput, CategoryList, SavedCategory, UpdateCategoryInput } from './categories.ts';
import type {
  BookedConsultationAnswer,
  Availability,
  Booked,
  ConsultationToSend,
  CalendarFeed,
  ConsultationList,
  DaysOff,
  MoveInput,
} from './consultations.ts';
import type { ContactList, MessageToSend } from './contacts.ts';
import type { Success } from './envelope.ts';
import type { DeliveryStatus, RetryUndelivered, UndeliveredRetried } from './delivery-status.ts';
import type {
  NewsletterInput,
  NewsletterPreview,
  NewsletterSent,
  NewsletterTested,
  NewsletterToSend,
  Subscribed,
  SubscriberList,
} from './newsletter.ts';
import type {
  CropMediaInput,
  DescribeMediaInput,
  DrawCoverInput,
  MediaAnswer,
  MediaList,
  MediaReplaced,
  UnusedDeleted,
} from './media.ts';
import { anyone, bearer, cookie, type ExchangeOf } from './operation.ts';
import type { PostalAddress } from './postal-address.ts';
import type {
  DashboardPostList,
  PostAnswer,
  PostInput,
  PostList,
  PostStatus,
  SavedPost,
  TopicAnswer,
  UpdatePostInput,
} from './posts.ts';
import type { LoginInput, SignedIn, TokenValid } from './session.ts';
import type { Uploaded } from './uploads.ts';
import type { HoneypotToSend } from './visitor-fields.ts';

const POSTS = 'blog-posts-working.php';
const MEDIA = 'media.php';

/** The filters of the list of posts. */
interface PostQuery {
  page?: number;
  limit?: number;
  category?: string;
  search?: string;
}

interface TopicQuery {
  slug: string;
  page?: number;
}

/** The filters of the media library; `unused` is 1 for images that nothing uses. */
interface MediaQuery {
  page?: number;
  search?: string;
  unused?: number;
}

interface ById {
  query: { id: number };
  answer: Success;
}

/** Authorised by the signed link in an email. */
interface ByLink<Answer = Success> {
  query: { token: string };
  answer: Answer;
}

/** An owner's list, returned in pages; without a query, the first page. */
interface Paged<List> {
  query?: { page: number };
  answer: List;
}

/**
 * Every operation of the API, declared once. Only here are script names spelled and operations tied to their input and
 * output types. The client's calls, the server's handlers and the tests' fake server derive from it.
 */
export const endpoints = {
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
  listDashboardPosts: cookie<{ query: { page: number; limit: number }; answer: DashboardPostList }>(
    'GET',
    POSTS,
    { endpoint: 'dashboard-posts' },
  ),
  listPostCategories: anyone<{ answer: CategoryList }>('GET', POSTS, { endpoint: 'categories' }),
  setPostStatus: bearer<{ query: { postId: number }; body: { status: PostStatus }; answer: Success }>(
    'PUT',
    POSTS,
    { endpoint: 'blog-posts', action: 'status', postId: '*' },
  ),
  togglePostStatus: bearer<{ query: { endpoint: number }; body: { status: PostStatus }; answer: Success }>(
    'PUT',
    POSTS,
    { endpoint: 'blog-posts/*' },
  ),
  createPost: bearer<{ body: PostInput; answer: SavedPost }>('POST', 'create-blog-post.php'),
  updatePost: bearer<{ body: UpdatePostInput; answer: SavedPost }>('PUT', 'update-blog-post.php'),
  deletePost: bearer<ById>('DELETE', 'delete-blog-post.php'),

  listCategories: anyone<{ answer: CategoryList }>('GET', 'categories.php'),
  createCategory: bearer<{ body: CategoryInput; answer: SavedCategory }>('POST', 'categories.php'),
  updateCategory: bearer<{ body: UpdateCategoryInput; answer: SavedCategory }>('PUT', 'categories.php'),
  deleteCategory: bearer<ById>('DELETE', 'categories.php'),

  subscribe: anyone<{ body: HoneypotToSend & { email: string }; answer: Subscribed }>(
    'POST',
    'newsletter.php',
  ),
  /** For anyone with the link, by a button: opening the link changes nothing. */
  confirmSubscription: anyone<ByLink>('POST', 'confirm-subscription.php'),
  /** For anyone with the link, or a mail program's unsubscribe button (RFC 8058). */
  unsubscribe: anyone<ByLink>('POST', 'unsubscribe.php'),
  /** For a person who opens the mail program's link: redirects to the page with the button. */
  openUnsubscribe: anyone<ByLink<never>>('GET', 'unsubscribe.php'),
  /** For anyone without a working link: emails one to the address, if it is on the list. */
  requestUnsubscribe: anyone<{ body: HoneypotToSend & { email: string }; answer: Success }>(
    'POST',
    'request-unsubscribe.php',
  ),
  listSubscribers: cookie<Paged<SubscriberList>>('GET', 'newsletter-working.php'),
  deleteSubscriber: cookie<ById>('DELETE', 'delete-subscriber.php'),
  sendNewsletter: cookie<{ body: NewsletterToSend; answer: NewsletterSent }>(
    'POST',
    'send-newsletter-production.php',
  ),
  previewNewsletter: cookie<{ body: NewsletterInput; answer: NewsletterPreview }>(
    'POST',
    'preview-newsletter.php',
  ),
  testNewsletter: cookie<{ body: NewsletterInput; answer: NewsletterTested }>('POST', 'test-newsletter.php'),
  listCampaigns: cookie<{ answer: CampaignList }>('GET', 'campaigns.php'),
  retryCampaign: cookie<{ body: { id: number }; answer: CampaignRetried }>('POST', 'campaigns.php'),
  /** Pauses it, goes on, cancels it, puts its bounced readers back, or changes when it is sent. */
  changeCampaign: cookie<{ body: CampaignChange; answer: CampaignChanged }>('PUT', 'campaigns.php'),
  readPostalAddress: cookie<{ answer: PostalAddress }>('GET', 'postal-address.php'),
  savePostalAddress: cookie<{ body: { postal_address: string }; answer: PostalAddress }>(
    'PUT',
    'postal-address.php',
  ),

  /** Whether email is being sent, and what was not delivered. */
  readDeliveryStatus: cookie<{ answer: DeliveryStatus }>('GET', 'mail-state.php'),
  forgetUndelivered: cookie<{ query: { until: string }; answer: DeliveryStatus }>('DELETE', 'mail-state.php'),
  retryUndelivered: cookie<{ body: RetryUndelivered; answer: UndeliveredRetried }>('POST', 'mail-state.php'),

  /** For mail providers, who authenticate themselves: what became of emails. */
  reportFromMailgun: anyone<{ body: Record<string, unknown>; answer: Success }>(
    'POST',
    'mail-reports/mailgun',
  ),
  reportFromPostmark: anyone<{ body: Record<string, unknown>; answer: Success }>(
    'POST',
    'mail-reports/postmark',
  ),

  sendMessage: anyone<{ body: MessageToSend; answer: Success }>('POST', 'contact-form.php'),
  listContacts: cookie<Paged<ContactList>>('GET', 'contacts.php'),
  deleteContact: cookie<ById>('DELETE', 'delete-contact.php'),

  bookConsultation: anyone<{ body: ConsultationToSend; answer: Booked }>('POST', 'consultation.php'),
  readAvailability: anyone<{ answer: Availability }>('GET', 'availability.php'),
  listConsultations: cookie<Paged<ConsultationList>>('GET', 'consultations.php'),
  deleteConsultation: cookie<ById>('DELETE', 'delete-consultation.php'),
  /** The owner's answer to a declined invitation: frees the slot, or keeps the consultation. */
  freeDeclined: cookie<ById>('DELETE', 'declined-consultation.php'),
  keepDeclined: cookie<{ body: { id: number }; answer: Success }>('POST', 'declined-consultation.php'),
  /** For anyone with the link in the email. */
  readBookedConsultation: anyone<ByLink<BookedConsultationAnswer>>('GET', 'appointment.php'),
  moveConsultation: anyone<ByLink<BookedConsultationAnswer> & { body: MoveInput }>('PUT', 'appointment.php'),
  cancelConsultation: anyone<ByLink<BookedConsultationAnswer>>('DELETE', 'appointment.php'),
  listDaysOff: cookie<{ answer: DaysOff }>('GET', 'days-off.php'),
  addDayOff: cookie<{ body: { day: string }; answer: DaysOff }>('POST', 'days-off.php'),
  removeDayOff: cookie<{ query: { day: string }; answer: DaysOff }>('DELETE', 'days-off.php'),
  readCalendarFeed: cookie<{ answer: CalendarFeed }>('GET', 'calendar-feed.php'),
  renewCalendarFeed: cookie<{ answer: CalendarFeed }>('POST', 'calendar-feed.php'),

  uploadImage: cookie<{ form: 'image'; answer: Uploaded }>('POST', 'upload-image.php'),

  listMedia: cookie<{ query: MediaQuery; answer: MediaList }>('GET', MEDIA),
  describeMedia: cookie<{ body: DescribeMediaInput; answer: MediaAnswer }>('PUT', MEDIA),
  /** Puts another file in its place, everywhere. */
  replaceMedia: cookie<{ query: { id: number }; form: 'image'; answer: MediaReplaced }>('POST', MEDIA, {
    action: 'replace',
    id: '*',
  }),
  cropMedia: cookie<{ body: CropMediaInput; answer: MediaAnswer }>('POST', MEDIA, { action: 'crop' }),
  drawCover: cookie<{ body: DrawCoverInput; answer: MediaAnswer }>('POST', MEDIA, { action: 'draw' }),
  deleteMedia: cookie<ById>('DELETE', MEDIA, { id: '*' }),
  deleteUnusedMedia: cookie<{ answer: UnusedDeleted }>('DELETE', MEDIA, { unused: '1' }),

  login: anyone<{ body: LoginInput; answer: SignedIn }>('POST', 'login-clean.php'),
  validateToken: bearer<{ answer: TokenValid }>('POST', 'validate-token.php'),
  logout: bearer<{ answer: Success }>('POST', 'logout.php'),
};

export type OperationName = keyof typeof endpoints;

type Exchanges = { [N in OperationName]: ExchangeOf<(typeof endpoints)[N]> };

/** One part of an operation's input, as `{ query: … }`; an empty type if it has none. */
export type Taken<N extends OperationName, Part extends 'query' | 'body'> = Part extends keyof Exchanges[N]
  ? Pick<Exchanges[N], Part>
  : Partial<Record<Part, never>>;

/** The multipart field that an operation takes in place of a body; never if it takes none. */
export type FormField<N extends OperationName> = Exchanges[N] extends { form: infer Field } ? Field : never;

/** The response of an operation when it succeeds. */
export type Answer<N extends OperationName> = Exchanges[N]['answer'];
