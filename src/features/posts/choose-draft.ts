import type { Draft } from '#shared/contract/writing.ts';
import { formOfDraft } from './draft-form.ts';
import type { FoundDraft } from './kept-drafts.ts';
import type { OwnerPost } from './owner-post.ts';
import { type Byline, sameForm } from './post-form.ts';

/** The unsaved edits to go on with, and the revision of the server's draft that they follow; 0 for none. */
export interface ChosenDraft {
  draft: FoundDraft | null;
  revision: number;
}

/**
 * Chooses between the browser's copy and the server's. The browser's is the newer one if it followed the server's last
 * revision; if the server has moved on and has all that is here, its own is. If both went on, the browser's is chosen:
 * with the server's revision where both are of one window, and else with the revision it followed, so that saving it
 * meets the other one as a conflict, and nothing is lost.
 */
export function chooseDraft(
  local: FoundDraft | null,
  server: Draft | null,
  post: OwnerPost | null,
  authors: readonly Byline[],
): ChosenDraft {
  if (server === null) return { draft: local, revision: 0 };
  const theirs: FoundDraft = {
    key: local?.key ?? server.key,
    form: formOfDraft(server.form, post, authors),
    version: server.based_on,
    keptAt: server.saved_at,
  };
  if (local === null) return { draft: theirs, revision: server.revision };
  if (sameForm(theirs.form, local.form)) {
    return { draft: { ...theirs, keptAt: local.keptAt }, revision: server.revision };
  }
  const known = local.sync?.revision ?? 0;
  if (known !== server.revision && local.sync?.isSent === true) {
    return { draft: theirs, revision: server.revision };
  }
  // What a window sends as it closes, it does not hear of any more: what it has stored is then at least as new.
  const isOneWindow = local.sync?.window === server.window;
  return { draft: local, revision: isOneWindow ? server.revision : known };
}
