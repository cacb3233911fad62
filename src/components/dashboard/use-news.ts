import { useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { type NextStep, type Notice, showNotice, useLatestNotice } from './latest-notice.ts';
import { offerUndo } from './undo-stack.ts';

/** Results of the owner's actions, shown on the page and announced to screen readers. */
export interface News {
  /** The text for a `DashboardSection`; null without news. */
  notice: Notice | null;
  clear: () => void;
  /** Reports success with a notice, and offers to take it back, or to go on from there. */
  say: (text: string, undo?: () => void, next?: NextStep | null) => void;
  /**
   * Reports that something was taken back, and offers to do it again. That is not taken back in its turn: Undo goes on with
   * what was done before.
   */
  sayUndone: (text: string, redo: () => void) => void;
  /**
   * Reports what can't be taken back, as it is in an email: Undo says so, or `why`, rather than take back what was done
   * before it. It may offer to go on from there, and does so again then.
   */
  sayFinal: (text: string, why?: string, next?: NextStep | null) => void;
  /** Reports a failure with an alert; resolves when it is closed. */
  fail: (text: string, title: string) => Promise<void>;
}

export function useNews(): News {
  const { announcer } = useHost();
  const { alert } = useAlerts();
  const [section] = useState(() => Symbol('section'));
  const latest = useLatestNotice();
  const notice = latest?.section === section ? latest : null;
  /** False in a tab that is hidden, and after it was left for good: then the dashboard itself shows what is said. */
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  /** What is being taken back. */
  const takenBack = useRef<string | null>(null);
  function report(text: string, undo: (() => void) | null, next: NextStep | null) {
    showNotice({ text, undo, next, section: isShown.current ? section : null });
    announcer.announce(text);
  }
  /** Of what was taken back from another tab: what. */
  function asSaid(result: string): string {
    const { current: done } = takenBack;
    takenBack.current = null;
    return done === null || isShown.current ? result : `Taken back: ${done}`;
  }
  return {
    notice,
    clear() {
      if (notice !== null) showNotice(null);
    },
    say(result, undo, next = null) {
      const text = asSaid(result);
      const offered =
        undo === undefined
          ? null
          : offerUndo({
              done: text,
              undo() {
                takenBack.current = text;
                undo();
              },
            });
      report(text, offered?.take ?? null, next);
    },
    sayUndone: (result, redo) => report(asSaid(result), null, { label: 'Redo', act: redo }),
    sayFinal(text, why = `This can't be taken back: ${text}`, next = null) {
      report(text, null, next);
      offerUndo({ undo: () => report(why, null, next) });
    },
    fail(text, title) {
      takenBack.current = null;
      announcer.announce(text);
      return alert(text, title);
    },
  };
}
