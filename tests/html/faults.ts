import { type Exception, exceptionFor } from './exceptions.ts';
import type { Message } from './nu-checker.ts';

/** What a checked file holds. */
export interface Checked {
  name: string;
  isEmail: boolean;
}

/** All places that break one rule. */
export interface Fault {
  rule: string;
  places: { page: string; extract: string }[];
}

/** How many places of a rule are printed. */
const SHOWN = 5;

/**
 * What is wrong, by rule, the most frequent first; and the exceptions that nothing needs any more.
 * @param fileAt what lies at an address that the checker names
 */
export function findFaults(
  messages: readonly Message[],
  fileAt: (url: string) => Checked,
  exceptions: readonly Exception[],
): { faults: Fault[]; unneeded: Exception[] } {
  const faults = new Map<string, Fault>();
  const needed = new Set<Exception>();
  for (const message of messages) {
    const { name, isEmail } =
      message.url === undefined ? { name: 'the checker', isEmail: false } : fileAt(message.url);
    const exception = exceptionFor(message, isEmail, exceptions);
    if (exception !== undefined) {
      needed.add(exception);
      continue;
    }
    const rule = `${message.subType ?? message.type}: ${message.message}`;
    const fault = faults.get(rule) ?? { rule, places: [] };
    faults.set(rule, fault);
    fault.places.push({ page: name, extract: (message.extract ?? '').replace(/\s+/g, ' ').trim() });
  }
  return {
    faults: [...faults.values()].sort((one, other) => other.places.length - one.places.length),
    unneeded: exceptions.filter((exception) => !needed.has(exception)),
  };
}

/** A fault for people: the rule, how often, and the first places. */
export function describeFault({ rule, places }: Fault): string {
  const shown = places.slice(0, SHOWN).map(({ page, extract }) => `    ${page}\n      ${extract}`);
  const more = places.length > SHOWN ? [`    and ${places.length - SHOWN} more`] : [];
  return [`${rule} (${places.length})`, ...shown, ...more].join('\n');
}
