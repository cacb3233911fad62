import type { BatchAnswer } from '#shared/contract/batches.ts';
import { howMany } from '../../lib/how-many.ts';

/** '3 posts published. Not “Bread”: That post is not there any more.' */
export function describeBatch(
  { done, failed }: Pick<BatchAnswer, 'done' | 'failed'>,
  noun: string,
  words: string,
  nameOf: (id: number) => string,
): string {
  const refusals = failed.map(({ id, error }) => `Not “${nameOf(id)}”: ${error}`);
  const count = done.length === 0 && failed.length > 0 ? `No ${noun}` : howMany(done.length, noun);
  return [`${count} ${words}.`, ...refusals].join(' ');
}
