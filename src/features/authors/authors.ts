import { business } from '#content/business.ts';
import { FIRST_AUTHOR } from '#shared/first-author.ts';
import type { SafeStorage } from '../../lib/storage.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { readStored, writeStored } from '../../lib/stored.ts';

/** Labels only: they grant no permissions. [3.5.04]–[3.5.07] [6.07] */
export const AUTHOR_ROLES = ['Author', 'Editor', 'Admin', 'Contributor'] as const;
export type AuthorRole = (typeof AUTHOR_ROLES)[number];

/** An author of posts. Stored in this browser only. [3.5.01] [3.5.03] [K3] */
export interface Author {
  id: number;
  name: string;
  email: string;
  bio: string;
  role: AuthorRole;
  /** [3.5.08] */
  status: 'active';
  /** ISO 8601; '' for the initial author. */
  created_at: string;
}

export type AuthorDetails = Pick<Author, 'name' | 'email' | 'bio' | 'role'>;

const FIRST: Author = FIRST_AUTHOR;

/** Parses the stored authors; the initial one if nothing readable is stored. */
export function authorsIn(text: string | null): readonly Author[] {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(found) ? found.filter(isRecord).flatMap(toAuthor) : [FIRST];
  } catch {
    return [FIRST];
  }
}

function toAuthor(row: Record<string, unknown>): Author[] {
  const id = Number(row.id);
  const name = textOf(row.name).trim();
  if (!Number.isSafeInteger(id) || id < 1 || name === '') return [];
  const role = AUTHOR_ROLES.find((known) => known === row.role) ?? 'Author';
  const { email, bio, created_at } = row;
  return [
    {
      ...{ id, name, email: textOf(email), bio: textOf(bio), role },
      ...{ status: 'active', created_at: textOf(created_at) },
    },
  ];
}

/** The name shown to visitors. The initial author is shown as the site's owner until renamed. [K3] */
export function bylineOf({ id, name }: Pick<Author, 'id' | 'name'>): string {
  return id === FIRST.id && name === FIRST.name ? business.who.name : name;
}

/** The name shown in the dashboard: the one that visitors read, and the other one where it differs. */
export function nameInLists(author: Pick<Author, 'id' | 'name'>): string {
  const byline = bylineOf(author);
  return byline === author.name ? byline : `${byline} (${author.name})`;
}

/** Changes the stored authors, reading them anew so that changes by other windows are kept. @returns all of them */
export function saveAuthors(
  storage: SafeStorage,
  change: (authors: readonly Author[]) => readonly Author[],
): readonly Author[] {
  const authors = change(authorsIn(readStored(storage, STORAGE_KEYS.authors)));
  writeStored(storage, STORAGE_KEYS.authors, JSON.stringify(authors));
  return authors;
}

export function withAuthor(authors: readonly Author[], details: AuthorDetails, now: Date): Author[] {
  return [...authors, { id: freeId(authors), ...details, status: 'active', created_at: now.toISOString() }];
}

/** With an author that was deleted, in their place; with another id where that was given to somebody since. */
export function withAuthorAgain(authors: readonly Author[], author: Author): Author[] {
  if (authors.some(({ id }) => id === author.id)) return [...authors, { ...author, id: freeId(authors) }];
  const at = authors.findIndex(({ id }) => id > author.id);
  return authors.toSpliced(at < 0 ? authors.length : at, 0, author);
}

function freeId(authors: readonly Author[]): number {
  return Math.max(0, ...authors.map(({ id }) => id)) + 1;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
