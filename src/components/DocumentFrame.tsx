import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as words from '#content/words/policies.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';

interface DocumentFrameProps {
  title: string;
  lead: string | null;
  /** The date of its last change, `YYYY-MM-DD`. */
  updated: string | null;
  /** Its parts, with their anchors; they are listed where there are two or more. */
  contents: readonly { id: string; title: string }[];
  /** Across the whole width, above the text. */
  summary?: ReactNode;
  /** The text. */
  children: ReactNode;
}

/** The frame of a policy or another legal text: its contents in the margin, and its text in one column. */
export function DocumentFrame({ title, lead, updated, contents, summary, children }: DocumentFrameProps) {
  return (
    <article className="shell pt-12 pb-[clamp(4rem,9vw,8rem)] sm:pt-20">
      <header className="grid gap-x-16 gap-y-8 lg:grid-cols-[6fr_5fr]">
        <div>
          <h1 className="text-hero">{title}</h1>
          {updated === null ? null : (
            <p className="mt-5 text-small text-quiet">
              {words.changed} <time dateTime={updated}>{formatLongDate(updated)}</time>
            </p>
          )}
        </div>
        {lead === null ? null : <p className="max-w-[22.6em] self-end font-serif text-heading">{lead}</p>}
      </header>
      {summary}
      <div className="mt-12 grid gap-x-16 gap-y-12 sm:mt-16 lg:grid-cols-[14rem_1fr]">
        {contents.length < 2 ? (
          <div className="max-lg:hidden" />
        ) : (
          <nav
            aria-labelledby="contents"
            className="border-line max-lg:border-b max-lg:pb-8 lg:sticky lg:top-28 lg:self-start"
          >
            <h2 id="contents" className="font-sans margin-note">
              {words.contents}
            </h2>
            <ul className="mt-3 gap-x-8 text-small sm:max-lg:columns-2">
              {contents.map(({ id, title: name }) => (
                <li key={id}>
                  <Link
                    to={`#${id}`}
                    className="block py-1.5 underline-offset-4 transition-colors hover:text-clay hover:underline"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {children}
        {contents.length < 2 ? null : (
          <p className="lg:hidden">
            <Link to="#contents" className="inline-block py-1 font-semibold text-link">
              {words.back}
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}
