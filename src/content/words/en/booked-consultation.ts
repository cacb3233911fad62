import { business } from '#content/business.ts';
import { hasClockChanges } from '#shared/zone-changes.ts';

/** The texts of a booked consultation's page, and of the emails about it. */
export const bookedConsultation = {
  page: {
    ahead: {
      title: 'Your consultation',
      text: 'Something came up? Move it to another time, or cancel it so that somebody else can have it.',
    },
    move: 'Move it',
    cancel: 'Cancel it',
    cancelling: 'Cancelling...',
    question: {
      title: 'Cancel your consultation?',
      yes: 'Cancel it',
      no: 'Keep it',
    },
    /** The summary beside the new time. */
    moving: {
      heading: 'Move your consultation',
      now: 'It is now on',
      title: 'The new time',
      submit: 'Move it',
      sending: 'Moving...',
      bar: { submit: 'Confirm', sending: 'One moment...' },
      keep: 'Keep it as it is',
      failed: 'Your consultation could not be moved. Please try again.',
    },
    moved: {
      title: 'It’s moved.',
      text: 'Your calendar gets the new time by email.',
    },
    cancelled: {
      title: 'It’s cancelled.',
      text: 'The time is free again. If your calendar still shows the consultation, the email that follows takes it out.',
    },
    /** From its beginning to its end. */
    now: {
      title: 'It’s time.',
      phone: 'I’m calling you at the number you left. If your phone stays quiet, call me.',
      online: 'I’m in the video room. Come in whenever you’re ready.',
      open: 'I have no number of yours yet. Call me, and we talk.',
      call: `Call ${business.reach.phoneShown}`,
      /** Before the owner's address and telephone. */
      late: 'It can’t be moved or cancelled any more. If something keeps you, write or call:',
    },
    over: {
      title: 'This consultation is over.',
      text: 'It can’t be moved or cancelled any more.',
    },
    unknown: {
      title: 'This link leads to no consultation.',
      text: 'Part of the address may be missing; try the link in the email once more. Or the consultation was deleted.',
    },
    failed: {
      title: 'This page did not load.',
      text: 'Your consultation still stands. Load the page again to see it.',
    },
    notCancelled: {
      title: 'Nothing was cancelled',
      text: 'Your consultation could not be cancelled. Please try again.',
    },
    loading: 'Loading your consultation',
    again: 'Book another time',
    reach: 'Or get in touch:',
  },
  /** How we meet: by phone if a number was given. */
  how: {
    phone: (number: string) => `I call you at ${number}.`,
    /** The number is none that could be repeated. */
    left: 'I call you at the number you left.',
    online: 'We meet online. When it is time, join from a computer.',
    /** Neither of them; the button is for it. */
    open: 'We have yet to agree on how we talk. A number I can call is enough: send it to me, or just answer this mail.',
  },
  clock: {
    /** The visitor's own is not known. */
    unknown: `Your calendar turns it into yours${hasClockChanges ? '' : `; ${business.time.name} keeps the same clock all year`}.`,
    same: `The same: ${business.time.name} is yours too.`,
    /** Below the visitor's time. @param ours '9:00 AM Arizona time', with its day where that is another one */
    both: (zone: string, ours: string) => `On your clock, ${zone}. For me it is ${ours}.`,
  },
  /** The labels of the facts in emails. */
  facts: {
    /** Before it was moved, or cancelled. */
    was: 'It was on',
    /** The owner's time beside the visitor's. */
    clock: 'On my clock',
    length: 'Length',
    how: 'How we talk',
    beforehand: 'Beforehand',
  },
  booked: {
    subject: 'Your consultation',
    heading: 'It’s in my calendar.',
    text: 'Your free consultation with me is booked.',
  },
  moved: {
    subject: 'Moved: your consultation',
    heading: 'It’s moved.',
    text: 'Your consultation has a new time. The old one is free again.',
  },
  cancelled: {
    subject: 'Cancelled: your consultation',
    heading: 'It’s cancelled.',
    text: 'As you asked, your consultation does not take place.',
    again: 'Book another time',
  },
  /** The owner deleted it. */
  calledOff: {
    heading: 'I have to call it off.',
    text: `I’m sorry: your consultation can’t take place. Book another time, or write to me at ${business.reach.email}.`,
  },
  reminder: {
    subject: 'Reminder: your consultation',
    heading: 'We talk soon.',
    text: 'This is a reminder of your free consultation.',
    /** Below the facts, where I call. */
    missed: `If we miss each other, call me at ${business.reach.phoneShown}.`,
  },
  /** The button where I have no number to call, and the email that it begins. */
  number: {
    send: 'Send me your number',
    /** @param when 'Thursday, March 5, 2026, at 9:00 AM Arizona time' */
    subject: (when: string) => `My number for our consultation, ${when}`,
    body: 'You can call me at: ',
  },
  change: 'Move or cancel it',
  footnote:
    'You get this because a consultation was booked with this address. If that wasn’t you, cancel it.',
};
