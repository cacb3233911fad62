import { z } from 'zod';
import { text } from './fields.ts';

const MAX_ADDRESS = 2_000;

/** A page that the browser shows without having asked for its document now. */
export const pageViewQuery = z.object({
  /** Below the base. */
  path: text('The path', MAX_ADDRESS).startsWith('/', 'The path begins with a slash.'),
  /** `document.referrer`, of the first page of a visit. */
  from: text('The address', MAX_ADDRESS).optional(),
});
