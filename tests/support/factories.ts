import type { TestApp } from './test-app.ts';

let count = 0;

/** A post's body as the dashboard sends it. */
export function postInput(changes: Record<string, unknown> = {}) {
  count += 1;
  return {
    title: `Post ${count}`,
    excerpt: 'What it is about.',
    content: '<p>What it says.</p>',
    featured_image: '',
    image_attribution: '',
    category_id: 1,
    author_id: 1,
    status: 'published',
    tags: ['one', 'two'],
    meta_title: '',
    meta_description: '',
    read_time: 5,
    ...changes,
  };
}

/** A message as the contact page sends it. */
export function messageInput(changes: Record<string, unknown> = {}) {
  return {
    name: 'Ada Ruiz',
    email: 'ada@example.com',
    phone: '(520) 555-0100',
    subject: 'Website Development',
    message: 'We need a site.\nSoon.',
    ...changes,
  };
}

/** A booking as the consultation page sends it, at the given time. */
export function bookingInput(date: string, time: string, changes: Record<string, unknown> = {}) {
  return {
    name: 'Ada Ruiz',
    email: 'ada@example.com',
    phone: '(520) 555-0100',
    message: 'About our site.',
    date,
    time,
    ...changes,
  };
}

/** Creates a post through the API. @returns its id */
export async function createPost(
  app: TestApp,
  token: string,
  changes: Record<string, unknown> = {},
): Promise<number> {
  const answer = await app.api('POST', 'create-blog-post.php', { json: postInput(changes), bearer: token });
  if (answer.status !== 200) throw new Error(`The post was refused: ${answer.text}`);
  return answer.json.id as number;
}
