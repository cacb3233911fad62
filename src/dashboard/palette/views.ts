import { callsView } from '../../components/dashboard/calls-of-path.ts';
import { dashboardTabPath } from '../../paths.ts';
import type { TabId } from '../tab-id.ts';

/** A list as it can be narrowed, which is gone to by its name alone. */
interface View {
  /** Its path. */
  id: string;
  label: string;
  icon: TabId;
  /** Another name for it. */
  alias?: string;
  /** Other words for it. */
  also: string;
}

const at = (tab: TabId, narrowing: string) => `${dashboardTabPath(tab)}&${narrowing}`;

/** They come once something is typed: all of them would be too many to read. */
export const VIEWS: readonly View[] = [
  {
    id: at('messages', 'view=new'),
    label: 'Unread messages',
    alias: 'New messages',
    icon: 'messages',
    also: 'mail',
  },
  {
    id: at('messages', 'view=open'),
    label: 'Unanswered messages',
    icon: 'messages',
    also: 'mail to answer due',
  },
  { id: at('messages', 'view=answered'), label: 'Answered messages', icon: 'messages', also: 'mail replies' },
  { id: at('messages', 'view=spam'), label: 'Suspected spam: messages', icon: 'messages', also: 'junk' },
  {
    id: callsView('upcoming'),
    label: 'Upcoming consultations',
    icon: 'consultations',
    also: 'next calls bookings ahead confirmed',
  },
  {
    id: callsView('pending'),
    label: 'Consultations to confirm',
    alias: 'Pending consultations',
    icon: 'consultations',
    also: 'calls bookings unconfirmed',
  },
  {
    id: callsView('past'),
    label: 'Past consultations',
    icon: 'consultations',
    also: 'calls bookings over earlier',
  },
  {
    id: callsView('cancelled'),
    label: 'Cancelled consultations',
    icon: 'consultations',
    also: 'calls canceled',
  },
  { id: callsView('all'), label: 'All consultations', icon: 'consultations', also: 'calls bookings' },
  {
    id: callsView('spam'),
    label: 'Suspected spam: consultations',
    icon: 'consultations',
    also: 'junk calls',
  },
  {
    id: at('posts', 'status=draft'),
    label: 'Drafts',
    alias: 'Draft posts',
    icon: 'posts',
    also: 'unpublished blog',
  },
  {
    id: at('posts', 'status=published'),
    label: 'Published posts',
    icon: 'posts',
    also: 'blog public live online',
  },
  {
    id: at('posts', 'status=scheduled'),
    label: 'Scheduled posts',
    icon: 'posts',
    also: 'blog planned ahead',
  },
  {
    id: at('newsletter', 'view=listed'),
    label: 'All subscribers',
    icon: 'newsletter',
    also: 'newsletter list',
  },
  {
    id: at('newsletter', 'view=active'),
    label: 'Active subscribers',
    icon: 'newsletter',
    also: 'newsletter confirmed readers',
  },
  {
    id: at('newsletter', 'view=unsubscribed'),
    label: 'Unsubscribed',
    icon: 'newsletter',
    also: 'subscribers left',
  },
  {
    id: at('newsletter', 'view=pending'),
    label: 'Pending subscribers',
    icon: 'newsletter',
    also: 'unconfirmed',
  },
  {
    id: at('newsletter', 'view=bounced'),
    label: 'Bounced subscribers',
    icon: 'newsletter',
    also: 'returned',
  },
  {
    id: at('newsletter', 'view=spam'),
    label: 'Suspected spam: subscribers',
    icon: 'newsletter',
    also: 'junk',
  },
];
