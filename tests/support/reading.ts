import type { WeeklyHoursAnswer } from '#shared/contract/availability.ts';
import type { Category } from '#shared/contract/categories.ts';
import type { Availability, ConsultationList } from '#shared/contract/consultations.ts';
import type { ContactList } from '#shared/contract/contacts.ts';
import type { SubscriberList } from '#shared/contract/newsletter.ts';
import type { DashboardPostList, PostList, PublicPost } from '#shared/contract/posts.ts';
import type { CallOptions, TestApp } from './test-app.ts';

/** Reads through the API, typed by the contract; throws unless the status is 200. */
async function read(app: TestApp, path: string, options: CallOptions = {}): Promise<unknown> {
  const answer = await app.api('GET', path, options);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.json;
}

/** The week's hours for calls. */
export async function readWeeklyHours(app: TestApp, bearer: string): Promise<WeeklyHoursAnswer> {
  return (await read(app, 'weekly-hours.php', { bearer })) as WeeklyHoursAnswer;
}

const POSTS = 'blog-posts-working.php?endpoint=';

/** The public list; `query` such as `&page=2`. */
export async function listPosts(app: TestApp, query = ''): Promise<PostList> {
  return (await read(app, `${POSTS}blog-posts${query}`)) as PostList;
}

export async function readPost(app: TestApp, slug: string): Promise<PublicPost> {
  const answer = await read(app, `${POSTS}blog-posts&slug=${encodeURIComponent(slug)}`);
  return (answer as { post: PublicPost }).post;
}

export async function listDashboardPosts(
  app: TestApp,
  bearer: string,
  query = '',
): Promise<DashboardPostList> {
  return (await read(app, `${POSTS}dashboard-posts${query}`, { bearer })) as DashboardPostList;
}

export async function listCategories(app: TestApp): Promise<Category[]> {
  return (await read(app, 'categories.php')) as Category[];
}

export async function listContacts(app: TestApp, bearer: string, query = ''): Promise<ContactList> {
  return (await read(app, `contacts.php${query}`, { bearer })) as ContactList;
}

export async function listSubscribers(app: TestApp, bearer: string, query = ''): Promise<SubscriberList> {
  return (await read(app, `newsletter-working.php${query}`, { bearer })) as SubscriberList;
}

export async function listConsultations(app: TestApp, bearer: string, query = ''): Promise<ConsultationList> {
  return (await read(app, `consultations.php${query}`, { bearer })) as ConsultationList;
}

export async function readAvailability(app: TestApp): Promise<Availability> {
  return (await read(app, 'availability.php')) as Availability;
}
