/** What can be typed besides names: sentences that say what is to be done. */
export const EXAMPLES = '“book ada dec 3 10am”, “move nina to monday 9am”';

const OFF = 'block dec 4 2–4pm';
const ANSWER = 'reply marta';
const BY_VERB: Readonly<Record<string, string>> = {
  ...{ block: OFF, off: OFF, holiday: 'holiday dec 24 to jan 2', holidays: 'holiday dec 24 to jan 2' },
  ...{ vacation: 'vacation dec 24–31', leave: 'leave dec 24', close: OFF, closed: OFF, away: OFF },
  ...{ days: 'days off dec 24–26', time: 'time off dec 24', hours: OFF, unblock: 'unblock dec 4' },
  ...{ book: 'book ada dec 3 10am', schedule: 'schedule how long rye lasts for dec 4 9am' },
  ...{ move: 'move nina to monday 9am', reschedule: 'reschedule nina to monday 9am' },
  ...{ cancel: 'cancel ada dec 3', confirm: 'confirm tomas', unconfirm: 'unconfirm tomas' },
  ...{ reply: ANSWER, answer: ANSWER, write: 'write marta', email: 'email marta', note: 'note ada' },
  ...{ publish: 'publish how long rye lasts', unpublish: 'unpublish how long rye lasts' },
  ...{ add: 'add subscriber zoe@example.com', new: 'new category Recipes' },
};

/** A sentence that begins with the same verb and is understood; null where none does. */
export function exampleFor(typed: string): string | null {
  const [verb = '', ...others] = typed.trim().toLowerCase().split(/\s+/);
  return others.length > 0 && Object.hasOwn(BY_VERB, verb) ? (BY_VERB[verb] ?? null) : null;
}
