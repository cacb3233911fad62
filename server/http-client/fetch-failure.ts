/**
 * Why nothing was fetched: the address is not one that is fetched; it leads into a private network; the server was not
 * reached; it took too long; it sent too much; it redirected too often, or to nowhere.
 */
export type FetchProblem = 'address' | 'private' | 'unreachable' | 'slow' | 'too-large' | 'redirects';

/** Thrown when an address could not be fetched. Its message names no address, which may have a password in it. */
export class FetchFailure extends Error {
  override name = 'FetchFailure';
  readonly problem: FetchProblem;

  constructor(problem: FetchProblem, options?: ErrorOptions) {
    super(`nothing was fetched: ${problem}`, options);
    this.problem = problem;
  }
}
