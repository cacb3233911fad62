import { useSyncExternalStore } from 'react';
import type { Announcer } from '../lib/announcer.ts';

const NOTHING: ReturnType<Announcer['current']> = [];

/** Announces the announcer's messages to screen readers; visually hidden. [9.4.14] */
export function LiveRegion({ announcer }: { announcer: Announcer }) {
  const messages = useSyncExternalStore(announcer.subscribe, announcer.current, () => NOTHING);
  return (
    <div aria-live="polite" className="sr-only">
      {messages.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
