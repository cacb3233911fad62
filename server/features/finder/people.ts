import type { FoundPerson } from '#shared/contract/finder.ts';
import type { Ranked } from './ranking.ts';

/** What somebody did once, and whether the words begin words of their name, address or telephone number. */
export type Trace = Pick<FoundPerson, 'name' | 'email' | 'phone'> &
  FoundPerson['lists'][number] & { begins: boolean };

/** Those who left the traces, once each, whatever lists they are in; who came last first. */
export function peopleOf(traces: readonly Trace[]): Ranked<Omit<FoundPerson, 'is_ahead'>>[] {
  const latestFirst = [...traces].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return perAddress(latestFirst).flatMap((ofOne) =>
    personOf(ofOne).map((one) => ({ one, begins: ofOne.some(({ begins }) => begins) })),
  );
}

function perAddress(traces: readonly Trace[]): Trace[][] {
  const people = new Map<string, Trace[]>();
  for (const trace of traces) {
    const address = trace.email.toLowerCase();
    people.set(address, [...(people.get(address) ?? []), trace]);
  }
  return [...people.values()];
}

/** @param traces the latest first */
function personOf(traces: readonly Trace[]): Omit<FoundPerson, 'is_ahead'>[] {
  return traces.slice(0, 1).map(({ email }) => ({
    name: traces.find(({ name }) => name !== '')?.name ?? '',
    email,
    phone: traces.find(({ phone }) => phone !== '')?.phone ?? '',
    lists: traces
      .filter(({ list }, index) => traces.findIndex((one) => one.list === list) === index)
      .map(({ list, at, id }) => ({ list, at, id })),
  }));
}
