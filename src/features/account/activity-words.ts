import type { Activity, ActivityKind } from '#shared/contract/activity.ts';
import { englishList } from '../../components/dashboard/english-list.ts';
import { howMany } from '../../lib/how-many.ts';

/** Titles shown of one row. */
const MAX_TITLES = 3;

interface Words {
  once: string;
  /** What several of them are counted as: 'wrong password' of '3 wrong passwords'. */
  several: (count: number) => string;
}

const counted = (once: string): Words => ({ once, several: (count) => `${once}, ${count} times` });
const deleted = (noun: string): Words => ({
  once: `${/^[aeiou]/.test(noun) ? 'An' : 'A'} ${noun} deleted`,
  several: (count) => `${howMany(count, noun)} deleted`,
});

const WORDS: Record<ActivityKind, Words> = {
  'signed-in': counted('Signed in'),
  'signed-in-by-passkey': counted('Signed in with a passkey'),
  'sign-in-failed': counted('Sign-in refused: wrong password, address or passkey'),
  'password-changed': counted('Password changed'),
  'email-changed': counted('Email address changed'),
  'reset-requested': counted('Link for a new password sent by mail'),
  'password-reset': counted('New password chosen by the link in a mail'),
  'passkey-added': counted('Passkey added'),
  'passkey-removed': counted('Passkey removed'),
  'sessions-ended': counted('Other devices signed out'),
  'post-deleted': {
    once: 'A post moved to the trash',
    several: (count) => `${howMany(count, 'post')} moved to the trash`,
  },
  'trash-deleted': counted('Deleted for good from the trash'),
  'category-deleted': {
    once: 'A category deleted',
    several: (count) => `${count} categories deleted`,
  },
  'subscriber-added': {
    once: 'A subscriber added',
    several: (count) => `${howMany(count, 'subscriber')} added`,
  },
  'subscriber-deleted': deleted('subscriber'),
  'message-deleted': deleted('message'),
  'consultation-deleted': deleted('consultation'),
  'consultation-booked': {
    once: 'A consultation booked for somebody',
    several: (count) => `${howMany(count, 'consultation')} booked for somebody`,
  },
  'consultation-moved': {
    once: 'A consultation moved',
    several: (count) => `${howMany(count, 'consultation')} moved`,
  },
  'consultation-corrected': {
    once: 'The details of a consultation edited',
    several: (count) => `The details of ${howMany(count, 'consultation')} edited`,
  },
  'consultation-cancelled': {
    once: 'A consultation cancelled',
    several: (count) => `${howMany(count, 'consultation')} cancelled`,
  },
  'image-deleted': deleted('image'),
  'newsletter-sent': counted('Newsletter sent or scheduled'),
  'site-exported': counted('Everything downloaded'),
};

/** 'Signed in, 3 times' */
export function activityInWords({ kind, times }: Pick<Activity, 'kind' | 'times'>): string {
  const { once, several } = WORDS[kind];
  return times === 1 ? once : several(times);
}

/** '“Our new oven”, “Rye”, and 2 more'; '' where there is no title. */
export function titlesInWords({ times, titles }: Pick<Activity, 'times' | 'titles'>): string {
  const shown = titles.slice(0, MAX_TITLES).map((title) => `“${title}”`);
  const left = Math.max(times, titles.length) - shown.length;
  return englishList(shown.length === 0 || left === 0 ? shown : [...shown, `${left} more`]);
}
