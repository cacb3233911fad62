import type { News } from '../../components/dashboard/use-news.ts';
import { MESSAGE_DEEDS } from './message-deeds.ts';
import { type Marked, type ServerMark, useServerMark } from './use-server-mark.ts';

const SETTLED: ServerMark = {
  send: (request, ids, settled) => request('settleContacts', { body: { ids, settled } }),
  inWords: (isOn) => (isOn ? 'marked as needing no answer' : 'marked as wanting an answer'),
};

/** Says of messages that they need no answer, or want one, with the way back. The server knows, so all devices do. */
export function useSettling(news: News) {
  const become = useServerMark(SETTLED, news);
  const settle = (...messages: Marked[]) => void become(true, messages);
  return {
    settle,
    reopen: (...messages: Marked[]) => void become(false, messages),
    /** Asks about a message whose answer is begun in another program, which tells nothing here. */
    askWhetherAnswered: (message: Marked) =>
      news.tell('Answered by mail?', { label: MESSAGE_DEEDS.settle, act: () => settle(message) }),
  };
}
