import { MessageList } from '../features/contacts/MessageList.tsx';

/** [2.15.07] [2.15.41] */
export function ContactMessagesTab() {
  return <MessageList />;
}
