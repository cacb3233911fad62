import { defaultColor } from '#content/categories.ts';
import type { Category } from '#shared/contract/categories.ts';

/** The built-in categories, used if the server's cannot be loaded. [3.4.03]–[3.4.07] */
export const FALLBACK_CATEGORIES: readonly Category[] = [
  fallback(1, 'Web Development', 'web-development'),
  fallback(2, 'Design', 'design'),
  fallback(3, 'Tutorial', 'tutorial'),
  fallback(4, 'Technology', 'technology'),
];

function fallback(id: number, name: string, slug: string): Category {
  return { id, name, slug, description: '', color: defaultColor, postCount: 0 };
}

/**
 * Reads the categories from a response: a bare array, or one under `categories`; null if it is neither. Defaults for
 * missing properties: colour #3B82F6, no posts. [3.4.01] [3.4.02] [2.15.31] [D12]
 */
export function readCategories(answer: unknown): Category[] | null {
  const list = isRecord(answer) && !Array.isArray(answer) ? answer.categories : answer;
  return Array.isArray(list) ? list.filter(isRecord).map(toCategory) : null;
}

function toCategory(row: Record<string, unknown>): Category {
  const count = Number(row.postCount ?? 0);
  return {
    id: Number(row.id),
    name: textOf(row.name),
    slug: textOf(row.slug),
    description: textOf(row.description),
    color: textOf(row.color) || defaultColor,
    postCount: Number.isFinite(count) ? count : 0,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
