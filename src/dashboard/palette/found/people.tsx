import CornerDownRight from 'lucide-react/icons/corner-down-right';
import UserRound from 'lucide-react/icons/user-round';
import type { FoundMessage, FoundPerson, PeopleList } from '#shared/contract/finder.ts';
import { slotInWords } from '../../../features/consultations/time-in-words.ts';
import { formatShortDate } from '../../../components/dashboard/short-date.ts';
import type { Entry } from '../entry.ts';
import { listOfPath, personPath } from '../list-paths.ts';
import { DID, OF, SHOW } from '../people-lists.ts';
import { bookEntry } from './bookings.ts';
import { action, keeping, type Making, reach, telephone } from './deed-entries.ts';

type NextCall = NonNullable<FoundPerson['next_call']>;

/** Somebody, with their next call, or else what they did in each list. @param messages among which those that they wrote are, if any was found */
export function personEntry(one: FoundPerson, messages: readonly FoundMessage[], making: Making): Entry {
  const { ways, now } = making;
  const { name, email, lists, next_call: next } = one;
  // Who waits for an answer comes before what they booked.
  const waiting = messages.find((message) => message.email === email && waitsForAnswer(message));
  return keeping(
    { person: one },
    {
      value: `person-${email}`,
      icon: UserRound,
      label: nameOf(one),
      ...(name === '' ? {} : { excerpt: email }),
      side:
        next !== undefined
          ? nextCall(next, now)
          : lists.map(({ list, at }, index) => (
              // On a phone, when they did something last says enough.
              <span key={list} className={index === 0 ? '' : 'max-sm:hidden'}>
                {index === 0 ? '' : ' · '}
                <span className="max-sm:hidden">{DID[list]} </span>
                {formatShortDate(at, now, { inSentence: true })}
              </span>
            )),
      act: () =>
        waiting === undefined
          ? ways.goTo(personPath(one))
          : ways.goTo(listOfPath('messages', one), waiting.id),
      more: [
        ...lists.map(({ list }) => ({
          ...{ value: list, ...SHOW[list] },
          act: () => ways.goTo(listOfPath(list, one)),
        })),
        ...[bookEntry(one, making), ...telephone(one.phone, ways), ...reach(email, ways)],
        ...lists
          .filter(({ list }) => list === 'subscribers')
          .flatMap(({ id }) => [
            action('take-off', CornerDownRight, 'Unsubscribe', () => ways.deeds.takeOff(id, email)),
            action('delete', CornerDownRight, 'Delete the subscription', () =>
              ways.deeds.unsubscribe(id, email),
            ),
          ]),
      ],
    },
  );
}

/** Somebody's rows of one list. */
export function listEntry(list: PeopleList, one: FoundPerson, { ways }: Making): Entry {
  return keeping(
    { person: one },
    {
      value: `${list}-of-${one.email}`,
      icon: SHOW[list].icon,
      label: `${OF[list]} ${nameOf(one)}`,
      act: () => ways.goTo(listOfPath(list, one)),
    },
  );
}

/** 'Next call Dec 11, 9:00 AM' */
function nextCall({ consultation_date: day, consultation_time: time }: NextCall, now: Date) {
  return (
    <>
      Next call {formatShortDate(day, now, { inSentence: true })}
      <span className="max-sm:hidden">, {slotInWords(time)}</span>
    </>
  );
}

function waitsForAnswer({ status }: FoundMessage): boolean {
  return status !== 'answered' && status !== 'settled';
}

function nameOf({ name, email }: FoundPerson): string {
  return name === '' ? email : name;
}
