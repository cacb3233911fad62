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

/** Longer ones are not hashed at all. */
export const MAX_PASSWORD = 1_024;

export const loginBody = z.object({
  email: required(line('The email address', LIMITS.email), MISSING),
  password: z.string({ error: MISSING }).min(1, MISSING).max(MAX_PASSWORD, 'Invalid credentials'),
});
export type LoginInput = z.infer<typeof loginBody>;
