import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Engine } from './db/engine.ts';
import type { InTransaction } from './db/unit-of-work.ts';
import { BookingLimitRepository } from './features/consultations/booking-limits.repository.ts';
import { BookingLimitService } from './features/consultations/booking-limits.service.ts';
import { BusyTimeRepository } from './features/busy-calendars/busy-times.repository.ts';
import { BookedConsultationService } from './features/consultations/booked-consultations.service.ts';
import { CalendarAnswerService } from './features/consultations/calendar-answers.service.ts';
import { CalendarFeedService } from './features/consultations/calendar-feed.service.ts';
import { consultationBin } from './features/consultations/consultation-bin.ts';
import { ConsultationChanges } from './features/consultations/consultation-changes.ts';
import { ConsultationEmails } from './features/consultations/consultation-emails.ts';
import type { ConsultationRepository } from './features/consultations/consultations.repository.ts';
import { ConsultationService } from './features/consultations/consultations.service.ts';
import { DaySlotRepository } from './features/consultations/day-slots.repository.ts';
import { DayOffRepository } from './features/consultations/days-off.repository.ts';
import { DayOffService } from './features/consultations/days-off.service.ts';
import { DeclinedConsultationService } from './features/consultations/declined-consultations.service.ts';
import { ListedConsultationRepository } from './features/consultations/listed-consultations.repository.ts';
import { OfferedHours } from './features/consultations/offered-hours.ts';
import { OpenSlots } from './features/consultations/open-slots.service.ts';
import { OwnerChangeService } from './features/consultations/owner-changes.service.ts';
import { SlotOffService } from './features/consultations/slots-off.service.ts';
import { PrivateNoteService } from './features/consultations/private-notes.service.ts';
import { WeeklyHoursRepository } from './features/consultations/weekly-hours.repository.ts';
import { WeeklyHoursService } from './features/consultations/weekly-hours.service.ts';
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
  const slotsOff = new DaySlotRepository(db, 'slots_off');
  const slotsAdded = new DaySlotRepository(db, 'slots_added');
  const busyTimes = new BusyTimeRepository(db);
  const limits = new BookingLimitRepository(new SettingRepository(db, 'booking-limits'));
  const weekly = new WeeklyHoursRepository(new SettingRepository(db, 'weekly-hours'));
  const hours = new OfferedHours({ weekly, added: slotsAdded, limits, clock });
  const repository = consultations;
  const openSlots = new OpenSlots({ consultations, daysOff, slotsOff, busyTimes, limits, hours, clock });
  const changes = new ConsultationChanges({
    inTransaction,
    repository,
    openSlots,
    emails,
    clock,
    onChange,
  });
  return {
    openSlots,
    consultations: new ConsultationService({
      inTransaction,
      repository,
      openSlots,
      listed: new ListedConsultationRepository(engine),
      trash,
      emails,
      clock,
      onChange,
      host,
      meetingUrl: config.meetingUrl,
    }),
    consultationBin: consultationBin({ repository, openSlots, emails, clock, onChange }),
    declinedConsultations: new DeclinedConsultationService({ repository, changes, clock }),
    bookedConsultations: new BookedConsultationService({ repository, changes, links, calendar, clock }),
    privateNotes: new PrivateNoteService(repository),
    ownerChanges: new OwnerChangeService({ repository, changes, emails, clock }),
    daysOff: new DayOffService({ inTransaction, repository: daysOff, hours, consultations, clock, onChange }),
    slotsOff: new SlotOffService({
      ...{ inTransaction, off: slotsOff, added: slotsAdded, hours, daysOff, consultations, clock, onChange },
    }),
    bookingLimits: new BookingLimitService({ inTransaction, repository: limits, onChange }),
    weeklyHours: new WeeklyHoursService({
      ...{ inTransaction, repository: weekly, consultations, clock, onChange },
    }),
    calendarAnswers: new CalendarAnswerService({ inTransaction, repository, outbox, links, clock, host }),
    calendarFeed: new CalendarFeedService({
      secret: new SettingRepository(db, 'calendar_secret'),
      consultations,
      links,
      calendar,
    }),
  };
}
