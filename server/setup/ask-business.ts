import parsePhoneNumber from 'libphonenumber-js/min';
import { z } from 'zod';
import type { Business, Social } from '#shared/business-profile.ts';
import type { ProfileAnswers } from './answers.ts';
import * as field from './fields.ts';
import { callingCode, countries } from './places.ts';
import type { Questions } from './questions.ts';

/** What is known of the profile: all but what its author works out by code. */
export type KnownProfile = { [Section in keyof Business]?: Partial<Business[Section]> };

/** Who she is and where. */
export async function askWho(questions: Questions, { who, where }: KnownProfile): Promise<ProfileAnswers> {
  questions.heading('Who you are');
  const name = await questions.text('Your name, or the firm’s', who?.name, field.line);
  const trade = await questions.text('Your trade, as it follows a name', who?.trade, field.line);
  const kind = await questions.select('You are', who?.kind, [
    { value: 'person', label: 'a person who works alone' },
    { value: 'firm', label: 'a firm' },
  ]);
  const tagline = await questions.text('The site in one line', who?.tagline, field.sentence);
  const description = await questions.text(
    'The site in a sentence or two, for search engines',
    who?.description,
    field.sentence,
  );

  questions.heading('Where you are');
  const locality = await questions.text('City or town', where?.locality, field.line);
  const country = await questions.search(
    'Country',
    where?.country,
    countries().map(({ code, name }) => ({ value: code, label: name, hint: code })),
  );
  const region = await questions.text(
    'Region or state, as addresses write it (may be empty)',
    where?.region ?? '',
    field.optional(field.line),
  );
  const isSame = locality === where?.locality && country === where.country && region === where.region;
  const countryName = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  const shown = await questions.text(
    'How pages show the place',
    isSame ? where.shown : `${locality}, ${countryName}`,
    field.line,
  );
  const street = await questions.text(
    'Street and number (empty where nobody should come by)',
    where?.street ?? '',
    field.optional(field.line),
  );
  const postalCode = await questions.text(
    'Postal code (may be empty)',
    where?.postalCode ?? '',
    field.optional(field.line),
  );
  const areaServed = await questions.text(
    'Where your clients are: a country’s code, or a place',
    country === where?.country ? where.areaServed : country,
    field.line,
  );
  return {
    who: { name, trade, kind, tagline, description },
    where: { shown, street, postalCode, locality, region, country, areaServed },
  };
}

/** How she is reached. */
export async function askReach(
  questions: Questions,
  { reach }: KnownProfile,
  country: string,
): Promise<ProfileAnswers> {
  questions.heading('How people reach you');
  const email = await questions.text('Email address that pages show', reach?.email, field.email);
  const code = callingCode(country) ?? '+';
  const isAbroad = reach?.phone === undefined || !reach.phone.startsWith(code);
  const phone = await questions.text(
    `Telephone, with the country’s code (${code} …)`,
    isAbroad ? code : reach.phone,
    field.phone,
  );
  const phoneShown = await questions.text(
    'The same as people read it',
    phone === reach?.phone ? reach.phoneShown : suggestion(phone, country),
    field.line,
  );
  const socials = await questions.text(
    'Profiles elsewhere: addresses with commas between (may be empty)',
    (reach?.socials ?? []).map(({ url }) => url).join(', '),
    addresses,
  );
  return {
    reach: { email, phone, phoneShown, socials: socials.map((url) => named(url, reach?.socials ?? [])) },
  };
}

const addresses = z.string().transform((value, context) => {
  const urls = value
    .split(/[\s,]+/)
    .filter((url) => url !== '')
    .map((url) => field.secureUrl.safeParse(url));
  const wrong = urls.find(({ success }) => !success);
  if (wrong !== undefined) context.addIssue(wrong.error?.issues[0]?.message ?? '');
  return urls.flatMap(({ data }) => (data === undefined ? [] : [data]));
});

const NETWORKS: Record<string, string> = {
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'codeberg.org': 'Codeberg',
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'youtube.com': 'YouTube',
  'bsky.app': 'Bluesky',
  'mastodon.social': 'Mastodon',
};

/** Known ones keep their names. */
function named(url: `https://${string}`, known: readonly Social[]): Social {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return known.find((social) => social.url === url) ?? { name: NETWORKS[host] ?? host, url };
}

/** As the country writes it at home; a number from abroad with its code. */
function suggestion(phone: string, country: string): string {
  const parsed = parsePhoneNumber(phone);
  if (parsed === undefined) return phone;
  return parsed.country === country ? parsed.formatNational() : parsed.formatInternational();
}
