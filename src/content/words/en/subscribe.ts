/** The form that subscribes to the newsletter. */

export const label = 'Email address';
export const hint = 'Your address goes to nobody else.';
/** Leads to the newsletters on the web. */
export const past = 'Read past letters';
export const placeholder = 'you@example.com';
export const button = 'Subscribe';
export const busy = 'Subscribing...';
export const failed = 'Subscription failed. Please try again.';
/** Followed by what to do when no answer came. */
export const noAnswer = 'Failed to subscribe.';
export const notYet = 'You are not subscribed yet';
export const thanks = 'Thank you for subscribing.';
export const confirmBefore = 'One more thing: please check the inbox of';
export const confirmAfter = '. Confirm in the mail that waits there, and the next letter goes to you.';
export const doneBefore = 'The next letter goes to';
export const doneAfter = '.';
