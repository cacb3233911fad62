import { Link } from 'react-router-dom';
import { subjectInWords } from '#content/contact-subject.ts';
import type { Contact } from '#shared/contract/contacts.ts';
import { MESSAGE_DEEDS } from '../../features/contacts/message-deeds.ts';
import { messagePath, replyPath } from '../../components/dashboard/message-path.ts';
import { byDeadline } from '../../features/contacts/reply-due.ts';
import { ReplyClock } from '../../features/contacts/ReplyClock.tsx';
import { readStatus } from '../../features/contacts/use-messages.ts';
import { useReadMarks } from '../../features/contacts/use-read-marks.ts';
import { useSettling } from '../../features/contacts/use-settling.ts';
import { useFlags } from '../../lib/flags.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { dashboardTabPath } from '../../paths.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { MoreLink } from './MoreLink.tsx';
import { ABOVE_LINK, PRESSED_ROW, WHOLE_ROW_LINK } from '../../components/dashboard/quiet-link.ts';
import { keepingFocus } from '../../components/dashboard/row-focus.ts';
import { RowKey } from '../../components/dashboard/RowKey.tsx';
import type { News } from '../../components/dashboard/use-news.ts';
import { Button } from '../../ui/Button.tsx';

const MAX_SHOWN = 4;
const DEED = '-mr-3 font-medium!';

interface DueMessagesProps {
  messages: readonly Contact[];
  now: Date;
  /** Says what was marked, with the way back. */
  news: News;
}

/** The messages that want an answer, read or not, the one that is due first at the top. */
export function DueMessages({ messages, now, news }: DueMessagesProps) {
  const { flagged } = useFlags(STORAGE_KEYS.readMessages);
  const { markAsRead, markAsNew } = useReadMarks(news);
  const { settle } = useSettling(news);
  const due = [...messages].sort(byDeadline);
  if (due.length === 0) return <p className="mt-2 text-quiet">No message waits for an answer.</p>;
  return (
    <>
      <ul className="mt-2 border-t border-line">
        {due.slice(0, MAX_SHOWN).map((message) => {
          const isNew = readStatus(message, flagged) === 'new';
          return (
            <li
              key={message.id}
              tabIndex={-1}
              className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-b border-line py-3 max-sm:grid-cols-1 sm:max-xl:grid-cols-[11rem_minmax(0,1fr)_auto] ${PRESSED_ROW}`}
            >
              <p className="leading-snug whitespace-nowrap xl:col-span-2">
                <ReplyClock message={message} now={now} />
              </p>
              <div className="min-w-0">
                <p id={`due-${message.id}`} className="wrap-anywhere">
                  <Link to={messagePath(message.id)} data-opens className={WHOLE_ROW_LINK}>
                    <strong className={isNew ? 'font-semibold' : 'font-medium'}>{message.name}</strong>:{' '}
                    {subjectInWords(message.subject)}
                  </Link>
                </p>
                <p className="line-clamp-2 wrap-anywhere text-quiet">{firstLineOf(message)}</p>
              </div>
              <div
                data-deeds={`For ${message.name}: ${subjectInWords(message.subject)}`}
                className={`flex flex-wrap items-start gap-1 self-start max-sm:-ml-px max-sm:justify-self-start ${ABOVE_LINK}`}
              >
                <ButtonLink
                  size="small"
                  variant="secondary"
                  data-key="r"
                  to={replyPath(message.id)}
                  aria-describedby={`due-${message.id}`}
                >
                  Reply
                </ButtonLink>
                {isNew ? (
                  <>
                    <Button
                      size="small"
                      variant="quiet"
                      className={DEED}
                      data-key="e"
                      aria-describedby={`due-${message.id}`}
                      onClick={(event) => keepingFocus(event.currentTarget, () => markAsRead(message))}
                    >
                      {MESSAGE_DEEDS.read}
                    </Button>
                    <RowKey name="d" label={MESSAGE_DEEDS.settle} onPress={() => settle(message)} />
                  </>
                ) : (
                  <>
                    <Button
                      size="small"
                      variant="quiet"
                      className={DEED}
                      data-key="d"
                      aria-describedby={`due-${message.id}`}
                      // It stands where “Mark as Read” stood: the second press of a double click is not meant for it.
                      onClick={({ detail }) => (detail > 1 ? undefined : settle(message))}
                    >
                      {MESSAGE_DEEDS.settle}
                    </Button>
                    <RowKey name="e" label={MESSAGE_DEEDS.new} onPress={() => markAsNew(message)} />
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <MoreLink to={dashboardTabPath('messages')} left={due.length - MAX_SHOWN} what="more message" />
    </>
  );
}

function firstLineOf({ message }: Contact): string {
  return message.trim().split('\n')[0] ?? '';
}
