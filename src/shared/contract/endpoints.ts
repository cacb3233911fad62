/**
 * Every operation of the API: the only place where a script's name is spelled.
 *
 * - `query` tells operations of one script and method apart: each parameter must be there, `*` stands for any
 *   text. Where several fit, the one that names most parameters is meant.
 * - `auth` is how the browser identifies the caller: not at all, by bearer token, or by the session cookie alone.
 *   The server lets nobody into an operation that is not public without one of the two. [6.08] [6.09] [6.10]
 */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly script: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly auth: 'public' | 'bearer' | 'cookie';
}

const POSTS = 'blog-posts-working.php';

export const endpoints = {
  listPosts: { method: 'GET', script: POSTS, query: { endpoint: 'blog-posts' }, auth: 'public' },
  readPost: { method: 'GET', script: POSTS, query: { endpoint: 'blog-posts', slug: '*' }, auth: 'public' },
  listDashboardPosts: {
    method: 'GET',
    script: POSTS,
    query: { endpoint: 'dashboard-posts' },
    auth: 'cookie',
  },
  listPostCategories: { method: 'GET', script: POSTS, query: { endpoint: 'categories' }, auth: 'public' },
  setPostStatus: {
    method: 'PUT',
    script: POSTS,
    query: { endpoint: 'blog-posts', action: 'status', postId: '*' },
    auth: 'bearer',
  },
  togglePostStatus: { method: 'PUT', script: POSTS, query: { endpoint: 'blog-posts/*' }, auth: 'bearer' },
  createPost: { method: 'POST', script: 'create-blog-post.php', auth: 'bearer' },
  updatePost: { method: 'PUT', script: 'update-blog-post.php', auth: 'bearer' },
  deletePost: { method: 'DELETE', script: 'delete-blog-post.php', auth: 'bearer' },

  listCategories: { method: 'GET', script: 'categories.php', auth: 'public' },
  createCategory: { method: 'POST', script: 'categories.php', auth: 'bearer' },
  updateCategory: { method: 'PUT', script: 'categories.php', auth: 'bearer' },
  deleteCategory: { method: 'DELETE', script: 'categories.php', auth: 'bearer' },

  subscribe: { method: 'POST', script: 'newsletter.php', auth: 'public' },
  /** By whoever was sent the link, with a button: opening it changes nothing. */
  confirmSubscription: { method: 'POST', script: 'confirm-subscription.php', auth: 'public' },
  /** By whoever has the link, or the mail program that shows a button for it (RFC 8058). */
  unsubscribe: { method: 'POST', script: 'unsubscribe.php', auth: 'public' },
  /** For a person who opens what is meant for a mail program: leads to the page with the button. */
  openUnsubscribe: { method: 'GET', script: 'unsubscribe.php', auth: 'public' },
  listSubscribers: { method: 'GET', script: 'newsletter-working.php', auth: 'cookie' },
  deleteSubscriber: { method: 'DELETE', script: 'delete-subscriber.php', auth: 'cookie' },
  sendNewsletter: { method: 'POST', script: 'send-newsletter-production.php', auth: 'cookie' },
  previewNewsletter: { method: 'POST', script: 'preview-newsletter.php', auth: 'cookie' },
  testNewsletter: { method: 'POST', script: 'test-newsletter.php', auth: 'cookie' },
  listCampaigns: { method: 'GET', script: 'campaigns.php', auth: 'cookie' },
  retryCampaign: { method: 'POST', script: 'campaigns.php', auth: 'cookie' },

  /** Whether mail goes out, and what did not arrive. */
  readMailState: { method: 'GET', script: 'mail-state.php', auth: 'cookie' },
  forgetUndelivered: { method: 'DELETE', script: 'mail-state.php', auth: 'cookie' },

  sendMessage: { method: 'POST', script: 'contact-form.php', auth: 'public' },
  listContacts: { method: 'GET', script: 'contacts.php', auth: 'cookie' },
  deleteContact: { method: 'DELETE', script: 'delete-contact.php', auth: 'cookie' },

  bookConsultation: { method: 'POST', script: 'consultation.php', auth: 'public' },
  readAvailability: { method: 'GET', script: 'availability.php', auth: 'public' },
  listConsultations: { method: 'GET', script: 'consultations.php', auth: 'cookie' },
  deleteConsultation: { method: 'DELETE', script: 'delete-consultation.php', auth: 'cookie' },
  /** By whoever has the link in the mail. */
  readAppointment: { method: 'GET', script: 'appointment.php', auth: 'public' },
  moveAppointment: { method: 'PUT', script: 'appointment.php', auth: 'public' },
  cancelAppointment: { method: 'DELETE', script: 'appointment.php', auth: 'public' },
  listDaysOff: { method: 'GET', script: 'days-off.php', auth: 'cookie' },
  addDayOff: { method: 'POST', script: 'days-off.php', auth: 'cookie' },
  removeDayOff: { method: 'DELETE', script: 'days-off.php', auth: 'cookie' },
  readCalendarFeed: { method: 'GET', script: 'calendar-feed.php', auth: 'cookie' },
  renewCalendarFeed: { method: 'POST', script: 'calendar-feed.php', auth: 'cookie' },

  uploadImage: { method: 'POST', script: 'upload-image.php', auth: 'cookie' },

  login: { method: 'POST', script: 'login-clean.php', auth: 'public' },
  validateToken: { method: 'POST', script: 'validate-token.php', auth: 'bearer' },
  logout: { method: 'POST', script: 'logout.php', auth: 'bearer' },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof endpoints;

/** Finds an operation among those of one script and method by the request's query; null when none fits. */
export function matchOperation(
  candidates: readonly OperationName[],
  query: ReadonlyMap<string, string>,
): OperationName | null {
  const fitting = candidates.filter((name) =>
    Object.entries(queryOf(name)).every(([key, pattern]) => fits(query.get(key), pattern)),
  );
  fitting.sort((a, b) => Object.keys(queryOf(b)).length - Object.keys(queryOf(a)).length);
  return fitting[0] ?? null;
}

function queryOf(name: OperationName): Readonly<Record<string, string>> {
  const operation: Operation = endpoints[name];
  return operation.query ?? {};
}

function fits(value: string | undefined, pattern: string): boolean {
  if (value === undefined) return false;
  return pattern.endsWith('*') ? value.startsWith(pattern.slice(0, -1)) : value === pattern;
}
