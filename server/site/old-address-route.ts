import type { Response } from 'express';
import type { Context } from '../context.ts';
import { postUrl } from './addresses.ts';
import { isPublic, sitePage } from './pages.ts';

/** Where a document is asked for, as its route knows it. */
interface Place {
  base: string;
  /** Canonical, below the base. */
  path: string;
  /** The query with its question mark, or ''. */
  search: string;
}

/**
 * Leads from an address of an earlier site to what has taken its place. A page that stands at the address now comes first.
 * @returns whether it did
 */
export async function leadOn(
  context: Context,
  { base, path, search }: Place,
  response: Response,
): Promise<boolean> {
  const lead = await context.oldAddresses.find(`${path}${search}`);
  if (lead === null) return false;
  if (!lead.byQuery) {
    const page = await sitePage(context, { base, path, siteUrl: context.config.siteUrl });
    if (isPublic(path, page)) return false;
  }
  lead.follow();
  const { to } = lead;
  const target =
    'slug' in to ? postUrl(base, to.slug) : /^https?:/i.test(to.path) ? to.path : `${base}${to.path}`;
  // Asked for again each time: a new import may lead elsewhere.
  response.set('Cache-Control', 'no-cache');
  response.redirect(301, lead.byQuery ? target : `${target}${search}`);
  return true;
}
