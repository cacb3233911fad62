import { sql } from 'kysely';
import type { OfSamePerson } from '#shared/contract/people.ts';
import type { Db } from '../../db/engine.ts';

/** Something of a person, with the address as it was given there. */
export interface OfPerson {
  email: string;
  entry: OfSamePerson;
}

/** What people wrote and booked, by their email addresses, whose capitals do not matter; without one, nobody is known. */
export class PeopleRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The newest of each person, of messages and consultations `limit` each. */
  async entries(people: readonly string[], limit: number): Promise<OfPerson[]> {
    const emails = people.filter((email) => email !== '');
    if (emails.length === 0) return [];
    const [messages, consultations] = await Promise.all([
      this.#db
        .selectFrom((build) =>
          build
            .selectFrom('contacts')
            .select(['id', 'email', 'subject', 'created_at', 'answered_at', newestFirst()])
            .where(isOneOf(emails))
            .as('contacts'),
        )
        .select(['id', 'email', 'subject', 'created_at', 'answered_at'])
        .where('place', '<=', limit)
        .execute(),
      this.#db
        .selectFrom((build) =>
          build
            .selectFrom('consultations')
            .select(['id', 'email', 'consultation_date', 'consultation_time', 'status', 'created_at'])
            .select(newestFirst())
            .where(isOneOf(emails))
            .as('consultations'),
        )
        .select(['id', 'email', 'consultation_date', 'consultation_time', 'status', 'created_at'])
        .where('place', '<=', limit)
        .execute(),
    ]);
    return [
      ...messages.map(({ email, ...message }) => ({
        email,
        entry: { kind: 'message' as const, ...message },
      })),
      ...consultations.map(({ email, ...consultation }) => ({
        email,
        entry: { kind: 'consultation' as const, ...consultation },
      })),
    ];
  }
}

/** A row's place among those of the same person. */
function newestFirst() {
  return sql<number>`row_number() over (partition by email collate nocase order by id desc)`.as('place');
}

function isOneOf(emails: readonly string[]) {
  return sql<boolean>`email collate nocase in (${sql.join(emails)})`;
}
