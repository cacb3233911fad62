import type { ReplyToSend } from '#shared/contract/replies.ts';
import { isEmail } from '#shared/email-address.ts';
import { TAKE_BACK_MS } from '#shared/limits.ts';
import type { Clock } from '../../clock.ts';
import type { ContactRow, NewReply, ReplyRow } from '../../db/tables.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { conflict, HttpError, notFound, unprocessable } from '../../http/errors.ts';
import { MAIL_NOT_SET_UP } from '../../mail/not-set-up.ts';
import type { NewEmail, Outbox } from '../../mail/outbox.ts';
import { aboutMessage } from '../contacts/about-message.ts';
import { MessageGone, type ReplyRepository } from './replies.repository.ts';

const MESSAGE_IN_TRASH =
  'Its message is deleted: the reply goes out all the same. Restore the message to take it back.';

interface Deps {
  inTransaction: InTransaction;
  repository: ReplyRepository;
  /** A visitor's message; null when it is gone. */
  findContact: (id: number) => Promise<ContactRow | null>;
  outbox: Outbox;
  clock: Clock;
}

/** The owner's replies to visitors' messages. */
export class ReplyService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Of some messages, the oldest first. */
  ofContacts(contacts: readonly number[]): Promise<ReplyRow[]> {
    return this.#deps.repository.ofContacts(contacts);
  }

  /** Those of some messages to which a reply is being written. */
  withDraft(contacts: readonly number[]): Promise<number[]> {
    return this.#deps.repository.withDraft(contacts);
  }

  /**
   * Saves a reply that is sent in a moment, unless it is taken back until then. A repeated request saves nothing more.
   * @throws HttpError 404; 409 when there is a reply that its writer did not know of; 422 when nothing can be sent to the
   * visitor; 503 when email is not configured
   */
  async send({ contact: id, body, known }: ReplyToSend, requestKey: string | null): Promise<ReplyRow> {
    const { repository, outbox, clock } = this.#deps;
    if (!outbox.enabled) throw new HttpError(503, MAIL_NOT_SET_UP);
    const contact = await this.#require(id);
    const now = clock();
    const dueAt = new Date(now.getTime() + TAKE_BACK_MS);
    const messageId = outbox.newMessageId();
    const email = await this.#compose(contact, body, { dueAt, messageId });
    const reply = {
      contact_id: id,
      request_key: requestKey,
      body,
      message_id: messageId,
      created_at: now.toISOString(),
      due_at: dueAt.toISOString(),
    };
    const saved = await this.#save(reply, email, known);
    const sent = saved ?? (requestKey === null ? null : await repository.ofRequest(requestKey));
    if (sent === null) throw conflict('That reply was taken back meanwhile.');
    return sent;
  }

  /**
   * Takes a reply back that nobody sends yet. @returns its text
   * @throws HttpError 404; 409 when it is too late, or when its message is in the trash
   */
  takeBack(id: number): Promise<string> {
    const { inTransaction, repository, outbox } = this.#deps;
    return inTransaction(async (transaction) => {
      const reply = await repository.find(transaction, id);
      if (reply === null) {
        if (await repository.isInTrash(transaction, id)) throw conflict(MESSAGE_IN_TRASH);
        throw notFound('That reply is not there any more.');
      }
      if (!(await outbox.takeBack(transaction, [reply.message_id])))
        throw conflict('It is too late to take the reply back: it was sent.');
      await repository.delete(transaction, reply);
      return reply.body;
    });
  }

  /** @returns null when the request has saved one already */
  async #save(reply: NewReply, email: NewEmail, known = Infinity): Promise<ReplyRow | null> {
    const { inTransaction, repository, outbox } = this.#deps;
    try {
      return await inTransaction(async (transaction) => {
        const last = await repository.lastOther(transaction, reply);
        if (last > known) throw conflict('You have answered this message meanwhile.');
        const row = await repository.insert(transaction, reply);
        if (row === null) return null;
        await outbox.put(transaction, [email]);
        await repository.dropDraft(transaction, row);
        return row;
      });
    } catch (error) {
      if (!(error instanceof MessageGone)) throw error;
      throw messageGone();
    }
  }

  async #require(id: number): Promise<ContactRow> {
    const contact = await this.#deps.findContact(id);
    if (contact === null) throw messageGone();
    if (!isEmail(contact.email))
      throw unprocessable('The message has no address that an email can be sent to.');
    return contact;
  }

  async #compose(
    contact: ContactRow,
    body: string,
    when: Required<Pick<NewEmail, 'dueAt' | 'messageId'>>,
  ): Promise<NewEmail> {
    // On demand: it would slow the start.
    const { replyEmail } = await import('./replies.emails.tsx');
    const thread = await this.#deps.repository.thread(contact.id);
    return {
      kind: 'reply',
      to: contact.email,
      content: await replyEmail(contact, body, thread),
      about: aboutMessage(contact.id),
      ...when,
    };
  }
}

function messageGone(): HttpError {
  return notFound('That message is not there any more.');
}
