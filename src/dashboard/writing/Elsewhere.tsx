import { type ReactNode, useEffect } from 'react';
import type { Byline } from '../../features/posts/post-form.ts';
import { Button } from '../../ui/Button.tsx';
import { timeOfDay } from '../../components/dashboard/short-date.ts';
import type { Becoming } from './use-becoming.ts';
import { useNewerWriting } from './use-newer-writing.ts';
import { usePresence } from './use-presence.ts';
import { useStandingElsewhere } from './use-standing-elsewhere.ts';
import type { Writing } from './use-writing.ts';

interface ElsewhereProps {
  writing: Writing;
  authors: readonly Byline[];
  /** Whether this window is saving the post: what is newer is its own then. */
  isSaving: boolean;
  /** Shows the two texts, where the draft was changed by both. */
  onCompare: () => void;
  /** Goes on with the post that was made elsewhere of what is on the page. */
  becoming: Becoming;
}

/** Tells of other windows and devices that have the same post open, and of what they have saved. */
export function Elsewhere({ writing, authors, isSaving, onCompare, becoming }: ElsewhereProps) {
  const { server, post, key, version, isChanged } = writing;
  const { revision, step } = server;
  const watched = usePresence({ key, version, step, isWatched: post !== null || revision > 0 });
  const made = post === null && !isSaving ? watched?.made : undefined;
  useEffect(() => {
    if (made !== undefined) becoming.lead(made);
  }, [made]); // eslint-disable-line react-hooks/exhaustive-deps -- at each answer that tells of it
  const isSavedSince =
    watched !== null &&
    !isSaving &&
    watched.post_updated_at !== null &&
    version !== null &&
    watched.post_updated_at !== version;
  // What was asked before this window's last save says nothing of what others have saved since. Its own draft, which is
  // dropped once the post is saved, would else seem another's.
  const isAnswerCurrent = watched?.askedAt === step && server.state.kind !== 'sending';
  const isDraftNewer = watched !== null && isAnswerCurrent && watched.revision > revision;
  // Whoever saved the post has dropped the draft that this window knows: that was in what was saved.
  const isPostNewer = isSavedSince && (!isChanged || (revision > 0 && watched.revision === 0));
  const newer = isDraftNewer ? 'draft' : 'post';
  const taken = useNewerWriting(writing, isDraftNewer || isPostNewer ? newer : null, authors);
  const done = useStandingElsewhere(writing, isSavedSince && isChanged ? watched : null);
  if (server.state.kind === 'conflict') {
    return (
      <Line>
        Two versions of this post wait for you to decide.
        <Button size="small" variant="secondary" onClick={onCompare}>
          Compare
        </Button>
      </Line>
    );
  }
  if (becoming.said !== null && !isDraftNewer) return <Line>{becoming.said}</Line>;
  if (isSavedSince || isDraftNewer) {
    return (
      <Line>
        {isSavedSince
          ? (done ?? 'This post was saved elsewhere meanwhile.')
          : 'There is newer writing elsewhere.'}
        {isChanged ? (
          isDraftNewer ? (
            <Button size="small" variant="secondary" onClick={onCompare}>
              Compare
            </Button>
          ) : null
        ) : (
          <Button size="small" variant="secondary" onClick={() => window.location.reload()}>
            Show it
          </Button>
        )}
      </Line>
    );
  }
  if (taken !== null) return <Line>{taken}</Line>;
  if (done !== null) return <Line>{done}</Line>;
  const [other] = watched?.others ?? [];
  if (other === undefined) return null;
  return (
    <Line>
      Also open in {other.device}, {timeOfDay(new Date(other.seen_at))}
    </Line>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="writing-elsewhere">
      {children}
    </p>
  );
}
