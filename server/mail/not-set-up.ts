import { EMAIL_NOT_SET_UP } from '#shared/email-not-set-up.ts';

/** Said to an owner who sends something where no mail goes out. */
export const MAIL_NOT_SET_UP = `${EMAIL_NOT_SET_UP} Whoever runs the server can do it: SMTP_URL in its settings, see docs/email.md.`;
