/** The words that several forms share. */

export const name = 'Your name';
export const email = 'Email address';
export const phone = 'Phone';
export const subject = 'Subject';
export const message = 'Message';
/** What the browser finds wrong with a field, by the field's kind. */
export const missing: Record<string, string> & { text: string } = {
  text: 'Please fill this in.',
  email: 'Please enter an email address.',
  'select-one': 'Please choose one.',
};
export const invalid: Record<string, string> & { text: string } = {
  text: 'Please check what you entered.',
  email: 'This is no whole email address. It looks like name@example.com.',
};
export const optional = 'Optional';
/** Beside the field that no person sees. */
export const trap = 'Leave this empty';
export const needsScript = 'This form needs JavaScript. Without it, write to';
export const orCall = 'or call';
export const end = '.';
/** What to do when no answer came, after what went wrong. */
export const noAnswer = (what: string) => `${what} Please check your connection and try again.`;
export const networkError = 'Network error.';
export const unreadable = 'The server sent an answer that could not be read.';
export const httpError = (status: number) => `HTTP error! status: ${status}`;
