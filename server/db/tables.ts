import type { Generated, Insertable, Selectable } from 'kysely';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { ActivityKind } from '#shared/contract/activity.ts';
import type { ChangedBy } from '#shared/contract/consultations.ts';
import type { FlagsChoice } from '#shared/contract/flags.ts';
import type { ImportRunState } from '#shared/contract/imports.ts';
import type { TrashKind } from '#shared/contract/trash.ts';
import type { VersionKind } from '#shared/contract/writing.ts';
import type { Subject } from './subject.ts';

/** Rows as both engines hold them. Instants are ISO 8601 in UTC, booleans 0 or 1, JSON is text. */
export interface Tables {
  settings: SettingsTable;
  users: UsersTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  flags: FlagsTable;
  activity: ActivityTable;
  categories: CategoriesTable;
  posts: PostsTable;
  posts_search: PostsSearchTable;
  posts_search_terms: PostsSearchTermsTable;
  search_texts: SearchTextsTable;
  published_counts: PublishedCountsTable;
  post_tags: PostTagsTable;
  revisions: RevisionsTable;
  rich_texts: RichTextsTable;
  post_drafts: PostDraftsTable;
  draft_windows: DraftWindowsTable;
  draft_posts: DraftPostsTable;
  post_versions: PostVersionsTable;
  trash: TrashTable;
  post_slugs: PostSlugsTable;
  post_previews: PostPreviewsTable;
  media: MediaTable;
  media_moves: MediaMovesTable;
  contacts: ContactsTable;
  replies: RepliesTable;
  snippets: SnippetsTable;
  subscribers: SubscribersTable;
  consultations: ConsultationsTable;
  days_off: DaysOffTable;
  slots_off: DaySlotsTable;
  slots_added: DaySlotsTable;
  busy_calendars: BusyCalendarsTable;
  busy_times: BusyTimesTable;
  campaigns: CampaignsTable;
  outbox: OutboxTable;
  delivery_state: DeliveryStateTable;
  delivery_reports: DeliveryReportsTable;
  link_keys: LinkKeysTable;
  rate_limits: RateLimitsTable;
  visit_salts: VisitSaltsTable;
  visits: VisitsTable;
  reader_days: ReaderDaysTable;
  page_views: PageViewsTable;
  referrer_views: ReferrerViewsTable;
  imported_posts: ImportedPostsTable;
  imported_subscribers: ImportedSubscribersTable;
  old_addresses: OldAddressesTable;
  import_runs: ImportRunsTable;
  backup_state: BackupStateTable;
}

interface SettingsTable {
  name: string;
  value: string;
}

interface UsersTable {
  id: Generated<number>;
  email: string;
  name: string;
  role: string;
  password_hash: string;
  created_at: string;
  /** What passkeys know the account by, in base64url; null before the first. */
  passkey_handle: string | null;
  /** Whether flags and authors are kept with the account. */
  flags_choice: Generated<FlagsChoice>;
}

interface SessionsTable {
  id: string;
  user_id: number;
  created_at: string;
  expires_at: string;
  /** 'Chrome on Android', as of its last use; '' where it is not known yet. */
  device: Generated<string>;
  /** Written every few minutes at most. */
  last_used_at: Generated<string>;
  /** The passkey that it began with; null for the password. */
  passkey_id: string | null;
  /** When it was last proved whose session it is; '' for sessions from before that was asked. */
  confirmed_at: Generated<string>;
}

/** Ids and keys in base64url. */
interface PasskeysTable {
  id: string;
  user_id: number;
  public_key: string;
  /** The host name it was made for. */
  rp_id: string;
  name: string;
  /** A JSON list. */
  transports: string;
  counter: number;
  backed_up: 0 | 1;
  created_at: string;
  last_used_at: string | null;
}

/** Flags and authors that are kept with an account. */
interface FlagsTable {
  /** '1 message 12' of account 1 */
  key: string;
  user_id: number;
  /** JSON; 'null' once it was taken back. */
  value: string;
  /** When a browser changed it. */
  changed_at: string;
  /** Counts the account's changes. */
  revision: number;
}

/** What a browser is to sign, until it has, or some minutes are over. */
interface PasskeyChallengesTable {
  challenge: string;
  purpose: 'add' | 'sign-in' | 'confirm';
  /** The session that asked; '' for a sign-in. */
  session_id: string;
  expires_at: string;
}

/** What happened in the account: a row for the same within an hour. */
interface ActivityTable {
  id: Generated<number>;
  kind: ActivityKind;
  device: string;
  /** '2026-11-24T09' */
  hour: string;
  happened_at: string;
  times: number;
  /** Of posts, categories and newsletters, a line each; '' for none. */
  titles: Generated<string>;
}

interface CategoriesTable {
  id: Generated<number>;
  name: string;
  slug: string;
  description: string;
  color: string;
  created_at: string;
}

interface PostsTable {
  id: Generated<number>;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  /** What search looks through; see `searchText`. */
  search_text: string;
  featured_image: string;
  image_attribution: string;
  status: 'draft' | 'published';
  published_at: string | null;
  category_id: number;
  author_id: number;
  author: string;
  view_count: Generated<number>;
  /** A JSON array of strings. */
  tags: string;
  meta_title: string;
  meta_description: string;
  read_time: number | string;
  created_at: string;
  updated_at: string;
  image_alt: Generated<string>;
  /** "x y" in whole percents. */
  image_focus: Generated<string>;
}

/** SQLite only: the trigram index of published posts, maintained by triggers. 001 explains its row numbers. */
interface PostsSearchTable {
  rowid: number;
  /** The table's hidden column, used with MATCH. */
  posts_search: string;
}

/** SQLite only: the trigrams in `posts_search`. */
interface PostsSearchTermsTable {
  term: string;
}

/** PostgreSQL only: published posts with an index of what they hold, maintained by triggers. */
interface SearchTextsTable {
  post_id: number;
  published_at: string;
  category_id: number;
  search_text: string;
}

/** The number of published posts per category, maintained by triggers. */
interface PublishedCountsTable {
  category_id: number;
  posts: number;
}

/** The tags of published posts as their authors wrote them, maintained by triggers. */
interface PostTagsTable {
  label: string;
  published_at: string;
  post_id: number;
}

/** How often visible things have changed, maintained by triggers. */
interface RevisionsTable {
  subject: Subject;
  revision: number;
}

/** The sanitised HTML of posts, one row per base. */
interface RichTextsTable {
  post_id: number;
  base: string;
  made_from: string;
  /** A JSON array of `RichTextPart`. */
  parts: string;
}

/** Writing that is not saved as a post yet. */
interface PostDraftsTable {
  key: string;
  /** Null for a new post. */
  post_id: number | null;
  based_on: string | null;
  revision: number;
  window_id: string;
  device: string;
  title: string;
  words: number;
  saved_at: string;
  /** A `WritingForm` as JSON. */
  form: string;
}

/** The windows that are open on a draft. */
interface DraftWindowsTable {
  key: string;
  window_id: string;
  device: string;
  seen_at: string;
}

/** The posts that drafts became. */
interface DraftPostsTable {
  key: string;
  revision: number;
  post_id: number;
}

interface PostVersionsTable {
  id: Generated<number>;
  post_id: number;
  saved_at: string;
  title: string;
  words: number;
  /** A `WritingForm` as JSON. */
  form: string;
  /** Null where it was not noted. */
  kind: VersionKind | null;
}

/** What was deleted and can be restored. */
interface TrashTable {
  id: Generated<number>;
  kind: TrashKind;
  row_id: number;
  title: string;
  detail: string;
  trashed_at: string;
  /** The deleted row as JSON. */
  kept: string;
}

/** Earlier addresses of posts; none is the address of a post. */
interface PostSlugsTable {
  slug: string;
  post_id: number;
}

interface PostPreviewsTable {
  id: Generated<number>;
  /** SHA-256 of the link's random part. */
  token_hash: string;
  draft_key: string | null;
  post_id: number | null;
  created_at: string;
  ends_at: string;
}

/** The uploaded images. */
interface MediaTable {
  id: Generated<number>;
  /** `/uploads/…`, of the largest file. */
  path: string;
  name: string;
  width: number;
  height: number;
  /** Of the largest file; null where it was found in the store and not read yet. */
  bytes: number | null;
  kind: 'upload' | 'crop' | 'drawn';
  alt: Generated<string>;
  /** `x y` in percent. */
  focus: Generated<string>;
  made_at: string;
}

/** Where the addresses of replaced images lead: to one that is in `media`. */
interface MediaMovesTable {
  path: string;
  media_id: number;
}

interface ContactsTable {
  id: Generated<number>;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  status: Generated<string>;
  suspected_spam: number;
  created_at: string;
  /** When it was last answered; null before. */
  answered_at: string | null;
  /** Since when it needs no answer from here; null where it does, or has one. */
  settled_at: string | null;
}

/** What the owner answered to messages. */
interface RepliesTable {
  id: Generated<number>;
  contact_id: number;
  request_key: string | null;
  body: string;
  /** Of its email in the outbox, which may be forgotten; without angle brackets. */
  message_id: string;
  /** As a trigger takes it over from the outbox, with the two others. */
  status: Generated<'waiting' | 'sending' | 'sent' | 'failed' | 'withdrawn'>;
  reason: string | null;
  created_at: string;
  /** Until then it can be taken back in any case. */
  due_at: string;
  finished_at: string | null;
}

/** Texts to put into a reply. */
interface SnippetsTable {
  id: Generated<number>;
  name: string;
  body: string;
  created_at: string;
}

interface SubscribersTable {
  id: Generated<number>;
  email: string;
  status: 'pending' | 'active' | 'unsubscribed' | 'bounced';
  suspected_spam: number;
  subscribed_at: string;
  left_campaign_id: number | null;
  /** Why the subscriber is no longer on the list, where it was not their own wish. */
  status_reason: string | null;
}

interface ConsultationsTable {
  id: Generated<number>;
  name: string;
  email: string;
  phone: string;
  message: string;
  consultation_date: string;
  consultation_time: string;
  status: Generated<string>;
  suspected_spam: number;
  created_at: string;
  /** Identifies the consultation in calendars and signed links. */
  uid: string;
  /** The number of changes since the booking. */
  sequence: Generated<number>;
  /** The visitor's zone, an IANA name; '' when it is not known. */
  time_zone: Generated<string>;
  /** Where to meet online; '' without such a place. */
  meeting_url: Generated<string>;
  /** When the visitor's calendar declined the invitation. */
  declined_at: string | null;
  /** When it was last moved, cancelled, corrected or kept although declined; null when it never was. */
  changed_at: string | null;
  /** When a confirmation of its present time was sent; null when none was. */
  confirmation_sent_at: string | null;
  /** Whether the owner put it at its present time, herself: 1 or 0. */
  placed_by_owner: Generated<number>;
  /** When it was before it was moved last; null when it never was, as far as is known. */
  moved_from_date: string | null;
  moved_from_time: string | null;
  moved_at: string | null;
  moved_by: ChangedBy | null;
  cancelled_at: string | null;
  cancelled_by: ChangedBy | null;
  /** What the owner wrote to its visitor as she cancelled it; '' for nothing. */
  cancellation_note: Generated<string>;
  /** The same as she moved it last. */
  move_note: Generated<string>;
  /** The same in the confirmation of its present time. */
  confirmation_note: Generated<string>;
  /** What the owner notes on it for herself, which its visitor never sees; '' for nothing. */
  private_note: Generated<string>;
  /** When an email told its visitor of the last of these changes; null when none did. */
  told_at: string | null;
  /** What takes back what the owner did last, while its emails wait: a `WaitingDeed` in JSON; null where nothing does. */
  taking_back: string | null;
  /** The `sequence` that its visitor knows, where later ones were taken back; null where it is the present one. */
  sequence_told: number | null;
}

interface DaysOffTable {
  id: Generated<number>;
  first_day: CalendarDay;
  last_day: CalendarDay;
  /** For the owner alone. */
  note: string;
}

interface DaySlotsTable {
  day: CalendarDay;
  /** A JSON array of slots. */
  slots: string;
}

interface BusyCalendarsTable {
  id: Generated<number>;
  host: string;
  /** What the calendar calls itself; '' where it doesn't. */
  name: string;
  /** Address, user and password, encrypted. */
  sealed: string;
  signs_in: number;
  /** When it was read last. */
  read_at: string;
  /** Events that could not be read then. */
  unreadable: number;
  failing_since: string | null;
  /** A code of calendar-problem.ts. */
  problem: string | null;
  /** In a row. */
  failures: Generated<number>;
  due_at: string;
  claimed_until: string | null;
}

interface BusyTimesTable {
  id: Generated<number>;
  calendar_id: number;
  starts_at: string;
  ends_at: string;
}

interface CampaignsTable {
  id: Generated<number>;
  request_key: string | null;
  subject: string;
  content: string;
  cta_text: string;
  cta_url: string;
  created_at: string;
  /** `sending` stays when all is sent; `stopped` waits for the owner after equal refusals. */
  state: Generated<'scheduled' | 'sending' | 'paused' | 'stopped' | 'cancelled'>;
  /** When a scheduled campaign is to be sent. */
  send_at: string | null;
  /** Equal refusals in a row. */
  refusals: Generated<number>;
  /** What they said. */
  last_refusal: string | null;
  /** The refusal with which the owner has gone on, and which does not stop the campaign again. */
  accepted_refusal: string | null;
  /** How many rows of refusals a success has ended. */
  refusal_rows: Generated<number>;
  /** What `content` is: plain text, or an author's HTML. */
  format: Generated<'plain' | 'rich'>;
  /** What inboxes show after the subject; '' for the beginning of the text. */
  preview_text: Generated<string>;
  /** The post that it was made from, which may be gone. */
  post_id: number | null;
  post_part: 'excerpt' | 'whole' | null;
  /** The last part of its page's address; null until it is to have one. */
  slug: string | null;
  /** Whether it has a page once it was sent. */
  on_web: Generated<number>;
  /** When it began to go out; null before, and where it never did. */
  begun_at: string | null;
  /** What its page says in the place of what was sent; null while it was never corrected. */
  page_subject: string | null;
  page_content: string | null;
  /** What its emails have, once it has begun; null for older ones, which have the one of the settings. */
  postal_address: string | null;
}

interface OutboxTable {
  id: Generated<number>;
  kind: EmailKind;
  /** Without angle brackets. */
  message_id: string;
  recipient: string;
  /** An `EmailContent` as JSON; null for a newsletter, whose content is in its campaign. */
  content: string | null;
  campaign_id: number | null;
  subscriber_id: number | null;
  about: string | null;
  priority: number;
  status: Generated<'waiting' | 'sending' | 'sent' | 'failed' | 'withdrawn'>;
  attempts: Generated<number>;
  due_at: string;
  reason: string | null;
  created_at: string;
  finished_at: string | null;
  /** The worker that sends the email. */
  claimed_by: string | null;
  /** When that worker's lease ends, unless it is renewed. Never null while the email is being sent. */
  claimed_until: string | null;
  /** 1 while its campaign is paused or stopped. */
  paused: Generated<number>;
}

/** What all workers of the delivery share; one row. */
interface DeliveryStateTable {
  id: Generated<number>;
  /** The earliest time of the next message, for the rate; null where the rate has no effect. */
  next_send_at: string | null;
  held_until: string | null;
  /** What the mail server said at its last failure. */
  hold_reason: string | null;
  /** The mail server's failures in a row. */
  server_failures: number;
  /** When old emails were last deleted. */
  forgotten_at: string | null;
}

/** What was reported about emails after they were sent. */
interface DeliveryReportsTable {
  id: Generated<number>;
  /** Names the report, so that it counts once however often it arrives. */
  key: string;
  /** `hard`: the mailbox does not exist; `soft`: a passing problem; `complaint`: the reader called it spam. */
  kind: 'hard' | 'soft' | 'complaint';
  subscriber_id: number | null;
  reason: string;
  created_at: string;
}

/** The newest signs the links in emails; the others are still accepted. */
interface LinkKeysTable {
  id: Generated<number>;
  secret: string;
  created_at: string;
}

/** On PostgreSQL alone, as are the two below: what several processes count together. */
interface RateLimitsTable {
  /** A hash. */
  key: string;
  points: number;
  /** In ms since 1970. */
  expire: number;
}

/** The random part of a day's hashes. */
interface VisitSaltsTable {
  day: CalendarDay;
  salt: string;
}

/** The visitors of a network who have read a post on a day; hashes. */
interface VisitsTable {
  network: string;
  day: CalendarDay;
  visitors: string[];
}

/** Totals of a day where the business is; no row for a day on which nothing was counted. */
interface ReaderDaysTable {
  day: CalendarDay;
  views: Generated<number>;
  subscribers_come: Generated<number>;
  subscribers_gone: Generated<number>;
}

/** The views of a page on a day; of earlier days, in the week that the day begins. */
interface PageViewsTable {
  /** '2026-11-24 /blog/a-post' */
  key: string;
  views: number;
}

/** From where a day's readers came, kept as page views are. */
interface ReferrerViewsTable {
  /** '2026-11-24 example.com'; see `DIRECT` and `OTHERS`. */
  key: string;
  views: number;
}

/** What an import has brought of a post; see 020. */
interface ImportedPostsTable {
  /** The source, a space, and the post's id there. */
  key: string;
  post_id: number;
  digest: string;
  /** A `FieldDigests` as JSON. */
  fields: string;
  missing: number;
  brought_at: string;
}

/** Who was subscribed by an import; see 020. */
interface ImportedSubscribersTable {
  digest: string;
  brought_at: string;
}

/** Where an address of an earlier site leads: to a post, or to a path of this one. */
interface OldAddressesTable {
  /** As `oldAddress` spells it. */
  address: string;
  post_id: number | null;
  leads_to: string | null;
  asked: Generated<number>;
  asked_at: string | null;
}

/** What became of the backups; one row. See 022. */
interface BackupStateTable {
  id: Generated<number>;
  name: string | null;
  made_at: string | null;
  posts: Generated<number>;
  pictures: Generated<number>;
  bytes: Generated<number>;
  copied_name: string | null;
  tried_at: string | null;
  claimed_by: string | null;
  /** When that claim ends, unless it is renewed. */
  claimed_until: string | null;
  failing_since: string | null;
  failure: string | null;
  told: Generated<number>;
}

/** The purpose of an email. */
export type EmailKind =
  | 'owner-notice'
  | 'receipt'
  | 'reply'
  | 'appointment'
  | 'reminder'
  | 'confirm-subscription'
  | 'unsubscribe-link'
  | 'reset-password'
  | 'confirm-email'
  | 'security-notice'
  | 'newsletter'
  | 'newsletter-test';

export type UserRow = Selectable<UsersTable>;
export type SessionRow = Selectable<SessionsTable>;
export type PasskeyRow = Selectable<PasskeysTable>;
export type PasskeyChallengeRow = Selectable<PasskeyChallengesTable>;
export type FlagRow = Selectable<FlagsTable>;
export type ActivityRow = Selectable<ActivityTable>;
export type CategoryRow = Selectable<CategoriesTable>;
export type PostRow = Selectable<PostsTable>;
export type NewPost = Insertable<PostsTable>;
export type PostDraftRow = Selectable<PostDraftsTable>;
export type PostPreviewRow = Selectable<PostPreviewsTable>;
export type PostVersionRow = Selectable<PostVersionsTable>;
export type MediaRow = Selectable<MediaTable>;
export type NewMedia = Insertable<MediaTable>;
export type ContactRow = Selectable<ContactsTable>;
export type NewContact = Insertable<ContactsTable>;
export type ReplyRow = Selectable<RepliesTable>;
export type NewReply = Insertable<RepliesTable>;
export type SubscriberRow = Selectable<SubscribersTable>;
export type ConsultationRow = Selectable<ConsultationsTable>;
export type NewConsultation = Insertable<ConsultationsTable>;
export type DayOffRow = Selectable<DaysOffTable>;
export type BusyCalendarRow = Selectable<BusyCalendarsTable>;
export type CampaignRow = Selectable<CampaignsTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type NewOutboxRow = Insertable<OutboxTable>;
export type BackupStateRow = Selectable<BackupStateTable>;
export type DeliveryStateRow = Selectable<DeliveryStateTable>;
export type LinkKeyRow = Selectable<LinkKeysTable>;

interface ImportRunsTable {
  slot: number;
  id: string;
  run: Generated<number>;
  state: ImportRunState;
  files: string;
  choices: string;
  done: Generated<number>;
  total: Generated<number>;
  was_bringing: Generated<number>;
  is_stopping: Generated<number>;
  preview: string | null;
  report: string | null;
  pages: string | null;
  problem: string | null;
  changed_at: string;
  seen_at: string;
}

export type ImportRunRow = Selectable<ImportRunsTable>;
