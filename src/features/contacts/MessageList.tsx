import { useSearchParams } from 'react-router-dom';
import type { Contact } from '#shared/contract/contacts.ts';
import { NarrowedList } from '../../components/dashboard/NarrowedList.tsx';
import { RowCheckbox, SelectAllLine } from '../../components/dashboard/RowCheckbox.tsx';
import { useRowDeletion } from '../../components/dashboard/use-row-deletion.ts';
import { howMany } from '../../lib/how-many.ts';
import { useHost } from '../../lib/host.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { useSelection } from '../../lib/use-selection.ts';
import { ROUTES } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { messageIn } from './message-path.ts';
import { MessageItem } from './MessageItem.tsx';
import { replyDueOf } from './reply-due.ts';
import { useListedMessages } from './use-listed-messages.ts';
import { messageSource, useMessageStatus } from './use-messages.ts';

/**
 * The messages of visitors, those that are overdue before the others, newest first; they can be read, answered, deleted and exported. Suspected spam is in a
 * separate view. [1.17] [2.15.41] [2.15.42] [2.15.43]
 */
export function MessageList() {
  const { announcer } = useHost();
  const now = useMinute();
  const [params] = useSearchParams();
  const { shown: asked, answered: toAnswer } = messageIn(params);
  const { statusOf, markAsRead, unflag } = useMessageStatus();
  const { narrowed, views, overdue } = useListedMessages(asked, statusOf);
  const { list } = narrowed;
  const { news, deleting, askAndDelete } = useRowDeletion(messageSource, unflag);
  const isOverdue = (message: Contact) => {
    const due = statusOf(message) === 'new' ? replyDueOf(message) : null;
    return due !== null && due < now;
  };
  // The server's word is of a while ago, and of all; the clock goes on for those that are shown.
  const overdueNow = new Set([...overdue, ...list.rows.filter(isOverdue).map(({ id }) => id)]).size;
  const rows = [...list.rows.filter(isOverdue), ...list.rows.filter((row) => !isOverdue(row))];
  const selection = useSelection(rows.map(({ id }) => id));
  const chosenNew = rows.filter((row) => selection.has(row.id) && statusOf(row) === 'new');
  function markChosen() {
    markAsRead(...chosenNew.map(({ id }) => id));
    selection.clear();
    news.say(`${howMany(chosenNew.length, 'message')} marked as read.`);
  }
  const { inbox, spam = 0 } = list.counts;
  const all = inbox === undefined ? list.total : inbox + spam;
  return (
    <NarrowedList
      title="Contact Messages"
      summary={summaryOf(all, overdueNow)}
      source={messageSource}
      narrowed={narrowed}
      views={views}
      all={all}
      news={news}
      selection={selection}
      nameOf={({ name }) => name}
      batchActions={
        chosenNew.length === 0 ? null : (
          <Button size="small" variant="quiet" onClick={markChosen}>
            Mark as Read
          </Button>
        )
      }
      onDeleted={(ids) => ids.forEach(unflag)}
      csv={{ fileName: 'contact-messages', columns: csvColumns(statusOf) }}
      name="messages"
      placeholder="Name, address or words"
      empty={{
        title: 'No messages yet',
        message:
          'What visitors write on the home page or the contact page arrives here. Write yourself a message to see how it goes.',
        link: 'Open the contact page',
        to: ROUTES.contact,
      }}
    >
      <SelectAllLine selection={selection} />
      <ul>
        {rows.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            status={statusOf(message)}
            now={now}
            isDeleting={deleting === message.id}
            isAnswering={message.id === toAnswer}
            onRead={() => {
              markAsRead(message.id);
              announcer.announce('Marked as read');
            }}
            select={<RowCheckbox id={message.id} name={message.name} selection={selection} />}
            onDelete={() => askAndDelete(message.id, `Delete the message from ${message.name}?`)}
          />
        ))}
      </ul>
    </NarrowedList>
  );
}

function summaryOf(total: number, overdue: number): string {
  const all = `${total.toLocaleString('en-US')} in all`;
  return overdue === 0 ? all : `${all}, ${overdue.toLocaleString('en-US')} overdue`;
}

function csvColumns(statusOf: (message: Contact) => string): Record<string, (row: Contact) => string> {
  return {
    Name: (message) => message.name,
    Email: (message) => message.email,
    Phone: (message) => message.phone,
    Subject: (message) => message.subject,
    Message: (message) => message.message,
    Status: statusOf,
    'Received at': (message) => message.created_at,
    'Suspected spam': (message) => (message.suspected_spam ? 'yes' : 'no'),
  };
}
