import { useState } from 'react';
import type { Consultation } from '#shared/contract/consultations.ts';
import { failureText } from '../../../lib/api-error.ts';
import { useHost } from '../../../lib/host.ts';
import { useSettledCalls } from './use-settled-calls.ts';

/** Does something with calls one by one: what fails keeps no other from being done, and is tried again alone. */
export function useEachCall(
  calls: readonly Consultation[],
  operation: 'confirmByOwner' | 'cancelByOwner',
  refused: string,
) {
  const { request } = useHost();
  const settled = useSettledCalls();
  const [waiting, setWaiting] = useState(calls);
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());

  async function doEach(note: string) {
    const failed = new Map<number, string>();
    for (const { id, consultation_date: date, consultation_time: time } of waiting) {
      try {
        await request(operation, { body: { id, seen: { date, time }, note } });
      } catch (error) {
        failed.set(id, failureText(error, { refused }));
      }
    }
    return failed;
  }

  /** @returns how many failed: those are tried again */
  async function run(note: string): Promise<number> {
    const failed = await settled(doEach(note));
    setWaiting(waiting.filter(({ id }) => failed.has(id)));
    setRefusals(failed);
    return failed.size;
  }

  return {
    /** Those with which it is not done yet. */
    waiting,
    /** Why some of them could not be, by their ids. */
    refusals,
    run,
  };
}
