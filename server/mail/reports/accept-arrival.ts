import type { MailReports } from './mail-reports.ts';
import { readArrival } from './read-arrival.ts';
import type { CalendarAnswer } from './report.ts';

export interface ArrivalDeps {
  mailReports: MailReports;
  calendarAnswers: { accept: (answer: CalendarAnswer) => Promise<boolean> };
}

/** Acts on a message that has arrived where reports do. @returns whether that was its purpose; otherwise a person reads it */
export function acceptArrival({ mailReports, calendarAnswers }: ArrivalDeps) {
  return async (source: Uint8Array): Promise<boolean> => {
    const arrival = await readArrival(source);
    if (arrival.is === 'answer') return calendarAnswers.accept(arrival.answer);
    // The mailbox may be a person's own: a report about somebody else's email is theirs to read.
    if (arrival.is === 'report') return (await mailReports.accept(arrival.report)) !== 'unknown';
    return arrival.is === 'notice';
  };
}
