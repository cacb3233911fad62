import MessageSquare from 'lucide-react/icons/message-square';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Contact, ListedContact } from '#shared/contract/contacts.ts';
import { ARTICLE_ROWS } from '../../components/dashboard/row-shapes.ts';
import { NarrowedList, NoRows } from '../../components/dashboard/NarrowedList.tsx';
import { FoundWordsContext } from '../../components/dashboard/FoundWords.tsx';
import { ListTools } from '../../components/dashboard/ListTools.tsx';
import { RowCheckbox } from '../../components/dashboard/RowCheckbox.tsx';
import { WayBack } from '../../components/dashboard/WayBack.tsx';
import { useCopy } from '../../components/dashboard/use-copy.ts';
import { useRowDeletion } from '../../components/dashboard/use-row-deletion.ts';
import { withBase } from '../../lib/base.ts';
import { useHost } from '../../lib/host.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { useSelection } from '../../lib/use-selection.ts';
import { dashboardTabPath, ROUTES } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { MESSAGE_DEEDS, wantsAnswer } from './message-deeds.ts';
import { byNeed, needOf } from './message-need.ts';
import { messageIn, messagePath, ONE_MESSAGE } from '../../components/dashboard/message-path.ts';
import { MessageFold } from './MessageFold.tsx';
import { MessageItem } from './MessageItem.tsx';
import { MessageOrderChoice } from './MessageOrderChoice.tsx';
import { MissingMessage } from './MissingMessage.tsx';
import { isUnderWay } from './replies/use-replies.ts';
import { useFoldedMessages } from './use-folded-messages.ts';
import { useListedMessages } from './use-listed-messages.ts';
import { useMessageOrder } from './use-message-order.ts';
import { messageSource, useMessageStatus } from './use-messages.ts';
import { useReadMarks } from './use-read-marks.ts';
import { useSettling } from './use-settling.ts';
import { useSpamMarks } from './use-spam-marks.ts';
import { useSteadyOrder } from './use-steady-order.ts';

/**
 * The messages of visitors, by what they need or newest first; they can be read, answered, deleted and exported. What is
 * answered is folded up below the others, and suspected spam is in a view of its own. [1.17] [2.15.41] [2.15.42] [2.15.43]
 * @param offer what is offered once some are marked
 */
export function MessageList({ offer }: { offer: ReactNode }) {
  const now = useMinute();
  const [params] = useSearchParams();
  const { shown: asked, answered } = messageIn(params);
  const { statusOf, unflag } = useMessageStatus();
  const [order, setOrder] = useMessageOrder();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { narrowed, views, inWork, canBeOrdered, isByNeed, overdue, elsewhere, foldable } = useListedMessages(
    {
      ...{ message: asked, statusOf, order },
    },
  );
  const { list } = narrowed;
  const { news, deleting, askAndDelete } = useRowDeletion(messageSource, unflag);
  const { markAsRead, markAsNew } = useReadMarks(news);
  const { settle, reopen, askWhetherAnswered } = useSettling(news);
  const { takeForSpam, clearOfSpam } = useSpamMarks(news);
  const { base, origin } = useHost();
  const copy = useCopy(news);
  const needs = new Map(list.rows.map((row) => [row, needOf(row, now)]));
  const needIn = (row: ListedContact) => needs.get(row) ?? 'unanswered';
  // The server's word is of a while ago, and of all; the clock goes on for those that are shown.
  const late = list.rows.filter((row) => needIn(row) === 'overdue' && wantsAnswer(row));
  const overdueNow = new Set([...overdue, ...late.map(({ id }) => id)]).size;
  const ordered = isByNeed ? byNeed(list.rows, needIn) : list.rows;
  // What was answered, or needs no answer, since the list was read.
  const since =
    foldable > 0 ? ordered.filter((row) => needIn(row) === 'answered' && !inWork.has(row.id)) : [];
  const done = useFoldedMessages(isUnfolded && foldable > 0, ordered);
  const folded = [...since, ...done.rows];
  const open = useSteadyOrder(
    ordered.filter((row) => !since.includes(row)),
    {
      asked: [narrowed.view.name, narrowed.search, order].join(),
      reading: list.reading,
      isAtWork: inWork.size > 0,
    },
  );
  const rows = isUnfolded ? [...open, ...folded] : open;
  const first = rows.find(wantsAnswer);
  const selection = useSelection(rows.map(({ id }) => id));
  const chosen = rows.filter(({ id }) => selection.has(id));
  const chosenNew = chosen.filter((row) => statusOf(row) === 'new');
  const chosenOpen = chosen.filter(wantsAnswer);
  const chosenSettled = chosen.filter(({ settled_at }) => settled_at !== null);
  const [settled, settleAs] =
    chosenOpen.length > 0 ? ([chosenOpen, 'settle'] as const) : ([chosenSettled, 'reopen'] as const);
  function settleChosen() {
    ({ settle, reopen })[settleAs](...settled); // where their rows stay, they stay chosen
  }
  const chosenSuspected = chosen.filter(({ suspected_spam }) => suspected_spam);
  function judgeChosen() {
    if (chosenSuspected.length > 0) clearOfSpam(...chosenSuspected);
    else takeForSpam(...chosen);
    selection.clear();
  }
  const { inbox, spam = 0 } = list.counts;
  const all = inbox === undefined ? list.total : inbox + spam;
  const canReply = list.can.reply ?? true;
  const isAlone = narrowed.view.name === ONE_MESSAGE.view;
  // In another view, the address only still says it: the focus is to go nowhere by itself there.
  const toAnswer = isAlone ? answered : null;
  const itemOf = (message: ListedContact) => (
    <MessageItem
      // One that the address asks for begins anew, with all its text, or its field.
      key={`${message.id}${isAlone ? '-alone' : ''}${message.id === toAnswer ? '-answered' : ''}`}
      message={message}
      status={statusOf(message)}
      now={now}
      canReply={canReply}
      isDeleting={deleting === message.id}
      isAnswering={message.id === toAnswer}
      isFirst={message.id === first?.id}
      isAlone={isAlone}
      onRead={() => markAsRead(message)}
      onNew={() => markAsNew(message)}
      onSettle={() => settle(message)}
      onReopen={() => reopen(message)}
      onSpam={() => (message.suspected_spam ? clearOfSpam : takeForSpam)(message)}
      onCopyLink={() => void copy(origin + withBase(base, messagePath(message.id)), 'The link')}
      onByMail={() => askWhetherAnswered(message)}
      select={<RowCheckbox id={message.id} name={message.name} selection={selection} />}
      onDelete={() =>
        askAndDelete(message.id, `Delete the message from ${message.name}?`, repliesOnTheirWay([message]))
      }
    />
  );
  const fold =
    foldable > 0 ? (
      <MessageFold
        count={foldable}
        isOpen={isUnfolded}
        onToggle={() => setIsUnfolded(!isUnfolded)}
        list={done}
      >
        <ul>{folded.map(itemOf)}</ul>
      </MessageFold>
    ) : null;
  return (
    <FoundWordsContext value={narrowed.search.trim()}>
      {toAnswer !== null ? <WayBack to={dashboardTabPath('overview')} label="Today" /> : null}
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
          <>
            {chosenNew.length === 0 ? null : (
              <Button
                size="small"
                variant="quiet"
                data-key="e"
                aria-keyshortcuts="e"
                onClick={() => markAsRead(...chosenNew)}
              >
                {MESSAGE_DEEDS.read}
              </Button>
            )}
            {settled.length === 0 ? null : (
              <Button size="small" variant="quiet" data-key="d" aria-keyshortcuts="d" onClick={settleChosen}>
                {MESSAGE_DEEDS[settleAs]}
              </Button>
            )}
            <Button size="small" variant="quiet" data-key="!" aria-keyshortcuts="!" onClick={judgeChosen}>
              {chosenSuspected.length > 0 ? MESSAGE_DEEDS.notSpam : MESSAGE_DEEDS.spam}
            </Button>
          </>
        }
        onDeleted={(ids) => unflag(...ids)}
        alsoDeletes={repliesOnTheirWay}
        shownBeside={done.rows.length}
        csv={{ fileName: 'contact-messages', columns: csvColumns(statusOf) }}
        name="messages"
        placeholder="Name, address or words"
        shape={ARTICLE_ROWS}
        empty={{
          icon: MessageSquare,
          title: 'No messages yet',
          message: 'What visitors write arrives here. Write yourself a message to see how it goes.',
          link: 'Open the contact page',
          to: ROUTES.contact,
        }}
        none={
          isAlone && asked !== null ? (
            <MissingMessage key={asked} id={asked} news={news} />
          ) : foldable > 0 ? (
            <>
              <NoRows>No message waits for an answer.</NoRows>
              {fold}
            </>
          ) : undefined
        }
        elsewhere={elsewhere}
        tools={
          <>
            {offer}
            {canReply ? null : <ByMailOnly />}
            <ListTools
              selection={selection}
              disabled={rows.length === 0}
              order={canBeOrdered ? <MessageOrderChoice order={order} onChoose={setOrder} /> : null}
            />
          </>
        }
      >
        <ul>{open.map(itemOf)}</ul>
        {fold}
      </NarrowedList>
    </FoundWordsContext>
  );
}

function ByMailOnly() {
  return (
    <p className="border-b border-line py-3 text-quiet">
      This site has no mail server yet, so a reply opens in your own mail program.
    </p>
  );
}

/** What is to be known before messages are deleted; '' where nothing is under way. */
function repliesOnTheirWay(messages: readonly ListedContact[]): string {
  const count = messages.filter(({ replies }) => replies.some(isUnderWay)).length;
  if (count === 0) return '';
  return count === 1 ? 'Your reply goes out all the same.' : `Your ${count} replies go out all the same.`;
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
    'Answered at': (message) => message.answered_at ?? '',
  };
}
