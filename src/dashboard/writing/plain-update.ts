import { missingFields, type PostForm } from '../../features/posts/post-form.ts';
import type { PublishAction } from './publish-action.ts';
import { type Check, checksOf } from './publish-checks.ts';
import { ownLinks, type Site } from './use-dead-links.ts';

/** A post's fields, and its text parsed. */
interface Looked {
  form: PostForm;
  text: ParentNode;
}

/**
 * Whether a post can be saved without a last look: visitors have it already, and nothing in it is worth a look that was not
 * before. A new link to this site is, for it has to be followed. What becomes of an earlier address is said at its field.
 */
export function isPlainUpdate(
  action: PublishAction,
  { before, after }: { before: Looked; after: Looked },
  site: Site,
): boolean {
  if (action.done !== 'Updated' || missingFields(after.form).length > 0) return false;
  const known = openChecks(before);
  const links = new Set(ownLinks(before.text, site).map(({ href }) => href));
  return (
    openChecks(after).every(({ id, text }) => known.some((one) => one.id === id || one.text === text)) &&
    ownLinks(after.text, site).every(({ href }) => links.has(href))
  );
}

function openChecks({ form, text }: Looked): Check[] {
  return checksOf(form, text).filter(({ state }) => state === 'open');
}
