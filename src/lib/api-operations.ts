import type { CategoryInput, SavedCategory, UpdateCategoryInput } from '#shared/contract/categories.ts';
import type {
  AppointmentAnswer,
  Availability,
  Booked,
  CalendarFeed,
  ConsultationList,
  DaysOff,
  MoveInput,
} from '#shared/contract/consultations.ts';
import type { ContactList } from '#shared/contract/contacts.ts';
import type { OperationName } from '#shared/contract/endpoints.ts';
import type { Success } from '#shared/contract/envelope.ts';
import type { MailState } from '#shared/contract/mail.ts';
import type {
  CampaignList,
  CampaignRetried,
  NewsletterInput,
  NewsletterPreview,
  NewsletterSent,
  NewsletterTested,
  Subscribed,
  SubscriberList,
} from '#shared/contract/newsletter.ts';
import type {
  DashboardPostList,
  PostAnswer,
  PostInput,
  PostList,
  PostStatus,
  SavedPost,
  UpdatePostInput,
} from '#shared/contract/posts.ts';
import type { LoginInput, SignedIn, TokenValid } from '#shared/contract/session.ts';
import type { Uploaded } from '#shared/contract/uploads.ts';

/** Set by the invisible field of a public form, and sent only then. */
interface Honeypot {
  website?: string;
}

export interface MessageToSend extends Honeypot {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** On the contact page only. [7.6.03] */
  phone?: string;
}

export interface BookingToSend extends Honeypot {
  name: string;
  email: string;
  phone: string;
  message: string;
  /** `YYYY-MM-DD`. [7.6.05] */
  date: string;
  time: string;
}

interface ById {
  query: { id: number };
  answer: Success;
}

/** By the signed link of a mail. */
interface ByLink {
  query: { token: string };
  answer: Success;
}

/** An owner's list, of which one answer holds a part; without a query it is the first. */
interface Paged<List> {
  query?: { page: number };
  answer: List;
}

interface Operations {
  listPosts: {
    query: { page?: number; limit?: number; category?: string; search?: string };
    answer: PostList;
  };
  readPost: { query: { slug: string }; answer: PostAnswer };
  listDashboardPosts: { query: { page: number; limit: number }; answer: DashboardPostList };
  listPostCategories: { answer: unknown };
  setPostStatus: { query: { postId: number }; body: { status: PostStatus }; answer: Success };
  /** `endpoint` is the post's id: it ends up in `endpoint=blog-posts/{id}`. */
  togglePostStatus: { query: { endpoint: number }; body: { status: PostStatus }; answer: Success };
  createPost: { body: PostInput; answer: SavedPost };
  updatePost: { body: UpdatePostInput; answer: SavedPost };
  deletePost: ById;

  /** A bare array, or one under `categories`: the caller looks. [7.4.01] */
  listCategories: { answer: unknown };
  createCategory: { body: CategoryInput; answer: SavedCategory };
  updateCategory: { body: UpdateCategoryInput; answer: SavedCategory };
  deleteCategory: ById;

  subscribe: { body: Honeypot & { email: string }; answer: Subscribed };
  confirmSubscription: ByLink;
  unsubscribe: ByLink;
  openUnsubscribe: ByLink;
  listSubscribers: Paged<SubscriberList>;
  deleteSubscriber: ById;
  sendNewsletter: { body: NewsletterInput; answer: NewsletterSent };
  previewNewsletter: { body: NewsletterInput; answer: NewsletterPreview };
  testNewsletter: { body: NewsletterInput; answer: NewsletterTested };
  listCampaigns: { answer: CampaignList };
  retryCampaign: { body: { id: number }; answer: CampaignRetried };

  readMailState: { answer: MailState };
  forgetUndelivered: { query: { until: string }; answer: MailState };

  sendMessage: { body: MessageToSend; answer: Success };
  listContacts: Paged<ContactList>;
  deleteContact: ById;

  bookConsultation: { body: BookingToSend; answer: Booked };
  readAvailability: { answer: Availability };
  listConsultations: Paged<ConsultationList>;
  deleteConsultation: ById;
  readAppointment: { query: { token: string }; answer: AppointmentAnswer };
  moveAppointment: { query: { token: string }; body: MoveInput; answer: AppointmentAnswer };
  cancelAppointment: { query: { token: string }; answer: AppointmentAnswer };
  listDaysOff: { answer: DaysOff };
  addDayOff: { body: { day: string }; answer: DaysOff };
  removeDayOff: { query: { day: string }; answer: DaysOff };
  readCalendarFeed: { answer: CalendarFeed };
  renewCalendarFeed: { answer: CalendarFeed };

  uploadImage: { body: FormData; answer: Uploaded };

  login: { body: LoginInput; answer: SignedIn };
  validateToken: { answer: TokenValid };
  logout: { answer: Success };
}

type Part<N extends OperationName, Key extends string> = Key extends keyof Operations[N]
  ? Pick<Operations[N], Key>
  : Partial<Record<Key, never>>;

/** What a caller gives with an operation: its query and body when it has them, and what any call may have. */
export type RequestOptions<N extends OperationName> = Part<N, 'query'> &
  Part<N, 'body'> & {
    headers?: Record<string, string>;
    signal?: AbortSignal;
    /** Sends this one call in another way than the client's own. */
    fetch?: typeof fetch;
    /** Reads the answer's text; JSON.parse unless told. */
    parse?: (text: string) => unknown;
  };

export type Answer<N extends OperationName> = Operations[N]['answer'];
