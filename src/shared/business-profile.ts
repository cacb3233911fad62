/**
 * The shape of `src/content/business.ts`: the facts about a business that everything else follows from. What the types
 * cannot tell, such as whether a time zone exists, `npm run check:content` and the build do.
 */

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Hour = `${0 | 1}${Digit}` | `2${0 | 1 | 2 | 3}`;

/** A time of day, `HH:MM`, from `00:00` to `23:59`. */
export type Time = `${Hour}:${0 | 1 | 2 | 3 | 4 | 5}${Digit}`;

/** From and until when, on one day. */
export type TimeRange = readonly [from: Time, until: Time];

/** A day, `YYYY-MM-DD`, or the same day of every year, `MM-DD`. */
export type ClosedDay = `${number}-${number}-${number}` | `${number}-${number}`;

export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** When consultations begin: one every so many minutes from the first to the last, or each by itself. */
export type SlotTimes = { first: Time; last: Time; every: number } | readonly Time[];

/** The same where it is not the profile's: what made it has checked the times. */
export type StartTimes = { first: string; last: string; every: number } | readonly string[];

export function hasTimes(times: StartTimes): boolean {
  return 'first' in times || times.length > 0;
}

export interface Social {
  name: string;
  url: `https://${string}`;
}

export interface Business {
  who: {
    name: string;
    /** What she does, as it follows a name: 'Web developer'. */
    trade: string;
    /** Whom search engines read about: a person who works alone, or a firm. */
    kind: 'person' | 'firm';
    /** The site in one line. */
    tagline: string;
    /** The site in a sentence or two, for search engines and whoever shares a link. */
    description: string;
    /** A square picture below public/, for the about page and search engines; null for none. */
    portrait: `/${string}` | null;
    /** Figures that the pages show. Confirm that they are true. */
    claims: { experience: string; projects: string; satisfaction: string; readers: string };
  };
  where: {
    /** As the pages show it: 'Tucson, Arizona'. */
    shown: string;
    /** Street and number; null where nobody should come by. */
    street: string | null;
    postalCode: string | null;
    locality: string;
    /** The region's code or name, as addresses write it; null where they have none. */
    region: string | null;
    /** ISO 3166: two capital letters. */
    country: string;
    /** Where the clients are: a country's code, or a place's name. */
    areaServed: string;
  };
  reach: {
    email: `${string}@${string}.${string}`;
    /** E.164: a plus, the country's code and the number, digits only. */
    phone: `+${number}`;
    /** The same as people read it. */
    phoneShown: string;
    socials: readonly Social[];
  };
  time: {
    /** The IANA name, such as 'Europe/Lisbon'. */
    zone: string;
    /** What this time is called in a sentence: 'Arizona time'. */
    name: string;
    /** Where the clock shows it: 'in Arizona'. */
    place: string;
    /** The opening hours of each day, in order; none when closed. [9.2.07] */
    open: Record<Weekday, readonly TimeRange[]>;
    /** Days on which nobody works: no consultations, and replies wait. */
    closed: readonly ClosedDay[];
  };
  /** [9.2.01]–[9.2.06] */
  consultations: {
    minutes: number;
    slots: Record<Weekday, SlotTimes>;
    /** How many days ahead one can book: from the first, 1 being tomorrow, to the last. */
    days: { first: number; last: number };
    /** At least so many minutes before it begins. */
    leadMinutes: number;
    /** Free minutes between two. */
    bufferMinutes: number;
    /** Where visitors without a telephone number join; `{room}` stands for a room of one's own. MEETING_URL goes before it. */
    meetingUrl: `https://${string}` | null;
  };
  money: {
    /** ISO 4217: three capital letters. */
    currency: string;
  };
  language: {
    /** BCP 47, such as 'pt-PT'; dates, times, numbers and the documents' `lang` follow. */
    locale: string;
    hourCycle: 'h12' | 'h23';
    firstDayOfWeek: Weekday;
  };
  /** How soon messages are answered. [9.2.08] [9.2.09] */
  replies: {
    /** The home page's form: in hours within the opening hours. */
    businessHours: number;
    /** The contact page: in hours on the clock. */
    hours: number;
  };
}
