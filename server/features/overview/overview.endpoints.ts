import type { Clock } from '../../clock.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { presentFailingCalendar } from '../busy-calendars/busy-calendars.presenter.ts';
import { presentConsultation } from '../consultations/consultations.presenter.ts';
import type { ConsultationService } from '../consultations/consultations.service.ts';
import { presentContact } from '../contacts/contacts.presenter.ts';
import type { OverviewService } from './overview.service.ts';

interface Overview {
  overview: OverviewService;
  consultations: Pick<ConsultationService, 'sendsEmails'>;
  clock: Clock;
}

/** What the dashboard opens with. */
export function overviewEndpoints({ overview, consultations, clock }: Overview) {
  return {
    readAgenda: defineEndpoint({
      async handle() {
        const agenda = await overview.agenda();
        const now = clock();
        return {
          success: true,
          consultations: agenda.consultations.map((row) =>
            presentConsultation(row, now, consultations.sendsEmails),
          ),
          messages: agenda.messages.map(presentContact),
          drafts: agenda.drafts,
          draft_count: agenda.draftCount,
          newsletters: agenda.newsletters,
          waiting_emails: agenda.waitingEmails,
          failing_calendars: agenda.failingCalendars.map(presentFailingCalendar),
        };
      },
    }),
  } satisfies Partial<Endpoints>;
}
