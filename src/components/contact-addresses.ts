import { business } from '#content/business.ts';

/** The address that calls the business. */
export const TELEPHONE = `tel:${business.reach.phone}`;
