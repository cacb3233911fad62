import { useState } from 'react';
import type { Consultation } from '#shared/contract/consultations.ts';
import { failureText } from '../../../lib/api-error.ts';
import { useHost } from '../../../lib/host.ts';
import { useSettledCalls } from './use-settled-calls.ts';

/** Sends confirmations one by one: what fails keeps no other from going out, and is tried again alone. */
export function useConfirmations(calls: readonly Consultation[]) {
  const { request } = useHost();
  const settled = useSettledCalls();
  const [waiting, setWaiting] = useState(calls);
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());

  async function sendEach(note: string) {
    const failed = new Map<number, string>();
    for (const { id, consultation_date: date, consultation_time: time } of waiting) {
      try {
        await request('confirmByOwner', { body: { id, seen: { date, time }, note } });
      } catch (error) {
        failed.set(id, failureText(error, { refused: 'It could not be sent.' }));
      }
    }
    return failed;
  }

  /** @returns how many were not sent: those are tried again */
  async function send(note: string): Promise<number> {
    const failed = await settled(sendEach(note));
    setWaiting(waiting.filter(({ id }) => failed.has(id)));
    setRefusals(failed);
    return failed.size;
  }

  return {
    /** Those that were not sent yet. */
    waiting,
    /** Why some of them could not be, by their ids. */
    refusals,
    send,
  };
}
