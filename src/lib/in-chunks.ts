import type { BatchAnswer } from '#shared/contract/batches.ts';
import { MAX_PAGE_SIZE } from '#shared/limits.ts';

/**
 * Does something with rows, in requests of as many as the server takes at once, one after the other.
 * @param ids at least one
 * @returns what became of all; where a later request fails, its rows have failed
 * @throws as the first request does
 */
export async function inChunks<Answer extends BatchAnswer>(
  ids: readonly number[],
  send: (ids: number[]) => Promise<Answer>,
): Promise<BatchAnswer> {
  const answers: BatchAnswer[] = [];
  for (let from = 0; from < ids.length; from += MAX_PAGE_SIZE) {
    const some = ids.slice(from, from + MAX_PAGE_SIZE);
    try {
      answers.push(await send(some));
    } catch (error) {
      if (from === 0) throw error;
      const said = error instanceof Error ? error.message : '';
      answers.push({ success: true, done: [], failed: some.map((id) => ({ id, error: said })) });
    }
  }
  return {
    success: true,
    done: answers.flatMap(({ done }) => done),
    failed: answers.flatMap(({ failed }) => failed),
  };
}
