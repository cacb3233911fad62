import { useNavigate } from 'react-router-dom';
import { dashboardTabPath } from '../../paths.ts';
import type { ToOpen } from '../posts/to-open.ts';
import type { Writing } from './use-writing.ts';

/** The way from the page back to the window, which continues what is not saved yet. */
export function useLeaving({ post, draftKey, isChanged, handOver }: Writing) {
  const navigate = useNavigate();
  return {
    toWindow: () => {
      handOver();
      const open: ToOpen = { post: post?.id ?? null, draft: isChanged ? draftKey : null, from: null };
      void navigate(dashboardTabPath('posts'), { state: { open } });
    },
  };
}
