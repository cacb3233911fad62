import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import type { Success } from './envelope.ts';
import { text } from './fields.ts';

/** What stands in the footer of every newsletter; '' when the owner wants none, null until the owner was asked. */
export interface PostalAddress extends Success {
  postal_address: string | null;
}

export const postalAddressBody = z.object({
  postal_address: text('The postal address', LIMITS.postalAddress),
});
