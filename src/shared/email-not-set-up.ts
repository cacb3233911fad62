/** How the site refuses to send what needs a mail server, where it has none. */
export const EMAIL_NOT_SET_UP = 'Email isn’t set up yet.';

/** What follows it, for whoever runs the server. */
export const HOW_TO_SET_UP_EMAIL =
  'Whoever runs the server can do it: SMTP_URL in its settings, see docs/email.md.';
