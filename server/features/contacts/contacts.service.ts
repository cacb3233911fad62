import type { MessageInput } from '#shared/contract/contacts.ts';
import type { Clock } from '../../clock.ts';
import type { Page, Slice } from '../../db/rows.ts';
import type { ContactRow, NewContact } from '../../db/tables.ts';
import { notFound } from '../../http/errors.ts';
import type { NewMail, Outbox } from '../../mail/outbox.ts';
import type { ContactRepository } from './contacts.repository.ts';

/** What visitors write to the owner. */
export class ContactService {
  readonly #repository: ContactRepository;
  readonly #outbox: Outbox;
  readonly #clock: Clock;

  constructor(repository: ContactRepository, outbox: Outbox, clock: Clock) {
    this.#repository = repository;
    this.#outbox = outbox;
    this.#clock = clock;
  }

  /** Keeps a message; the owner and, above suspicion, the visitor get a mail about it. */
  async receive(message: MessageInput, suspectedSpam: boolean): Promise<void> {
    const contact = {
      name: message.name,
      email: message.email,
      phone: message.phone,
      subject: message.subject,
      message: message.message,
      suspected_spam: suspectedSpam ? 1 : 0,
      created_at: this.#clock().toISOString(),
    };
    const mails = this.#outbox.enabled ? await this.#mails(contact) : [];
    await this.#repository.insert(contact, (transaction) => this.#outbox.put(transaction, mails));
  }

  async #mails(contact: NewContact): Promise<NewMail[]> {
    const { messageMails } = await import('./contacts.mails.tsx'); // what makes mails would slow the start
    return messageMails(contact, this.#outbox.owner);
  }

  list(page: Page): Promise<Slice<ContactRow>> {
    return this.#repository.list(page);
  }

  /** @throws HttpError 404 */
  async delete(id: number): Promise<void> {
    if (!(await this.#repository.delete(id))) throw notFound('That message is not there any more.');
  }
}
