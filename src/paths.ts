/** Every address of the site, without the base. Addresses are spelled only here. */
export const ROUTES = {
  home: '/',
  about: '/about',
  services: '/services',
  portfolio: '/portfolio',
  project: '/portfolio/:slug',
  pricing: '/pricing',
  contact: '/contact',
  blog: '/blog',
  blogPost: '/blog/:slug',
  blogCategory: '/blog/category/:slug',
  blogTag: '/blog/tag/:slug',
  preview: '/preview/:token',
  thankYou: '/thank-you',
  consultation: '/consultation',
  bookedConsultation: '/consultation/appointment',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  support: '/support',
  dashboard: '/dashboard',
  account: '/dashboard/account',
  password: '/dashboard/password',
  newWriting: '/dashboard/write',
  writing: '/dashboard/write/:id',
  confirmNewsletter: '/newsletter/confirm',
  leaveNewsletter: '/newsletter/unsubscribe',
  newsletters: '/newsletter',
  newsletter: '/newsletter/:slug',
} as const;

export type TopicKind = 'category' | 'tag';

/** One post's page. [2.10.21] */
export function blogPostPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** A page of the posts of a category or a tag. */
export function topicPath(kind: TopicKind, slug: string, page = 1): string {
  return `/blog/${kind}/${encodeURIComponent(slug)}${listQuery({ page })}`;
}

/** One newsletter's page. */
export function newsletterPath(slug: string): string {
  return `/newsletter/${encodeURIComponent(slug)}`;
}

/** The page where a newsletter with pictures is written; ids of posts are numbers. */
export function newsletterWritingPath(): string {
  return `${ROUTES.newWriting}/newsletter`;
}

/** One project's page. */
export function projectPath(slug: string): string {
  return `${ROUTES.portfolio}/${slug}`;
}

/** The anchor of a service's section: 'online-shops' of 'Online shops'. */
export function serviceAnchor(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');
}

/** The path of a dashboard tab, by its name in the address. */
export function dashboardTabPath(tab: string): string {
  return `${ROUTES.dashboard}?tab=${encodeURIComponent(tab)}`;
}

/**
 * The page on which a post is written.
 * @param post its id; null for a new one
 * @param draft the key of the unsaved writing that is continued there
 */
export function writingPath(post: number | null, draft: string | null = null): string {
  const path = post === null ? ROUTES.newWriting : `${ROUTES.newWriting}/${post}`;
  return draft === null ? path : `${path}?draft=${encodeURIComponent(draft)}`;
}

/** A page of a filtered list. Default values (page 1, all categories, no words) are omitted. */
export interface ListPlace {
  page?: number;
  category?: string;
  search?: string;
}

/** The path of the blog's list with these filters. */
export function blogListPath(place: ListPlace): string {
  return `${ROUTES.blog}${listQuery(place)}`;
}

/** The path of the portfolio with these filters. */
export function portfolioListPath(place: ListPlace): string {
  return `${ROUTES.portfolio}${listQuery(place)}`;
}

function listQuery({ page = 1, category = 'all', search = '' }: ListPlace): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (category !== 'all') query.set('category', category);
  if (search !== '') query.set('search', search);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
