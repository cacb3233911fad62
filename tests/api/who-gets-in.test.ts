import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints, type OperationName } from '#shared/contract/endpoints.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { resign, unsigned } from '#tests/support/forged-tokens.ts';
import { expectRefusal } from '#tests/support/expectations.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { type CallOptions, type Credentials, OWNER, useTestApp } from '#tests/support/test-app.ts';

type PublicName = {
  [Name in OperationName]: (typeof endpoints)[Name]['auth'] extends 'public' ? Name : never;
}[OperationName];
type PrivateName = Exclude<OperationName, PublicName>;

/** A call of an operation, and the status it has for whoever the guard lets through. */
interface Probe {
  path: string;
  json?: unknown;
  inside: number;
}

const PRIVATE: Record<PrivateName, Probe> = {
  listDashboardPosts: { path: 'blog-posts-working.php?endpoint=dashboard-posts', inside: 200 },
  readDashboardPost: { path: 'blog-posts-working.php?endpoint=dashboard-posts&id=999', inside: 404 },
  countPostsByAuthor: { path: 'blog-posts-working.php?endpoint=posts-by-author', inside: 200 },
  setPostStatus: {
    path: 'blog-posts-working.php?endpoint=blog-posts&action=status&postId=999',
    json: { status: 'draft' },
    inside: 404,
  },
  togglePostStatus: {
    path: 'blog-posts-working.php?endpoint=blog-posts/999',
    json: { status: 'draft' },
    inside: 404,
  },
  checkPostAddress: { path: 'post-address.php?slug=mine', inside: 200 },
  createPost: { path: 'create-blog-post.php', json: {}, inside: 422 },
  updatePost: { path: 'update-blog-post.php', json: { ...postInput(), id: 999 }, inside: 404 },
  changePosts: { path: 'change-posts.php', json: { ids: [999], action: 'draft' }, inside: 200 },
  deletePost: { path: 'delete-blog-post.php?id=999', inside: 404 },
  createCategory: { path: 'categories.php', json: {}, inside: 422 },
  updateCategory: { path: 'categories.php', json: { id: 999, name: 'Gone' }, inside: 404 },
  deleteCategory: { path: 'categories.php?id=999', inside: 404 },
  listSubscribers: { path: 'newsletter-working.php', inside: 200 },
  addSubscriber: { path: 'add-subscriber.php', json: {}, inside: 422 },
  readSubscriber: { path: 'subscriber.php?id=999', inside: 404 },
  unsubscribeByOwner: { path: 'unsubscribe-subscribers.php', json: { ids: [999] }, inside: 200 },
  deleteSubscriber: { path: 'delete-subscriber.php?id=999', inside: 404 },
  sendNewsletter: { path: 'send-newsletter-production.php', json: {}, inside: 422 },
  previewNewsletter: { path: 'preview-newsletter.php', json: {}, inside: 422 },
  testNewsletter: { path: 'test-newsletter.php', json: {}, inside: 422 },
  sendRichNewsletter: { path: 'send-rich-newsletter.php', json: {}, inside: 422 },
  readPostSending: { path: 'send-rich-newsletter.php', inside: 200 },
  previewRichNewsletter: { path: 'preview-rich-newsletter.php', json: {}, inside: 422 },
  testRichNewsletter: { path: 'test-rich-newsletter.php', json: {}, inside: 422 },
  listCampaigns: { path: 'campaigns.php', inside: 200 },
  readCampaign: { path: 'campaign.php?id=999', inside: 404 },
  readCampaignEmail: { path: 'campaign-email.php?id=999', inside: 404 },
  listCampaignPeople: { path: 'campaign-people.php?id=999&who=failed', inside: 404 },
  retryCampaign: { path: 'campaigns.php', json: { id: 999 }, inside: 404 },
  changeCampaign: { path: 'campaigns.php', json: { id: 999, action: 'pause' }, inside: 404 },
  readPostalAddress: { path: 'postal-address.php', inside: 200 },
  savePostalAddress: { path: 'postal-address.php', json: {}, inside: 422 },
  readDeliveryStatus: { path: 'mail-state.php', inside: 200 },
  forgetUndelivered: { path: 'mail-state.php?until=2026-01-01T00:00:00Z', inside: 200 },
  retryUndelivered: { path: 'mail-state.php', json: { until: '2026-01-01T00:00:00Z' }, inside: 200 },
  find: { path: 'find.php?words=ana', inside: 200 },
  listContacts: { path: 'contacts.php', inside: 200 },
  deleteContact: { path: 'delete-contact.php?id=999', inside: 404 },
  listReplies: { path: 'replies.php?contact=999', inside: 200 },
  sendReply: { path: 'replies.php', json: { contact: 999, body: 'Hello' }, inside: 404 },
  takeBackReply: { path: 'replies.php?id=999', inside: 404 },
  listSnippets: { path: 'snippets.php', inside: 200 },
  saveSnippet: { path: 'snippets.php', json: {}, inside: 422 },
  deleteSnippet: { path: 'snippets.php?id=999', inside: 404 },
  listConsultations: { path: 'consultations.php', inside: 200 },
  deleteConsultation: { path: 'delete-consultation.php?id=999', inside: 404 },
  freeDeclined: { path: 'declined-consultation.php?id=999', inside: 404 },
  keepDeclined: { path: 'declined-consultation.php', json: { id: 999 }, inside: 404 },
  bookByOwner: { path: 'book-consultation.php', json: {}, inside: 422 },
  moveByOwner: {
    path: 'change-consultation.php',
    json: { id: 999, seen: { date: '', time: '' }, date: '2026-03-06', time: '9:00 AM' },
    inside: 404,
  },
  cancelByOwner: {
    path: 'cancel-consultation.php',
    json: { id: 999, seen: { date: '', time: '' } },
    inside: 404,
  },
  takeBackByOwner: {
    path: 'take-back-consultation.php',
    json: { id: 999, seen: { date: '', time: '' } },
    inside: 404,
  },
  correctByOwner: {
    path: 'consultation-details.php',
    json: {
      ...{ id: 999, name: 'Ana', email: '', phone: '', message: '', confirm: false },
      seen: {
        ...{ consultation_date: '', consultation_time: '', status: '', confirmation_sent_at: null },
        ...{ name: '', email: '', phone: '', message: '' },
      },
    },
    inside: 404,
  },
  confirmByOwner: {
    path: 'confirm-consultation.php',
    json: { id: 999, seen: { date: '', time: '' } },
    inside: 404,
  },
  noteConsultation: { path: 'consultations.php', json: { id: 999, note: 'Hello' }, inside: 404 },
  readBackups: { path: 'backups.php', inside: 200 },
  backUpNow: { path: 'backups.php', inside: 503 }, // no server makes any here
  readAgenda: { path: 'agenda.php', inside: 200 },
  readReaders: { path: 'readers.php?days=7', inside: 200 },
  listDaysOff: { path: 'days-off.php', inside: 200 },
  addDayOff: { path: 'days-off.php', json: {}, inside: 422 },
  removeDayOff: { path: 'days-off.php?id=999', inside: 404 },
  openDayOff: { path: 'days-off.php?day=2026-04-06', inside: 404 },
  openTimeOfDayOff: {
    path: 'days-off.php',
    json: { day: '2099-04-06', time: '9:00 AM' },
    inside: 404,
  },
  listSlotsOff: { path: 'slots-off.php', inside: 200 },
  setSlotsOff: { path: 'slots-off.php', json: {}, inside: 422 },
  listClosedTimes: { path: 'closed-times.php', inside: 200 },
  readBookingLimits: { path: 'booking-limits.php', inside: 200 },
  saveBookingLimits: { path: 'booking-limits.php', json: {}, inside: 422 },
  readWeeklyHours: { path: 'weekly-hours.php', inside: 200 },
  saveWeeklyHours: { path: 'weekly-hours.php', json: {}, inside: 422 },
  listBusyCalendars: { path: 'busy-calendars.php', inside: 200 },
  addBusyCalendar: { path: 'busy-calendars.php', json: {}, inside: 422 },
  checkBusyCalendar: { path: 'busy-calendars.php?id=999', inside: 404 },
  removeBusyCalendar: { path: 'busy-calendars.php?id=999', inside: 404 },
  listBusyTimes: { path: 'busy-times.php?from=2026-03-09&to=2026-03-15', inside: 200 },
  readCalendarFeed: { path: 'calendar-feed.php', inside: 200 },
  renewCalendarFeed: { path: 'calendar-feed.php', inside: 200 },
  uploadImage: { path: 'upload-image.php', inside: 415 },
  listMedia: { path: 'media.php', inside: 200 },
  describeMedia: { path: 'media.php', json: { id: 999 }, inside: 404 },
  replaceMedia: { path: 'media.php?action=replace&id=999', inside: 415 },
  cropMedia: {
    path: 'media.php?action=crop',
    json: { id: 999, x: 0, y: 0, width: 90, height: 90 },
    inside: 404,
  },
  drawCover: { path: 'media.php?action=draw', json: {}, inside: 422 },
  deleteMedia: { path: 'media.php?id=999', inside: 404 },
  deleteUnusedMedia: { path: 'media.php?unused=1', inside: 200 },
  validateToken: { path: 'validate-token.php', inside: 200 },
  logout: { path: 'logout.php', inside: 200 },
  saveDraft: { path: 'post-drafts.php', json: {}, inside: 422 },
  listDrafts: { path: 'post-drafts.php', inside: 200 },
  readDraft: { path: 'post-drafts.php?key=gone', inside: 404 },
  watchDraft: { path: 'post-drafts.php?key=gone&window=w&device=Firefox', inside: 200 },
  leaveDraft: { path: 'post-drafts.php?key=gone&window=w', inside: 200 },
  dropDraft: { path: 'post-drafts.php?key=gone', inside: 200 },
  listVersions: { path: 'post-versions.php?post=999', inside: 200 },
  readVersion: { path: 'post-versions.php?id=999', inside: 404 },
  keepVersion: { path: 'post-versions.php', json: { post: 999, form: {} }, inside: 404 },
  listTrash: { path: 'trash.php?kind=post', inside: 200 },
  restoreTrashed: { path: 'trash.php', json: { kind: 'post', ids: [999] }, inside: 200 },
  deleteForGood: { path: 'trash.php?id=999', inside: 404 },
  emptyTrash: { path: 'trash.php?kind=post&all=yes', inside: 200 },
  deletePosts: { path: 'delete-posts.php', json: { ids: [999] }, inside: 200 },
  deleteSubscribers: { path: 'delete-subscribers.php', json: { ids: [999] }, inside: 200 },
  settleContacts: { path: 'contacts.php', json: { ids: [999], settled: true }, inside: 200 },
  judgeContacts: { path: 'suspected-contacts.php', json: { ids: [999], spam: false }, inside: 200 },
  deleteContacts: { path: 'delete-contacts.php', json: { ids: [999] }, inside: 200 },
  deleteConsultations: { path: 'delete-consultations.php', json: { ids: [999] }, inside: 200 },
  createPreview: { path: 'post-previews.php', json: { post: 999, days: 1 }, inside: 404 },
  listPreviews: { path: 'post-previews.php?post=999', inside: 200 },
  endPreview: { path: 'post-previews.php?id=999', inside: 404 },
  changeAccount: { path: 'account.php', json: {}, inside: 422 },
  changeEmail: { path: 'account-email.php', json: {}, inside: 422 },
  confirmEmail: { path: 'account-email.php', json: {}, inside: 422 },
  changePassword: { path: 'password.php', json: {}, inside: 422 },
  listSessions: { path: 'sessions.php', inside: 200 },
  endSession: { path: 'sessions.php?id=gone', inside: 404 },
  exportSite: { path: 'export.php', inside: 200 },
  listActivity: { path: 'activity.php', inside: 200 },
  endOtherSessions: { path: 'sessions.php?others=yes', inside: 200 },
  readFlags: { path: 'flags.php?since=0', inside: 200 },
  keepFlags: { path: 'flags.php', json: {}, inside: 422 },
  chooseFlags: { path: 'flags.php', json: {}, inside: 422 },
  readNotices: { path: 'notices.php', inside: 200 },
  saveNotices: { path: 'notices.php', json: {}, inside: 422 },
  listPasskeys: { path: 'passkeys.php', inside: 200 },
  beginPasskey: { path: 'passkeys.php?action=begin', inside: 200 },
  addPasskey: { path: 'passkeys.php', json: {}, inside: 422 },
  renamePasskey: { path: 'passkeys.php', json: { id: 'gone', name: 'Gone' }, inside: 404 },
  removePasskey: { path: 'passkeys.php?id=gone', inside: 404 },
  readImport: { path: 'imports.php', inside: 200 },
  beginImport: { path: 'imports.php', json: {}, inside: 422 },
  sendImportPiece: { path: 'imports.php?id=aaaaaaaaaaaaaaaa&part=source&at=0', inside: 415 },
  changeImport: { path: 'imports.php', json: { id: 'aaaaaaaaaaaaaaaa', action: 'stop' }, inside: 404 },
  discardImport: { path: 'imports.php?id=aaaaaaaaaaaaaaaa', inside: 404 },
  readImportReport: { path: 'imports.php?report=aaaaaaaaaaaaaaaa', inside: 404 },
  readImportPages: { path: 'imports.php?pages=aaaaaaaaaaaaaaaa', inside: 404 },
  listAskedAddresses: { path: 'old-addresses.php', inside: 200 },
  confirmByPassword: { path: 'confirm-identity.php', json: {}, inside: 422 },
  beginConfirmation: { path: 'confirm-identity.php?action=begin', inside: 200 },
  confirmByPasskey: { path: 'confirm-identity.php?by=passkey', json: {}, inside: 422 },
};

const PUBLIC: Record<PublicName, Probe> = {
  listPosts: { path: 'blog-posts-working.php?endpoint=blog-posts', inside: 200 },
  readPost: { path: 'blog-posts-working.php?endpoint=blog-posts&slug=open', inside: 200 },
  readCategory: { path: 'blog-posts-working.php?endpoint=category&slug=business', inside: 200 },
  readTag: { path: 'blog-posts-working.php?endpoint=tag&slug=one', inside: 200 },
  listPostCategories: { path: 'blog-posts-working.php?endpoint=categories', inside: 200 },
  listCategories: { path: 'categories.php', inside: 200 },
  subscribe: { path: 'newsletter.php', json: {}, inside: 422 },
  unsubscribe: { path: 'unsubscribe.php?token=nonsense', inside: 422 },
  confirmSubscription: { path: 'confirm-subscription.php?token=nonsense', inside: 422 },
  openUnsubscribe: { path: 'unsubscribe.php?token=nonsense', inside: 303 },
  requestUnsubscribe: { path: 'request-unsubscribe.php', json: {}, inside: 422 },
  countPageView: { path: 'page-views?path=/', inside: 200 },
  reportFromMailgun: { path: 'mail-reports/mailgun', json: {}, inside: 404 },
  reportFromPostmark: { path: 'mail-reports/postmark', json: {}, inside: 404 },
  listNewsletters: { path: 'newsletters.php', inside: 200 },
  readNewsletter: { path: 'newsletters.php?slug=none', inside: 404 },
  sendMessage: { path: 'contact-form.php', json: {}, inside: 422 },
  bookConsultation: { path: 'consultation.php', json: {}, inside: 422 },
  readAvailability: { path: 'availability.php', inside: 200 },
  readBookedConsultation: { path: 'appointment.php?token=nonsense', inside: 404 },
  moveConsultation: { path: 'appointment.php?token=nonsense', json: {}, inside: 422 },
  cancelConsultation: { path: 'appointment.php?token=nonsense', inside: 404 },
  login: { path: 'login-clean.php', json: {}, inside: 422 },
  beginPasskeySignIn: { path: 'passkey-login.php?action=begin', inside: 200 },
  signInWithPasskey: { path: 'passkey-login.php', json: {}, inside: 422 },
  requestPasswordReset: { path: 'request-password-reset.php', json: {}, inside: 422 },
  resetPassword: { path: 'reset-password.php?token=nonsense', json: {}, inside: 422 },
  readPreview: { path: 'preview.php?token=nonsense', inside: 404 },
};

const privateNames = Object.keys(PRIVATE) as PrivateName[];
const publicNames = Object.keys(PUBLIC) as PublicName[];
const privateWrites = privateNames.filter((name) => endpoints[name].method !== 'GET');

const test = useTestApp();
let good: Credentials;
let signedOut: Credentials;
let passwordChanged: Credentials;

beforeAll(async () => {
  const { app } = test;
  passwordChanged = await app.signIn();
  await app.context.sessions.saveAccount(OWNER); // a new password ends every session, the file's own too
  signedOut = await app.signIn();
  await app.api('POST', 'logout.php', { bearer: signedOut.token });
  good = await app.signIn();
  await createPost(app, good.token, { title: 'Open' });
});

const secret = () => test.app.config.jwtSecret;
const HOUR = 60 * 60;

/** Everyone who is nobody. */
const STRANGERS: Record<string, () => CallOptions> = {
  'nobody at all': () => ({}),
  'a garbage bearer token': () => ({ bearer: 'garbage' }),
  'a garbage cookie': () => ({ cookie: 'shingle_session=garbage' }),
  'an empty cookie': () => ({ cookie: 'shingle_session=' }),
  'a good token under another cookie name': () => ({ cookie: `session=${good.token}` }),
  'another scheme': () => ({ headers: { Authorization: `Basic ${good.token}` } }),
  'a scheme without a token': () => ({ headers: { Authorization: 'Bearer' } }),
  'a token in a header of its own': () => ({ headers: { 'X-Token': good.token } }),
  'an expired token': () => ({
    bearer: resign(good.token, secret(), { exp: Math.floor(Date.now() / 1_000) - HOUR }),
  }),
  'an unsigned token (alg: none)': () => ({ bearer: unsigned(good.token) }),
  'an unsigned cookie (alg: none)': () => ({ cookie: `shingle_session=${unsigned(good.token)}` }),
  'a token signed with another secret': () => ({ bearer: resign(good.token, 'another secret, long enough') }),
  'a token signed by another algorithm': () => ({
    bearer: resign(good.token, secret(), {}, { algorithm: 'HS512' }),
  }),
  'a token of another issuer': () => ({ bearer: resign(good.token, secret(), { iss: 'elsewhere' }) }),
  'a token for another audience': () => ({ bearer: resign(good.token, secret(), { aud: 'elsewhere' }) }),
  'a token that names no session': () => ({ bearer: resign(good.token, secret(), { sid: undefined }) }),
  'a token of a session that never was': () => ({ bearer: resign(good.token, secret(), { sid: 'none' }) }),
  'a token revoked by sign-out': () => ({ bearer: signedOut.token }),
  'a cookie revoked by sign-out': () => ({ cookie: signedOut.cookie }),
  'a token revoked by a new password': () => ({ bearer: passwordChanged.token }),
  'a cookie revoked by a new password': () => ({ cookie: passwordChanged.cookie }),
  'a bad Authorization header beside a good cookie': () => ({ bearer: 'garbage', cookie: good.cookie }),
  'another scheme beside a good cookie': () => ({
    cookie: good.cookie,
    headers: { Authorization: 'Basic b3duZXI6cGFzc3dvcmQ=' },
  }),
};

/** The owner's own browser, used by another site. */
const OTHER_SITES: Record<string, () => Record<string, string>> = {
  'Sec-Fetch-Site: cross-site': () => ({ 'Sec-Fetch-Site': 'cross-site' }),
  'Sec-Fetch-Site: same-site': () => ({ 'Sec-Fetch-Site': 'same-site' }),
  'Sec-Fetch-Site: none': () => ({ 'Sec-Fetch-Site': 'none' }),
  'Sec-Fetch-Site: cross-site with our Origin': () => ({
    'Sec-Fetch-Site': 'cross-site',
    Origin: test.app.url,
  }),
  'a foreign Origin': () => ({ Origin: 'https://evil.example' }),
  'an opaque Origin': () => ({ Origin: 'null' }),
  'another port of this host': () => ({ Origin: 'http://127.0.0.1:1' }),
  'neither Sec-Fetch-Site nor Origin': () => ({}),
};

async function call(name: OperationName, probe: Probe, options: CallOptions) {
  const body = probe.json === undefined ? {} : { json: probe.json };
  const answer = await test.app.api(endpoints[name].method, probe.path, { ...body, ...options });
  if (name === 'endOtherSessions' && answer.status === 200) good = await test.app.signIn();
  return answer;
}

describe.each(privateNames)('%s is private', (name) => {
  const probe = PRIVATE[name];

  it.each(Object.keys(STRANGERS))('refuses %s with 401', async (stranger) => {
    const answer = await call(name, probe, STRANGERS[stranger]!());
    expectRefusal(answer, 401);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  it('lets a good bearer token in', async () => {
    const { token } = await test.app.signIn();
    expect((await call(name, probe, { bearer: token })).status).toBe(probe.inside);
  });

  it('lets a good cookie in from our own pages', async () => {
    const { cookie } = await test.app.signIn();
    expect((await call(name, probe, { cookie })).status).toBe(probe.inside);
  });

  it('lets a good cookie in whose browser sends our Origin and no Sec-Fetch-Site', async () => {
    const { cookie } = await test.app.signIn();
    const headers = { Cookie: cookie, Origin: test.app.url };
    expect((await call(name, probe, { headers })).status).toBe(probe.inside);
  });
});

describe('a site over HTTPS', () => {
  const secure = useTestApp({ env: { SITE_URL: 'https://wren.example' } });

  it.each([
    ['https', 404],
    ['http', 403],
  ])(
    'answers a write that rests on the cookie and comes from its own host over %s with %i',
    async (scheme, status) => {
      const { cookie } = await secure.app.signIn();
      const headers = { Cookie: cookie, Origin: secure.app.url.replace('http', scheme) };
      expect((await secure.app.api('DELETE', 'delete-contact.php?id=999', { headers })).status).toBe(status);
    },
  );
});

describe.each(privateWrites)('%s rests on a cookie', (name) => {
  it.each(Object.keys(OTHER_SITES))('refuses %s with 403', async (site) => {
    const headers = { Cookie: good.cookie, ...OTHER_SITES[site]!() };
    expectRefusal(await call(name, PRIVATE[name], { headers }), 403);
  });

  it('lets a bearer token in wherever it comes from, since no browser adds it by itself', async () => {
    const { token } = await test.app.signIn();
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://app.example' };
    const answer = await call(name, PRIVATE[name], { bearer: token, headers });
    expect(answer.status).toBe(PRIVATE[name].inside);
  });
});

describe.each(publicNames)('[6.01] %s is open to all', (name) => {
  const callers: Record<string, () => CallOptions> = {
    ...STRANGERS,
    'the owner by token': () => ({ bearer: good.token }),
    'the owner by cookie': () => ({ cookie: good.cookie }),
    'another site': () => ({ headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' } }),
  };

  it.each(Object.keys(callers))('answers %s alike', async (caller) => {
    expect((await call(name, PUBLIC[name], callers[caller]!())).status).toBe(PUBLIC[name].inside);
  });
});

describe('the guard', () => {
  const bodies = privateWrites.filter((name) => PRIVATE[name].json !== undefined || name === 'uploadImage');

  it.each(bodies)('[0.04] refuses %s before it reads a malformed body', async (name) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await test.app.api(endpoints[name].method, PRIVATE[name].path, { body: '{"a":', headers });
    expectRefusal(answer, 401);
  });

  it.each(bodies)('[0.04] refuses %s before a huge body has come', async (name) => {
    const multipart = name === 'uploadImage';
    const answer = await rawRequest(test.app.url, `/api/${PRIVATE[name].path}`, {
      method: endpoints[name].method,
      headers: {
        'Content-Type': multipart ? 'multipart/form-data; boundary=x' : 'application/json',
        'Content-Length': '10000000000',
      },
      body: multipart ? '--x\r\n' : '{',
      unfinished: true,
    });
    expect(answer.status).toBe(401);
  });

  it('[0.04] comes before the input is judged', async () => {
    expectRefusal(await test.app.api('DELETE', 'delete-contact.php?id=nonsense'), 401);
    expectRefusal(await test.app.api('PUT', 'update-blog-post.php', { json: { id: [] } }), 401);
  });

  it('looks the account up on each request: one that is gone gets nowhere', async () => {
    const { context } = test.app;
    const leaver = { email: 'leaver@example.com', password: 'a long enough password', name: 'Leaver' };
    await context.sessions.saveAccount(leaver);
    const signedIn = await test.app.api('POST', 'login-clean.php', { json: leaver });
    const bearer = signedIn.json.token as string;
    expect((await test.app.api('GET', 'contacts.php', { bearer })).status).toBe(200);

    await context.db.deleteFrom('users').where('email', '=', leaver.email).execute();
    expectRefusal(await test.app.api('GET', 'contacts.php', { bearer }), 401);
  });

  it('takes no Origin for ours that only begins or ends like it', async () => {
    const statusFrom = async (origin: string) => {
      const headers = { Host: 'wren.example', Cookie: good.cookie, Origin: origin };
      const path = '/api/delete-contact.php?id=999';
      return (await rawRequest(test.app.url, path, { method: 'DELETE', headers })).status;
    };
    expect(await statusFrom('https://wren.example')).toBe(404);
    for (const host of ['wren.example.evil.example', 'evil-wren.example', 'evil.example', 'wren.example:1']) {
      expect(await statusFrom(`https://${host}`), host).toBe(403);
    }
    expect(await statusFrom('https://wren.example@evil.example')).toBe(403);
    expect(await statusFrom('wren.example')).toBe(403);
  });

  it('holds for HEAD as for GET', async () => {
    expect((await test.app.api('HEAD', 'contacts.php')).status).toBe(401);
    expect((await test.app.api('HEAD', 'contacts.php', { bearer: good.token })).status).toBe(200);
  });

  it('holds at the sub-folder base, too', async () => {
    expectRefusal(await test.app.api('GET', 'contacts.php', { base: '/shingle/api' }), 401);
  });

  it('is not passed by a public endpoint beside a private one', async () => {
    const twice = 'blog-posts-working.php?endpoint=blog-posts&endpoint=dashboard-posts';
    expectRefusal(await test.app.api('GET', twice), 400);
  });
});
