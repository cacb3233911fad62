import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import type { Success } from './envelope.ts';
import { line, required } from './fields.ts';

/** [3.10.01] */
export interface User {
  id: number;
  email: string;
  name: string;
  role: string;
}

export interface SignedIn extends Success {
  token: string;
  user: User;
}

export interface TokenValid extends Success {
  user: User;
}

const MISSING = 'Please fill in all fields';

/** Minimum length of a new password, in characters. */
export const MIN_PASSWORD = 12;

export const loginBody = z.object({
  email: required(line('The email address', LIMITS.email), MISSING),
  password: z.string({ error: MISSING }).min(1, MISSING).max(1_024, 'Invalid credentials'),
});
export type LoginInput = z.infer<typeof loginBody>;
