import type { Clock } from './clock.ts';
import type { Engine } from './db/engine.ts';
import type { InTransaction } from './db/unit-of-work.ts';
import { ContactRepository } from './features/contacts/contacts.repository.ts';
import { ContactService } from './features/contacts/contacts.service.ts';
import { Conversations } from './features/contacts/conversations.ts';
import { ListedContactRepository } from './features/contacts/listed-contacts.repository.ts';
import { ListedContacts } from './features/contacts/listed-contacts.service.ts';
import { messageBin } from './features/contacts/message-bin.ts';
import type { OthersOfPeople } from './features/people/others-of-people.ts';
import { ReplyRepository } from './features/replies/replies.repository.ts';
import { TrashedReplyRepository } from './features/replies/trashed-replies.repository.ts';
import { ReplyService } from './features/replies/replies.service.ts';
import type { TrashRepository } from './features/trash/trash.repository.ts';
import { SnippetRepository } from './features/snippets/snippets.repository.ts';
import { SnippetService } from './features/snippets/snippets.service.ts';
import type { EmailLinks } from './mail/email-links.ts';
import type { Outbox } from './mail/outbox.ts';

interface Deps {
  engine: Pick<Engine, 'db' | 'kind'>;
  inTransaction: InTransaction;
  trash: TrashRepository;
  othersOfPeople: OthersOfPeople;
  outbox: Outbox;
  links: EmailLinks;
  clock: Clock;
}

/** Connects what visitors write and what the owner answers. */
export function createContacts({ engine, links, trash, othersOfPeople, ...deps }: Deps) {
  const { db } = engine;
  const repository = new ContactRepository(db);
  const replyRows = new ReplyRepository(db);
  const trashedReplies = new TrashedReplyRepository();
  const replies = new ReplyService({
    ...deps,
    repository: replyRows,
    findContact: (id) => repository.find(id),
  });
  return {
    contacts: new ContactService({ ...deps, repository, replies: trashedReplies, trash, links }),
    listedContacts: new ListedContacts(new ListedContactRepository(engine), deps.clock),
    replies,
    snippets: new SnippetService(new SnippetRepository(db, deps.clock)),
    messageBin: messageBin(repository, trashedReplies),
    conversations: new Conversations({
      replies: (contacts) => replies.ofContacts(contacts),
      withDraft: (contacts) => replies.withDraft(contacts),
      others: othersOfPeople,
    }),
  };
}
