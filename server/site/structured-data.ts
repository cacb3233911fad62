import { business } from '#content/business.ts';

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

/** The business behind the site and its services. */
export function businessData(siteUrl: string): object {
  const person = owner(siteUrl);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { ...person, jobTitle: business.who.trade, sameAs: business.reach.socials.map((social) => social.url) },
      {
        '@type': 'ProfessionalService',
        name: `${business.who.name}, ${business.who.trade.toLowerCase()}`,
        description: business.who.description,
        url: `${siteUrl}/`,
        email: business.reach.email,
        telephone: business.reach.phoneShown,
        areaServed: 'US',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Tucson',
          addressRegion: 'AZ',
          addressCountry: 'US',
        },
        openingHours: 'Mo-Fr 09:00-17:00',
        founder: { '@id': person['@id'] },
      },
    ],
  };
}

/** The same person on every page, identified by the id. */
function owner(siteUrl: string) {
  return { '@type': 'Person', '@id': `${siteUrl}/#person`, name: business.who.name, url: `${siteUrl}/` };
}

export function blogPosting(article: Article): object {
  const publisher = owner(article.siteUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    mainEntityOfPage: article.url,
    image: article.image,
    ...(article.published === null ? {} : { datePublished: article.published }),
    dateModified: article.updated,
    articleSection: article.section,
    author: article.author === business.who.name ? publisher : { '@type': 'Person', name: article.author },
    publisher,
  };
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
