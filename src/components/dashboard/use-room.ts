import { useSyncExternalStore } from 'react';

/** Two texts are beside each other from here on: Tailwind's `sm`. */
export const ROOM_FOR_TWO = '(min-width: 40rem)';
/** And with a list beside them. */
export const ROOM_FOR_THREE = '(min-width: 64rem)';

/** Whether the window has as much room as the query asks for. */
export function useRoom(query: typeof ROOM_FOR_TWO | typeof ROOM_FOR_THREE): boolean {
  return useSyncExternalStore(
    (changed) => {
      const room = window.matchMedia(query);
      room.addEventListener('change', changed);
      return () => room.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
