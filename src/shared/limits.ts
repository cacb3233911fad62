/** Page sizes and list limits. [9.3.01] [9.3.02] [9.3.03] [9.3.04] */
export const BLOG_PAGE_SIZE = 6;
export const HOME_POSTS = 3;
export const DASHBOARD_LIST_LIMIT = 50;
/** Campaigns that the dashboard lists at first and more at a time, and at most: each listing counts all their emails. */
/** How many of those whom a campaign did not reach, or who left by it, are shown at once. */
export const CAMPAIGN_PEOPLE_PAGE_SIZE = 10;
export const CAMPAIGNS_AT_ONCE = 50;
export const MAX_CAMPAIGNS = 1_000;
export const RECENT_POSTS = 3;
/** The largest page size a caller may request of any list. */
export const MAX_PAGE_SIZE = 100;
/** The maximum number of rows in one response of an owner's list. */
export const OWNER_LIST_LIMIT = 500;
/** Lines of what happened in the account in one response. */
export const ACTIVITY_PAGE_SIZE = 20;
/** Flags in one request or response, of those that are kept with the account. */
export const FLAGS_AT_ONCE = 500;
/** Images in one response of the media library. */
export const MEDIA_PAGE_SIZE = 48;

/** Defaults of a post. [9.3.05] */
export const DEFAULT_READ_TIME = 5;
export const FALLBACK_COVER = '/artwork/covers/fallback.svg';

/** The subject the contact endpoint stores when none was sent. [5.09] */
export const DEFAULT_SUBJECT = 'Contact Form Submission';

/** Lengths, in UTF-16 code units unless said otherwise. */
export const LIMITS = {
  name: 100,
  email: 254,
  phone: 40,
  subject: 200,
  message: 5_000,
  title: 200,
  excerpt: 500,
  /** Bytes of UTF-8. */
  contentBytes: 2 * 1024 * 1024,
  tag: 50,
  tags: 20,
  metaTitle: 200,
  metaDescription: 320,
  attribution: 300,
  slug: 200,
  imageAlt: 500,
  url: 2_000,
  categoryName: 60,
  categoryDescription: 500,
  search: 200,
  newsletter: 50_000,
  reply: 20_000,
  snippetName: 60,
  snippetBody: 5_000,
  postalAddress: 300,
} as const;

/** Characters of the note to days off at most. */
export const MAX_DAY_OFF_NOTE = 200;

/** Characters of what the owner adds for the visitor whose consultation is moved or cancelled, at most. */
export const MAX_CONSULTATION_NOTE = 1_000;
export const MAX_PRIVATE_NOTE = 5_000;

/** Characters of a calendar's address, and of each part of a sign-in there, at most. */
export const MAX_CALENDAR_ADDRESS = 2_000;
export const MAX_CALENDAR_SIGN_IN = 300;

/** Minimum length of a new password, in characters. */
export const MIN_PASSWORD = 12;

/** How long the links work that an account's password or address is changed by. */
export const ACCOUNT_LINK_SECONDS = 30 * 60;

/** A form filled in faster than this (milliseconds) is probably not from a person. */
export const MIN_FILL_TIME_MS = 1_500;
/** Milliseconds a visitor took to fill in a public form. A header, because the specification fixes the body. */
export const FILL_TIME_HEADER = 'X-Form-Fill-Time';

/** Identifies a sending, so that a repeated request after a lost response sends nothing twice. */
export const REQUEST_KEY_HEADER = 'Idempotency-Key';
/** Asks for more than the answer that the specification knows, or for less of it (RFC 7240). */
export const PREFER_HEADER = 'Prefer';
export const PREFER_REPRESENTATION = 'return=representation';
export const PREFER_MINIMAL = 'return=minimal';

/** How long what the owner sends somebody waits before it goes out, so that it can be taken back. */
export const TAKE_BACK_MS = 10_000;

/** How far ahead a newsletter can be scheduled. */
export const MAX_SCHEDULE_DAYS = 365;

/** Gmail cuts an email off beyond about 102 KB of HTML, and the unsubscribe link with it: bytes to warn from. */
export const LARGE_EMAIL_BYTES = 100 * 1024;

/** Widths, in pixels, generated for every uploaded image that is wider. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;

/** Characters of a newsletter's preview text: inboxes show about half of it. */
export const MAX_PREVIEW_TEXT = 200;
