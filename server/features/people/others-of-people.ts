import type { OfSamePerson } from '#shared/contract/people.ts';
import { grouped } from '../../grouped.ts';
import type { PeopleRepository } from './people.repository.ts';

/** How many other messages of a person stand beside what they wrote or booked, and how many calls. */
const MAX_OTHERS = 5;
const KINDS = ['message', 'consultation'] as const;

/** A message or a consultation. */
interface Row {
  id: number;
  email: string;
}

/** What else those wrote and booked whose messages or consultations are listed: the newest of each, messages first, in one go for all. */
export class OthersOfPeople {
  readonly #people: Pick<PeopleRepository, 'entries'>;

  constructor(people: Pick<PeopleRepository, 'entries'>) {
    this.#people = people;
  }

  /** @param kind what the rows are @returns what belongs to a row */
  async beside(rows: readonly Row[], kind: OfSamePerson['kind']): Promise<(row: Row) => OfSamePerson[]> {
    const emails = [...new Set(rows.map(({ email }) => email))];
    // One more, as the row itself is among them.
    const found = await this.#people.entries(emails, MAX_OTHERS + 1);
    const byPerson = grouped(found, ({ email }) => email.toLowerCase());
    return ({ id, email }) => {
      const others = (byPerson.get(email.toLowerCase()) ?? [])
        .map(({ entry }) => entry)
        .filter((entry) => entry.kind !== kind || entry.id !== id)
        .sort((one, other) => (one.created_at > other.created_at ? -1 : 1));
      return KINDS.flatMap((each) => others.filter((entry) => entry.kind === each).slice(0, MAX_OTHERS));
    };
  }
}
