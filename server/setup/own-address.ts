import { z } from 'zod';
import { productionProblem, siteAddress } from '../site-address.ts';

/** The site's address as SITE_URL takes it in production. */
export const ownAddress = z
  .string('Write the address of the site, like https://ana.example.')
  .trim()
  .superRefine((value, context) => {
    const parsed = z.string().transform(siteAddress).safeParse(value);
    const problem = parsed.success ? productionProblem(parsed.data) : parsed.error.issues[0]?.message;
    if (problem !== undefined) context.addIssue(`It ${problem.replace(/\.$/, '')}.`);
  })
  .transform((value) => value.replace(/\/+$/, ''));
