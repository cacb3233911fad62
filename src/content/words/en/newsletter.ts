/** The texts of a page behind an email's link: before its button is pressed, afterwards, and if the link is invalid. */
export interface LinkWords {
  title: string;
  text: string;
  button: string;
  /** The button's label while the request is running. */
  busy: string;
  done: { title: string; text: string };
  broken: { title: string; text: string };
  /** Shown when it failed for another reason than the link. */
  failed: string;
}

const failed = 'That did not work. Please try again in a moment.';

export const confirmation: LinkWords = {
  title: 'Do you want my letters?',
  text: 'One press, and the monthly letter comes to you.',
  button: 'Confirm',
  busy: 'Confirming…',
  done: {
    title: 'You’re on the list.',
    text: 'The next letter comes to you. Each of them has a link to leave again.',
  },
  broken: {
    title: 'This link does not work.',
    text: 'Some mail programs break long links in two. Please open it from the mail once more, or copy all of it. If it is from before you left the list, sign up again.',
  },
  failed,
};

export const goodbye: LinkWords = {
  title: 'Leave the list?',
  text: 'One button, no questions. No more letters come to you after that.',
  button: 'Unsubscribe',
  busy: 'Unsubscribing…',
  done: {
    title: 'You’re off the list.',
    text: 'No more letters come to you. If that was a mistake, sign up again below.',
  },
  broken: {
    title: 'This link does not work.',
    text: 'Some mail programs break long links in two. Please open it from the mail once more, or have another one sent to you.',
  },
  failed,
};

/** The form of whoever has no working link to leave. */
export const anotherLink = {
  title: 'Get another link',
  label: 'The address my letters come to',
  placeholder: 'you@example.com',
  button: 'Send me a link',
  busy: 'Sending…',
  sent: {
    title: 'Check your inbox.',
    text: 'If the address is on the list, a link to leave is on its way to it.',
  },
  failed: 'The link could not be sent. Please try again.',
  /** Before and after the owner's address. */
  byHand: { before: 'Or write to', after: ', and I take you off by hand.' },
};

/** The newsletters on the web. */
export const archive = {
  title: 'Newsletter',
  lead: 'What I have written to my subscribers so far, newest first.',
  none: 'Nothing has been sent yet.',
  first: 'Sign up below, and you get the first one.',
  /** Before the date, on a newsletter's own page. */
  sentOn: 'Sent to my subscribers on',
  all: 'All newsletters',
  /** Where one was, or never has been. */
  gone: {
    title: 'This newsletter is not on the web.',
    text: 'It was taken off, or its address is not complete. Those who got it still have it in their mail.',
  },
  /** Leads to the post that a newsletter is a copy of. */
  post: 'Read it in the blog',
  loading: 'Loading the newsletters',
  failed: 'The newsletters could not be loaded',
  feed: 'Feed of the newsletters',
};

/** What both pages behind a link say. */
export const linkPages = {
  /** Followed by what to do then. */
  noAnswer: 'No answer came.',
  /** After the confirmation. */
  read: 'Read something now',
  home: 'Back to the home page',
  /** Where the link is broken; leads to the form below. */
  signUp: 'Sign up again',
  /** Before the owner's address and telephone. */
  reach: 'Or get in touch:',
};
