import { ApiError } from '../../lib/api-error.ts';

/** How many addresses a test goes to at most. */
export const MAX_TEST_RECIPIENTS = 5;

/**
 * Sends a test to each of the addresses that were typed, with a comma between them.
 * @param typed null for the owner
 * @param send sends one; to the owner without an address
 * @returns to whom it went, as it is told
 * @throws ApiError the first that was refused; those before it have gone out
 */
export async function testEach(
  typed: string | null,
  send: (more: { to?: string }) => Promise<{ to: string }>,
): Promise<string> {
  if (typed === null) return (await send({})).to;
  const asked = [...new Set(typed.split(/[,;\s]+/).filter((address) => address !== ''))];
  if (asked.length > MAX_TEST_RECIPIENTS)
    throw new ApiError('refused', {
      serverError: `A test goes to ${MAX_TEST_RECIPIENTS} addresses at most.`,
    });
  const sent: string[] = [];
  for (const to of asked) sent.push((await send({ to })).to);
  return sent.join(', ');
}
