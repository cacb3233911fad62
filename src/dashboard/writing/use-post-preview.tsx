import { type ReactNode, useEffect, useState } from 'react';
import type { PostChoices } from '../posts/use-post-choices.ts';
import { prefetchPreview } from './preview-article.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import type { Writing } from './use-writing.ts';

interface PostPreview {
  writing: Writing;
  choices: PostChoices;
  /** Saves the draft: what a link to share shows is its copy. */
  keep: () => void;
  /** What the page's one button says and does; null while there is nothing to press it for. */
  main: { label: string; press: () => void } | null;
}

/** The post as visitors would see it, at one press. */
export function usePostPreview({ writing, choices, keep, main }: PostPreview) {
  const [isOpen, setOpen] = useState(false);
  const isSaved = writing.server.state.kind === 'saved';
  useEffect(() => {
    // There is a pause, and a connection.
    if (isSaved) prefetchPreview();
  }, [isSaved]);
  const dialog: ReactNode = isOpen ? (
    <PreviewDialog writing={writing} choices={choices} main={main} onClose={() => setOpen(false)} />
  ) : null;
  return {
    dialog,
    press: () => {
      keep();
      setOpen(true);
    },
  };
}
