/** Why a calendar could not be read. `status-…` is an HTTP status that says nothing else. */
export type ProblemCode =
  | 'private'
  | 'unencrypted'
  | 'no-host'
  | 'no-answer'
  | 'timeout'
  | 'certificate'
  | 'redirects'
  | 'sign-in'
  | 'password'
  | 'no-basic'
  | 'missing'
  | 'too-large'
  | 'too-many'
  | 'too-slow'
  | 'not-a-calendar'
  | 'folder'
  | 'key'
  | 'broken'
  | `status-${number}`;

/** Thrown with the reason for which a calendar could not be read. It holds nothing of its address or its sign-in. */
export class CalendarProblem extends Error {
  override name = 'CalendarProblem';
  readonly code: ProblemCode;

  constructor(code: ProblemCode) {
    super(code);
    this.code = code;
  }
}
