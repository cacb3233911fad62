import type {
  BookingLimitsAnswer,
  BookingLimitsToSave,
  ClosedTimes,
  DayOffToAdd,
  DaysOff,
  SlotsOffList,
  SlotsOffToSet,
  WeeklyHoursAnswer,
  WeeklyHoursToSave,
} from './availability.ts';
import { cookie } from './operation.ts';

/** When the owner takes consultations, and when not. Every answer is what results. */
export const availabilityEndpoints = {
  listDaysOff: cookie<{ answer: DaysOff }>('GET', 'days-off.php'),
  addDayOff: cookie<{ body: DayOffToAdd; answer: DaysOff }>('POST', 'days-off.php'),
  removeDayOff: cookie<{ query: { id: number }; answer: DaysOff }>('DELETE', 'days-off.php'),
  /** One of the days: those before and after it stay off. */
  openDayOff: cookie<{ query: { day: string }; answer: DaysOff }>('DELETE', 'days-off.php', { day: '*' }),
  /** One of the days for one time: its others are off by themselves then. */
  openTimeOfDayOff: cookie<{ body: { day: string; time: string }; answer: DaysOff & SlotsOffList }>(
    'PUT',
    'days-off.php',
  ),
  listSlotsOff: cookie<{ answer: SlotsOffList }>('GET', 'slots-off.php'),
  /** Without slots, none of the day's times is off; `added` are those beside its weekday's. */
  setSlotsOff: cookie<{ body: SlotsOffToSet; answer: SlotsOffList }>('POST', 'slots-off.php'),
  listClosedTimes: cookie<{ answer: ClosedTimes }>('GET', 'closed-times.php'),
  readBookingLimits: cookie<{ answer: BookingLimitsAnswer }>('GET', 'booking-limits.php'),
  saveBookingLimits: cookie<{ body: BookingLimitsToSave; answer: BookingLimitsAnswer }>(
    'POST',
    'booking-limits.php',
  ),
  readWeeklyHours: cookie<{ answer: WeeklyHoursAnswer }>('GET', 'weekly-hours.php'),
  /** Without hours, the profile's hold again. */
  saveWeeklyHours: cookie<{ body: WeeklyHoursToSave; answer: WeeklyHoursAnswer }>('POST', 'weekly-hours.php'),
};
