import { accountEndpoints } from './account-endpoints.ts';
import { availabilityEndpoints } from './availability-endpoints.ts';
import { busyCalendarEndpoints } from './busy-calendar-endpoints.ts';
import type { BackupStatus } from './backups.ts';
import type { ById, ByIds, Paged } from './calls.ts';
import type {
  CampaignAnswer,
  CampaignEmail,
  CampaignPeople,
  CampaignPeopleList,
} from './campaign-reports.ts';
import type { CampaignChange, CampaignChanged, CampaignList, CampaignRetried } from './campaigns.ts';
import type { CreateCategoryInput, SavedCategory, UpdateCategoryInput } from './categories.ts';
import { consultationEndpoints } from './consultation-endpoints.ts';
import type { BatchAnswer } from './batches.ts';
import type { ContactList, JudgeContacts, SettleContacts } from './contacts.ts';
import type { Success } from './envelope.ts';
import type { Found } from './finder.ts';
import type { DeliveryStatus, RetryUndelivered, UndeliveredRetried } from './delivery-status.ts';
import { importEndpoints } from './import-endpoints.ts';
import { mediaEndpoints } from './media-endpoints.ts';
import type {
  NewsletterInput,
  NewsletterPreview,
  NewsletterSent,
  NewsletterTested,
  NewsletterToSend,
  NewsletterToTest,
  SubscriberAdded,
  SubscriberAnswer,
  SubscriberInput,
  SubscriberList,
  UnsubscribeByOwner,
  UnsubscribedByOwner,
} from './newsletter.ts';
import { bearer, cookie } from './operation.ts';
import type { Agenda } from './overview.ts';
import { passkeyEndpoints } from './passkey-endpoints.ts';
import type { PostalAddress } from './postal-address.ts';
import type { PostBatch, PostBatchAnswer } from './post-batches.ts';
import type {
  AddressChecked,
  DashboardPostAnswer,
  DashboardPostList,
  NarrowedPosts,
  PostInput,
  PostsByAuthor,
  PostStatus,
  SavedPost,
  StatusSet,
  UpdatePostInput,
} from './posts.ts';
import type { Readers, ReaderSpan } from './readers.ts';
import type { ReplyList, ReplySent, ReplyTakenBack, ReplyToSend } from './replies.ts';
import type {
  PostSending,
  RichNewsletterPreview,
  RichNewsletterToPreview,
  RichNewsletterToSend,
  RichNewsletterToTest,
} from './rich-newsletters.ts';
import type { SnippetList, SnippetToSave } from './snippets.ts';
import { sessionEndpoints } from './session-endpoints.ts';
import type { TrashKind, TrashList, TrashRestored } from './trash.ts';
import type { Uploaded } from './uploads.ts';
import type {
  DraftAnswer,
  DraftList,
  DraftSaved,
  DraftToSave,
  DraftWatched,
  PreviewCreated,
  PreviewList,
  PreviewOf,
  VersionAnswer,
  VersionList,
  WritingForm,
} from './writing.ts';

const POSTS = 'blog-posts-working.php';

/** The operations that the dashboard calls, its sign-in among them: no visitor's page loads these. */
export const ownerEndpoints = {
  listDashboardPosts: cookie<{
    query: { page: number; limit: number } & NarrowedPosts;
    answer: DashboardPostList;
  }>('GET', POSTS, { endpoint: 'dashboard-posts' }),
  /** A post with its text, which the list can leave out. */
  readDashboardPost: cookie<{ query: { id: number }; answer: DashboardPostAnswer }>('GET', POSTS, {
    endpoint: 'dashboard-posts',
    id: '*',
  }),
  countPostsByAuthor: cookie<{ answer: PostsByAuthor }>('GET', POSTS, { endpoint: 'posts-by-author' }),
  setPostStatus: bearer<{ query: { postId: number }; body: { status: PostStatus }; answer: StatusSet }>(
    'PUT',
    POSTS,
    { endpoint: 'blog-posts', action: 'status', postId: '*' },
  ),
  togglePostStatus: bearer<{ query: { endpoint: number }; body: { status: PostStatus }; answer: StatusSet }>(
    'PUT',
    POSTS,
    { endpoint: 'blog-posts/*' },
  ),
  /** Whether a post can have that address; a new one is none yet. */
  checkPostAddress: cookie<{ query: { slug: string; post?: number }; answer: AddressChecked }>(
    'GET',
    'post-address.php',
  ),
  createPost: bearer<{ body: PostInput; answer: SavedPost }>('POST', 'create-blog-post.php'),
  updatePost: bearer<{ body: UpdatePostInput; answer: SavedPost }>('PUT', 'update-blog-post.php'),
  deletePost: bearer<ById>('DELETE', 'delete-blog-post.php'),
  deletePosts: bearer<ByIds>('POST', 'delete-posts.php'),
  /** Publishes several posts, makes drafts of them, gives them a category or a tag, or takes that back. */
  changePosts: bearer<{ body: PostBatch; answer: PostBatchAnswer }>('POST', 'change-posts.php'),
  createCategory: bearer<{ body: CreateCategoryInput; answer: SavedCategory }>('POST', 'categories.php'),
  updateCategory: bearer<{ body: UpdateCategoryInput; answer: SavedCategory }>('PUT', 'categories.php'),
  deleteCategory: bearer<ById>('DELETE', 'categories.php'),
  listSubscribers: cookie<Paged<SubscriberList>>('GET', 'newsletter-working.php'),
  /** On the owner's word, or by the email that asks. 409 for whoever is known already. */
  addSubscriber: cookie<{ body: SubscriberInput; answer: SubscriberAdded }>('POST', 'add-subscriber.php'),
  readSubscriber: cookie<{ query: { id: number }; answer: SubscriberAnswer }>('GET', 'subscriber.php'),
  /** Takes active ones off the list, where they stay as unsubscribed; or takes that back. */
  unsubscribeByOwner: cookie<{ body: UnsubscribeByOwner; answer: UnsubscribedByOwner }>(
    'POST',
    'unsubscribe-subscribers.php',
  ),
  deleteSubscriber: cookie<ById>('DELETE', 'delete-subscriber.php'),
  deleteSubscribers: cookie<ByIds>('POST', 'delete-subscribers.php'),
  sendNewsletter: cookie<{ body: NewsletterToSend; answer: NewsletterSent }>(
    'POST',
    'send-newsletter-production.php',
  ),
  previewNewsletter: cookie<{ body: NewsletterInput; answer: NewsletterPreview }>(
    'POST',
    'preview-newsletter.php',
  ),
  testNewsletter: cookie<{ body: NewsletterToTest; answer: NewsletterTested }>('POST', 'test-newsletter.php'),
  /** The same for newsletters with pictures and headings, of posts or written as such. */
  sendRichNewsletter: cookie<{ body: RichNewsletterToSend; answer: NewsletterSent }>(
    'POST',
    'send-rich-newsletter.php',
  ),
  /** Whether a post can be offered to the subscribers. */
  readPostSending: cookie<{ query?: { post?: number }; answer: PostSending }>(
    'GET',
    'send-rich-newsletter.php',
  ),
  previewRichNewsletter: cookie<{ body: RichNewsletterToPreview; answer: RichNewsletterPreview }>(
    'POST',
    'preview-rich-newsletter.php',
  ),
  testRichNewsletter: cookie<{ body: RichNewsletterToTest; answer: NewsletterTested }>(
    'POST',
    'test-rich-newsletter.php',
  ),
  listCampaigns: cookie<{ query?: { limit?: number; sort?: string }; answer: CampaignList }>(
    'GET',
    'campaigns.php',
  ),
  readCampaign: cookie<{ query: { id: number }; answer: CampaignAnswer }>('GET', 'campaign.php'),
  /** What its subscribers get or got. */
  readCampaignEmail: cookie<{ query: { id: number }; answer: CampaignEmail }>('GET', 'campaign-email.php'),
  /** Those whom it did not reach, or who left by it. */
  listCampaignPeople: cookie<{
    query: { id: number; who: CampaignPeople; page?: number };
    answer: CampaignPeopleList;
  }>('GET', 'campaign-people.php'),
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
  find: cookie<{ query: { words: string }; answer: Found }>('GET', 'find.php'),
  /** What needs the owner now, and how often the site was read. */
  readAgenda: cookie<{ answer: Agenda }>('GET', 'agenda.php'),
  readBackups: cookie<{ answer: BackupStatus }>('GET', 'backups.php'),
  backUpNow: cookie<{ answer: BackupStatus }>('POST', 'backups.php'),
  readReaders: cookie<{ query: { days: ReaderSpan }; answer: Readers }>('GET', 'readers.php'),
  listContacts: cookie<Paged<ContactList>>('GET', 'contacts.php'),
  /** Messages need no answer from here, or want one. */
  settleContacts: cookie<{ body: SettleContacts; answer: BatchAnswer }>('PUT', 'contacts.php'),
  /** Messages are spam, or are not, whatever was suspected. */
  judgeContacts: cookie<{ body: JudgeContacts; answer: BatchAnswer }>('PUT', 'suspected-contacts.php'),
  deleteContact: cookie<ById>('DELETE', 'delete-contact.php'),
  deleteContacts: cookie<ByIds>('POST', 'delete-contacts.php'),
  /** A reply is sent after `TAKE_BACK_MS`; while it waits it can be taken back. */
  listReplies: cookie<{ query: { contact: number }; answer: ReplyList }>('GET', 'replies.php'),
  sendReply: cookie<{ body: ReplyToSend; answer: ReplySent }>('POST', 'replies.php'),
  takeBackReply: cookie<{ query: { id: number }; answer: ReplyTakenBack }>('DELETE', 'replies.php'),
  listSnippets: cookie<{ answer: SnippetList }>('GET', 'snippets.php'),
  saveSnippet: cookie<{ body: SnippetToSave; answer: SnippetList }>('POST', 'snippets.php'),
  deleteSnippet: cookie<{ query: { id: number }; answer: SnippetList }>('DELETE', 'snippets.php'),
  /** Unsaved writing. 409 when another window has saved since the revision that is sent. */
  saveDraft: cookie<{ body: DraftToSave; answer: DraftSaved }>('PUT', 'post-drafts.php'),
  listDrafts: cookie<{ answer: DraftList }>('GET', 'post-drafts.php'),
  readDraft: cookie<{ query: { key: string }; answer: DraftAnswer }>('GET', 'post-drafts.php', { key: '*' }),
  /** Tells that a window is open on it, and of the others. */
  watchDraft: cookie<{ query: { key: string; window: string; device: string }; answer: DraftWatched }>(
    'GET',
    'post-drafts.php',
    { key: '*', window: '*' },
  ),
  /** Tells that a window is closed. */
  leaveDraft: cookie<{ query: { key: string; window: string }; answer: Success }>(
    'DELETE',
    'post-drafts.php',
    { key: '*', window: '*' },
  ),
  /** With a revision only that one; with a post, its preview links show that from now on. */
  dropDraft: cookie<{ query: { key: string; revision?: number; post?: number }; answer: Success }>(
    'DELETE',
    'post-drafts.php',
  ),

  listVersions: cookie<{ query: { post: number }; answer: VersionList }>('GET', 'post-versions.php', {
    post: '*',
  }),
  readVersion: cookie<{ query: { id: number }; answer: VersionAnswer }>('GET', 'post-versions.php', {
    id: '*',
  }),
  /** Keeps what was not saved, as the other side of a conflict. */
  keepVersion: cookie<{ body: { post: number; form: WritingForm }; answer: Success }>(
    'POST',
    'post-versions.php',
  ),

  listTrash: cookie<{ query: { kind: TrashKind; page?: number; row?: number }; answer: TrashList }>(
    'GET',
    'trash.php',
  ),
  restoreTrashed: cookie<{ body: { kind: TrashKind; ids: number[] }; answer: TrashRestored }>(
    'POST',
    'trash.php',
  ),
  deleteForGood: cookie<ById>('DELETE', 'trash.php'),
  emptyTrash: cookie<{ query: { kind: TrashKind; all: string }; answer: Success }>('DELETE', 'trash.php', {
    all: 'yes',
  }),

  createPreview: cookie<{ body: PreviewOf & { days: number }; answer: PreviewCreated }>(
    'POST',
    'post-previews.php',
  ),
  listPreviews: cookie<{
    query: Partial<Record<'key', string> & Record<'post', number>>;
    answer: PreviewList;
  }>('GET', 'post-previews.php'),
  endPreview: cookie<ById>('DELETE', 'post-previews.php'),
  uploadImage: cookie<{ form: 'image'; answer: Uploaded }>('POST', 'upload-image.php'),
  ...mediaEndpoints,
  ...accountEndpoints,
  ...availabilityEndpoints,
  ...busyCalendarEndpoints,
  ...consultationEndpoints,
  ...passkeyEndpoints,
  ...importEndpoints,
  ...sessionEndpoints,
};
