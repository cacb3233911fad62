import { useSearchParams } from 'react-router-dom';
import { subjectInWords } from '#content/contact-subject.ts';
import type { Contact, ListedContact } from '#shared/contract/contacts.ts';
import { DashboardList } from '../../components/dashboard/DashboardList.tsx';
import { RowCheckbox } from '../../components/dashboard/RowCheckbox.tsx';
import { useRowDeletion } from '../../components/dashboard/use-row-deletion.ts';
import { useHost } from '../../lib/host.ts';
import type { ListView } from '../../lib/use-list-view.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { ROUTES } from '../../paths.ts';
import { messageIn, ONE_MESSAGE } from './message-path.ts';
import { MessageItem } from './MessageItem.tsx';
import { replyDueOf } from './reply-due.ts';
import { messageSource, useMessages } from './use-messages.ts';

/**
 * The messages of visitors, newest first; they can be read, answered, deleted and exported. Suspected spam is in a
 * separate view. [1.17] [2.15.41] [2.15.42] [2.15.43]
 */
export function MessageList() {
  const { announcer } = useHost();
  const now = useMinute();
  const [params] = useSearchParams();
  const { shown: asked, answered: toAnswer } = messageIn(params);
  const { list, statusOf, markAsRead, unflag } = useMessages();
  const { news, deleting, askAndDelete } = useRowDeletion(messageSource, unflag);
  const overdue = list.rows.filter((message) => {
    const due = statusOf(message) === 'new' ? replyDueOf(message) : null;
    return due !== null && due < now;
  }).length;
  return (
    <DashboardList
      title="Contact Messages"
      summary={summaryOf(list.total, overdue)}
      source={messageSource}
      news={news}
      nameOf={({ name }) => name}
      onDeleted={(ids) => ids.forEach(unflag)}
      csv={{ fileName: 'contact-messages', columns: csvColumns(statusOf) }}
      list={list}
      name="messages"
      views={viewsOf(statusOf, asked)}
      textsOf={({ name, email, phone, subject, message }) => [
        name,
        email,
        phone,
        subjectInWords(subject),
        message,
      ]}
      placeholder="Name, address or words"
      empty={{
        title: 'No messages yet',
        message:
          'What visitors write on the home page or the contact page arrives here. Write yourself a message to see how it goes.',
        link: 'Open the contact page',
        to: ROUTES.contact,
      }}
    >
      {(shown, selection) => (
        <ul>
          {shown.map((message) => (
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
      )}
    </DashboardList>
  );
}

/** @param asked the message that the address asks for */
function viewsOf(
  statusOf: (message: Contact) => string,
  asked: number | null,
): [ListView<ListedContact>, ...ListView<ListedContact>[]] {
  return [
    { label: 'Inbox', includes: (message) => !message.suspected_spam },
    { label: 'New', includes: (message) => !message.suspected_spam && statusOf(message) === 'new' },
    { label: 'Suspected spam', includes: (message) => message.suspected_spam },
    ...(asked === null
      ? []
      : [{ label: ONE_MESSAGE.label, includes: ({ id }: ListedContact) => id === asked }]),
  ];
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
