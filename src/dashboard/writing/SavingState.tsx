import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Dotted } from './Dotted.tsx';
import { isAwaited } from './publish-action.ts';
import { saidOf } from './said-of-saving.ts';
import type { PublishingState } from './use-publishing.ts';
import type { Writing } from './use-writing.ts';

interface SavingStateProps {
  writing: Writing;
  publishing: PublishingState;
  /** To how many its email goes when it appears; null where none does. */
  mailedTo: number | null;
}

/** Where what is written is safe by now, and the way to what visitors read of it. */
export function SavingState({ writing, publishing, mailedTo }: SavingStateProps) {
  const { isChanged, keeping, post, server } = writing;
  const { saved, isSaving, busy, appearsAt, readAt, undo, unschedule } = publishing;
  const line = useRef<HTMLParagraphElement>(null);
  const {
    text,
    isAlarm,
    since,
    isDone = false,
    hereOnly,
    short,
  } = saidOf({
    isChanged,
    isNew: post === null,
    isPublished: post?.status === 'published',
    hasRoom: keeping !== 'no room',
    server: server.state,
    saving: busy,
    // What had its time then has appeared since.
    saved: saved !== null && isAwaited(saved) && appearsAt === null ? null : saved,
    appearsAt,
    mailedTo,
  });
  const isLinked = readAt !== null && !isChanged && !isSaving;
  return (
    <p ref={line} tabIndex={-1} className="writing-state">
      <span role={isAlarm ? 'alert' : 'status'} className={isLinked ? 'max-sm:sr-only' : ''}>
        {isDone ? (
          <b className="writing-done">{text}</b>
        ) : hereOnly !== undefined ? (
          // With a dot that is seen: it matters now.
          <span className="writing-here-only">
            <Shortened text={text} short={hereOnly} />
          </span>
        ) : short !== undefined ? (
          <Shortened text={text} short={short} />
        ) : (
          <Dotted text={text} />
        )}
        {since === undefined ? null : <span className="max-sm:sr-only"> {since}</span>}
      </span>
      {isLinked ? (
        <>
          <span className="writing-dot max-sm:hidden"> · </span>
          <Link to={readAt} className="finger-high text-link">
            {/* A phone has room for one word: what is said is the way there. */}
            <span className="sm:hidden">{text} </span>
            <span className="max-sm:sr-only">View post</span>
          </Link>
        </>
      ) : null}
      {unschedule === null || isChanged || undo !== null ? null : (
        <span className="writing-unschedule">
          <span className="writing-dot max-sm:hidden"> · </span>
          <button
            type="button"
            title="Makes a draft of it, which does not appear by itself"
            className="finger-high cursor-pointer text-link"
            onClick={() => {
              line.current?.focus();
              unschedule();
            }}
          >
            Unschedule
          </button>
        </span>
      )}
      {undo === null ? null : (
        <span className="writing-undo">
          <span className="writing-dot"> · </span>
          <button
            type="button"
            data-undo
            title={undo.words.title}
            className="finger-high cursor-pointer text-link"
            onClick={() => {
              // The button goes.
              line.current?.focus();
              undo.press();
            }}
          >
            Undo
            <span className="sr-only"> {undo.words.what}</span>
          </button>
        </span>
      )}
    </p>
  );
}

/** A phone has room for less. */
function Shortened({ text, short }: { text: string; short: string }) {
  return (
    <>
      <span className="max-sm:hidden">{text}</span>
      <span className="sm:hidden">{short}</span>
    </>
  );
}
