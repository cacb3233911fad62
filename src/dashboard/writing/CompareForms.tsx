import { useMemo } from 'react';
import type { PostForm } from '../../features/posts/post-form.ts';
import { enumerate } from '../../lib/enumerate.ts';
import { useHost } from '../../lib/host.ts';
import { otherDifferences } from './form-differences.ts';
import { plainText } from './plain-text.ts';
import { type DiffPart, wordDiff } from './word-diff.ts';

/** A side of the comparison. */
export interface Side {
  /** Whose text it is: 'On this page'. */
  label: string;
  form: PostForm;
}

/** Two texts side by side. What only one has is struck through or underlined, and said to those who listen. */
export function CompareForms({ before, after }: { before: Side; after: Side }) {
  const { domWindow } = useHost();
  const parts = useMemo(() => {
    const text = ({ form }: Side) => `${form.title}\n\n${plainText(form.content, domWindow())}`;
    return wordDiff(text(before), text(after));
  }, [before, after, domWindow]);
  const others = otherDifferences(before.form, after.form);
  const isSameText = parts.every(({ kind }) => kind === 'same');
  const isSame = isSameText && before.form.content === after.form.content && others.length === 0;

  return (
    <>
      {isSameText ? (
        <p className="mt-4 text-quiet">
          {isSame
            ? 'There is no difference.'
            : 'The words are the same; what differs is their formatting or a setting.'}
        </p>
      ) : null}
      {others.length === 0 ? null : <p className="mt-4">Also different: {enumerate(others)}.</p>}
      <div className="writing-compare">
        <Column label={before.label} parts={parts} hidden="added" />
        <Column label={after.label} parts={parts} hidden="removed" />
      </div>
    </>
  );
}

interface ColumnProps {
  label: string;
  parts: readonly DiffPart[];
  /** What the other side has. */
  hidden: 'added' | 'removed';
}

function Column({ label, parts, hidden }: ColumnProps) {
  return (
    <section aria-label={label}>
      <h3 className="text-small font-semibold">{label}</h3>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has nothing to press */}
      <div tabIndex={0} role="group" aria-label={`${label}: text`} className="writing-compare-text">
        {parts.map((part, index) => (part.kind === hidden ? null : <Part key={index} part={part} />))}
      </div>
    </section>
  );
}

function Part({ part: { kind, text } }: { part: DiffPart }) {
  if (kind === 'same') return text;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark>
      <span className="sr-only">{kind === 'added' ? '(added: ' : '(removed: '}</span>
      {text}
      <span className="sr-only">)</span>
    </Mark>
  );
}
