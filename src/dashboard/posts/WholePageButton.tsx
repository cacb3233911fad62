import Maximize from 'lucide-react/icons/maximize-2';
import { useNavigate } from 'react-router-dom';
import type { DraftKey } from '../../features/posts/kept-drafts.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { writingPath } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { prefetchWriting } from '../writing/load-writing.ts';

/** Leads from the window to the page for writing, which continues what is not saved yet. */
export function WholePageButton({ disabled, onPress }: { disabled: boolean; onPress: () => void }) {
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={disabled}
      onPointerEnter={prefetchWriting}
      onFocus={prefetchWriting}
      onClick={onPress}
      aria-label="Open in the full-page editor"
    >
      <Maximize aria-hidden className="size-4" />
      <span className="sm:hidden">Full page</span>
      <span className="max-sm:hidden">Open in the full-page editor</span>
    </Button>
  );
}

/** Returns what opens a post on the page for writing, with the unsaved edits of that key. */
export function useGoOnWriting(post: OwnerPost | null) {
  const navigate = useNavigate();
  return (draft: DraftKey | null) => void navigate(writingPath(post?.id ?? null, draft));
}
