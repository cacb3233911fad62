import type { PrivateNoteInput } from '#shared/contract/owner-consultations.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { ConsultationRepository } from './consultations.repository.ts';

/** What the owner notes on consultations for herself: no email, calendar or page for visitors has any of it. */
export class PrivateNoteService {
  readonly #repository: ConsultationRepository;

  constructor(repository: ConsultationRepository) {
    this.#repository = repository;
  }

  /** @throws HttpError 404, 409 when the note was changed since it was read */
  async write({ id, note, before }: PrivateNoteInput): Promise<void> {
    if (await this.#repository.notePrivately(id, note, before)) return;
    if ((await this.#repository.find({ id })) === null)
      throw notFound('That consultation is not there any more.');
    throw conflict('That note was changed meanwhile. Nothing was overwritten.');
  }
}
