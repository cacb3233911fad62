import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import type { Business } from '#shared/business-profile.ts';
import { postData } from '#server/site/article-data.ts';
import { businessData } from '#server/site/structured-data.ts';

const SITE = 'https://oak.example/site';
const IMAGE = `${SITE}/cards/site.png`;

/** The tests' business, without the portrait that the site may show. */
const FACELESS: Business = { ...business, who: { ...business.who, portrait: null } };

/** A firm with a street, two ranges a day, a shorter Saturday, and days off. */
const FIRM: Business = {
  ...business,
  who: { ...FACELESS.who, name: 'Carvalho & Filhos', trade: 'Design Studio', kind: 'firm' },
  where: {
    ...business.where,
    street: 'Rua da Prata, 7',
    postalCode: '1100-414',
    locality: 'Lisboa',
    region: null,
    country: 'PT',
    areaServed: 'PT',
  },
  reach: { ...business.reach, phone: '+351210000000', phoneShown: '210 000 000' },
  time: {
    ...business.time,
    open: {
      monday: [],
      tuesday: [
        ['09:00', '12:30'],
        ['14:00', '18:30'],
      ],
      wednesday: [
        ['09:00', '12:30'],
        ['14:00', '18:30'],
      ],
      thursday: [],
      friday: [],
      saturday: [['09:00', '12:30']],
      sunday: [],
    },
    closed: ['01-06', '12-25', '02-29', '2026-11-22', '2026-11-30', '2030-04-22'],
  },
  money: { currency: 'EUR' },
  language: { ...business.language, locale: 'pt-PT' },
};

function graphOf(data: object) {
  return (data as { '@graph': Record<string, unknown>[] })['@graph'];
}

describe('what search engines read about the business', () => {
  it('is a person and her service, without what her profile lacks', () => {
    const [person, service, ...rest] = graphOf(
      businessData({ siteUrl: SITE, image: IMAGE, today: '2026-11-23' }, FACELESS),
    );
    expect(rest).toEqual([]);
    expect(person).toEqual({
      '@type': 'Person',
      '@id': `${SITE}/#person`,
      name: 'Wren Calder',
      url: `${SITE}/`,
      jobTitle: 'Web developer',
      sameAs: business.reach.socials.map(({ url }) => url),
    });
    expect(service).toEqual({
      '@type': 'ProfessionalService',
      name: 'Wren Calder, web developer',
      description: business.who.description,
      url: `${SITE}/`,
      image: IMAGE,
      email: 'hello@wrencalder.example',
      telephone: '+15205550142',
      areaServed: 'US',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Tucson',
        addressRegion: 'AZ',
        addressCountry: 'US',
      },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '17:00',
        },
      ],
      currenciesAccepted: 'USD',
      founder: { '@id': `${SITE}/#person` },
    });
  });

  it('is a firm that is the service, with its address, its ranges of each day and its days off of a year', () => {
    const [firm, ...rest] = graphOf(businessData({ siteUrl: SITE, image: IMAGE, today: '2026-11-23' }, FIRM));
    const off = (day: string) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      opens: '00:00',
      closes: '00:00',
    });
    expect(rest).toEqual([]);
    expect(firm).toMatchObject({
      '@type': 'ProfessionalService',
      '@id': `${SITE}/#organization`,
      name: 'Carvalho & Filhos',
      image: IMAGE,
      telephone: '+351210000000',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Rua da Prata, 7',
        postalCode: '1100-414',
        addressLocality: 'Lisboa',
        addressCountry: 'PT',
      },
      openingHoursSpecification: [
        { dayOfWeek: ['Tuesday', 'Wednesday', 'Saturday'], opens: '09:00', closes: '12:30' },
        { dayOfWeek: ['Tuesday', 'Wednesday'], opens: '14:00', closes: '18:30' },
      ],
      specialOpeningHoursSpecification: [off('2026-11-30'), off('2026-12-25'), off('2027-01-06')],
      currenciesAccepted: 'EUR',
    });
    expect(firm).not.toHaveProperty('address.addressRegion');
    expect(firm).not.toHaveProperty('founder');
  });

  it('shows a portrait of the person', () => {
    const shown: Business = { ...business, who: { ...business.who, portrait: '/artwork/wren.webp' } };
    const [person] = graphOf(businessData({ siteUrl: SITE, image: IMAGE }, shown));
    expect(person).toMatchObject({ '@type': 'Person', image: `${SITE}/artwork/wren.webp` });
  });

  it('is the publisher of each post, in the language of the site', () => {
    const article = {
      siteUrl: SITE,
      title: 'Título',
      description: '',
      url: `${SITE}/blog/titulo`,
      card: IMAGE,
      cover: null,
      published: null,
      updated: '2026-11-23T10:00:00.000Z',
      author: 'Ana',
      tags: [],
      category: { name: 'Geral', url: `${SITE}/blog/category/geral` },
      blog: { name: 'Blogue', url: `${SITE}/blog` },
    };
    const [post, way] = graphOf(postData(article, FIRM));
    expect(post).toMatchObject({
      '@type': 'BlogPosting',
      inLanguage: 'pt-PT',
      articleSection: 'Geral',
      image: [{ '@type': 'ImageObject', url: IMAGE, width: 1200, height: 630 }],
      author: { '@type': 'Person', name: 'Ana' },
      publisher: { '@type': 'ProfessionalService', '@id': `${SITE}/#organization` },
    });
    expect(way).toMatchObject({
      itemListElement: [
        { position: 1, item: `${SITE}/` },
        { position: 2, name: 'Blogue' },
        { position: 3, name: 'Geral' },
        { position: 4, name: 'Título', item: `${SITE}/blog/titulo` },
      ],
    });
    const cover = `${SITE}/uploads/0123456789abcdef01234567-1600x900.webp`;
    const [own] = graphOf(postData({ ...article, author: 'Wren Calder', cover, tags: ['a', 'b'] }, business));
    expect(own).toMatchObject({
      inLanguage: 'en',
      keywords: 'a, b',
      image: [{ url: IMAGE }, { '@type': 'ImageObject', url: cover, width: 1600, height: 900 }],
      author: { '@type': 'Person', '@id': `${SITE}/#person` },
    });
  });
});
