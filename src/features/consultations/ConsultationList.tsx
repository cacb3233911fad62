import { useQueryClient } from '@tanstack/react-query';
import { business } from '#content/business.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { NarrowedList } from '../../components/dashboard/NarrowedList.tsx';
import { RowCheckbox, SelectAllLine } from '../../components/dashboard/RowCheckbox.tsx';
import { SortButtons } from '../../components/dashboard/SortButtons.tsx';
import { useRowDeletion } from '../../components/dashboard/use-row-deletion.ts';
import { howMany } from '../../lib/how-many.ts';
import { useHost } from '../../lib/host.ts';
import { useAddressFields } from '../../lib/use-address-fields.ts';
import { useNarrowedList } from '../../lib/use-narrowed-list.ts';
import { useSelection } from '../../lib/use-selection.ts';
import { ROUTES } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { CONSULTATION_LIST_VIEWS } from './consultation-views.ts';
import { ConsultationItem } from './ConsultationItem.tsx';
import { ConsultationWeek } from './ConsultationWeek.tsx';
import { ListOrWeek } from './ListOrWeek.tsx';
import { consultationSource, useConsultationStatus } from './use-consultations.ts';
import { useDeclined } from './use-declined.ts';
import { DAYS_OFF_KEY } from './use-days-off.ts';
import { isWeek } from './weeks.ts';

interface ConsultationListProps {
  /** The current day where the business is. */
  today: string;
  /** The time in the owner's own time zone; null if that is the business's. */
  timeHere: (day: string, time: string) => string | null;
  /** The time in another time zone; null if that is the business's, or unknown. */
  timeIn: (timeZone: string, day: string, time: string) => string | null;
}

/** The first day of the week that is shown; '' for the list. */
const LIST = { week: '' };

const COLUMNS = [
  { name: 'time', label: 'Time' },
  { name: 'name', label: 'Name' },
];

/**
 * The booked consultations: what is ahead, soonest first, as a list or a week; past and cancelled ones and suspected
 * spam in views of their own. They can be confirmed, deleted and exported. [1.18] [2.15.44] [2.15.45] [2.15.46]
 */
export function ConsultationList({ today, timeHere, timeIn }: ConsultationListProps) {
  const { announcer } = useHost();
  const [{ week }, show] = useAddressFields(LIST);
  const narrowed = useNarrowedList(consultationSource, CONSULTATION_LIST_VIEWS);
  const { list, view, sort, sortBy } = narrowed;
  const { statusOf, confirm, unflag } = useConsultationStatus();
  const { answering, answer } = useDeclined();
  const queries = useQueryClient();
  const selection = useSelection(list.rows.map(({ id }) => id));
  function forget(ids: readonly number[]) {
    for (const id of ids) unflag(id);
    void queries.invalidateQueries({ queryKey: DAYS_OFF_KEY });
  }
  const { news, deleting, askAndDelete } = useRowDeletion(consultationSource, (id) => forget([id]));
  const chosenPending = list.rows.filter(
    (one) => selection.has(one.id) && !one.declined && statusOf(one) === 'pending',
  );
  function confirmChosen() {
    confirm(...chosenPending.map(({ id }) => id));
    selection.clear();
    news.say(`${howMany(chosenPending.length, 'consultation')} confirmed.`);
  }
  const { all, spam = 0 } = list.counts;
  const total = all === undefined ? list.total : all + spam;

  const itemOf = (one: Consultation) => ({
    consultation: one,
    today,
    status: statusOf(one),
    timeHere: timeHere(one.consultation_date, one.consultation_time),
    timeThere: timeIn(one.time_zone, one.consultation_date, one.consultation_time),
    answering: answering?.id === one.id ? answering.answer : null,
    onAnswer: (given: Parameters<typeof answer>[1], button: HTMLElement) => answer(one.id, given, button),
    isDeleting: deleting === one.id,
    onConfirm: () => {
      confirm(one.id);
      announcer.announce('Confirmed');
    },
    onDelete: () =>
      askAndDelete(
        one.id,
        `Delete the consultation with ${one.name}?`,
        one.tells_visitor ? `${one.name} gets an email that it is called off.` : undefined,
      ),
  });

  const listOrWeek = <ListOrWeek week={week} today={today} onChange={(next) => show({ week: next })} />;

  return (
    <NarrowedList
      title="Consultations"
      summary={`${total.toLocaleString('en-US')} in all`}
      source={consultationSource}
      narrowed={narrowed}
      views={CONSULTATION_LIST_VIEWS}
      all={total}
      news={news}
      selection={selection}
      csv={{ fileName: 'consultations', columns: csvColumns(statusOf) }}
      nameOf={({ name }) => name}
      batchActions={
        chosenPending.length === 0 ? null : (
          <Button size="small" variant="quiet" onClick={confirmChosen}>
            Confirm
          </Button>
        )
      }
      onDeleted={forget}
      name="consultations"
      placeholder="Name, address or words"
      empty={{
        title: 'No consultations yet',
        message:
          'What visitors book on the consultation page arrives here. Book a time yourself to see how it goes.',
        link: 'Open the consultation page',
        to: ROUTES.consultation,
      }}
      tools={
        isWeek(week) ? null : (
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-b border-line py-1.5">
            <SortButtons
              columns={COLUMNS}
              sort={sort}
              initial={{ by: 'time', descending: view.name !== 'upcoming' }}
              onSort={sortBy}
            />
            {listOrWeek}
          </div>
        )
      }
      {...(isWeek(week)
        ? {
            instead: (
              <ConsultationWeek
                first={week}
                today={today}
                statusOf={statusOf}
                onMove={(next) => show({ week: next })}
                tools={listOrWeek}
              >
                {(one) => <ConsultationItem {...itemOf(one)} />}
              </ConsultationWeek>
            ),
          }
        : {})}
    >
      <SelectAllLine selection={selection} />
      <ul>
        {list.rows.map((one, index) => (
          <ConsultationItem
            key={one.id}
            {...itemOf(one)}
            isDaySaid={list.rows[index - 1]?.consultation_date === one.consultation_date}
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
    Status: statusOf,
    'Booked at': (one) => one.created_at,
    'Suspected spam': (one) => (one.suspected_spam ? 'yes' : 'no'),
  };
}
