import { formatMomentInZone } from '#shared/moments-in-words.ts';
import { howMany } from '../../lib/how-many.ts';
import type { SyncState } from '../../lib/draft-sync.ts';
import { timeOfDay } from '../../components/dashboard/short-date.ts';
import { isTakenBack } from './publish-action.ts';

interface SavingSituation {
  isChanged: boolean;
  isNew: boolean;
  /** Whether visitors read it, as it was last saved. */
  isPublished: boolean;
  /** Whether the browser can keep a copy. */
  hasRoom: boolean;
  server: SyncState;
  /** What is said while the post itself is being saved; null while it is not. */
  saving: string | null;
  /** The last time that the post itself was saved from here. */
  saved: { done: string; at: Date } | null;
  /** When the saved post appears, as ISO 8601; null or absent if it has already, or never. */
  appearsAt?: string | null;
  /** To how many its email goes then; null or absent where none does. */
  mailedTo?: number | null;
}

interface Said {
  text: string;
  isAlarm: boolean;
  /** The time of day at which it was done. */
  since?: string;
  /** Whether the owner's own press did it. */
  isDone?: boolean;
  /** Where it is on this device alone: the same in a few words. */
  hereOnly?: string;
  /** The same for a phone, where it would take two lines. */
  short?: string;
}

/** Where what is written is safe while the post itself could not be saved: a sentence that agrees with the bar's. */
export function whereKept({ hasRoom, server }: Pick<SavingSituation, 'hasRoom' | 'server'>): string {
  if (server.kind === 'saved') return 'Your draft is saved.';
  return hasRoom
    ? 'Your text is kept on this device.'
    : 'This browser has no room for a copy of your text: stay on this page.';
}

/** One line on where what is written is safe by now; an alarm if it is nowhere. */
export function saidOf(situation: SavingSituation): Said {
  const {
    isChanged,
    isNew,
    isPublished,
    hasRoom,
    server,
    saving,
    saved,
    appearsAt = null,
    mailedTo = null,
  } = situation;
  if (saving !== null) return said(saving);
  if (!isChanged) {
    if (appearsAt !== null) {
      const email = mailedTo === null ? '' : ` and goes to ${howMany(mailedTo, 'subscriber')}`;
      return said(`Scheduled for ${formatMomentInZone(appearsAt)}${email}`);
    }
    if (saved !== null) return { ...said(saved.done), since: timeOfDay(saved.at), isDone: true };
    return said(isNew ? 'New post' : isPublished ? 'Published' : 'Saved');
  }
  switch (server.kind) {
    case 'saved':
      return { ...savedDraft(situation), since: timeOfDay(new Date(server.at)) };
    case 'refused':
      return alarm(
        hasRoom ? `Kept on this device only: ${server.message}` : `Kept nowhere: ${server.message}`,
      );
    case 'offline':
      return hasRoom
        ? hereOnly('Offline: kept on this device', 'Offline, kept here')
        : alarm('No connection, and this browser has no room for a copy: stay on this page.');
    case 'conflict':
      return hereOnly('Kept on this device: changed elsewhere, too', 'Kept on this device');
    case 'sending':
    case 'idle':
    case 'waiting':
      return said('Saving…');
  }
}

/** What the page has that the post has not. */
function savedDraft({ isPublished, saved }: SavingSituation): Said {
  if (saved !== null && isTakenBack(saved))
    return { ...said(`${saved.done}, edits saved`), short: saved.done };
  return isPublished
    ? { ...said('Not yet updated, saved'), short: 'Edits saved' }
    : { ...said('Draft, saved'), short: 'Saved' };
}

const said = (text: string): Said => ({ text, isAlarm: false });
const hereOnly = (text: string, short: string): Said => ({ ...said(text), hereOnly: short });
const alarm = (text: string): Said => ({ text, isAlarm: true });
