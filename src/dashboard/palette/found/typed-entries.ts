import CalendarOff from 'lucide-react/icons/calendar-off';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import SquarePen from 'lucide-react/icons/square-pen';
import Tags from 'lucide-react/icons/tags';
import UserPen from 'lucide-react/icons/user-pen';
import UserPlus from 'lucide-react/icons/user-plus';
import { dayOf } from '#shared/business-time.ts';
import type { DaySpan } from '#shared/named-day.ts';
import { formatTime } from '#shared/times-in-words.ts';
import { callDay } from '../../../features/consultations/call-days.ts';
import { dayOffPath } from '../../../features/consultations/part-path.ts';
import { timesInWords } from '../times-of-day.ts';
import { typedDayOpened, typedDaysOff, typedTimesOff } from '../typed-days.ts';
import { typedAuthor, typedCategory, typedSubject, typedSubscriber, typedTitle } from '../typed-new.ts';
import type { Entry } from '../entry.ts';
import { action, type Making } from './deed-entries.ts';

/** What is begun with what is typed: a form opens that has it. */
export function typedEntries(typed: string, { ways, now }: Making): Entry[] {
  const today = dayOf(now);
  const [email, title, days] = [typedSubscriber(typed), typedTitle(typed), typedDaysOff(typed, today)];
  const [category, subject] = [typedCategory(typed), typedSubject(typed)];
  const times = days === null ? typedTimesOff(typed, today) : null;
  const opened = typedDayOpened(typed, today);
  const author = typedAuthor(typed);
  return [
    ...(email === null
      ? []
      : [
          withDetail(
            action('add-typed', UserPlus, 'Add subscriber', () => ways.addSubscriber(email)),
            email,
          ),
        ]),
    ...(title === null
      ? []
      : [
          withDetail(
            action('write-typed', SquarePen, 'Add Post', () => ways.write(null, title)),
            `“${title}”`,
          ),
        ]),
    ...(subject === null
      ? []
      : [
          withDetail(
            action('newsletter-typed', SquarePen, 'Write a newsletter', () => ways.writeNewsletter(subject)),
            `“${subject}”`,
          ),
        ]),
    ...(category === null
      ? []
      : [
          withDetail(
            action('category-typed', Tags, 'New category', () => ways.addCategory(category)),
            `“${category}”`,
          ),
        ]),
    ...(author === null
      ? []
      : [
          withDetail(
            action('author-typed', UserPen, 'New author', () => ways.addAuthor(author)),
            `“${author}”`,
          ),
        ]),
    ...(days === null
      ? []
      : [
          withDetail(
            action('off-typed', CalendarOff, 'Take days off…', () => ways.takeDaysOff(days)),
            spanInWords(days),
          ),
        ]),
    ...(times === null
      ? []
      : [
          withDetail(
            action('times-typed', CalendarOff, `Block ${timesInWords(times, formatTime)}…`, () =>
              ways.takeTimesOff(times.day, times),
            ),
            callDay(times.day, today),
          ),
        ]),
    ...(opened === null
      ? []
      : [
          withDetail(
            action('open-typed', CalendarCheck, 'Open a day off again…', () => ways.goTo(dayOffPath(opened))),
            callDay(opened, today),
          ),
        ]),
  ];

  function spanInWords({ from, to }: DaySpan): string {
    const first = callDay(from, today);
    return from === to ? first : `${first} to ${callDay(to, today)}`;
  }
}

function withDetail(entry: Entry, detail: string): Entry {
  return { ...entry, detail, hasLongDetail: true };
}
