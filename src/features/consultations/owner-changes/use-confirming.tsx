import type { ReactNode } from 'react';
import type { Consultation } from '#shared/contract/consultations.ts';
import type { NextStep } from '../../../components/dashboard/latest-notice.ts';
import { RefusedKey } from '../../../components/dashboard/RowKey.tsx';
import type { News } from '../../../components/dashboard/use-news.ts';
import { howMany } from '../../../lib/how-many.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { CALL_DEEDS, sendsConfirmation, whyNotConfirmed } from '../call-deeds.ts';
import { confirmationAddress } from '../confirmation-address.ts';
import { confirmedNews, confirmedTogether, pendingAgain } from '../confirm-words.ts';
import { isAhead } from '../is-ahead.ts';
import { useConsultationStatus } from '../use-consultations.ts';
import type { Asked } from './asked.ts';

export interface Confirming {
  /** Marks a call as confirmed, and says that this told nobody: who wants to, tells them from there. [K2] */
  confirmOne: (call: Consultation) => void;
  /** The same with several at once. */
  confirmAll: (calls: readonly Consultation[]) => void;
  markAsPending: (call: Consultation) => void;
  /** Where the key that confirms does nothing, it says why. */
  refusedKey: (call: Consultation) => ReactNode;
}

/** Confirms calls, and takes that back. @param ask opens the dialog that tells their visitors */
export function useConfirming(news: News, ask: (asked: Asked) => void): Confirming {
  const now = useMinute();
  const { statusOf, confirm, unflag } = useConsultationStatus();

  function confirmOne(call: Consultation) {
    confirm(call.id);
    const telling = sendsConfirmation(call)
      ? { label: CALL_DEEDS.sendConfirmation, act: () => ask({ what: 'confirm', call }) }
      : { label: CALL_DEEDS.writeConfirmation, href: confirmationAddress(call) };
    const canTell = isAhead(call, now) && call.email !== '';
    news.say(confirmedNews(call), () => takeBack([call], () => confirmOne(call)), canTell ? telling : null);
  }

  function confirmAll(calls: readonly Consultation[]) {
    confirm(...calls.map(({ id }) => id));
    news.say(
      confirmedTogether(howMany(calls.length, 'consultation')),
      () => takeBack(calls, () => confirmAll(calls)),
      tellingOf(
        calls.filter((call) => isAhead(call, now) && sendsConfirmation(call)),
        calls.length,
      ),
    );
  }

  /** What has the visitors of several calls told. @param confirmed how many calls were confirmed in all */
  function tellingOf([first, ...more]: readonly Consultation[], confirmed: number): NextStep | null {
    if (first === undefined) return null;
    const isOne = more.length === 0;
    const calls = [first, ...more];
    const asked: Asked = isOne
      ? { what: 'confirm', call: first }
      : { what: 'confirm-all', calls, leftOut: confirmed - calls.length };
    return {
      label: isOne ? CALL_DEEDS.sendConfirmation : `Send confirmations to ${calls.length}…`,
      act: () => ask(asked),
    };
  }

  function takeBack(calls: readonly Consultation[], redo: () => void) {
    unflag(...calls.map(({ id }) => id));
    news.sayUndone(pendingAgain(calls), redo);
  }

  function markAsPending(call: Consultation) {
    unflag(call.id);
    news.say(pendingAgain([call]), () => {
      confirm(call.id);
      news.sayUndone(confirmedNews(call), () => markAsPending(call));
    });
  }

  function refusedKey(call: Consultation): ReactNode {
    const why = whyNotConfirmed(call, statusOf(call));
    return why === null ? null : <RefusedKey name="c" why={why} />;
  }

  return { confirmOne, confirmAll, markAsPending, refusedKey };
}
