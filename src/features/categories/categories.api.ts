import type { Category, CategoryInput, CreateCategoryInput } from '#shared/contract/categories.ts';
import type { Request } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { firstJsonObject } from '../../lib/first-json-object.ts';
import { FALLBACK_CATEGORIES, readCategories } from './category.ts';

export interface CategoriesFound {
  categories: readonly Category[];
  /** True if the request failed and these are the built-in ones. */
  isFallback: boolean;
}

/** Tries the categories' script, then the posts' script, then falls back to the built-in four. [7.4.01]–[7.4.03] */
export async function fetchCategories(request: Request, signal: AbortSignal): Promise<CategoriesFound> {
  for (const operation of ['listCategories', 'listPostCategories'] as const) {
    try {
      const categories = readCategories(await request(operation, { signal }));
      if (categories !== null) return { categories, isFallback: false };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return { categories: FALLBACK_CATEGORIES, isFallback: true };
}

/**
 * The response may have other text around its first JSON object. [7.4.04] [7.4.05]
 * @returns its id; null where the server does not say it
 */
export async function createCategory(request: Request, body: CreateCategoryInput): Promise<number | null> {
  const answer = await request('createCategory', { body, parse: firstJsonObject });
  return 'id' in answer ? answer.id : null;
}

/** [7.4.06] */
export async function updateCategory(request: Request, id: number, body: CategoryInput): Promise<void> {
  await request('updateCategory', { body: { id, ...body } });
}

/** [7.4.07] */
export async function deleteCategory(request: Request, id: number): Promise<void> {
  await request('deleteCategory', { query: { id }, parse: parseDeletion });
}

/** A failed deletion has its reason in `message`. */
function parseDeletion(text: string): unknown {
  const answer: unknown = JSON.parse(text);
  return typeof answer === 'object' && answer !== null && 'message' in answer
    ? { ...answer, error: answer.message }
    : answer;
}

/** [8.32] [8.33] [8.35] [D3] */
export function createFailureText(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'not-json') {
    const cause = error.cause instanceof Error ? error.cause.message : error.message;
    return `JSON parsing error: ${cause}. Please try again.`;
  }
  return reasonIn(error) ?? 'Failed to create category. Please try again.';
}

/** A refusal says 'Failed'; any other failure says 'Error'. [8.36] [8.37] [D3] */
export function updateFailureText(error: unknown): string {
  return `${isRefusal(error) ? 'Failed to update' : 'Error updating'} category. Please try again.`;
}

/** [8.38] [8.39] [D3] */
export function deleteFailureText(error: unknown): string {
  if (!isRefusal(error)) return 'Error deleting category. Please try again.';
  return reasonIn(error) ?? 'Failed to delete category';
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'refused';
}

/** The server's own message, if it gave one. */
export function reasonIn(error: unknown): string | null {
  return error instanceof ApiError ? error.serverError : null;
}
