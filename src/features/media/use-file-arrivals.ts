import { type DragEvent, useEffect, useRef, useState } from 'react';

/** Files that are dropped on an element, and pictures that are pasted while it is there. */
export function useFileArrivals(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const arrive = useRef(onFiles);
  useEffect(() => {
    arrive.current = onFiles;
  });

  useEffect(() => {
    function onPaste({ clipboardData }: ClipboardEvent) {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) arrive.current(files);
    }
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  const zone = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave({ relatedTarget, currentTarget }: DragEvent) {
      // Moving to an element inside is not leaving.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setIsOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { zone, isOver };
}
