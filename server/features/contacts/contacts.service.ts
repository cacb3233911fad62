import type { MessageInput } from '#shared/contract/contacts.ts';
import type { Clock } from '../../clock.ts';
import type { NewContact } from '../../db/tables.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { type HttpError, notFound } from '../../http/errors.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import type { NewEmail, Outbox } from '../../mail/outbox.ts';
import type { TrashRepository } from '../trash/trash.repository.ts';
import { aboutMessage } from './about-message.ts';
import type { ContactRepository } from './contacts.repository.ts';
import type { KeptReplies } from './message-bin.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: ContactRepository;
  replies: KeptReplies;
  trash: TrashRepository;
  outbox: Outbox;
  links: EmailLinks;
  clock: Clock;
}

/** Visitors' messages to the owner. */
export class ContactService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Saves a message. Unless it is suspected spam, the owner gets a notice and the visitor a receipt. */
  async receive(message: MessageInput, suspectedSpam: boolean): Promise<void> {
    const { inTransaction, repository, outbox, clock } = this.#deps;
    const contact = {
      name: message.name,
      email: message.email,
      phone: message.phone,
      subject: message.subject,
      message: message.message,
      suspected_spam: suspectedSpam ? 1 : 0,
      created_at: clock().toISOString(),
    };
    const emails = outbox.enabled && !suspectedSpam ? await this.#emails(contact) : [];
    await inTransaction(async (transaction) => {
      const id = await repository.insert(transaction, contact);
      const about = aboutMessage(id);
      await outbox.put(
        transaction,
        emails.map((email) => ({ ...email, about })),
      );
    });
  }

  async #emails(contact: NewContact): Promise<NewEmail[]> {
    // On demand: it would slow the start.
    const { messageNotice, messageReceipt } = await import('./contacts.emails.tsx');
    const { outbox, links } = this.#deps;
    const notice = messageNotice(contact, outbox.owner, links.dashboard('messages'));
    return Promise.all([messageReceipt(contact), notice]); // the visitor's first
  }

  /** Says that a message needs no answer from here, or that it wants one, or one more. @throws HttpError 404 */
  async settle(id: number, isSettled: boolean): Promise<void> {
    const { repository, clock } = this.#deps;
    const isThere = await (isSettled ? repository.settle(id, clock().toISOString()) : repository.reopen(id));
    if (!isThere) throw messageGone();
  }

  /**
   * Says that a message is spam, or is none: then it is due as if it never had been suspected. Nobody is told of it: the owner
   * sees it. @throws HttpError 404
   */
  async judge(id: number, isSpam: boolean): Promise<void> {
    if (!(await this.#deps.repository.judge(id, isSpam))) throw messageGone();
  }

  /** Moves the message to the trash, with its replies; one that waits goes out all the same. @throws HttpError 404 */
  async delete(id: number): Promise<void> {
    const { inTransaction, repository, replies, trash, clock } = this.#deps;
    await inTransaction(async (transaction) => {
      const answers = await replies.keptOf(transaction, id);
      const row = await repository.delete(transaction, id);
      if (row === null) throw messageGone();
      const { name: title, subject: detail } = row;
      const kept = { ...row, replies: answers };
      await trash.add(transaction, { kind: 'message', row: kept, title, detail }, clock().toISOString());
    });
  }
}

function messageGone(): HttpError {
  return notFound('That message is not there any more.');
}
