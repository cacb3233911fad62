import CalendarClock from 'lucide-react/icons/calendar-clock';
import MessageSquare from 'lucide-react/icons/message-square';
import Newspaper from 'lucide-react/icons/newspaper';
import type { PeopleList } from '#shared/contract/finder.ts';
import type { Entry } from './entry.ts';

/** What somebody in a list did. */
export const DID: Record<PeopleList, string> = {
  messages: 'last wrote',
  consultations: 'last booked',
  subscribers: 'subscribed',
};

/** What leads to somebody's rows of a list. */
export const SHOW: Record<PeopleList, Pick<Entry, 'icon' | 'label'>> = {
  messages: { icon: MessageSquare, label: 'Show messages' },
  consultations: { icon: CalendarClock, label: 'Show consultations' },
  subscribers: { icon: Newspaper, label: 'Show the subscription' },
};

/** The same, with their name behind it. */
export const OF: Record<PeopleList, string> = {
  messages: 'Messages of',
  consultations: 'Consultations of',
  subscribers: 'Subscription of',
};
