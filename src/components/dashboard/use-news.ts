import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ARRIVAL, arrivalAt } from '../../lib/arrival.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { type NextStep, type Notice, showNotice, useLatestNotice } from './latest-notice.ts';
import { rowOf } from './row-focus.ts';
import { endRunning, finalWords, offerRedo, offerUndo, stopUndo } from './undo-stack.ts';

/** Results of the owner's actions, shown on the page and announced to screen readers. */
export interface News {
  /** The text for a `DashboardSection`; null without news. */
  notice: Notice | null;
  clear: () => void;
  /**
   * Reports success with a notice, and offers to take it back, or to go on from there. What has no way back is followed by a
   * stop: Undo says so, rather than take back what was done before it.
   */
  say: (text: string, undo?: () => void, next?: NextStep | null, waitsUntil?: string) => void;
  /** Says what changes nothing, and may offer to go on from there. */
  tell: (text: string, next?: NextStep | null) => void;
  /**
   * Reports that something was taken back, and offers to do it again. That is not taken back in its turn: Undo goes on with
   * what was done before.
   */
  sayUndone: (text: string, redo: () => void) => void;
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
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  /** What is being taken back, and what leads to where it was done. */
  const takenBack = useRef<{ done: string; show: () => void } | null>(null);
  function report(text: string, undo: (() => void) | null, next: NextStep | null, waitsUntil?: string) {
    endRunning();
    showNotice({ text, undo, next, section: isShown.current ? section : null, waitsUntil });
    announcer.announce(text);
  }
  /** Reports what came of taking something back: from another tab, with what it was and the way there. */
  function reportBack(text: string, next: NextStep | null) {
    const { current: back } = takenBack;
    takenBack.current = null;
    if (back === null || isShown.current) report(text, null, next);
    else report(`Taken back: ${back.done}`, null, { label: 'Show', act: back.show });
  }
  /** What leads to where one is, and to the row that has the focus. */
  function wayBack(): () => void {
    const row = Number(rowOf(document.activeElement)?.dataset.row);
    const state = Number.isNaN(row) ? ARRIVAL : arrivalAt(row);
    return () => void navigate(pathname + search, { state });
  }
  return {
    notice,
    clear() {
      if (notice !== null) showNotice(null);
    },
    say(text, undo, next = null, waitsUntil) {
      if (undo === undefined) {
        if (takenBack.current === null) stopUndo(finalWords(text));
        reportBack(text, next);
        return;
      }
      takenBack.current = null;
      const show = wayBack();
      const { take } = offerUndo({
        done: text,
        undo() {
          takenBack.current = { done: text, show };
          undo();
        },
      });
      report(text, take, next, waitsUntil);
    },
    tell(text, next = null) {
      takenBack.current = null;
      report(text, null, next);
    },
    sayUndone: (text, redo) => reportBack(text, { label: 'Redo', act: offerRedo(text, redo) }),
    fail(text, title) {
      takenBack.current = null;
      endRunning();
      announcer.announce(text);
      return alert(text, title);
    },
  };
}
