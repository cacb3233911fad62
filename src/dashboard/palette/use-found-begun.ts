import { folded } from '#shared/folded.ts';
import { matchesSearch } from '../../lib/matches-search.ts';
import { type BegunNewsletter, useBegunNewsletters } from '../newsletter/use-begun-newsletters.ts';

const MAX_NEWSLETTERS = 3;

/** The newsletters that are still being written and have all words in their names. None without words. */
export function useFoundBegun(words: string): BegunNewsletter[] {
  const isAsked = words.trim() !== '';
  const begun = useBegunNewsletters(isAsked);
  const isMeant = ({ name }: BegunNewsletter) => matchesSearch(folded(words), [folded(name)]);
  return isAsked ? begun.filter(isMeant).slice(0, MAX_NEWSLETTERS) : [];
}
