import { useEffect, useEffectEvent } from 'react';
import { endRunning, offerUndo } from '../../components/dashboard/undo-stack.ts';
import { isAwaited } from './publish-action.ts';
import type { PublishingState } from './use-publishing.ts';

interface UndoOffered extends Pick<PublishingState, 'saved' | 'undo' | 'unschedule' | 'isSaving'> {
  /** Whether something was written since. */
  isChanged: boolean;
}

/** Lets the dashboard's Undo take back what the bar's does, and nothing before that, as long as the bar offers it. */
export function useUndoOffer({ saved, undo, unschedule, isSaving, isChanged }: UndoOffered): void {
  // What got its time is unscheduled.
  const isScheduled = saved !== null && isAwaited(saved) && unschedule !== null && !isChanged;
  const press = undo?.press ?? (isScheduled ? unschedule : null);
  const isOffered = press !== null && saved !== null;
  const done = saved?.done ?? '';
  const takeBack = useEffectEvent(() => press?.());
  useEffect(() => {
    if (!isOffered) return;
    const { withdraw } = offerUndo({ done: `${done}.`, undo: () => takeBack() });
    return withdraw;
  }, [isOffered, saved, done]);
  useEffect(() => {
    // What came of it is said by then.
    if (!isSaving) endRunning();
  }, [isSaving]);
}
