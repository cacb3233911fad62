import AtSign from 'lucide-react/icons/at-sign';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import Maximize2 from 'lucide-react/icons/maximize-2';
import MessageSquare from 'lucide-react/icons/message-square';
import Reply from 'lucide-react/icons/reply';
import Send from 'lucide-react/icons/send';
import SquarePen from 'lucide-react/icons/square-pen';
import Tags from 'lucide-react/icons/tags';
import UserRound from 'lucide-react/icons/user-round';
import { subjectInWords } from '#content/contact-subject.ts';
import { dayOf } from '#shared/business-time.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type {
  Found,
  FoundCall,
  FoundCampaign,
  FoundCategory,
  FoundMessage,
  FoundPerson,
  FoundTitle,
  PeopleList,
} from '#shared/contract/finder.ts';
import { mailAddress } from '#shared/mail-address.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { formatShortDate } from '../../components/dashboard/short-date.ts';
import { callDay } from '../../features/consultations/call-days.ts';
import { CALL_DEEDS } from '../../features/consultations/call-deeds.ts';
import type { Details } from '../../features/consultations/DetailsStep.tsx';
import type { BookingTime } from '../../features/consultations/owner-changes/BookCallDialog.tsx';
import { weekPath } from '../../features/consultations/part-path.ts';
import { messagePath, replyPath } from '../../features/contacts/message-path.ts';
import { choicesForWaiting } from '../../features/newsletter/campaign-choices.ts';
import { campaignPath } from '../../features/newsletter/campaign-link.ts';
import { blogPostPath, dashboardTabPath } from '../../paths.ts';
import { thatDo } from './asked-deed.ts';
import type { Entry, Ways } from './entry.ts';
import { listOfPath, personPath, searchPath } from './list-paths.ts';
import type { Moment } from './moment.ts';
import { DID, OF, SHOW } from './people-lists.ts';
import type { FoundDeed } from './use-found-deeds.tsx';
import { keepRecent, type Recent } from './recent.ts';

const CAMPAIGN_STATES: Record<FoundCampaign['state'], string> = {
  ...{ scheduled: 'Scheduled', sending: 'Sent', paused: 'Paused', stopped: 'Stopped' },
  cancelled: 'Cancelled',
};

const BOOK_LABEL = 'Book a call…';
const WHOLE_PAGE = 'Open in the full-page editor';

export type Reached = Pick<FoundPerson, 'name' | 'email'> & { phone?: string };

function detailsOf({ name, email, phone = '' }: Reached): Details {
  return { name, email, phone, message: '' };
}

/**
 * What was found in the lists, as the palette offers it: where it leads, and what else can be done with it.
 * @param read the messages that were marked as read in this browser
 */
export function foundEntries(ways: Ways, now: Date, read: ReadonlySet<number>) {
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

  /** What can be done with it where one is. */
  const deedsHere = (deeds: readonly FoundDeed[]): Entry[] =>
    deeds.map((deed) =>
      action(`deed-${deed.label}`, CornerDownRight, deed.label, () =>
        'href' in deed ? ways.leaveTo(deed.href) : deed.act(),
      ),
    );

  /** What its row offers, done there. */
  const deedsAt = (path: string, row: number, deeds: readonly string[]): Entry[] =>
    deeds.map((deed) => action(`deed-${deed}`, CornerDownRight, deed, () => ways.goTo(path, row, deed)));

  /** Of what was found, what does what is asked for; what leads to a person is with them alone. */
  function deedsOf(verb: string, found: Omit<Found, 'success'>): Entry[] {
    const entries =
      verb === 'write' || verb === 'copy'
        ? found.people.map(person)
        : [
            ...[...found.messages.map(message), ...found.calls.map(call), ...found.posts.map(post)],
            ...[...found.people.map(person), ...found.categories.map(category)],
            ...found.campaigns.map(campaign),
          ];
    return thatDo(verb, entries);
  }

  const reach = (email: string): Entry[] => [
    action('email', Mail, 'Write an email', () => ways.leaveTo(mailAddress(email, ''))),
    action('address', AtSign, 'Copy the address', () => ways.copy(email, 'The address')),
  ];

  const book = (one: Reached): Entry =>
    action('book', CalendarPlus, BOOK_LABEL, () => ways.deeds.book(detailsOf(one), null));

  /** A call to be booked; with whom or when, if not null, stands behind it. */
  function booking(one: Reached | null, at: BookingTime | null): Entry {
    const person = one === null ? null : detailsOf(one);
    const who = one === null ? [] : [one.name === '' ? one.email : one.name];
    return {
      ...action('book', CalendarPlus, BOOK_LABEL, () => ways.deeds.book(person, at)),
      value: `book-${one?.email ?? 'day'}`,
      detail: [...who, ...(at === null ? [] : [whenInWords(at)])].join(', '),
      hasLongDetail: true,
    };
  }

  /** Calls that can be moved, to another time; null for the day is that of the call. */
  function moves(calls: readonly FoundCall[], { day, slot }: Pick<Moment, 'day' | 'slot'>): Entry[] {
    const canMove = (one: FoundCall) => ways.deeds.ofCall(one).some(({ label }) => label === CALL_DEEDS.move);
    return calls.filter(canMove).map((one) => {
      const to = { day: day ?? one.consultation_date, slot };
      return keeping(
        { call: one },
        {
          ...action('move-to', CalendarClock, `Move to ${whenInWords(to)}…`, () => ways.deeds.move(one, to)),
          value: `call-${one.id}-move-to`,
          detail: nameOfCall(one),
          hasLongDetail: true,
        },
      );
    });
  }

  function whenInWords({ day, slot }: BookingTime): string {
    return [callDay(day, dayOf(now)), ...(slot === null ? [] : [formatSlot(slot)])].join(', ');
  }

  /** What takes something away comes last. */
  const lastDeedLast = (deeds: readonly Entry[], others: readonly Entry[]): Entry[] => [
    ...deeds.slice(0, -1),
    ...others,
    ...deeds.slice(-1),
  ];
  const withReach = (deeds: readonly Entry[], email: string) => lastDeedLast(deeds, reach(email));

  function post(one: FoundTitle): Entry {
    const isAhead =
      one.status === 'published' && one.published_at !== null && Date.parse(one.published_at) > now.getTime();
    const isPublic = one.status === 'published' && !isAhead;
    const published = isAhead ? 'Scheduled' : 'Published';
    const state = isAhead ? 'scheduled' : one.status;
    const inList = searchPath('posts', one.title);
    const path = blogPostPath(one.slug);
    const edit = () => ways.write(one.id);
    const { writeOnPage } = ways;
    const onPage =
      writeOnPage === null ? [] : [action('page', Maximize2, WHOLE_PAGE, () => writeOnPage(one.id))];
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
          action('list', FileText, 'Show in the list', () => ways.goTo(inList, one.id)),
          ...lastDeedLast(deedsHere(ways.deeds.ofPost(one, state)), onPage),
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
        ...(name === '' ? {} : { excerpt: email }),
        side: lists.map(({ list, at }, index) => (
          // On a phone, when they did something last says enough.
          <span key={list} className={index === 0 ? '' : 'max-sm:hidden'}>
            {index === 0 ? '' : ' · '}
            <span className="max-sm:hidden">{DID[list]} </span>
            {formatShortDate(at, now)}
          </span>
        )),
        act: () => ways.goTo(personPath(one)),
        more: [
          ...lists.map(({ list }) => ({
            ...{ value: list, ...SHOW[list] },
            act: () => ways.goTo(listOfPath(list, one)),
          })),
          ...[book(one), ...reach(email)],
          ...lists
            .filter(({ list }) => list === 'subscribers')
            .map(({ id }) =>
              action('delete', CornerDownRight, 'Delete the subscription', () =>
                ways.deeds.unsubscribe(id, email),
              ),
            ),
        ],
      },
    );
  }

  function message(one: FoundMessage): Entry {
    const { id, name, email } = one;
    const show = () => ways.goTo(messagePath(id), id);
    const deeds = deedsHere(ways.deeds.ofMessage(one, read.has(id)));
    return keeping(
      { message: one },
      {
        value: `message-${id}`,
        icon: MessageSquare,
        label: subjectInWords(one.subject),
        name: `${name}: ${subjectInWords(one.subject)}`,
        detail: name,
        excerpt: one.excerpt,
        side: formatShortDate(one.at, now),
        act: show,
        more: [
          action('open', MessageSquare, 'Open', show),
          action('reply', Reply, 'Reply', () => ways.goTo(replyPath(id))),
          action('all', UserRound, `All messages of ${name}`, () => ways.goTo(searchPath('messages', email))),
          book(one),
          ...withReach(deeds, email),
        ],
      },
    );
  }

  function whenOfCall({ consultation_date: day, consultation_time: time }: FoundCall): string {
    return `${formatShortDate(day, now)}, ${time}`;
  }
  const nameOfCall = (one: FoundCall) => `${one.name}: ${whenOfCall(one)}`;

  function call(one: FoundCall): Entry {
    const { id, name, email, consultation_date: day } = one;
    const inList = searchPath('consultations', email);
    const show = () => ways.goTo(inList, id);
    const when = whenOfCall(one);
    // Writing to them is among what reaches anybody.
    const deeds = ways.deeds.ofCall(one).filter(({ label }) => label !== CALL_DEEDS.write);
    return keeping(
      { call: one },
      {
        value: `call-${id}`,
        icon: CalendarClock,
        label: name,
        name: nameOfCall(one),
        excerpt: one.excerpt,
        side: when,
        act: show,
        more: [
          action('open', CalendarClock, 'Open', show),
          action('week', CalendarDays, 'Show in its week', () => ways.goTo(weekPath(day), id)),
          ...withReach(deedsHere(deeds), email),
        ],
      },
    );
  }

  /** A day, in its week. */
  function day(one: CalendarDay): Entry {
    const show = () => ways.goToDay(weekPath(one), one);
    return {
      ...{ value: 'day', icon: CalendarDays, label: callDay(one, dayOf(now)), act: show },
      more: [
        action('week', CalendarDays, 'Show in its week', show),
        // Nobody books a day that is over.
        ...(one < dayOf(now)
          ? []
          : [
              action('book', CalendarPlus, 'Book a call that day…', () =>
                ways.deeds.book(null, { day: one, slot: null }),
              ),
            ]),
      ],
    };
  }

  function category({ id, name, has_posts: hasPosts }: FoundCategory): Entry {
    const list = dashboardTabPath('categories');
    const show = () => ways.goTo(list, id);
    const posts = `${dashboardTabPath('posts')}&category=${encodeURIComponent(name)}`;
    return {
      value: `category-${id}`,
      icon: Tags,
      label: name,
      act: show,
      more: [
        action('list', Tags, 'Show in the list', show),
        action('posts', FileText, 'Show its posts', () => ways.goTo(posts)),
        ...deedsAt(list, id, hasPosts ? ['Edit'] : ['Edit', 'Delete']),
      ],
    };
  }

  function campaign({ id, subject, state, post_id: post }: FoundCampaign): Entry {
    const list = dashboardTabPath('campaigns');
    const open = () => ways.goTo(campaignPath(id));
    const deeds = choicesForWaiting(state, post !== null).map(({ label }) => label);
    return {
      value: `campaign-${id}`,
      icon: Send,
      label: subject,
      side: CAMPAIGN_STATES[state],
      act: open,
      more: [
        action('open', Send, 'Open report', open),
        action('list', Send, 'Show in the list', () => ways.goTo(list, id)),
        ...deedsAt(list, id, deeds),
      ],
    };
  }

  /** Somebody's rows of one list. */
  function listOf(list: PeopleList, one: FoundPerson): Entry {
    const name = one.name === '' ? one.email : one.name;
    return keeping(
      { person: one },
      {
        value: `${list}-of-${one.email}`,
        icon: SHOW[list].icon,
        label: `${OF[list]} ${name}`,
        act: () => ways.goTo(listOfPath(list, one)),
      },
    );
  }

  function recent(one: Recent): Entry {
    const entry = entryOf(one);
    return { ...entry, value: `recent-${entry.value}` };
  }
  function entryOf(one: Recent): Entry {
    if ('post' in one) return post(one.post);
    if ('person' in one) return person(one.person);
    return 'message' in one ? message(one.message) : call(one.call);
  }

  return { post, person, booking, moves, listOf, message, call, day, category, campaign, recent, deedsOf };
}
