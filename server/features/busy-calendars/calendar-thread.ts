import { CalendarProblem, type ProblemCode } from './calendar-problem.ts';
import { type BusyTimes, busyTimesOf, type FilesToRead } from './icalendar/busy-times-of.ts';

/** What runs in the thread for calendars: a large one would keep the server from its visitors. */

/** An error would lose its code on its way between threads. */
export type ReadInThread = BusyTimes | { problem: ProblemCode };

export default function read(task: FilesToRead): ReadInThread {
  try {
    return busyTimesOf(task);
  } catch (error) {
    if (error instanceof CalendarProblem) return { problem: error.code };
    throw error;
  }
}
