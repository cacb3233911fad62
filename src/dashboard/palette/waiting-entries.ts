import { callsView } from '../../components/dashboard/calls-of-path.ts';
import { dashboardTabPath } from '../../paths.ts';
import type { useWaiting } from '../use-waiting.ts';
import { COMMAND_ICONS } from './command-icons.ts';
import type { Entry, Ways } from './entry.ts';

/** What waits for the owner, each to its list; nothing of what is not known yet. */
export function waitingEntries({ messages, pending }: ReturnType<typeof useWaiting>, ways: Ways): Entry[] {
  return [
    ...waiting(messages, 'messages', ['message to answer', 'messages to answer']),
    ...waiting(pending, 'consultations', ['call to confirm', 'calls to confirm']),
  ];

  function waiting(count: number, tab: 'messages' | 'consultations', [one, many]: [string, string]): Entry[] {
    const path = tab === 'messages' ? `${dashboardTabPath(tab)}&view=open` : callsView('pending');
    const label = `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
    const entry = { value: `waiting-${tab}`, icon: COMMAND_ICONS[tab], label, act: () => ways.goTo(path) };
    return count === 0 ? [] : [entry];
  }
}
