/**
 * The figures and rules of the business that client and server share.
 * Nothing here reads the clock: the caller passes the current time.
 */

/** Page sizes and list limits. [9.3.01] [9.3.02] [9.3.03] [9.3.04] */
export const BLOG_PAGE_SIZE = 6;
export const HOME_POSTS = 3;
export const DASHBOARD_LIST_LIMIT = 50;
export const RECENT_POSTS = 3;
/** The largest page size a caller may request of any list. */
export const MAX_PAGE_SIZE = 100;
/** The maximum number of rows in one response of an owner's list. */
export const OWNER_LIST_LIMIT = 500;

/** Defaults of a post and a category. [9.3.05] [9.3.06] [9.3.07] */
export const DEFAULT_READ_TIME = 5;
export const DEFAULT_CATEGORY = 'General';
export const DEFAULT_CATEGORY_COLOR = '#3B82F6';
export const FALLBACK_COVER = '/artwork/covers/fallback.svg';

/** The categories the public filter offers beside "all". [9.3.08] */
export const PUBLIC_CATEGORIES = ['Technology', 'Tutorial', 'Business'] as const;

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
  url: 2_000,
  categoryName: 60,
  categoryDescription: 500,
  search: 200,
  newsletter: 50_000,
  postalAddress: 300,
} as const;

/** A form filled in faster than this (milliseconds) is probably not from a person. */
export const MIN_FILL_TIME_MS = 1_500;
/** Milliseconds a visitor took to fill in a public form. A header, because the specification fixes the body. */
export const FILL_TIME_HEADER = 'X-Form-Fill-Time';

/** Identifies a sending, so that a repeated request after a lost response sends nothing twice. */
export const REQUEST_KEY_HEADER = 'Idempotency-Key';

/** How far ahead a newsletter can be scheduled. */
export const MAX_SCHEDULE_DAYS = 365;

/** Gmail cuts an email off beyond about 102 KB of HTML, and the unsubscribe link with it: bytes to warn from. */
export const LARGE_EMAIL_BYTES = 100 * 1024;

/** Widths, in pixels, generated for every uploaded image that is wider. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;

/** Arizona has no daylight saving time: UTC-7 all year. [9.2.07] */
export const TIME_ZONE = 'America/Phoenix';
const UTC_OFFSET = '-07:00';
const UTC_OFFSET_MS = -7 * 60 * 60 * 1_000;

/** How many days ahead one can book, starting tomorrow. [9.2.04] */
export const BOOKING_DAYS = 30;
export const CONSULTATION_MINUTES = 30;

/** The nine slots of a day, as they are shown and sent. [9.2.02] [9.2.03] */
export const SLOTS = [
  '9:00 AM',
  '10:00 AM',
  '11:00 AM',
  '12:00 PM',
  '1:00 PM',
  '2:00 PM',
  '3:00 PM',
  '4:00 PM',
  '5:00 PM',
] as const;
export type Slot = (typeof SLOTS)[number];

/** A calendar day, `YYYY-MM-DD`, without a time zone. */
export type CalendarDay = string;

/** The instant a day begins in Arizona. */
export function startOfDay(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00${UTC_OFFSET}`);
}

/** The current calendar day in Arizona at `now`. */
export function dayInArizona(now: Date): CalendarDay {
  return new Date(now.getTime() + UTC_OFFSET_MS).toISOString().slice(0, 10);
}

/** The instant of a time of day, `HH:MM`, in Arizona; invalid for anything else. */
export function instantInArizona(day: CalendarDay, time: string): Date {
  return new Date(`${day}T${time}:00${UTC_OFFSET}`);
}

/** The current time of day in Arizona at `now`, `HH:MM`. */
export function timeInArizona(now: Date): string {
  return new Date(now.getTime() + UTC_OFFSET_MS).toISOString().slice(11, 16);
}

/** The day `count` days after `day`; negative counts go back. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Saturday or Sunday. [9.2.05] [9.2.06] */
export function isWeekend(day: CalendarDay): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** The bookable days at `now`: tomorrow to today + 30 in Arizona, without weekends. [2.12.02] */
export function bookableDays(now: Date): CalendarDay[] {
  const today = dayInArizona(now);
  return Array.from({ length: BOOKING_DAYS }, (_, index) => addDays(today, index + 1)).filter(
    (day) => !isWeekend(day),
  );
}

/** Parses '9:00 AM' or '09:00' as a slot; null if it is none of the nine. */
export function parseSlot(text: string): Slot | null {
  const wanted = text.trim().toUpperCase();
  return SLOTS.find((slot) => slot === wanted || slotTo24Hours(slot) === wanted) ?? null;
}

/** '1:00 PM' → '13:00'. */
export function slotTo24Hours(slot: Slot): string {
  const [time = '', half] = slot.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hours24 = (hours % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hours24).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** The instant a consultation begins. */
export function slotStart(day: CalendarDay, slot: Slot): Date {
  return new Date(`${day}T${slotTo24Hours(slot)}:00${UTC_OFFSET}`);
}
