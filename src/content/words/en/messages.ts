/** The forms for a message, on the home page and the contact page. */

export const projectType = 'Project type';
export const chooseType = 'Choose what fits best';
export const send = 'Send message';
export const sending = 'Sending...';
export const failed = 'Failed to send message. Please try again.';
/** Followed by what to do when no answer came. */
export const noAnswer = 'Failed to send message.';
/** Where several fields are empty. @param fields the labels: 'Your name, Email address, and Message' */
export const stillMissing = (fields: string) => `Still missing: ${fields.toLowerCase()}.`;
export const notSent = 'Your message was not sent';
