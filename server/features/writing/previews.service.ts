import type { PreviewLink, PreviewOf } from '#shared/contract/writing.ts';
import type { Clock } from '../../clock.ts';
import type { PreviewRepository } from './previews.repository.ts';

interface Deps {
  repository: PreviewRepository;
  clock: Clock;
}

/** The links that show drafts and hidden posts to whoever has them. */
export class PreviewService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Those that are not over, newest first. */
  list(of: PreviewOf): Promise<PreviewLink[]> {
    return this.#deps.repository.list(of, this.#deps.clock().toISOString());
  }
}
