/** 'take dec 24 off', 'days off dec 24-26', 'block dec 3 2pm', 'holiday dec 24 to jan 2', 'monday off' */
const OFF = [
  /^(?:take )?(?:(?:a )?(?:days?|hours?|times?)|holidays?|vacation|leave) off(?: on| from| for)? (?<when>.+)$/i,
  /^(?:take |have )(?<when>.+) off$/i,
  /^(?:take )?(?:off|block(?: off| out)?|(?:a )?(?:holidays?|vacation)|leave|away|closed?)(?: on| from| for)? (?<when>.+)$/i,
  /^(?<when>.+) off$/i,
];

/** What is to be taken off, in words; null where nothing is. */
export function typedWhenOff(typed: string): string | null {
  const when = OFF.map((way) => way.exec(typed)?.groups?.when).find((words) => words !== undefined);
  return when?.trim() ?? null;
}
