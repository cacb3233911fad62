import type { MessageInput } from '#shared/contract/contacts.ts';
import type { Clock } from '../../clock.ts';
import type { Page, Slice } from '../../db/rows.ts';
import type { ContactRow, NewContact } from '../../db/tables.ts';
import { notFound } from '../../http/errors.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import type { NewEmail, Outbox } from '../../mail/outbox.ts';
import type { ContactRepository } from './contacts.repository.ts';

/** What visitors write to the owner. */
export class ContactService {
  readonly #repository: ContactRepository;
  readonly #outbox: Outbox;
  readonly #links: EmailLinks;
  readonly #clock: Clock;

  constructor(repository: ContactRepository, outbox: Outbox, links: EmailLinks, clock: Clock) {
    this.#repository = repository;
    this.#outbox = outbox;
    this.#links = links;
    this.#clock = clock;
  }

  /** Keeps a message; unless it is suspected spam the owner gets a notice of it, and the visitor a receipt. */
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
    const emails = this.#outbox.enabled && !suspectedSpam ? await this.#emails(contact) : [];
    await this.#repository.insert(contact, (transaction, id) =>
      // With the message its emails are forgotten, by a trigger.
      this.#outbox.put(
        transaction,
        emails.map((mail) => ({ ...mail, about: `contact-${id}` })),
      ),
    );
  }

  async #emails(contact: NewContact): Promise<NewEmail[]> {
    // What makes emails would slow the start.
    const { messageNotice, messageReceipt } = await import('./contacts.emails.tsx');
    const notice = messageNotice(contact, this.#outbox.owner, this.#links.dashboard('messages'));
    return Promise.all([notice, messageReceipt(contact)]);
  }

  list(page: Page): Promise<Slice<ContactRow>> {
    return this.#repository.list(page);
  }

  /** @throws HttpError 404 */
  async delete(id: number): Promise<void> {
    if (!(await this.#repository.delete(id))) throw notFound('That message is not there any more.');
  }
}
