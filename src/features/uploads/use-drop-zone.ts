import { useEffect, useRef, useState } from 'react';

/**
 * Makes an element a place to drop files on and to click. Listens to the element itself: it is no control of its own,
 * the button inside it is. The files of a drop are given as they are; `isOver` while one is held over it. [4.13.01]
 */
export function useDropZone<Zone extends HTMLElement>(onFiles: (files: File[]) => void, onClick: () => void) {
  const [zone, setZone] = useState<Zone | null>(null);
  const [isOver, setIsOver] = useState(false);
  const handlers = useRef({ onFiles, onClick });
  useEffect(() => {
    handlers.current = { onFiles, onClick };
  });

  useEffect(() => {
    if (zone === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    function hold(event: DragEvent) {
      event.preventDefault();
      setIsOver(true);
    }
    zone.addEventListener('dragenter', hold, { signal });
    zone.addEventListener('dragover', hold, { signal });
    zone.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        // Going from the zone to something inside it is no leaving.
        if (!(relatedTarget instanceof Node && zone.contains(relatedTarget))) setIsOver(false);
      },
      { signal },
    );
    zone.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        setIsOver(false);
        handlers.current.onFiles([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    zone.addEventListener('click', () => handlers.current.onClick(), { signal });
    return () => {
      listening.abort();
      setIsOver(false);
    };
  }, [zone]);

  return { ref: setZone, isOver };
}
