import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import * as words from '#content/words/post.ts';
import type { ContentsEntry } from '#shared/rich-text/contents.ts';

/**
 * A text's table of contents: in the left margin, where it follows the reader, if there is room; else folded above the
 * text. Both are in the document, so that neither waits for scripts, and the style sheet shows one.
 */
export function TextContents({ entries }: { entries: readonly ContentsEntry[] }) {
  const current = useReaderPosition(entries);
  return (
    <>
      <details className="contents-folded">
        <summary>{words.contents}</summary>
        <nav aria-label={words.contents}>
          <Entries entries={entries} current={current} />
        </nav>
      </details>
      <div className="contents-margin">
        <nav aria-label={words.contents}>
          <p aria-hidden className="margin-note">
            {words.contents}
          </p>
          <Entries entries={entries} current={current} />
        </nav>
      </div>
    </>
  );
}

function Entries({ entries, current }: { entries: readonly ContentsEntry[]; current: string | null }) {
  return (
    <ul>
      {entries.map(({ id, title, inner }) => (
        <li key={id} className={inner ? 'inner' : undefined}>
          <Link to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The id of the last heading above the line that the eye is at, a third below the window's upper edge; null at the start. */
function useReaderPosition(entries: readonly ContentsEntry[]): string | null {
  const [above, setAbove] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        setAbove((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of changes) {
            if (isIntersecting) after.add(target.id);
            else after.delete(target.id);
          }
          return after;
        });
      },
      { rootMargin: '1000000px 0px -67% 0px' },
    );
    for (const { id } of entries) {
      const heading = document.getElementById(id);
      if (heading !== null) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [entries]);
  return entries.findLast(({ id }) => above.has(id))?.id ?? null;
}
