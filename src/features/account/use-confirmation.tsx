import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';

/** Carries a call out, and asks first whose session it is where the server wants to know; see `Unconfirmed`. */
export type Confirmed = <T>(call: () => Promise<T>) => Promise<T>;

/** The owner did not say whose session it is: nothing was done. */
export class Unconfirmed extends Error {
  override readonly name = 'Unconfirmed';
}

/** @returns `confirmed`, and the question while it is asked */
export function useConfirmation() {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);

  const confirmed: Confirmed = async (call) => {
    try {
      return await call();
    } catch (error) {
      const isAsked = error instanceof ApiError && error.status === 403 && error.field === 'confirm';
      if (!isAsked) throw error;
      const isConfirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
      setAnswer(null);
      if (!isConfirmed) throw new Unconfirmed();
      return call();
    }
  };

  return { confirmed, question: answer === null ? null : <ConfirmIdentity onClose={answer} /> };
}
