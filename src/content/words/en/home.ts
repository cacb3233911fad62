/** The labels of the home page that its content has no words for. */

export const email = 'Email';
export const phone = 'Phone';
export const place = 'Workshop';
export const hours = 'Hours';
