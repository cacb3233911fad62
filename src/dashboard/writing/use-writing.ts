import { useCallback, useState } from 'react';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { newDraftKey } from '../../features/posts/kept-drafts.ts';
import {
  type Byline,
  emptyForm,
  formOf,
  type PostForm,
  restoredForm,
  sameForm,
} from '../../features/posts/post-form.ts';
import { useDraftKeeping } from '../../features/posts/use-draft-keeping.ts';
import type { OpenedPost } from '../posts/use-open-post.ts';

/** The post on the page: its fields, the version that they began from, and the copy of unsaved edits in the browser. */
export function useWriting(opened: OpenedPost, authors: readonly Byline[]) {
  const [post, setPost] = useState(opened.post);
  const [draftKey, setDraftKey] = useState(opened.draftKey);
  const [untouched, setUntouched] = useState(() =>
    opened.post === null ? emptyForm(authors) : formOf(opened.post, authors),
  );
  const [values, setValues] = useState(() => restoredForm(opened.draft, opened.post) ?? untouched);
  const [restored, setRestored] = useState(opened.draft);
  const [version, setVersion] = useState(
    opened.draft === null ? versionOf(opened.post) : opened.draft.version,
  );
  const [round, setRound] = useState(0);
  const isChanged = !sameForm(values, untouched);
  const keeping = useDraftKeeping({ key: draftKey, form: values, version, isChanged, restored });
  const change = useCallback(
    (changes: Partial<PostForm>) => setValues((before) => ({ ...before, ...changes })),
    [],
  );

  return {
    /** As it was last saved; null while it is new. */
    post,
    draftKey,
    values,
    change,
    isChanged,
    /** The version that the edits began from; null for a new post. */
    version,
    ...keeping,
    /** When the restored edits were stored; null if the page began with the saved post. */
    restored: restored?.keptAt ?? null,
    /** Incremented when the fields are reset: components with state of their own must be remounted. */
    round,
    startOver() {
      setValues(untouched);
      setVersion(versionOf(post));
      setRestored(null);
      setRound(round + 1);
    },
    /** The fields were saved as this post; what was typed meanwhile is not. */
    wasSaved(saved: OwnerPost, sent: PostForm) {
      setPost(saved);
      setUntouched(sent);
      setVersion(versionOf(saved));
      setRestored(null);
      if (post === null) setDraftKey(newDraftKey(saved.id));
    },
  };
}

export type Writing = ReturnType<typeof useWriting>;

function versionOf(post: OwnerPost | null): string | null {
  return post === null || post.updated_at === '' ? null : post.updated_at;
}
