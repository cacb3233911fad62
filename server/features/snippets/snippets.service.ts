import type { Snippet, SnippetToSave } from '#shared/contract/snippets.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { NameInUse, type SnippetRepository } from './snippets.repository.ts';

/** The owner's texts for replies. */
export class SnippetService {
  readonly #repository: SnippetRepository;

  constructor(repository: SnippetRepository) {
    this.#repository = repository;
  }

  list(): Promise<Snippet[]> {
    return this.#repository.list();
  }

  /** @throws HttpError 404, 409 when the name is in use */
  async save({ id, name, body }: SnippetToSave): Promise<void> {
    try {
      if (id === undefined) await this.#repository.insert({ name, body });
      else if (!(await this.#repository.update({ id, name, body })))
        throw notFound('That snippet is not there any more.');
    } catch (error) {
      if (!(error instanceof NameInUse)) throw error;
      throw conflict('There is a snippet of that name already.', 'name');
    }
  }

  /** One that is gone already is deleted, too. */
  delete(id: number): Promise<void> {
    return this.#repository.delete(id);
  }
}
