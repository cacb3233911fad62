import { business } from '#content/business.ts';
import { archive } from '#content/words/newsletter.ts';
import type { Business } from '#shared/business-profile.ts';
import { languageOf } from '../language.ts';
import { breadcrumbs, type Place } from './breadcrumbs.ts';
import { blogOf } from './list-data.ts';
import { CARD_SIZE } from './card.ts';
import { graph, ownerOf } from './structured-data.ts';

/** A post for JSON-LD. URLs are absolute. */
interface Article {
  siteUrl: string;
  title: string;
  description: string;
  url: string;
  /** The drawn card, and the cover where it is one of this site. */
  card: string;
  cover: string | null;
  /** ISO 8601. */
  published: string | null;
  updated: string;
  author: string;
  tags: readonly string[];
  category: Place;
  /** The list of all posts. */
  blog: Place;
}

/** A project for JSON-LD. URLs are absolute. */
interface Work {
  siteUrl: string;
  url: string;
  title: string;
  description: string;
  card: string;
  image: string;
  technologies: readonly string[];
  /** The page that it is listed on. */
  list: Place;
}

/** A post, and the way to its page. */
export function postData(article: Article, of: Business = business): object {
  const { siteUrl, title, url, category, blog } = article;
  return graph(blogPosting(article, of), breadcrumbs(siteUrl, [blog, category, { name: title, url }]));
}

function blogPosting(article: Article, of: Business): object {
  const publisher = ownerOf(article.siteUrl, of);
  return {
    '@type': 'BlogPosting',
    '@id': `${article.url}#post`,
    headline: article.title,
    description: article.description,
    inLanguage: languageOf(of.language.locale),
    mainEntityOfPage: article.url,
    isPartOf: blogOf(article.siteUrl),
    image: [cardData(article.card), ...(article.cover === null ? [] : [coverData(article.cover)])],
    ...(article.published === null ? {} : { datePublished: article.published }),
    dateModified: article.updated,
    articleSection: article.category.name,
    ...(article.tags.length === 0 ? {} : { keywords: article.tags.join(', ') }),
    author: article.author === of.who.name ? publisher : { '@type': 'Person', name: article.author },
    publisher,
  };
}

/** A newsletter on the web for JSON-LD. URLs are absolute. */
interface Newsletter {
  siteUrl: string;
  url: string;
  title: string;
  description: string;
  /** ISO 8601. */
  sent: string;
  card: string;
}

/** A newsletter, and the way to its page. */
export function newsletterData(newsletter: Newsletter, of: Business = business): object {
  const { siteUrl, url, title, description, sent, card } = newsletter;
  const publisher = ownerOf(siteUrl, of);
  return graph(
    {
      '@type': 'Article',
      '@id': `${url}#newsletter`,
      headline: title,
      description,
      inLanguage: languageOf(of.language.locale),
      mainEntityOfPage: url,
      image: [cardData(card)],
      datePublished: sent,
      dateModified: sent,
      author: publisher,
      publisher,
    },
    breadcrumbs(siteUrl, [
      { name: archive.title, url: `${siteUrl}/newsletter` },
      { name: title, url },
    ]),
  );
}

/** A project, and the way to its page. */
export function workData(work: Work, of: Business = business): object {
  const { siteUrl, url, title, description, card, image, technologies, list } = work;
  const creator = ownerOf(siteUrl, of);
  return graph(
    {
      '@type': 'CreativeWork',
      '@id': `${url}#work`,
      name: title,
      description,
      url,
      mainEntityOfPage: url,
      image: [cardData(card), coverData(image)],
      inLanguage: languageOf(of.language.locale),
      keywords: technologies.join(', '),
      author: creator,
      creator,
    },
    breadcrumbs(siteUrl, [list, { name: title, url }]),
  );
}

function cardData(url: string): object {
  return { '@type': 'ImageObject', url, ...CARD_SIZE };
}

/** An upload has its size in its name. */
function coverData(url: string): object {
  const [, width, height] = /-(\d+)x(\d+)\.webp$/.exec(url) ?? [];
  const size = width === undefined ? {} : { width: Number(width), height: Number(height) };
  return { '@type': 'ImageObject', url, ...size };
}
