import {
  bookingLimitsBody,
  type BookingLimitsAnswer,
  type ClosedTimes,
  dayOffBody,
  dayOffQuery,
  dayOffTimeBody,
  type DaysOff,
  slotsOffBody,
  type SlotsOffList,
  weeklyHoursBody,
  type WeeklyHoursAnswer,
} from '#shared/contract/availability.ts';
import { idQuery } from '#shared/contract/fields.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { BookingLimitService } from './booking-limits.service.ts';
import type { DayOffService } from './days-off.service.ts';
import type { OpenSlots } from './open-slots.service.ts';
import type { SlotOffService } from './slots-off.service.ts';
import type { WeeklyHoursService } from './weekly-hours.service.ts';

interface Deps {
  daysOff: DayOffService;
  slotsOff: SlotOffService;
  bookingLimits: BookingLimitService;
  weeklyHours: WeeklyHoursService;
  openSlots: OpenSlots;
}

/** When the owner takes consultations, and when not. Every answer is what results. */
export function availabilityEndpoints({ daysOff, slotsOff, bookingLimits, weeklyHours, openSlots }: Deps) {
  const listDaysOff = async (): Promise<DaysOff> => ({ success: true, days_off: await daysOff.list() });
  const listSlotsOff = async (): Promise<SlotsOffList> => ({
    success: true,
    slots_off: await slotsOff.list(),
  });
  const readLimits = async (): Promise<BookingLimitsAnswer> => ({
    success: true,
    limits: await bookingLimits.read(),
  });
  const readHours = async (): Promise<WeeklyHoursAnswer> => ({
    success: true,
    ...(await weeklyHours.read()),
  });
  return {
    listDaysOff: defineEndpoint({ handle: listDaysOff }),

    addDayOff: defineEndpoint({
      body: dayOffBody,
      async handle({ body: { id, first_day, last_day, note } }) {
        const range = { first_day, last_day: last_day ?? first_day, note };
        await (id ? daysOff.change(id, range) : daysOff.add(range));
        return listDaysOff();
      },
    }),

    removeDayOff: defineEndpoint({
      query: idQuery,
      async handle({ query }) {
        await daysOff.remove(query.id);
        return listDaysOff();
      },
    }),

    openDayOff: defineEndpoint({
      query: dayOffQuery,
      async handle({ query }) {
        await daysOff.openDay(query.day);
        return listDaysOff();
      },
    }),

    openTimeOfDayOff: defineEndpoint({
      body: dayOffTimeBody,
      async handle({ body }) {
        await slotsOff.openOnly(body);
        return { ...(await listDaysOff()), ...(await listSlotsOff()) };
      },
    }),

    listSlotsOff: defineEndpoint({ handle: listSlotsOff }),

    setSlotsOff: defineEndpoint({
      body: slotsOffBody,
      async handle({ body }) {
        await slotsOff.set(body);
        return listSlotsOff();
      },
    }),

    listClosedTimes: defineEndpoint({
      handle: async (): Promise<ClosedTimes> => ({ success: true, closed_times: await openSlots.closed() }),
    }),

    readBookingLimits: defineEndpoint({ handle: readLimits }),

    saveBookingLimits: defineEndpoint({
      body: bookingLimitsBody,
      async handle({ body }) {
        const { seen, ...limits } = body;
        await bookingLimits.save(limits, seen);
        return readLimits();
      },
    }),

    readWeeklyHours: defineEndpoint({ handle: readHours }),

    saveWeeklyHours: defineEndpoint({
      body: weeklyHoursBody,
      async handle({ body }) {
        await weeklyHours.save(body.hours, body.seen);
        return readHours();
      },
    }),
  } satisfies Partial<Endpoints>;
}
