import { consultation } from '#content/words/consultation.ts';
import type { BookedDetails } from './BookingForm.tsx';
import type { CalendarEvent } from './calendar-file.ts';

/** The calendar entry of a consultation, in the words of the invitation that goes out by email. */
export function eventOf({ day, slot, uid, phone, meetingUrl }: BookedDetails): Omit<CalendarEvent, 'now'> {
  const { summary, description, byPhone, open, join } = consultation.event;
  const event = { day, slot, uid, summary };
  if (meetingUrl === '') {
    return { ...event, description, location: phone === '' ? open : byPhone, conference: null };
  }
  return {
    ...event,
    description: `${description}\n\n${join}: ${meetingUrl}`,
    location: meetingUrl,
    conference: { url: meetingUrl, label: join },
  };
}
