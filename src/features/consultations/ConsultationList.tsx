import { useQueryClient } from '@tanstack/react-query';
import { business } from '#content/business.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { DashboardList } from '../../components/dashboard/DashboardList.tsx';
import { useRowDeletion } from '../../components/dashboard/use-row-deletion.ts';
import { useHost } from '../../lib/host.ts';
import { ROUTES } from '../../paths.ts';
import { consultationViews } from './consultation-views.ts';
import { ConsultationItem } from './ConsultationItem.tsx';
import { consultationSource, useConsultations } from './use-consultations.ts';
import { useDeclined } from './use-declined.ts';
import { DAYS_OFF_KEY } from './use-days-off.ts';

interface ConsultationListProps {
  /** The current day where the business is. */
  today: string;
  /** The time in the owner's own time zone; null if that is the business's. */
  timeHere: (day: string, time: string) => string | null;
  /** The time in another time zone; null if that is the business's, or unknown. */
  timeIn: (timeZone: string, day: string, time: string) => string | null;
}

/**
 * The booked consultations, newest first; they can be confirmed, deleted and exported. Suspected spam is in a separate
 * view. [1.18] [2.15.44] [2.15.45] [2.15.46]
 */
export function ConsultationList({ today, timeHere, timeIn }: ConsultationListProps) {
  const { announcer } = useHost();
  const { list, statusOf, confirm, unflag } = useConsultations();
  const { answering, answer } = useDeclined();
  const queries = useQueryClient();
  const { notice, deleting, askAndDelete } = useRowDeletion(consultationSource, (id) => {
    unflag(id);
    void queries.invalidateQueries({ queryKey: DAYS_OFF_KEY });
  });
  return (
    <DashboardList
      title="Consultations"
      summary={`${list.total.toLocaleString('en-US')} in all`}
      source={consultationSource}
      notice={notice}
      csv={{ fileName: 'consultations', columns: csvColumns(statusOf) }}
      list={list}
      name="consultations"
      views={consultationViews(today, statusOf)}
      textsOf={({ name, email, phone, message }) => [name, email, phone, message]}
      placeholder="Name, address or words"
      empty={{
        title: 'No consultations yet',
        message:
          'What visitors book on the consultation page arrives here. Book a time yourself to see how it goes.',
        link: 'Open the consultation page',
        to: ROUTES.consultation,
      }}
    >
      {(shown) => (
        <ul>
          {shown.map((one) => (
            <ConsultationItem
              key={one.id}
              consultation={one}
              status={statusOf(one)}
              timeHere={timeHere(one.consultation_date, one.consultation_time)}
              timeThere={timeIn(one.time_zone, one.consultation_date, one.consultation_time)}
              answering={answering?.id === one.id ? answering.answer : null}
              onAnswer={(given, button) => answer(one.id, given, button)}
              isDeleting={deleting === one.id}
              onConfirm={() => {
                confirm(one.id);
                announcer.announce('Confirmed');
              }}
              onDelete={() =>
                askAndDelete(
                  one.id,
                  `Delete the consultation with ${one.name}?`,
                  one.tells_visitor ? `${one.name} gets an email that it is called off.` : undefined,
                )
              }
            />
          ))}
        </ul>
      )}
    </DashboardList>
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
