import type { News } from '../../components/dashboard/use-news.ts';
import { type Marked, type ServerMark, useServerMark } from './use-server-mark.ts';

const SPAM: ServerMark = {
  send: (request, ids, spam) => request('judgeContacts', { body: { ids, spam } }),
  inWords: (isOn) => (isOn ? 'marked as spam' : 'no spam, and in the inbox'),
};

/** Says of messages that they are spam, or are not, whatever was suspected, with the way back. The server knows it. */
export function useSpamMarks(news: News) {
  const become = useServerMark(SPAM, news);
  return {
    takeForSpam: (...messages: Marked[]) => void become(true, messages),
    clearOfSpam: (...messages: Marked[]) => void become(false, messages),
  };
}
