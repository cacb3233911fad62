import { useMemo, useSyncExternalStore } from 'react';
import type { PostForm } from '../../features/posts/post-form.ts';
import { enumerate } from '../../lib/enumerate.ts';
import { useHost } from '../../lib/host.ts';
import { type ComparedRow, comparedRows } from './compared-rows.ts';
import { otherDifferences } from './form-differences.ts';
import { linesOf } from './text-lines.ts';
import type { DiffPart } from './word-diff.ts';

/** A side of the comparison. */
export interface Side {
  /** Whose text it is: 'On this page'. */
  label: string;
  form: PostForm;
}

interface CompareFormsProps {
  before: Side;
  after: Side;
  /** Whether neither is older than the other: then no colour judges them. */
  isConflict?: boolean;
}

/**
 * Two texts side by side, or in one where there is no room for two. What only one has is marked, and said to those who
 * listen.
 */
export function CompareForms({ before, after, isConflict = false }: CompareFormsProps) {
  const { domWindow } = useHost();
  const hasRoom = useSyncExternalStore(followRoom, () => window.matchMedia(ROOM).matches);
  const rows = useMemo(() => {
    const text = ({ form }: Side) => ({ title: form.title, lines: linesOf(form.content, domWindow()) });
    return comparedRows(text(before), text(after));
  }, [before, after, domWindow]);
  const others = otherDifferences(before.form, after.form);
  const isSameText = rows.every(({ row }) => row.kind === 'same');
  const isSame = isSameText && before.form.content === after.form.content && others.length === 0;

  return (
    <div {...(isConflict ? { 'data-conflict': '' } : {})}>
      {isSameText ? (
        <p className="mt-4 text-quiet">
          {isSame
            ? 'There is no difference.'
            : 'The words are the same; what differs is their formatting or a setting.'}
        </p>
      ) : null}
      {others.length === 0 ? null : <p className="mt-4">Also different: {enumerate(others)}.</p>}
      {hasRoom ? (
        <div className="mt-5 grid grid-cols-2 gap-x-8">
          <Column label={before.label} rows={rows} hidden="added" />
          <Column label={after.label} rows={rows} hidden="removed" />
        </div>
      ) : (
        <Both before={before.label} after={after.label} rows={rows} />
      )}
    </div>
  );
}

/** From here on two texts are beside each other: Tailwind's `sm`. */
const ROOM = '(min-width: 40rem)';

function followRoom(changed: () => void): () => void {
  const query = window.matchMedia(ROOM);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

interface ColumnProps {
  label: string;
  rows: readonly ComparedRow[];
  /** What the other side has. */
  hidden: 'added' | 'removed';
}

function Column({ label, rows, hidden }: ColumnProps) {
  return (
    <section aria-label={label} className="writing-column">
      <h3 className="text-small font-semibold">{label}</h3>
      <div className="writing-compare-frame">
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has nothing to press */}
        <div tabIndex={0} role="group" aria-label={`${label}: text`} className="writing-compare-text">
          <Rows rows={rows} hidden={hidden} />
        </div>
      </div>
    </section>
  );
}

/** Both in one, to be read from top to bottom: it scrolls with the window around it. */
function Both({ before, after, rows }: { before: string; after: string; rows: readonly ComparedRow[] }) {
  return (
    <section aria-label="Both texts" className="mt-4">
      <p className="grid justify-items-start gap-1 text-small">
        <span>
          <del className="writing-mark">This</del> is only in “{before}”
        </span>
        <span>
          <ins className="writing-mark">This</ins> is only in “{after}”
        </span>
      </p>
      <div className="writing-compare-frame">
        <div className="writing-compare-text">
          <Rows rows={rows} hidden={null} />
        </div>
      </div>
    </section>
  );
}

function Rows({ rows, hidden }: { rows: readonly ComparedRow[]; hidden: ColumnProps['hidden'] | null }) {
  return rows.map(({ row, style }, index) =>
    row.kind === hidden ? null : (
      <p key={index} data-kind={row.kind} data-style={style}>
        {row.kind === 'changed' ? (
          row.parts.map((part, at) => (part.kind === hidden ? null : <Part key={at} part={part} />))
        ) : (
          <Part part={row} />
        )}
      </p>
    ),
  );
}

function Part({ part: { kind, text } }: { part: DiffPart }) {
  if (kind === 'same') return text;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark className="writing-mark">
      <span className="sr-only">{kind === 'added' ? '(added: ' : '(removed: '}</span>
      {text}
      <span className="sr-only">)</span>
    </Mark>
  );
}
