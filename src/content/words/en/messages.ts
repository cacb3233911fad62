/** The forms for a message, on the home page and the contact page. */
export const messages = {
  projectType: 'Project type',
  chooseType: 'Choose what fits best',
  send: 'Send message',
  sending: 'Sending...',
  failed: 'Failed to send message. Please try again.',
  /** Followed by what to do when no answer came. */
  noAnswer: 'Failed to send message.',
  notSent: 'Your message was not sent',
};
