import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Consultation } from '#shared/contract/consultations.ts';
import { keepingFocus } from '../../../components/dashboard/row-focus.ts';
import { useSecondsLeft } from '../../../components/dashboard/use-seconds-left.ts';
import { failureText } from '../../../lib/api-error.ts';
import { useHost } from '../../../lib/host.ts';
import { useAlerts } from '../../../ui/alerts.ts';
import { consultationSource } from '../use-consultations.ts';
import { isToldAlready, toldAlready } from './told-already.ts';
import { useOwnerChanges } from './use-owner-changes.ts';

/** In how many seconds a call's visitor is told of what was done to it; until then that can be taken back. */
export function ToldSoon({ call, until }: { call: Consultation; until: string }) {
  const { announcer } = useHost();
  const { alert } = useAlerts();
  const queries = useQueryClient();
  const { takeBackWaiting } = useOwnerChanges();
  const secondsLeft = useSecondsLeft(until, false);
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: [consultationSource.key] });
  }, [isOver, queries]);
  if (isOver) return null;

  async function undo() {
    try {
      await takeBackWaiting(call);
      announcer.announce('Taken back: the call is as it was, and no email goes out.');
    } catch (error) {
      const text = isToldAlready(error) ? toldAlready([call]) : failureText(error, UNDO_TEXTS);
      await alert(text, 'Nothing was taken back');
    }
  }

  return (
    <p>
      Told in {secondsLeft} s ·{' '}
      <button
        type="button"
        aria-label={`Undo what ${call.name} is told of`}
        className="finger-high cursor-pointer text-link"
        onClick={({ currentTarget }) => keepingFocus(currentTarget, () => void undo())}
      >
        Undo
      </button>
    </p>
  );
}

const UNDO_TEXTS = { refused: 'This could not be taken back. Please try again.' };
