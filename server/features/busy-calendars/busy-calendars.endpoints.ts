import { startOfDay } from '#shared/business-instant.ts';
import { addDays } from '#shared/calendar-day.ts';
import { type BusyCalendars, busyTimesQuery, calendarBody } from '#shared/contract/busy-calendars.ts';
import { idQuery } from '#shared/contract/fields.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { OpenSlots } from '../consultations/open-slots.service.ts';
import { presentBusyCalendar } from './busy-calendars.presenter.ts';
import type { BusyCalendarService } from './busy-calendars.service.ts';

interface Deps {
  busyCalendars: BusyCalendarService;
  openSlots: OpenSlots;
}

/** Calendars that tell when the owner is busy. Every answer to a change is what results. */
export function busyCalendarEndpoints({ busyCalendars, openSlots }: Deps) {
  async function list(): Promise<BusyCalendars> {
    const { calendars, live, now } = await busyCalendars.list();
    const last = await openSlots.lastDay();
    const until = last === null ? now : startOfDay(addDays(last, 1));
    return {
      success: true,
      calendars: calendars.map((calendar) => presentBusyCalendar(calendar, live, now, until)),
    };
  }

  return {
    listBusyCalendars: defineEndpoint({ handle: list }),

    addBusyCalendar: defineEndpoint({
      body: calendarBody,
      async handle({ body }) {
        await busyCalendars.add(body);
        return list();
      },
    }),

    checkBusyCalendar: defineEndpoint({
      query: idQuery,
      async handle({ query }) {
        await busyCalendars.check(query.id);
        return list();
      },
    }),

    removeBusyCalendar: defineEndpoint({
      query: idQuery,
      async handle({ query }) {
        await busyCalendars.remove(query.id);
        return list();
      },
    }),

    listBusyTimes: defineEndpoint({
      query: busyTimesQuery,
      async handle({ query: { from, to } }) {
        const times = await openSlots.busyOn(from, to);
        return {
          success: true,
          busy_times: times.map(({ start, end, calendar }) => ({
            start: start.toISOString(),
            end: end.toISOString(),
            calendar,
          })),
        };
      },
    }),
  } satisfies Partial<Endpoints>;
}
