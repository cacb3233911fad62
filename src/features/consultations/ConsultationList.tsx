import type { ReactNode } from 'react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { business } from '#content/business.ts';
import type { Consultation, ListedConsultation } from '#shared/contract/consultations.ts';
import { readSorting } from '#shared/sorting.ts';
import { ARTICLE_ROWS } from '../../components/dashboard/row-shapes.ts';
import { NarrowedList } from '../../components/dashboard/NarrowedList.tsx';
import { ListTools } from '../../components/dashboard/ListTools.tsx';
import { RowCheckbox } from '../../components/dashboard/RowCheckbox.tsx';
import { SortButtons } from '../../components/dashboard/SortButtons.tsx';
import { useMinute } from '../../lib/use-minute.ts';
import { useSelection } from '../../lib/use-selection.ts';
import { ROUTES } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { CALL_DEEDS } from './call-deeds.ts';
import { CONFIRM_NOTE } from './confirm-words.ts';
import { ConsultationItem } from './ConsultationItem.tsx';
import { ConsultationWeek } from './ConsultationWeek.tsx';
import { ONE } from './consultation-views.ts';
import { isAhead } from './is-ahead.ts';
import { ListOrWeek } from './ListOrWeek.tsx';
import { useBooking } from './owner-changes/use-booking.tsx';
import { useCallMenu } from './owner-changes/use-call-menu.tsx';
import { PartLinks, usePartActions } from './PartLinks.tsx';
import { toldOfDeletion } from './told-in-words.ts';
import { consultationSource, useConsultationStatus } from './use-consultations.ts';
import { useDeclined } from './use-declined.ts';
import { useListedCalls } from './use-listed-calls.ts';
import { useObstacles } from './use-obstacles.ts';
import { useShownWeek } from './use-shown-week.ts';
import { weekOf } from './weeks.ts';

interface ConsultationListProps {
  /** The current day where the business is. */
  today: string;
  /** What is offered once some are confirmed. */
  offer: ReactNode;
}

const COLUMNS = [
  { name: 'time', label: 'Time' },
  { name: 'name', label: 'Name' },
];
const SORTED_BY = COLUMNS.map(({ name }) => name);

/**
 * The booked consultations: what is ahead, soonest first, as a list or a week; past and cancelled ones and suspected
 * spam in views of their own. They can be confirmed, deleted and exported. [1.18] [2.15.44] [2.15.45] [2.15.46]
 */
export function ConsultationList({ today, offer }: ConsultationListProps) {
  const now = useMinute();
  const { week, turnTo, choose, open, openCall } = useShownWeek(today);
  const { narrowed, views } = useListedCalls();
  const { list, view, sort, sortBy } = narrowed;
  const { statusOf } = useConsultationStatus();
  const { answering, answer } = useDeclined();
  const selection = useSelection(list.rows.map(({ id }) => id));
  const {
    news,
    menuOf,
    openedOf,
    keysOf,
    confirmOne,
    confirmAll,
    cancelAll,
    cancelByIds,
    move,
    dialog,
    forget,
  } = useCallMenu({
    onBookAgain: (call) => booking.bookAgain(call),
    isShown: (day) => week === null || week === weekOf(day),
  });
  const booking = useBooking(news);
  const obstacles = useObstacles();
  const partActions = usePartActions();
  const pending = list.rows.filter((one) => !one.declined && statusOf(one) === 'pending');
  const chosen = list.rows.filter(({ id }) => selection.has(id));
  const chosenPending = pending.filter(({ id }) => selection.has(id));
  function confirmChosen() {
    confirmAll(chosenPending);
    selection.clear();
  }
  const initial = { by: 'time', descending: !['upcoming', 'pending'].includes(view.name) };
  const isByTime = (readSorting(sort, SORTED_BY) ?? initial).by === 'time';
  const { all, spam = 0 } = list.counts;
  const total = all === undefined ? list.total : all + spam;

  const isAlone = week === null && view.name === ONE.name;
  const itemOf = (one: ListedConsultation) => ({
    consultation: one,
    today,
    now,
    status: statusOf(one),
    answering: answering?.id === one.id ? answering.answer : null,
    onAnswer: (given: Parameters<typeof answer>[1], button: HTMLElement) => answer(one.id, given, button),
    menu: menuOf(one),
    news,
    isAlone,
    obstacle: obstacles.get(one.id) ?? null,
    onConfirm: () => confirmOne(one),
  });

  return (
    <NarrowedList
      title="Consultations"
      summary={`${total.toLocaleString('en-US')} in all${pending.length === 0 ? '' : `. ${CONFIRM_NOTE}`}`}
      source={consultationSource}
      narrowed={narrowed}
      views={views}
      all={total}
      news={news}
      selection={selection}
      csv={{ fileName: 'consultations', columns: csvColumns(statusOf) }}
      nameOf={({ name }) => name}
      batchActions={
        <>
          {chosenPending.length === 0 ? null : (
            <Button size="small" variant="quiet" data-key="c" aria-keyshortcuts="c" onClick={confirmChosen}>
              {CALL_DEEDS.confirm}
            </Button>
          )}
          {chosen.some((one) => isAhead(one, now)) ? (
            <Button size="small" variant="quiet" onClick={() => cancelAll(chosen, selection.clear)}>
              Cancel…
            </Button>
          ) : null}
        </>
      }
      onDeleted={forget}
      alsoDeletes={(calls) => toldOfDeletion(calls, now)}
      dialog={
        <>
          {dialog}
          {booking.dialog}
        </>
      }
      name="consultations"
      placeholder="Name, address or words"
      shape={ARTICLE_ROWS}
      empty={{
        icon: CalendarClock,
        title: 'No consultations yet',
        message: 'What visitors book arrives here. Book a time yourself to see how it goes.',
        link: 'Open the consultation page',
        to: ROUTES.consultation,
      }}
      actions={
        <>
          <Button size="small" onClick={booking.book}>
            Book a call…
          </Button>
          <ListOrWeek value={week === null ? 'list' : 'week'} onChange={choose} />
          <PartLinks />
        </>
      }
      menu={partActions}
      tools={
        <>
          {offer}
          <ListTools
            selection={selection}
            disabled={list.rows.length === 0}
            order={<SortButtons columns={COLUMNS} sort={sort} initial={initial} onSort={sortBy} />}
          />
        </>
      }
      {...(week !== null
        ? {
            instead: (
              <>
                {offer}
                <ConsultationWeek
                  first={week}
                  today={today}
                  statusOf={statusOf}
                  onMove={turnTo}
                  open={open}
                  onOpen={openCall}
                  onCancelCalls={cancelByIds}
                  onMoveCall={move}
                  onBook={booking.bookAt}
                  news={news}
                  keysOf={keysOf}
                >
                  {(one) => <ConsultationItem {...itemOf(one)} isOpened {...openedOf(one)} />}
                </ConsultationWeek>
              </>
            ),
          }
        : {})}
    >
      <ul>
        {list.rows.map((one, index) => (
          <ConsultationItem
            // One that is shown alone begins anew, with all its text.
            key={`${one.id}${isAlone ? '-alone' : ''}`}
            {...itemOf(one)}
            inDay={
              !isByTime
                ? null
                : list.rows[index - 1]?.consultation_date === one.consultation_date
                  ? 'later'
                  : 'first'
            }
            select={<RowCheckbox id={one.id} name={one.name} selection={selection} />}
          />
        ))}
      </ul>
    </NarrowedList>
  );
}

function csvColumns(
  statusOf: (consultation: Consultation) => string,
): Record<string, (row: Consultation) => string> {
  return {
    Date: (one) => one.consultation_date,
    [`Time (${business.time.place})`]: (one) => one.consultation_time,
    Name: (one) => one.name,
    Email: (one) => one.email,
    Phone: (one) => one.phone,
    Message: (one) => one.message,
    'Private note': (one) => one.private_note,
    Status: statusOf,
    'Booked at': (one) => one.created_at,
    'Suspected spam': (one) => (one.suspected_spam ? 'yes' : 'no'),
  };
}
