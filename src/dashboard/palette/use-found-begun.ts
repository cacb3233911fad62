import { folded } from '#shared/folded.ts';
import { type BegunNewsletter, useBegunNewsletters } from '../newsletter/use-begun-newsletters.ts';

const MAX_NEWSLETTERS = 3;

/** The newsletters that are still being written and have all words in their names. None without words. */
export function useFoundBegun(words: string): BegunNewsletter[] {
  const typed = folded(words).split(/\s+/).filter(Boolean);
  const begun = useBegunNewsletters(typed.length > 0);
  const isMeant = ({ name }: BegunNewsletter) => typed.every((word) => folded(name).includes(word));
  return typed.length === 0 ? [] : begun.filter(isMeant).slice(0, MAX_NEWSLETTERS);
}
