import { MessageList } from '../features/contacts/MessageList.tsx';
import { STORAGE_KEYS } from '../lib/storage.ts';
import { MarksOffer } from './MarksOffer.tsx';

/** [2.15.07] [2.15.41] */
export function ContactMessagesTab() {
  return (
    <MessageList
      offer={
        <MarksOffer storageKey={STORAGE_KEYS.readMessages}>
          What you mark as read is so in this browser alone. It can be kept with your account, as can what you
          confirm and your authors, and is then the same wherever you sign in.
        </MarksOffer>
      }
    />
  );
}
