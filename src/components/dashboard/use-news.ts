import { useState } from 'react';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';

/** Results of the owner's actions, shown on the page and announced to screen readers. */
export interface News {
  /** The text for a `DashboardSection`; null without news. */
  notice: string | null;
  clear: () => void;
  /** Reports success with a notice. */
  say: (text: string) => void;
  /** Reports a failure with an alert; resolves when it is closed. */
  fail: (text: string, title: string) => Promise<void>;
}

export function useNews(): News {
  const { announcer } = useHost();
  const { alert } = useAlerts();
  const [notice, setNotice] = useState<string | null>(null);
  return {
    notice,
    clear: () => setNotice(null),
    say(text) {
      setNotice(text);
      announcer.announce(text);
    },
    fail(text, title) {
      announcer.announce(text);
      return alert(text, title);
    },
  };
}
