import { useState } from 'react';
import { ACCOUNT_LINK_SECONDS } from '#shared/limits.ts';
import { tabStorage, WAITING_EMAIL_KEY } from '../../lib/tab-storage.ts';
import { useMinute } from '../../lib/use-minute.ts';

/** A new address that was sent a link to confirm it. */
export interface WaitingEmail {
  email: string;
  /** ISO 8601. */
  sentAt: string;
}

/**
 * The new address that waits to be confirmed, as long as its link works. The server keeps none: this tab knows what was
 * sent from it.
 * @param current the address that the account has
 */
export function useWaitingEmail(current: string) {
  const now = useMinute();
  const [sent, setSent] = useState(readSent);
  const isWaiting =
    sent !== null &&
    sent.email !== current &&
    now.getTime() - Date.parse(sent.sentAt) < ACCOUNT_LINK_SECONDS * 1_000;

  function keep(email: string) {
    const waiting: WaitingEmail = { email, sentAt: new Date().toISOString() };
    tabStorage.set(WAITING_EMAIL_KEY, JSON.stringify(waiting));
    setSent(waiting);
  }

  return { waiting: isWaiting ? sent : null, keep };
}

function readSent(): WaitingEmail | null {
  const kept = tabStorage.get(WAITING_EMAIL_KEY);
  return kept === null ? null : (JSON.parse(kept) as WaitingEmail); // as `keep` wrote it
}
