import { z } from 'zod';

/*
 * What schema.org allows of the types that this site uses, and what Google's rich results ask of them
 * (developers.google.com/search/docs/appearance/structured-data). A property that is not here is a mistake, or has to be added.
 */

const url = z.url({ protocol: /^https?$/ });
const text = z.string().trim().min(1);
const instant = z.iso.datetime();
const day = z.iso.date();
const minutes = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/);
const language = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/);

const named = { '@id': url, name: text, url };
const owner = z.discriminatedUnion('@type', [
  z.strictObject({ '@type': z.literal('Person'), ...named }),
  z.strictObject({ '@type': z.literal('ProfessionalService'), ...named }),
]);
const guest = z.strictObject({ '@type': z.literal('Person'), name: text });
const image = z.strictObject({
  '@type': z.literal('ImageObject'),
  url,
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
});

const hours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z.union([text, z.array(text).min(1)]).optional(),
  opens: minutes.optional(),
  closes: minutes.optional(),
  validFrom: day.optional(),
  validThrough: day.optional(),
});

/** Required of a local business: name and address. */
const service = z.strictObject({
  '@type': z.literal('ProfessionalService'),
  '@id': url.optional(),
  name: text,
  description: text,
  url,
  image: url,
  email: z.email(),
  telephone: z.e164(),
  areaServed: text,
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: text.optional(),
    postalCode: text.optional(),
    addressLocality: text,
    addressRegion: text.optional(),
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
  }),
  openingHoursSpecification: z.array(hours).min(1),
  specialOpeningHoursSpecification: z.array(hours).optional(),
  currenciesAccepted: z.string().regex(/^[A-Z]{3}$/),
  founder: z.strictObject({ '@id': url }).optional(),
  slogan: text.optional(),
  sameAs: z.array(url).optional(),
});

const person = z.strictObject({
  '@type': z.literal('Person'),
  ...named,
  jobTitle: text,
  image: url.optional(),
  sameAs: z.array(url),
});

/** Recommended of an article, and given by each of ours: author, both dates, headline, images. */
const blogPosting = z.strictObject({
  '@type': z.literal('BlogPosting'),
  '@id': url,
  headline: text,
  description: text,
  inLanguage: language,
  mainEntityOfPage: url,
  isPartOf: z.strictObject({ '@type': z.literal('Blog'), '@id': url, url }),
  image: z.array(image).min(1),
  datePublished: instant,
  dateModified: instant,
  articleSection: text,
  keywords: text.optional(),
  author: z.union([owner, guest]),
  publisher: owner,
});

const work = z.strictObject({
  '@type': z.literal('CreativeWork'),
  ...named,
  description: text,
  mainEntityOfPage: url,
  image: z.array(image).min(1),
  inLanguage: language,
  keywords: text,
  author: owner,
  creator: owner,
});

const inOrder = (items: readonly { position: number }[]) =>
  items.every(({ position }, index) => position === index + 1);
const item = { '@type': z.literal('ListItem'), position: z.int().positive(), name: text };

const collection = z.strictObject({
  '@type': z.literal('CollectionPage'),
  name: text,
  description: text,
  url,
  inLanguage: language,
  publisher: owner,
  mainEntity: z.strictObject({
    '@type': z.literal('ItemList'),
    itemListElement: z.array(z.strictObject({ ...item, url })).refine(inOrder, 'positions count from 1'),
  }),
});

const blog = z.strictObject({
  '@type': z.literal('Blog'),
  ...named,
  description: text,
  inLanguage: language,
  publisher: owner,
});

/** At least two places, each with its page. */
const way = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ ...item, item: url }))
    .min(2)
    .refine(inOrder, 'positions count from 1'),
});

const questions = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
});

const node = z.discriminatedUnion('@type', [
  person,
  service,
  blogPosting,
  work,
  collection,
  blog,
  way,
  questions,
]);
const context = z.literal('https://schema.org');

/** A part of a document's JSON-LD. */
export type RichResult = z.infer<typeof node>;

/**
 * The parts of a document's JSON-LD; none where it has none.
 * @throws unless it is all that a rich result of its type needs, and nothing that is not known
 */
export function richResultsIn(document: string): RichResult[] {
  const scripts = [...document.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/gs)];
  return scripts.flatMap(([, json = '']) => {
    const { '@context': stated, ...data } = JSON.parse(json) as Record<string, unknown>;
    context.parse(stated);
    const nodes = '@graph' in data ? data['@graph'] : [data];
    const found = z.array(node).min(1).parse(nodes);
    checkReferences(found);
    return found;
  });
}

/** What is only referred to has to be there. */
function checkReferences(nodes: readonly RichResult[]): void {
  const known = new Set(nodes.flatMap((one) => ('@id' in one ? [one['@id']] : [])));
  for (const one of nodes) {
    if (one['@type'] !== 'ProfessionalService' || one.founder === undefined) continue;
    if (!known.has(one.founder['@id'])) throw new Error(`${one.founder['@id']} is not described`);
  }
}
