/** The words that several forms share. */
export const forms = {
  labels: {
    name: 'Your name',
    email: 'Email address',
    phone: 'Phone',
    subject: 'Subject',
    message: 'Message',
  },
  optional: 'Optional',
  /** Beside the field that no person sees. */
  trap: 'Leave this empty',
  /** Without scripts: between these stand the email address and the telephone number. */
  needsScript: {
    write: 'This form needs JavaScript. Without it, write to',
    call: 'or call',
    end: '.',
  },
  failures: {
    /** What to do when no answer came, after what went wrong. */
    noAnswer: (what: string) => `${what} Please check your connection and try again.`,
    network: 'Network error.',
    unreadable: 'The server sent an answer that could not be read.',
    status: (status: number) => `HTTP error! status: ${status}`,
  },
};

/** Why the server does not accept a form: for each field its name in a sentence, and what is wrong. */
export const validation = {
  fields: {
    name: 'Your name',
    email: 'The email address',
    phone: 'The phone number',
    subject: 'The subject',
    message: 'The message',
  },
  notText: (field: string) => `${field} must be text.`,
  tooLong: (field: string, max: string) => `${field} can have at most ${max} characters.`,
  unreadable: (field: string) => `${field} has characters we can't read.`,
  severalLines: (field: string) => `${field} must be a single line.`,
  noName: 'Please enter your name.',
  noEmail: 'Please enter your email address.',
  wrongEmail: 'Please enter a valid email address.',
  foreignEmail:
    'Please enter an address with plain letters before the @. Many mail servers don’t take others.',
  noMessage: 'Please write a message.',
  noDate: 'Please choose a date.',
  wrongDate: 'The date must look like 2026-01-31.',
  unknownDate: 'That date does not exist.',
  noTime: 'Please choose a time.',
  unknownTime: 'Please choose one of the times offered.',
  brokenLink: 'The link is not complete.',
};
