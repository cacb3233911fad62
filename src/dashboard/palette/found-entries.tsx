import AtSign from 'lucide-react/icons/at-sign';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Newspaper from 'lucide-react/icons/newspaper';
import Reply from 'lucide-react/icons/reply';
import Send from 'lucide-react/icons/send';
import SquarePen from 'lucide-react/icons/square-pen';
import Tags from 'lucide-react/icons/tags';
import UserRound from 'lucide-react/icons/user-round';
import { subjectInWords } from '#content/contact-subject.ts';
import type {
  FoundCall,
  FoundCampaign,
  FoundCategory,
  FoundMessage,
  FoundPerson,
  FoundTitle,
  PeopleList,
} from '#shared/contract/finder.ts';
import { mailAddress } from '#shared/mail-address.ts';
import { formatShortDate } from '../../components/dashboard/short-date.ts';
import { weekOf } from '../../features/consultations/weeks.ts';
import { messagePath, replyPath } from '../../features/contacts/message-path.ts';
import { campaignPath } from '../../features/newsletter/campaign-link.ts';
import { blogPostPath, dashboardTabPath } from '../../paths.ts';
import type { Entry, Ways } from './entry.ts';
import { personPath, searchPath } from './list-paths.ts';
import { keepRecent, type Recent } from './recent.ts';

const DID: Record<PeopleList, string> = {
  messages: 'wrote',
  consultations: 'booked',
  subscribers: 'subscribed',
};

const SHOW: Record<PeopleList, Pick<Entry, 'icon' | 'label'>> = {
  messages: { icon: MessageSquare, label: 'Show messages' },
  consultations: { icon: CalendarClock, label: 'Show consultations' },
  subscribers: { icon: Newspaper, label: 'Show the subscription' },
};

const CAMPAIGN_STATES: Record<FoundCampaign['state'], string> = {
  ...{ scheduled: 'Scheduled', sending: 'Sent', paused: 'Paused', stopped: 'Stopped' },
  cancelled: 'Cancelled',
};

/** What was found in the lists, as the palette offers it: where it leads, and what else can be done with it. */
export function foundEntries(ways: Ways, now: Date) {
  const action = (value: string, icon: Entry['icon'], label: string, act: () => void): Entry => ({
    ...{ value, icon, label, act },
  });

  /** Whatever is done with it, it was opened. */
  function keeping(recent: Recent, entry: Entry): Entry {
    const kept = (one: Entry): Entry => ({
      ...one,
      act() {
        keepRecent(recent);
        one.act();
      },
    });
    return { ...kept(entry), ...(entry.more === undefined ? {} : { more: entry.more.map(kept) }) };
  }

  const reach = (email: string): Entry[] => [
    action('email', Mail, 'Write an email', () => ways.leaveTo(mailAddress(email, ''))),
    action('address', AtSign, 'Copy the address', () => ways.copy(email, 'The address')),
  ];

  function post(one: FoundTitle): Entry {
    const isAhead = one.published_at !== null && Date.parse(one.published_at) > now.getTime();
    const isPublic = one.status === 'published' && !isAhead;
    const published = isAhead ? 'Scheduled' : 'Published';
    const path = blogPostPath(one.slug);
    const edit = () => ways.write(one.id);
    return keeping(
      { post: one },
      {
        value: `post-${one.id}`,
        icon: FileText,
        label: one.title,
        side: one.status === 'draft' ? 'Draft' : published,
        act: edit,
        more: [
          action('edit', SquarePen, 'Edit', edit),
          ...(isPublic
            ? [
                action('view', Eye, 'View on the site', () => ways.goTo(path)),
                action('link', Link2, 'Copy the link', () => ways.copy(ways.addressOf(path), 'The link')),
              ]
            : []),
          action('list', FileText, 'Show in the list', () => ways.goTo(searchPath('posts', one.title))),
        ],
      },
    );
  }

  function person(one: FoundPerson): Entry {
    const { name, email, lists } = one;
    return keeping(
      { person: one },
      {
        value: `person-${email}`,
        icon: UserRound,
        label: name === '' ? email : name,
        detail: name === '' ? undefined : email,
        side: lists.map(({ list, at }, index) => (
          // On a phone, what they did last says enough.
          <span key={list} className={index === 0 ? '' : 'max-sm:hidden'}>
            {index === 0 ? '' : ' · '}
            {DID[list]} {formatShortDate(at, now)}
          </span>
        )),
        act: () => ways.goTo(personPath(one)),
        more: [
          ...lists.map(({ list }) => ({
            ...{ value: list, ...SHOW[list] },
            act: () => ways.goTo(searchPath(list, email)),
          })),
          ...reach(email),
        ],
      },
    );
  }

  function message(one: FoundMessage): Entry {
    const { id, name, email } = one;
    const show = () => ways.goTo(messagePath(id), id);
    return keeping(
      { message: one },
      {
        value: `message-${id}`,
        icon: MessageSquare,
        label: subjectInWords(one.subject),
        detail: name,
        excerpt: one.excerpt,
        side: formatShortDate(one.at, now),
        act: show,
        more: [
          action('open', MessageSquare, 'Open', show),
          action('reply', Reply, 'Reply', () => ways.goTo(replyPath(id))),
          action('all', UserRound, `All messages of ${name}`, () => ways.goTo(searchPath('messages', email))),
          ...reach(email),
        ],
      },
    );
  }

  function call(one: FoundCall): Entry {
    const { id, name, email, day, time } = one;
    const show = () => ways.goTo(searchPath('consultations', email), id);
    const week = `${dashboardTabPath('consultations')}&week=${weekOf(day)}`;
    return keeping(
      { call: one },
      {
        value: `call-${id}`,
        icon: CalendarClock,
        label: name,
        excerpt: one.excerpt,
        side: `${formatShortDate(day, now)}, ${time}`,
        act: show,
        more: [
          action('open', CalendarClock, 'Open', show),
          action('week', CalendarDays, 'Show in its week', () => ways.goTo(week, id)),
          ...reach(email),
        ],
      },
    );
  }

  function category({ id, name }: FoundCategory): Entry {
    const edit = () => ways.goTo(dashboardTabPath('categories'), id);
    const posts = `${dashboardTabPath('posts')}&category=${encodeURIComponent(name)}`;
    return {
      value: `category-${id}`,
      icon: Tags,
      label: name,
      act: edit,
      more: [
        action('edit', Tags, 'Show in the list', edit),
        action('posts', FileText, 'Show its posts', () => ways.goTo(posts)),
      ],
    };
  }

  const campaign = ({ id, subject, state }: FoundCampaign): Entry => ({
    value: `campaign-${id}`,
    icon: Send,
    label: subject,
    side: CAMPAIGN_STATES[state],
    act: () => ways.goTo(campaignPath(id)),
  });

  function recent(one: Recent): Entry {
    const entry = entryOf(one);
    return { ...entry, value: `recent-${entry.value}` };
  }
  function entryOf(one: Recent): Entry {
    if ('post' in one) return post(one.post);
    if ('person' in one) return person(one.person);
    return 'message' in one ? message(one.message) : call(one.call);
  }

  return { post, person, message, call, category, campaign, recent };
}
