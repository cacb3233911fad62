/** What emails to visitors say; those to the owner are English. */
export const emails = {
  /** The first line. */
  greeting: {
    named: (name: string) => `Hello ${name},`,
    unnamed: 'Hello,',
  },
  /** Confirms that a message arrived. */
  receipt: {
    subject: 'Your message arrived',
    /** @param due 'Monday 12 PM, Arizona time' */
    preview: (due: string) => `You will have an answer by ${due}.`,
    /** @param promise '4 hours on business days' */
    promise: (promise: string, due: string) =>
      `Thank you for writing. Your message is here, and nobody reads it but me. You will have an answer within ${promise}, that is by ${due}.`,
    /** Instead of it, where the promised hours end before the business opens again. */
    postponed: (due: string) =>
      `Thank you for writing. Your message is here, and nobody reads it but me. I am away from my desk until the next business day; you will have an answer by ${due}.`,
    /** The labels of the facts. */
    facts: { arrived: 'Arrived', about: 'About', answer: 'Answer by', urgent: 'If it can’t wait' },
    /** @param phone as people read it @param hours when it is answered */
    call: (phone: string, hours: string) => `Call ${phone}: ${hours}.`,
    answer: 'This mail was sent by the website. If you forgot something, just answer it.',
    footnote:
      'You get this because your address was typed into the form on my website. If that was not you, please ignore it.',
  },
  /** The owner's own answer to a message. */
  reply: {
    /** @param about what the message was about */
    subject: (about: string) => `Re: ${about}`,
    heading: 'An answer to your message',
    /** Above the message. @param when 'November 24, 2026, 9:12 AM, Arizona time' */
    wrote: (when: string) => `Your message of ${when}:`,
    footnote: 'To go on, just answer this mail.',
  },
  /** The owner moved a call, or confirmed it. */
  consultation: {
    rescheduled: {
      subject: 'Moved: your consultation',
      heading: 'I had to move our call.',
      text: 'Your consultation has a new time. If it doesn’t suit you, choose another one by the link below, or just answer this mail.',
    },
    confirmed: {
      subject: 'Confirmed: your consultation',
      heading: 'Our call is confirmed.',
      text: 'I look forward to it. If something comes up, move or cancel it by the link below, or just answer this mail.',
    },
  },
  /** Asks whether the address wants the newsletter. */
  confirmSubscription: {
    /** @param name whose newsletter it is */
    subject: (name: string) => `Confirm your subscription to ${name}’s letters`,
    preview: 'One click, and the next letter comes to you.',
    heading: 'Is this your address?',
    text: 'Somebody, most likely you, entered it on my website to get my letters. So that nobody signs up others, I ask once.',
    button: 'Yes, confirm it',
    footnote: 'If you did not sign up, do nothing: no letter is sent without your confirmation.',
  },
  /** The link to leave the newsletter, for whoever asked for it. */
  leaveNewsletter: {
    subject: (name: string) => `Leave ${name}’s letters`,
    preview: 'One button, and no more letters come to you.',
    heading: 'Leave the list?',
    text: 'Somebody, most likely you, asked on my website to take this address off the list of my letters.',
    button: 'Take me off',
    after: 'You confirm on the page that opens.',
    footnote: 'If you did not ask for this, do nothing: you stay on the list.',
  },
  newsletter: {
    /** The list's name, which some mail programs show. */
    list: (name: string) => `${name} newsletter`,
    /** The footer: a sentence, then the link. */
    reason: 'You get this because you signed up for it, and can leave whenever you like.',
    leave: 'Unsubscribe',
    /** The link to the newsletter's page. */
    inBrowser: 'Read it in your browser',
    /** The button below a post's excerpt. */
    readPost: 'Read the whole post',
    /** What a callout begins with. */
    callouts: { note: 'Note', tip: 'Tip', warning: 'Warning' },
    /** Stands for a picture in a text. */
    picture: (what: string) => `[Picture: ${what}]`,
  },
};
