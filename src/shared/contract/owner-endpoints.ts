import type { ById, Paged } from './calls.ts';
import type { CampaignChange, CampaignChanged, CampaignList, CampaignRetried } from './campaigns.ts';
import type { CategoryInput, SavedCategory, UpdateCategoryInput } from './categories.ts';
import type { CalendarFeed, ConsultationList, DaysOff } from './consultations.ts';
import type { ContactList } from './contacts.ts';
import type { Success } from './envelope.ts';
import type { DeliveryStatus, RetryUndelivered, UndeliveredRetried } from './delivery-status.ts';
import { mediaEndpoints } from './media-endpoints.ts';
import type {
  NewsletterInput,
  NewsletterPreview,
  NewsletterSent,
  NewsletterTested,
  NewsletterToSend,
  SubscriberList,
} from './newsletter.ts';
import { anyone, bearer, cookie } from './operation.ts';
import type { PostalAddress } from './postal-address.ts';
import type { DashboardPostList, PostInput, PostStatus, SavedPost, UpdatePostInput } from './posts.ts';
import type { LoginInput, SignedIn, TokenValid } from './session.ts';
import type { Uploaded } from './uploads.ts';

const POSTS = 'blog-posts-working.php';

/** The operations that the dashboard calls, its sign-in among them: no visitor's page loads these. */
export const ownerEndpoints = {
  listDashboardPosts: cookie<{ query: { page: number; limit: number }; answer: DashboardPostList }>(
    'GET',
    POSTS,
    { endpoint: 'dashboard-posts' },
  ),
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
  createCategory: bearer<{ body: CategoryInput; answer: SavedCategory }>('POST', 'categories.php'),
  updateCategory: bearer<{ body: UpdateCategoryInput; answer: SavedCategory }>('PUT', 'categories.php'),
  deleteCategory: bearer<ById>('DELETE', 'categories.php'),
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
  listContacts: cookie<Paged<ContactList>>('GET', 'contacts.php'),
  deleteContact: cookie<ById>('DELETE', 'delete-contact.php'),
  listConsultations: cookie<Paged<ConsultationList>>('GET', 'consultations.php'),
  deleteConsultation: cookie<ById>('DELETE', 'delete-consultation.php'),
  /** The owner's answer to a declined invitation: frees the slot, or keeps the consultation. */
  freeDeclined: cookie<ById>('DELETE', 'declined-consultation.php'),
  keepDeclined: cookie<{ body: { id: number }; answer: Success }>('POST', 'declined-consultation.php'),
  listDaysOff: cookie<{ answer: DaysOff }>('GET', 'days-off.php'),
  addDayOff: cookie<{ body: { day: string }; answer: DaysOff }>('POST', 'days-off.php'),
  removeDayOff: cookie<{ query: { day: string }; answer: DaysOff }>('DELETE', 'days-off.php'),
  readCalendarFeed: cookie<{ answer: CalendarFeed }>('GET', 'calendar-feed.php'),
  renewCalendarFeed: cookie<{ answer: CalendarFeed }>('POST', 'calendar-feed.php'),
  uploadImage: cookie<{ form: 'image'; answer: Uploaded }>('POST', 'upload-image.php'),
  ...mediaEndpoints,
  login: anyone<{ body: LoginInput; answer: SignedIn }>('POST', 'login-clean.php'),
  validateToken: bearer<{ answer: TokenValid }>('POST', 'validate-token.php'),
  logout: bearer<{ answer: Success }>('POST', 'logout.php'),
};
