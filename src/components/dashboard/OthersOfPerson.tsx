import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { subjectInWords } from '#content/contact-subject.ts';
import type { OfSamePerson } from '#shared/contract/people.ts';
import { arrivalAt } from '../../lib/arrival.ts';
import { callPath } from './calls-of-path.ts';
import { messagePath } from './message-path.ts';
import { ShortDate } from './ShortDate.tsx';

/** How many of them a row has room for. */
const MAX_SHOWN = 2;

interface OthersOfPersonProps {
  name: string;
  others: readonly OfSamePerson[];
}

/** What else somebody wrote and booked, each a link to it: a call by its date. The newest, and the others when asked for. */
export function OthersOfPerson({ name, others }: OthersOfPersonProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? others : others.slice(0, MAX_SHOWN);
  const left = others.length - shown.length;
  /** The button gives way to what it shows, of which the first has the focus then. */
  function showAll() {
    flushSync(() => setWhole(true));
    list.current?.querySelector<HTMLElement>(`li:nth-child(${MAX_SHOWN + 1}) a`)?.focus();
  }
  return (
    <section aria-label={`Also from ${name}`} className="mt-1.5 text-fine text-quiet touch:leading-loose">
      <h3 className="inline font-sans font-semibold">Also from this person:</h3>{' '}
      <ul ref={list} className="inline">
        {shown.map((other, index) => (
          <li key={`${other.kind}-${other.id}`} className="inline tabular-nums">
            <Link
              to={other.kind === 'message' ? messagePath(other.id) : callPath(other.id)}
              state={arrivalAt(other.id)}
              className="finger-high wrap-anywhere text-link touch:inline-block"
            >
              {other.kind === 'message' ? (
                subjectInWords(other.subject)
              ) : (
                <>
                  Call <ShortDate at={other.consultation_date} inSentence />
                </>
              )}
            </Link>
            {other.kind === 'message' ? (
              <>
                , <ShortDate at={other.created_at} inSentence />
              </>
            ) : (
              ` (${other.status})`
            )}
            {index === others.length - 1 ? null : '; '}
          </li>
        ))}
      </ul>
      {left === 0 ? null : (
        <button
          type="button"
          aria-label={`${left} more from ${name}`}
          onClick={showAll}
          className="finger-high cursor-pointer text-link touch:inline-block"
        >
          {left} more
        </button>
      )}
    </section>
  );
}
