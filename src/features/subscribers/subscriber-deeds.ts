/** What is done with subscribers, by the words of their buttons. */
export const SUBSCRIBER_DEEDS = {
  unsubscribe: 'Unsubscribe',
  details: 'Details',
  delete: 'Delete',
} as const;

/** What can't be guessed of it. */
export const UNSUBSCRIBE_HINT = 'They stay in the list, and can sign up again.';
