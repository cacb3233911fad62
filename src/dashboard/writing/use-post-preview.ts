import { useEffect, useState } from 'react';
import { prefetchPreview } from './preview-article.tsx';
import type { Writing } from './use-writing.ts';

/**
 * The post as visitors would see it, at one press.
 * @param keep saves the draft: what a link to share shows is its copy
 */
export function usePostPreview(writing: Writing, keep: () => void) {
  const [isOpen, setOpen] = useState(false);
  const isSaved = writing.server.state.kind === 'saved';
  useEffect(() => {
    // There is a pause, and a connection.
    if (isSaved) prefetchPreview();
  }, [isSaved]);
  return {
    isOpen,
    press: () => {
      keep();
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
