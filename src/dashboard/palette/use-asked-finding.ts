import type { Found } from '#shared/contract/finder.ts';
import { useFinding } from './use-finding.ts';

interface AskedFinding extends Omit<Found, 'success'> {
  isLooking: boolean;
  /** Whether it is what was meant perhaps. */
  isGuess: boolean;
  /** Whether something could not be looked up. */
  failed: boolean;
  /** The words that were not looked for; '' for none. */
  left: string;
}

/**
 * What some words find; where that is nothing, what has them but for a slip in each, or else what the first of them finds: the
 * others are not understood.
 */
export function useAskedFinding(words: string): AskedFinding {
  const exact = useFinding(words);
  const isNone = words !== '' && !exact.isLooking && isNothing(exact);
  const near = useFinding(isNone ? meantBy(words, exact) : '');
  if (!isNone) return { ...exact, isGuess: false, left: '' };
  const isSimilar = exact.similar.length > 0;
  return {
    ...near,
    people: isSimilar ? exact.similar : near.people,
    posts: [...exact.similar_posts, ...near.posts],
    messages: isSimilar ? exact.similar_messages : near.messages,
    isGuess: true,
    failed: exact.failed || near.failed,
    left: isSimilar || exact.similar_posts.length > 0 ? '' : words.split(' ').slice(1).join(' '),
  };
}

/** What is looked for instead. */
function meantBy(words: string, { similar, similar_posts: posts }: Omit<Found, 'success'>): string {
  const [person] = similar;
  if (person !== undefined) return person.email;
  const [first = '', ...others] = words.split(' ');
  return posts.length > 0 || others.length === 0 ? '' : first;
}

function isNothing({
  posts,
  people,
  messages,
  calls,
  categories,
  campaigns,
}: Omit<Found, 'success'>): boolean {
  return [posts, people, messages, calls, categories, campaigns].every((list) => list.length === 0);
}
