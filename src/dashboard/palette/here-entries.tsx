import CornerDownRight from 'lucide-react/icons/corner-down-right';
import { dayOf } from '#shared/business-time.ts';
import type { Deed, DeedGroup } from '../../components/dashboard/deeds.ts';
import { POST_DEEDS } from '../../features/posts/post-deeds.ts';
import { matchesSearch } from '../../lib/matches-search.ts';
import { askedDeed, bareVerb, nameIn, SCHEDULE } from './asked-deed.ts';
import { timeAhead } from './asked-times.ts';
import type { EntryGroup } from './entry.ts';
import { whenInWords } from './found/bookings.ts';
import { deedsAt, type Making } from './found/deed-entries.ts';
import { appearsAt } from './found/drafts.ts';
import { COPY_LINK, postEntry, VIEW } from './found/posts.ts';
import { publishedEntries } from './found/published.ts';
import { KeyAtSide } from './KeyAtSide.tsx';
import { searchPath } from './list-paths.ts';
import { momentIn } from './moment.ts';
import { isTitle } from './titled-first.ts';

/**
 * What can be done with what had the focus, was chosen, or is what the page is for, by the words that are typed: a word that
 * asks for something alone is about that.
 */
export function hereEntries(here: readonly DeedGroup[], typed: string, making: Making): EntryGroup[] {
  return here.map((group) => {
    const { heading, schedule = null, post = null } = group;
    const isPlanned = isPlanning(typed, making.now);
    const asked = askedDeed(typed);
    const isOfTitle = post !== null && asked !== null && isTitle(asked.others, post);
    const words = isOfTitle ? `${asked.verb} this` : typed;
    const offered = isPlanned && schedule !== null ? [planned(schedule)] : meantBy(words, all(group));
    const published = post !== null && schedule === null && isPlanned ? publishedEntries(post, making) : [];
    return {
      heading,
      entries: [
        ...published,
        ...offered.map(({ label, keys, act, detail }) => ({
          ...{ value: `${heading} ${label}`, icon: CornerDownRight, label, act, detail, hasLongDetail: true },
          side: <KeyAtSide keys={keys} />,
        })),
      ],
    };
  });

  function planned(schedule: (at: string) => void): Offered {
    const at = timeAhead(momentIn(othersIn(typed), dayOf(making.now)), making.now);
    if (at === null) return { label: 'Schedule…', act: () => schedule('') };
    const when = appearsAt(at);
    return {
      ...{ label: 'Schedule…', detail: whenInWords({ ...at, slot: when.slot }, making.now) },
      act: () => schedule(`${when.day}T${when.time}`),
    };
  }

  /** What a post’s row offers besides, done there. */
  function all({ deeds, post }: DeedGroup): Offered[] {
    if (post === null || post === undefined) return deeds;
    const onSite = (postEntry(post, making).more ?? []).flatMap(({ label, act }) => {
      const also = ON_SITE[label];
      return also === undefined ? [] : [{ label, also, isQuiet: true, act }];
    });
    const labels = [POST_DEEDS.duplicate, POST_DEEDS.delete];
    const inList = deedsAt(searchPath('posts', post.title), post.id, labels, making.ways);
    return [
      ...deeds,
      ...onSite,
      ...inList.map(({ label, act }) => ({ label, asked: label.toLowerCase(), act })),
    ];
  }
}

/** What visitors have of the post in hand, with other names of it. */
const ON_SITE: Readonly<Record<string, readonly string[]>> = {
  [VIEW]: ['view post', 'view this post', 'view it'],
  [COPY_LINK]: ['copy link', 'copy address', 'link'],
};
/** Fewer characters begin too much. */
const MIN_QUIET = 3;

type Offered = Deed & { detail?: string };

/** Those that begin with the words, or are asked for by them, come first. */
function meantBy(typed: string, deeds: readonly Offered[]): Offered[] {
  const verb = bareVerb(typed);
  const isBegun = ({ label, also = [] }: Offered) =>
    [label, ...also].some((name) => name.toLowerCase().startsWith(typed.toLowerCase()));
  const isFirst = (one: Offered) => (verb !== null && one.asked === verb) || isBegun(one);
  const isMeant = (one: Offered) =>
    one.isQuiet === true
      ? typed.length >= MIN_QUIET && isBegun(one)
      : isFirst(one) || matchesSearch(typed, [one.label]);
  const meant = deeds.filter(isMeant);
  return [...meant.filter(isFirst), ...meant.filter((one) => !isFirst(one))];
}

/** Whether all that is typed asks for a time, or names the one at which something is to appear. */
function isPlanning(typed: string, now: Date): boolean {
  if (bareVerb(typed) === SCHEDULE) return true;
  const asked = askedDeed(typed);
  if (asked === null || !asked.isSure || asked.verb !== SCHEDULE) return false;
  return nameIn(momentIn(asked.others, dayOf(now)).rest) === '';
}

function othersIn(typed: string): string {
  return askedDeed(typed)?.others ?? '';
}
