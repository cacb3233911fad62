import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PostEmail } from '../../features/newsletter/PostEmailFields.tsx';
import { isPreviewed } from '../../lib/arrival.ts';
import { forgetArrival } from './forget-arrival.ts';
import { prefetchPreview } from './preview-article.tsx';
import type { Writing } from './use-writing.ts';

/**
 * The post as visitors would see it, at one press, or from the start where one came for that.
 * @param keep saves the draft: what a link to share shows is its copy
 */
export function usePostPreview(writing: Writing, keep: () => void) {
  const isAsked = isPreviewed(useLocation().state);
  const [isOpen, setOpen] = useState(isAsked);
  const [email, setEmail] = useState<PostEmail | null>(null);
  useEffect(() => {
    // Once: neither a reload nor the way back opens it again.
    if (isAsked) forgetArrival();
  }, [isAsked]);
  const isSaved = writing.server.state.kind === 'saved';
  useEffect(() => {
    // There is a pause, and a connection.
    if (isSaved) prefetchPreview();
  }, [isSaved]);
  return {
    isOpen,
    /** The email that is looked at first; null for the post. */
    email,
    press: (email: PostEmail | null = null) => {
      keep();
      setEmail(email);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
