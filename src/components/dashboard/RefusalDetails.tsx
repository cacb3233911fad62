import { Details } from './Details.tsx';
import { refusalInWords } from './refusal-words.ts';

/** What a mail server said, where it was said in plain words before; folded up. */
export function RefusalDetails({ reasons }: { reasons: readonly string[] }) {
  const replies = reasons.map((reason) => refusalInWords(reason).reply).filter((reply) => reply !== null);
  return replies.length === 0 ? null : <Details>{replies.map((reply) => `“${reply}”`).join('\n')}</Details>;
}
