import { business } from '#content/business.ts';
import { consultationPage } from '#content/consultation-page.ts';
import { bookingWords } from '#content/words/en/time.ts';
import { bookableLabel, zoneLabel } from '#shared/booking-days.ts';

/** What the page for booking a consultation says on every site. [9.2.01] */
export const consultation = {
  day: {
    title: 'Pick a day',
    text: bookingWords.ahead(bookableLabel, business.consultations.days.last),
    full: 'full',
  },
  time: {
    title: 'Pick a time',
    text: `${zoneLabel}.`,
    sameClock: `${zoneLabel}, which is yours too.`,
    /** @param zone the visitor's: 'Central Standard Time' */
    own: (zone: string) => `${zone} first, then ${business.time.name}.`,
    first: 'Pick a day first: then you see which times are free.',
    taken: 'taken',
    /** The time of the consultation that is being moved. */
    current: 'booked',
    again: 'The time was cleared. Pick one for the new day.',
  },
  /** Another time zone than the browser's. */
  zone: { change: 'Change time zone', label: 'Your time zone' },
  details: {
    title: 'Tell me who you are',
    /** Where the site has a place to meet online, and where it has none. */
    phoneHint: {
      online: 'Without it we meet online: you get a link to join from a computer.',
      open: 'I call you there. Without it, I ask you by email.',
    },
  },
  summary: {
    title: 'Your consultation',
    day: 'Day',
    /** Where the visitor's day is another one. @param place 'in Arizona' */
    ourDay: (place: string) => `Day ${place}`,
    time: zoneLabel,
    own: 'On your clock',
    sameClock: 'The same',
    length: 'Length',
    minutes: (minutes: number) => `${minutes} minutes`,
    price: 'Price',
    free: 'Free',
    none: 'Not chosen yet',
    how: 'How we talk',
    room: 'Open the video room',
    byPhone: 'I call you',
    byPhoneAt: (phone: string) => `I call you at ${phone}`,
    open: 'Still to be agreed',
    submit: 'Schedule consultation',
    sending: 'Scheduling...',
  },
  /** The button at the bottom of small screens, once nothing is missing. */
  bar: { submit: 'Schedule it', sending: 'Scheduling...', details: 'Your details' },
  /** What is still missing, as a list in words. [5.47] */
  missing: {
    sentence: (list: string) => `Still needed: ${list}.`,
    day: 'a day',
    time: 'a time',
    name: 'your name',
    email: 'your email address',
  },
  failed: 'Failed to schedule consultation. Please try again.',
  booked: {
    title: 'It’s in my calendar.',
    announcement: 'Your consultation is booked.',
    confirm: 'An invitation for your calendar goes to',
    call: 'and I call you at',
    link: 'with the link to join from a computer',
    open: `and we have yet to agree on how we talk: write to ${business.reach.email}, a number I can call is enough`,
    change: 'If something comes up, move or cancel it by the link in that email.',
    /** If no email can be sent. */
    uninvited: {
      call: 'I call you at',
      link: 'We meet online. Keep the link to join, or add it to your calendar',
      open: `We have yet to agree on how we talk: write to ${business.reach.email}, a number I can call is enough`,
      change: `If something comes up, write to ${business.reach.email} or call ${business.reach.phoneShown}.`,
    },
    calendar: 'Add to calendar',
    again: 'Schedule Another Consultation',
    home: 'Back to Homepage',
  },
  /** The entry in the visitor's own calendar. */
  event: {
    summary: `Consultation with ${business.who.name}`,
    description: `${consultationPage.about} To move it or call it off: ${business.reach.email} or ${business.reach.phoneShown}.`,
    /** Where we meet. */
    byPhone: 'By phone',
    open: 'To be agreed',
    join: 'Join the call',
    fileName: 'consultation.ics',
  },
  /** Of an email that the owner begins: 'Your consultation on Thursday, March 5, 2026 at 9:00 AM Arizona time' */
  mailSubject: (day: string, time: string) => `Your consultation on ${day} at ${time}`,
};
