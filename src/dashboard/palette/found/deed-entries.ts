import AtSign from 'lucide-react/icons/at-sign';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { mailAddress } from '#shared/mail-address.ts';
import type { Entry, Ways } from '../entry.ts';
import { keepRecent, type Recent } from '../recent.ts';
import type { FoundDeed } from '../use-found-deeds.tsx';

/** What the entries are made with. */
export interface Making {
  ways: Ways;
  now: Date;
}

/** One thing that can be done with what was found. */
export function action(value: string, icon: Entry['icon'], label: string, act: () => void): Entry {
  return { value, icon, label, act };
}

/** Keeps it among what was opened last, whatever is done with it. */
export function keeping(recent: Recent, entry: Entry): Entry {
  const kept = (one: Entry): Entry => ({
    ...one,
    act() {
      keepRecent(recent);
      one.act();
    },
  });
  return { ...kept(entry), ...(entry.more === undefined ? {} : { more: entry.more.map(kept) }) };
}

/** What can be done with it where one is. */
export function deedsHere(deeds: readonly FoundDeed[], ways: Ways): Entry[] {
  return deeds.map((deed) =>
    action(`deed-${deed.label}`, CornerDownRight, deed.label, () =>
      'href' in deed ? ways.leaveTo(deed.href) : deed.act(),
    ),
  );
}

/** What its row offers, done there. */
export function deedsAt(path: string, row: number, deeds: readonly string[], ways: Ways): Entry[] {
  return deeds.map((deed) => action(`deed-${deed}`, CornerDownRight, deed, () => ways.goTo(path, row, deed)));
}

/** What calls a telephone number; nothing where that is none. */
export function telephone(phone: string, ways: Ways): Entry[] {
  if (!/\d{3}/.test(phone.replace(/\D/g, ''))) return [];
  async function call() {
    // What knows all countries' codes is 25 KB.
    const { telephoneAddress } = await import('#shared/telephone-address.ts');
    ways.leaveTo(telephoneAddress(phone));
  }
  return [action('telephone', Phone, `Call ${phone}`, () => void call())];
}

/** What reaches anybody. */
export function reach(email: string, ways: Ways): Entry[] {
  return [
    action('email', Mail, 'Write an email', () => ways.leaveTo(mailAddress(email, ''))),
    action('address', AtSign, 'Copy the address', () => ways.copy(email, 'The address')),
  ];
}

/** Deeds with others among them: what takes something away comes last. */
export function lastDeedLast(deeds: readonly Entry[], others: readonly Entry[]): Entry[] {
  return [...deeds.slice(0, -1), ...others, ...deeds.slice(-1)];
}
