import { Link } from 'react-router-dom';
import { subjectInWords } from '#content/contact-subject.ts';
import type { ListedContact, OfSamePerson } from '#shared/contract/contacts.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { formatDay } from '#shared/days-in-words.ts';
import { consultationsOfPath, messagePath } from './message-path.ts';

/** What else the sender of a message wrote and booked, each a link to it. */
export function OthersOfPerson({ message }: { message: ListedContact }) {
  const { others, email } = message;
  if (others.length === 0) return null;
  return (
    <section aria-label={`Also from ${message.name}`} className="mt-3 text-fine">
      <h3 className="font-sans font-semibold text-quiet">Also from this person</h3>
      <ul className="mt-1 grid gap-1">
        {others.map((other) => (
          <li key={`${other.kind}-${other.id}`}>
            <Link
              to={other.kind === 'message' ? messagePath(other.id) : consultationsOfPath(email)}
              className="finger-high wrap-anywhere text-link"
            >
              {titleOf(other)}
            </Link>
            <span className="block text-quiet tabular-nums">{aboutOf(other)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf(other: OfSamePerson): string {
  return other.kind === 'message' ? subjectInWords(other.subject) : 'Consultation';
}

function aboutOf(other: OfSamePerson): string {
  return other.kind === 'message'
    ? formatLongDate(other.created_at)
    : `${formatDay(other.consultation_date)} (${other.status})`;
}
