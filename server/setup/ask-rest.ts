import type { Answers, ProfileAnswers } from './answers.ts';
import type { KnownProfile } from './ask-business.ts';
import * as field from './fields.ts';
import { ownAddress } from './own-address.ts';
import { habitsOf } from './places.ts';
import type { Questions } from './questions.ts';

/** What dictionaries are called. */
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

/** Money, language and promises. */
export async function askLanguage(
  questions: Questions,
  { money, language, replies }: KnownProfile,
  words: { known: readonly string[]; chosen: string },
): Promise<ProfileAnswers & Pick<Answers, 'words'>> {
  questions.heading('Money, language, promises');
  const currency = await questions.text('Currency: its code, like EUR', money?.currency, field.currency);
  const dictionary = await questions.select(
    'Labels and messages in',
    words.chosen,
    words.known.map((value) => ({ value, label: LANGUAGES.of(value) ?? value })),
  );
  const isSameWords = dictionary === words.chosen;
  const locale = await questions.text(
    'Language and country for dates and numbers, like pt-PT',
    isSameWords
      ? language?.locale
      : new Intl.Locale(dictionary)
          .maximize()
          .toString()
          .replace(/-[A-Z][a-z]{3}/, ''),
    field.locale,
  );
  const habits = habitsOf(locale);
  const isSame = locale === language?.locale;
  const hourCycle = await questions.select('Times of day', isSame ? language.hourCycle : habits.hourCycle, [
    { value: 'h23', label: '17:00' },
    { value: 'h12', label: '5:00 PM' },
  ]);
  const firstDayOfWeek = await questions.select(
    'A week begins on',
    isSame ? language.firstDayOfWeek : habits.isMondayFirst ? 'monday' : 'sunday',
    [
      { value: 'monday', label: 'Monday' },
      { value: 'sunday', label: 'Sunday' },
      { value: 'saturday', label: 'Saturday' },
    ],
  );
  const businessHours = await questions.text(
    'You answer the home page’s form within so many opening hours',
    String(replies?.businessHours ?? 4),
    field.wholeNumber(1, 1_000),
  );
  const hours = await questions.text(
    'And the contact page’s within so many hours',
    String(replies?.hours ?? 24),
    field.wholeNumber(1, 1_000),
  );
  return {
    money: { currency },
    language: { locale, hourCycle, firstDayOfWeek },
    replies: { businessHours, hours },
    words: dictionary,
  };
}

/** What `.env` does not say yet. */
export async function askSite(
  questions: Questions,
  own: Readonly<Record<string, string>>,
  email: string,
): Promise<Pick<Answers, 'site'>> {
  questions.heading('Where the site will live');
  const site: Answers['site'] = {};
  if (own.SITE_URL === undefined) {
    site.url = await questions.text('The site’s address, like https://ana.example', 'https://', ownAddress);
  } else {
    questions.remark(`.env says SITE_URL=${own.SITE_URL}; change it there.`);
  }
  if (own.ADMIN_EMAIL === undefined) {
    site.ownerEmail = await questions.text(
      'Your own email address: you sign in with it, and notices go there',
      email,
      field.email,
    );
  } else {
    questions.remark(`.env says ADMIN_EMAIL=${own.ADMIN_EMAIL}; change it there.`);
  }
  return { site };
}

/** Whether the demo's samples go. */
export async function askDemo(
  questions: Questions,
  samples: { posts: number; projects: number },
): Promise<Pick<Answers, 'replaceDemo'>> {
  const replaceDemo: Answers['replaceDemo'] = {};
  if (samples.posts + samples.projects > 0) questions.heading('The demo');
  if (samples.posts > 0) {
    replaceDemo.posts = await questions.confirm(
      `Replace the ${samples.posts} posts of the demo by one that says how to write yours?`,
      true,
    );
  }
  if (samples.projects > 0) {
    replaceDemo.projects = await questions.confirm(
      `Replace the ${samples.projects} projects of the demo in the same way?`,
      true,
    );
  }
  return { replaceDemo };
}
