import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Engine } from './db/engine.ts';
import type { InTransaction } from './db/unit-of-work.ts';
import { BookedConsultationService } from './features/consultations/booked-consultations.service.ts';
import { CalendarAnswerService } from './features/consultations/calendar-answers.service.ts';
import { CalendarFeedService } from './features/consultations/calendar-feed.service.ts';
import { consultationBin } from './features/consultations/consultation-bin.ts';
import { ConsultationEmails } from './features/consultations/consultation-emails.ts';
import type { ConsultationRepository } from './features/consultations/consultations.repository.ts';
import { ConsultationService } from './features/consultations/consultations.service.ts';
import { DayOffRepository } from './features/consultations/days-off.repository.ts';
import { DayOffService } from './features/consultations/days-off.service.ts';
import { DeclinedConsultationService } from './features/consultations/declined-consultations.service.ts';
import { ListedConsultationRepository } from './features/consultations/listed-consultations.repository.ts';
import { SettingRepository } from './features/settings/setting.repository.ts';
import type { TrashRepository } from './features/trash/trash.repository.ts';
import type { EmailLinks } from './mail/email-links.ts';
import type { Outbox } from './mail/outbox.ts';

interface ConsultationDeps {
  config: Config;
  engine: Pick<Engine, 'db' | 'kind'>;
  inTransaction: InTransaction;
  consultations: ConsultationRepository;
  trash: TrashRepository;
  outbox: Outbox;
  links: EmailLinks;
  clock: Clock;
  /** Called after a slot was taken or is free again. */
  onChange: () => void;
}

/** Everything about the calls: booking, moving, declining, days off, and the owner's calendar. */
export function createConsultations({ config, engine, consultations, trash, ...shared }: ConsultationDeps) {
  const { inTransaction, outbox, links, clock, onChange } = shared;
  const { db } = engine;
  const { hostname: host } = new URL(config.siteUrl);
  // Calendars answer invitations to the organizer.
  const organizer = (config.bounceMailbox === null ? null : config.bounceAddress) ?? config.mailFrom.address;
  const calendar = { host, organizer, readsAnswers: config.bounceMailbox !== null };
  const emails = new ConsultationEmails({ outbox, links, calendar, clock });
  const daysOff = new DayOffRepository(db);
  const repository = consultations;
  return {
    consultations: new ConsultationService({
      inTransaction,
      repository,
      listed: new ListedConsultationRepository(engine),
      daysOff,
      trash,
      emails,
      clock,
      onChange,
      host,
      meetingUrl: config.meetingUrl,
    }),
    consultationBin: consultationBin({ repository, emails, clock, onChange }),
    declinedConsultations: new DeclinedConsultationService({
      inTransaction,
      repository,
      emails,
      clock,
      onChange,
    }),
    bookedConsultations: new BookedConsultationService({
      inTransaction,
      repository,
      emails,
      links,
      calendar,
      clock,
      onChange,
    }),
    daysOff: new DayOffService({ repository: daysOff, consultations, clock, onChange }),
    calendarAnswers: new CalendarAnswerService({ inTransaction, repository, outbox, links, clock, host }),
    calendarFeed: new CalendarFeedService({
      secret: new SettingRepository(db, 'calendar_secret'),
      consultations,
      links,
      calendar,
    }),
  };
}
