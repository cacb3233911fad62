import { JSDOM } from 'jsdom';
import { setTimeout as sleep } from 'node:timers/promises';
import { mailsIn } from './mailbox.ts';

const VISITOR = 'ana@padaria.example';
/** Tags whose content nobody reads. Descriptions for search engines are read apart. */
const UNREAD = 'script:not([type="application/ld+json"]), style, code, pre';
const TOLD = ['alt', 'aria-label', 'placeholder', 'title'];
/** The rest of a head is told to browsers alone. */
const DESCRIBED = 'meta[name=description], meta[property^="og:"], meta[name="twitter:title"]';
const STEPS_MS = 100;

/**
 * What a running site says to a visitor: its documents, feeds, the API's answers to what goes wrong, and the emails with
 * their calendar files. Keys say where, values are text without markup.
 * @param origin where it answers; the site itself lives under /shingle there
 * @param mailbox the folder that its emails are written to
 */
export async function saidToVisitors(origin: string, mailbox: string): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  const sitemap = await (await fetch(`${origin}/shingle/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const beside = ['thank-you', 'nowhere', 'consultation/appointment', 'newsletter/confirm'];
  for (const path of [...paths, ...beside.map((page) => `/shingle/${page}`)]) {
    said.set(path, readDocument(await (await fetch(origin + path)).text()));
  }
  said.set('feed', readDocument(await (await fetch(`${origin}/shingle/feed.xml`)).text()));
  for (const [name, text] of await answers(origin)) said.set(name, text);
  await sleepUntil(async () => (await mailsIn(mailbox, VISITOR)).length >= 2);
  for (const mail of await mailsIn(mailbox, VISITOR)) {
    const { subject = '', text = '', html = '', calendar } = mail;
    said.set(`email: ${subject}`, [subject, text, readDocument(html)].join('\n'));
    said.set(`calendar: ${subject}`, calendar === null ? '' : readCalendarTexts(calendar));
  }
  return said;
}

/** Text and described parts of a document. */
export function readDocument(html: string): string {
  const { document } = new JSDOM(html).window;
  for (const element of document.querySelectorAll(UNREAD)) element.remove();
  const told = TOLD.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''),
  );
  const texts: string[] = [];
  const walker = document.createTreeWalker(document, 4 /* NodeFilter.SHOW_TEXT */);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  const described = [...document.querySelectorAll(DESCRIBED)].map((one) => one.getAttribute('content') ?? '');
  return [...texts, ...told, ...described].join('\n');
}

/** The lines of a calendar file that a calendar shows. */
export function readCalendarTexts(file: string): string {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return lines
    .filter((line) => /^(SUMMARY|DESCRIPTION|LOCATION|X-WR-CALNAME|COMMENT)[:;]/.test(line))
    .map((line) => line.slice(line.indexOf(':') + 1))
    .join('\n');
}

async function answers(origin: string): Promise<[string, string][]> {
  const found: [string, string][] = [];
  async function post(script: string, body: object, what: string): Promise<number> {
    const answer = await fetch(`${origin}/api/${script}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { message = '', error = '' } = (await answer.json()) as { message?: string; error?: string };
    found.push([`${script}: ${what} (${answer.status})`, `${message}\n${error}`]);
    return answer.status;
  }
  const visitor = { name: 'Ana', email: VISITOR, phone: '', subject: 'PDF', message: 'PDF' };
  await post('contact-form.php', {}, 'empty');
  await post('contact-form.php', { ...visitor, email: 'ana' }, 'no email address');
  await post('contact-form.php', visitor, 'a message');
  await post('newsletter.php', { email: 'ana' }, 'no email address');
  await post('newsletter.php', { email: VISITOR }, 'a subscriber');
  await post('newsletter.php', { email: VISITOR }, 'a subscriber again');
  await post('consultation.php', { ...visitor, date: '2020-01-01', time: '10:00 AM' }, 'a day gone by');
  await post('consultation.php', { ...visitor, date: 'x', time: 'x' }, 'no day');
  if (!(await book(post, visitor))) throw new Error('No consultation can be booked.');
  return found;
}

/** Tries days and times until one is free: a business has its own. */
async function book(
  post: (script: string, body: object, what: string) => Promise<number>,
  visitor: object,
): Promise<boolean> {
  for (let ahead = 2; ahead < 9; ahead += 1) {
    const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    for (const time of ['8:30 AM', '9:00 AM', '10:00 AM']) {
      if ((await post('consultation.php', { ...visitor, date, time }, `${date} ${time}`)) === 200)
        return true;
    }
  }
  return false;
}

async function sleepUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await isSo()); waited += STEPS_MS) {
    if (waited > 20_000) throw new Error('The emails did not come.');
    await sleep(STEPS_MS);
  }
}
