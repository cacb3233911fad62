import { business } from '#content/business.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/engine.ts';
import type { SharedClock } from '../../db/shared-clock.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import type { Logger } from '../../log.ts';
import type { ConsultationRepository } from '../consultations/consultations.repository.ts';
import { BusyCalendarReader } from './busy-calendar-reader.ts';
import { BusyCalendarRepository } from './busy-calendars.repository.ts';
import { BusyCalendarService } from './busy-calendars.service.ts';
import { BusyTimeRepository } from './busy-times.repository.ts';
import { AccessSeal } from './calendar-access.ts';
import { CalendarClient } from './calendar-client.ts';
import { CalendarReadings } from './calendar-readings.ts';
import { ExpandingThread } from './expanding-thread.ts';

interface Deps {
  config: Config;
  db: Db;
  inTransaction: InTransaction;
  consultations: ConsultationRepository;
  clock: Clock;
  sharedClock: SharedClock;
  log: Logger;
  /** Called after a slot was taken or is free again. */
  onChange: () => void;
}

/** Creates and connects what reads calendars of busy times. */
export function createBusyCalendars({ config, db, sharedClock, consultations, log, ...shared }: Deps) {
  const { clock } = shared;
  const busyCalendars = new BusyCalendarService({
    ...shared,
    calendars: new BusyCalendarRepository(db, sharedClock),
    times: new BusyTimeRepository(db),
    readings: new CalendarReadings({
      client: new CalendarClient({ privateNetworks: config.calendarPrivateNetworks }),
      thread: new ExpandingThread(log),
      clock,
      host: new URL(config.siteUrl).hostname,
      ownAddresses: [config.admin.email, business.reach.email],
    }),
    seal: new AccessSeal(config.jwtSecret),
    live: () => consultations.live(),
    log,
  });
  return { busyCalendars, busyCalendarReader: new BusyCalendarReader({ calendars: busyCalendars, log }) };
}
