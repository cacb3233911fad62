import { useState } from 'react';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import type { NextStep, Notice } from './latest-notice.ts';
import { offerUndo } from './undo-stack.ts';

/** Results of the owner's actions, shown on the page and announced to screen readers. */
export interface News {
  /** The text for a `DashboardSection`; null without news. */
  notice: Notice | null;
  clear: () => void;
  /** Reports success with a notice, and offers to take it back, or to go on from there. */
  say: (text: string, undo?: () => void, next?: NextStep | null) => void;
  /** Reports a failure with an alert; resolves when it is closed. */
  fail: (text: string, title: string) => Promise<void>;
}

export function useNews(): News {
  const { announcer } = useHost();
  const { alert } = useAlerts();
  const [notice, setNotice] = useState<Notice | null>(null);
  return {
    notice,
    clear: () => setNotice(null),
    say(text, undo, next = null) {
      const takeBack = undo === undefined ? null : offerUndo({ undo });
      setNotice({ text, undo: takeBack, next });
      announcer.announce(text);
    },
    fail(text, title) {
      announcer.announce(text);
      return alert(text, title);
    },
  };
}
