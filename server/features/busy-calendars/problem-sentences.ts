import type { ProblemCode } from './calendar-problem.ts';

const SENTENCES: Record<Exclude<ProblemCode, `status-${number}`>, string> = {
  private:
    'The address leads into a private network, which the server does not ask. Its operator can allow that with CALENDAR_PRIVATE_NETWORKS.',
  unencrypted: 'The connection would not be encrypted. Use an address that begins with https://.',
  'no-host': 'There is no server of that name.',
  'no-answer': 'The server there does not answer.',
  timeout: 'The server there takes too long to answer.',
  certificate: 'The certificate of the server there is not valid, so it could be anybody’s.',
  redirects: 'The address leads on and on, to no calendar.',
  'sign-in': 'The server there asks for a user name and a password.',
  password: 'The server there refuses the user name or the password.',
  'no-basic':
    'The server there takes no password from a program. Use the calendar’s secret address in iCal format, if it has one.',
  missing: 'There is nothing at that address.',
  'too-large': 'The calendar is larger than 10 MB. Use one with fewer old events.',
  'too-many': 'The calendar has more events than can be read. Use one with fewer old events.',
  'too-slow': 'It takes too long to work out the calendar’s repeated events.',
  'not-a-calendar': 'What is at that address is no calendar, or not a whole one.',
  folder: 'That is the address of a folder of calendars. Use the address of one of them.',
  key: 'The sign-in can’t be decrypted any more, as JWT_SECRET has changed. Add the calendar again.',
  broken: 'The calendar could not be worked out.',
};

/** What the owner is told. @param code of calendar-problem.ts */
export function sentenceOf(code: ProblemCode): string {
  if (code in SENTENCES) return SENTENCES[code as keyof typeof SENTENCES]; // it is one of them
  return `The server there refuses to answer (${code.slice('status-'.length)}).`;
}

/** The field of the form that a problem is about. */
export function fieldOf(code: ProblemCode): 'address' | 'user' | 'password' {
  if (code === 'sign-in') return 'user';
  return code === 'password' ? 'password' : 'address';
}
