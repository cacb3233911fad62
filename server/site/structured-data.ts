import { business } from '#content/business.ts';
import type { Business } from '#shared/business-profile.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { tradeInSentence } from '#shared/trade.ts';
import { closedDaysData, openingHoursData } from './opening-hours-data.ts';

interface BusinessPlace {
  siteUrl: string;
  /** The absolute URL of a picture that stands for the business. */
  image: string;
  /** The day from which days off are told; none are without it. */
  today?: CalendarDay | undefined;
}

/**
 * The business and its services: a person with a professional service, or a firm, which is that service itself. Facts
 * that the profile lacks are left out.
 */
export function businessData({ siteUrl, image, today }: BusinessPlace, of: Business = business): object {
  const { who, reach, where } = of;
  const owner = ownerOf(siteUrl, of);
  const sameAs = reach.socials.map(({ url }) => url);
  const portrait = who.portrait === null ? {} : { image: siteUrl + who.portrait };
  const closed = today === undefined ? [] : closedDaysData(of, today);
  const service = {
    '@type': 'ProfessionalService',
    name: `${who.name}, ${tradeInSentence(of)}`,
    description: who.description,
    url: `${siteUrl}/`,
    image,
    email: reach.email,
    telephone: reach.phone,
    areaServed: where.areaServed,
    address: addressData(of),
    openingHoursSpecification: openingHoursData(of),
    ...(closed.length === 0 ? {} : { specialOpeningHoursSpecification: closed }),
    currenciesAccepted: of.money.currency,
  };
  return who.kind === 'firm'
    ? graph({ ...service, ...owner, ...portrait, slogan: who.tagline, sameAs })
    : graph(
        { ...owner, jobTitle: who.trade, ...portrait, sameAs },
        { ...service, founder: { '@id': owner['@id'] } },
      );
}

/** The same person or firm on every page, identified by the id. */
export function ownerOf(siteUrl: string, { who }: Business) {
  const [type, id] = who.kind === 'firm' ? ['ProfessionalService', 'organization'] : ['Person', 'person'];
  return { '@type': type, '@id': `${siteUrl}/#${id}`, name: who.name, url: `${siteUrl}/` };
}

function addressData({ where }: Business): object {
  return {
    '@type': 'PostalAddress',
    ...(where.street === null ? {} : { streetAddress: where.street }),
    ...(where.postalCode === null ? {} : { postalCode: where.postalCode }),
    addressLocality: where.locality,
    ...(where.region === null ? {} : { addressRegion: where.region }),
    addressCountry: where.country,
  };
}

/** Several descriptions of one page. */
export function graph(...parts: object[]): object {
  return { '@context': 'https://schema.org', '@graph': parts };
}

export function faqPage(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** JSON for a script element, escaped so that it cannot end the element. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
