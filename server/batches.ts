import type { BatchAnswer } from '#shared/contract/batches.ts';
import { HttpError } from './http/errors.ts';

/** Does something with each row, one after the other: one that is refused does not keep the others from it. */
export async function eachOf(
  ids: readonly number[],
  act: (id: number) => Promise<unknown>,
): Promise<Omit<BatchAnswer, 'success'>> {
  const outcome: Omit<BatchAnswer, 'success'> = { done: [], failed: [] };
  for (const id of ids) {
    try {
      await act(id);
      outcome.done.push(id);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      outcome.failed.push({ id, error: error.message });
    }
  }
  return outcome;
}
