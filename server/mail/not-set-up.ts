import { EMAIL_NOT_SET_UP, HOW_TO_SET_UP_EMAIL } from '#shared/email-not-set-up.ts';

/** Said to an owner who sends something where no mail goes out. */
export const MAIL_NOT_SET_UP = `${EMAIL_NOT_SET_UP} ${HOW_TO_SET_UP_EMAIL}`;
