/** The form that subscribes to the newsletter. */
export const subscribeForm = {
  label: 'Email address',
  hint: 'Your address goes to nobody else.',
  placeholder: 'you@example.com',
  button: 'Subscribe',
  busy: 'Subscribing...',
  failed: 'Subscription failed. Please try again.',
  /** Followed by what to do when no answer came. */
  noAnswer: 'Failed to subscribe.',
  notYet: 'You are not subscribed yet',
  thanks: 'Thank you for subscribing.',
  /** Before the address and after it: if it has to be confirmed, and if not. */
  pending: {
    before: 'One more thing: please check the inbox of',
    after: '. Confirm in the mail that waits there, and the next letter goes to you.',
  },
  done: { before: 'The next letter goes to', after: '.' },
};
