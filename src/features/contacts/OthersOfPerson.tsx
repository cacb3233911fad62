import { Link } from 'react-router-dom';
import { subjectInWords } from '#content/contact-subject.ts';
import type { ListedContact, OfSamePerson } from '#shared/contract/contacts.ts';
import { callsOfPath } from '../../components/dashboard/calls-of-path.ts';
import { ShortDate } from '../../components/dashboard/ShortDate.tsx';
import { messagePath } from './message-path.ts';

/** What else the sender of a message wrote and booked, each a link to it: on one line where there is room. */
export function OthersOfPerson({ message: { name, email, others } }: { message: ListedContact }) {
  return (
    <section aria-label={`Also from ${name}`} className="mt-1.5 text-fine text-quiet touch:leading-loose">
      <h3 className="inline font-sans font-semibold">Also from this person:</h3>{' '}
      <ul className="inline">
        {others.map((other, index) => (
          <li key={`${other.kind}-${other.id}`} className="inline tabular-nums">
            <Link
              to={other.kind === 'message' ? messagePath(other.id) : callsOfPath(email, 'all')}
              className="finger-high wrap-anywhere text-link touch:inline-block"
            >
              {titleOf(other)}
            </Link>
            , <About other={other} />
            {index === others.length - 1 ? null : '; '}
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf(other: OfSamePerson): string {
  return other.kind === 'message' ? subjectInWords(other.subject) : 'Consultation';
}

function About({ other }: { other: OfSamePerson }) {
  if (other.kind === 'message') return <ShortDate at={other.created_at} inSentence />;
  return (
    <>
      <ShortDate at={other.consultation_date} inSentence /> ({other.status})
    </>
  );
}
