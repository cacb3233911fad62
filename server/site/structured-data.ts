import { business } from '#content/business.ts';
import type { Business } from '#shared/business-profile.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { tradeInSentence } from '#shared/trade.ts';
import { languageOf } from '../language.ts';
import { closedDaysData, openingHoursData } from './opening-hours-data.ts';

/** An article for JSON-LD. URLs are absolute. */
interface Article {
  siteUrl: string;
  title: string;
  description: string;
  url: string;
  image: string;
  published: string | null;
  updated: string;
  author: string;
  section: string;
}

/** A project for JSON-LD. URLs are absolute. */
interface Work {
  siteUrl: string;
  url: string;
  title: string;
  description: string;
  image: string;
  technologies: readonly string[];
  /** The page that it is listed on. */
  list: { name: string; url: string };
}

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
  return {
    '@context': 'https://schema.org',
    '@graph':
      who.kind === 'firm'
        ? [{ ...service, ...owner, ...portrait, slogan: who.tagline, sameAs }]
        : [
            { ...owner, jobTitle: who.trade, ...portrait, sameAs },
            { ...service, founder: { '@id': owner['@id'] } },
          ],
  };
}

/** The same person or firm on every page, identified by the id. */
function ownerOf(siteUrl: string, { who }: Business) {
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

export function blogPosting(article: Article, of: Business = business): object {
  const publisher = ownerOf(article.siteUrl, of);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    inLanguage: languageOf(of.language.locale),
    mainEntityOfPage: article.url,
    image: article.image,
    ...(article.published === null ? {} : { datePublished: article.published }),
    dateModified: article.updated,
    articleSection: article.section,
    author: article.author === of.who.name ? publisher : { '@type': 'Person', name: article.author },
    publisher,
  };
}

/** A list of posts for JSON-LD. URLs are absolute. */
interface Collection {
  siteUrl: string;
  name: string;
  description: string;
  url: string;
  posts: readonly Place[];
}

/** A page that others refer to. */
interface Place {
  name: string;
  url: string;
}

export function collectionPage(list: Collection, of: Business = business): object {
  const { siteUrl, posts, ...page } = list;
  return {
    '@type': 'CollectionPage',
    ...page,
    inLanguage: languageOf(of.language.locale),
    publisher: ownerOf(siteUrl, of),
    mainEntity: { '@type': 'ItemList', itemListElement: posts.map(listItem) },
  };
}

/** The way to a page, from the site's own parts to the page itself. */
export function breadcrumbs(way: readonly Place[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

function listItem({ name, url }: Place, index: number): object {
  return { '@type': 'ListItem', position: index + 1, name, url };
}

/** Several descriptions of one page. */
export function graph(...parts: object[]): object {
  return { '@context': 'https://schema.org', '@graph': parts };
}

/** A project, and the way to its page. */
export function caseStudyData(work: Work, of: Business = business): object {
  const { siteUrl, url, title, description, image, technologies, list } = work;
  return graph(
    {
      '@type': 'CreativeWork',
      '@id': `${url}#work`,
      name: title,
      description,
      url,
      image,
      inLanguage: languageOf(of.language.locale),
      keywords: technologies.join(', '),
      creator: ownerOf(siteUrl, of),
    },
    breadcrumbs([{ name: of.who.name, url: `${siteUrl}/` }, list, { name: title, url }]),
  );
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
