import { LIMITS } from '#shared/limits.ts';
import { isId } from '../../lib/flags.ts';

/** An author as stored in the browser. [3.5.01] */
export interface KeptAuthor {
  id: number;
  name: string;
  email: string;
  bio: string;
  role: string;
  status: string;
  created_at: string;
}

const ROLES = ['Author', 'Editor', 'Admin', 'Contributor'];
const TEXTS = ['name', 'email', 'bio', 'role', 'status', 'created_at'] as const;

/** The author in `value`, without unknown properties; null if it is not an author. */
export function readAuthor(value: unknown): KeptAuthor | null {
  if (typeof value !== 'object' || value === null) return null;
  const found = value as Record<keyof KeptAuthor, unknown>;
  if (!isId(found.id)) return null;
  const texts: Record<string, string> = {};
  for (const key of TEXTS) {
    const text = found[key];
    if (typeof text !== 'string' || text.length > LIMITS.message) return null;
    texts[key] = text;
  }
  const author = { id: found.id, ...texts } as KeptAuthor;
  return author.name.trim() !== '' && ROLES.includes(author.role) ? author : null;
}
