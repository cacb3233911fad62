import { useState } from 'react';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';

/** What came of the owner's doings, for those who see it and those who listen. */
export interface News {
  /** What a `DashboardSection` shows; null while there is nothing new. */
  notice: string | null;
  clear: () => void;
  /** Good news: a notice. */
  say: (text: string) => void;
  /** Bad news: an alert; resolves when it is closed. */
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
