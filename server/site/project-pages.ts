import { pages } from '#content/pages.ts';
import * as frame from '#content/words/frame.ts';
import { projectCategories } from '#content/portfolio.ts';
import { business } from '#content/business.ts';
import { projectPages } from '../content/projects.ts';
import type { DocumentHead } from './document-head.ts';
import { type Card, cardVersion } from './card.ts';
import { workData } from './article-data.ts';
import { collectionData } from './list-data.ts';

/** A project's page as search engines and networks are told of it. */
type ProjectPage = (typeof projectPages)[number];

const PORTFOLIO = '/portfolio';
const byAddress = new Map(projectPages.map((page) => [addressOf(page), page]));

/** The addresses below the base, in the projects' order. */
export const projectAddresses: readonly string[] = [...byAddress.keys()];

function addressOf({ slug }: Pick<ProjectPage, 'slug'>): string {
  return `${PORTFOLIO}/${slug}`;
}

/** The card of a project, which shows its plate; null where there is none of this name. */
export function projectCard(slug: string): Card | null {
  const page = byAddress.get(addressOf({ slug }));
  return page === undefined ? null : cardOf(page);
}

function cardOf({ title, category, image }: ProjectPage): Card {
  return { title, label: projectCategories[category], image };
}

/** The head of the project's page at an address; null where there is none. */
export function projectHead(address: string, siteUrl: string): DocumentHead | null {
  const page = byAddress.get(address);
  if (page === undefined) return null;
  const { slug, title, description, image, technologies } = page;
  const content = cardOf(page);
  const card = `${siteUrl}/cards/projects/${slug}.png?v=${cardVersion(content)}`;
  const url = siteUrl + address;
  return {
    title: `${title} | ${business.who.name}`,
    description,
    canonical: url,
    type: 'article',
    card,
    cardText: title,
    structuredData: workData({
      siteUrl,
      url,
      title,
      description,
      card,
      image: siteUrl + image,
      technologies,
      list: portfolioAt(siteUrl),
    }),
    fetches: [],
  };
}

/** The list of all projects for JSON-LD. */
export function portfolioData(siteUrl: string): object {
  return collectionData({
    siteUrl,
    ...portfolioAt(siteUrl),
    description: pages[PORTFOLIO].description,
    listed: projectPages.map((page) => ({ name: page.title, url: siteUrl + addressOf(page) })),
    way: [portfolioAt(siteUrl)],
  });
}

function portfolioAt(siteUrl: string) {
  return { name: frame.portfolio, url: siteUrl + PORTFOLIO };
}
