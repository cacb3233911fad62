import { useEffect, useRef, useState } from 'react';

/**
 * Makes an element a zone to drop files on and to click. The element is not a control itself; the button inside it is.
 * `onFiles` gets the dropped files unfiltered; `isOver` is true while one is dragged over the zone. [4.13.01]
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
        // Moving from the zone to an element inside it is not leaving.
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
