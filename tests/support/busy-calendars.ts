import type { BusyCalendar } from '#shared/contract/busy-calendars.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { calendarOf } from './calendars.ts';
import { startOf, type TestConsultations } from './consultations.ts';

/** The lines of an event that lasts half an hour from a slot's beginning. */
export function eventAt(day: string, time: Slot, ...lines: string[]): string[] {
  const start = startOf(day, time).replace(/[-:]|\.\d+/g, '');
  return [`UID:${day}-${time}@example.com`, `DTSTART:${start}`, 'DURATION:PT30M', ...lines];
}

/** A calendar that is busy at these slots. */
export function busyAt(...slots: [day: string, time: Slot][]): string {
  return calendarOf(slots.map(([day, time]) => eventAt(day, time)));
}

/** The operations of busy calendars, as the dashboard calls them. */
export function busyCalendars({ app, owner: bearer }: Pick<TestConsultations, 'app' | 'owner'>) {
  const script = 'busy-calendars.php';
  const remove = (id: number) => app.api('DELETE', `${script}?id=${id}`, { bearer });
  const list = async () => (await app.api('GET', script, { bearer })).json.calendars as BusyCalendar[];
  return {
    add: (address: string, user = '', password = '') =>
      app.api('POST', script, { bearer, json: { address, user, password } }),
    check: (id: number) => app.api('PUT', `${script}?id=${id}`, { bearer }),
    remove,
    list,
    /** Takes all of them away. */
    clear: async () => {
      for (const { id } of await list()) await remove(id);
    },
  };
}
