import { loadavg } from 'node:os';
import { type Browser, type Page, chromium } from 'playwright';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/support/browser.ts';
import { type Trace, tasksOf, type Work } from './main-thread.ts';

const WORDS = 20_000;
/** How many times slower the processor is made. With 1, times are those of this machine: for one that others use, too. */
const THROTTLE = Number(process.env.BENCH_THROTTLE ?? 4);
/** Between two keys (ms): a quick typist, so that no pause is taken for the end of writing. */
const KEY_DELAY = 130;
/** What is waited for before the next place is typed at: everything that a pause starts has happened. */
const REST = 5_000;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

interface Owner {
  email: string;
  password: string;
}

/** What is typed where, and how its place is found. */
interface Passage {
  name: string;
  /** The block, counted among the paragraphs of this class of words; from the end where negative. */
  place: { with: 'plain' | 'accents'; at: number };
  keys: readonly string[];
}

const letters = (text: string) => Array.from(text, (sign) => (sign === ' ' ? 'Space' : sign));
const SENTENCE = letters(' and the oven is warm by six, so the dough rests, then rises and waits');
const MIXED = [
  'Enter',
  ...letters('a new line, '),
  'Backspace',
  'Backspace',
  ...letters('. Then **bold** words'),
];

const PASSAGES: readonly Passage[] = [
  { name: 'letters, at the start', place: { with: 'plain', at: 0 }, keys: SENTENCE },
  { name: 'letters, in the middle', place: { with: 'plain', at: 60 }, keys: SENTENCE },
  { name: 'letters, at the end', place: { with: 'plain', at: -1 }, keys: SENTENCE },
  { name: 'beside accents and quotes', place: { with: 'accents', at: 60 }, keys: SENTENCE },
  { name: 'lines, corrections, Markdown', place: { with: 'accents', at: 61 }, keys: [...MIXED, ...MIXED] },
];

/** Texts without an editor, of so many blocks. */
const BARE: readonly [string, number][] = [
  ['the same text, no editor', Infinity],
  ['three paragraphs, no editor', 4],
];

/**
 * How long a key keeps the page's main thread busy while a post of 20,000 words is written, with a slower processor: all
 * tasks from one key to the next, so scripts, styles, layout and paint, and whatever a key leaves for later.
 */
export async function measureTyping(url: string, owner: Owner): Promise<void> {
  const post = await addLongPost(url, owner);
  const path = findBrowser();
  const browser = await chromium.launch({
    ...(path === null ? {} : { executablePath: path }),
    args: BROWSER_ARGUMENTS,
  });
  try {
    console.log(`\nTyping in a post of ${WORDS} words, processor ${THROTTLE} × slower (load ${load()})`);
    await typeEverywhere(browser, `${url}/shingle`, owner, post);
  } finally {
    await browser.close();
  }
}

async function typeEverywhere(browser: Browser, site: string, owner: Owner, post: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site}/dashboard`);
  await page.getByLabel(/^Email/).fill(owner.email);
  await page.getByLabel(/^Password/).fill(owner.password);
  await page.keyboard.press('Enter');
  await page.getByRole('tab').first().waitFor();
  await page.goto(`${site}/dashboard/write/${post}`);
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
  await page.waitForTimeout(REST);
  const network = await page.context().newCDPSession(page);
  await network.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const all: Work[] = [];
  for (const { name, place, keys } of PASSAGES) {
    const { work, rest } = await typeAt(page, place, keys);
    all.push(...work);
    const pause = Math.max(0, ...rest.map(({ cpu }) => cpu)).toFixed(0);
    console.log(row(name, work, `the pause behind it: longest task ${pause} ms`));
  }
  console.log(row('all of them', all, `load ${load()}`));
  // What the browser itself takes for a key here: the same text, and a line of it, with no program behind.
  for (const [name, blocks] of BARE) {
    await leaveBare(page, blocks);
    const { work } = await typeAt(page, { with: 'plain', at: 0 }, SENTENCE);
    console.log(row(name, work, `load ${load()}`));
  }
}

async function typeAt(page: Page, place: Passage['place'], keys: readonly string[]) {
  await goTo(page, place);
  await page.waitForTimeout(REST);
  await page.context().browser()?.startTracing(page, { categories: CATEGORIES });
  for (const key of keys)
    await page.keyboard
      .press(key, { delay: KEY_DELAY / 4 })
      .then(() => page.waitForTimeout(KEY_DELAY * 0.75));
  await page.waitForTimeout(REST);
  const trace = (await page.context().browser()?.stopTracing()) ?? '';
  const { keys: work, rest } = tasksOf(JSON.parse(trace.toString()) as Trace, KEY_DELAY * 2);
  return { work, rest };
}

/** Puts in the text's place a copy that nothing listens to, of so many of its blocks. */
function leaveBare(page: Page, blocks: number): Promise<void> {
  return page.evaluate((count) => {
    const text = document.querySelector('.ql-editor');
    const copy = text?.cloneNode(true) as HTMLElement;
    for (const block of [...copy.children].slice(count)) block.remove();
    text?.replaceWith(copy);
  }, blocks);
}

function row(name: string, keys: readonly Work[], more: string): string {
  const figures = (kind: keyof Work) => {
    const times = keys.map((work) => work[kind]);
    const [median, most, longest] = [0.5, 0.95, 1].map((part) =>
      quantile(times, part).toFixed(1).padStart(6),
    );
    return `median ${median}   p95 ${most}   longest ${longest} ms`;
  };
  const count = `${String(keys.length).padStart(4)} keys`;
  return `${name.padEnd(32)}${count}   ${figures('wall')}   (on a processor: ${figures('cpu')})   ${more}`;
}

function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

function load(): string {
  return loadavg()[0]?.toFixed(1) ?? '';
}

/** Puts the caret behind the words of a paragraph, which is scrolled to. */
async function goTo(page: Page, place: Passage['place']): Promise<void> {
  await page.evaluate(({ with: kind, at }) => {
    const paragraphs = [...document.querySelectorAll('.ql-editor > p')].filter(
      ({ textContent }) => /^[ -~]+$/.test(textContent) === (kind === 'plain'),
    );
    const paragraph = paragraphs.at(at);
    if (paragraph === undefined) throw new Error(`There is no such paragraph: ${kind} ${at}.`);
    paragraph.scrollIntoView({ block: 'center' });
    document.querySelector<HTMLElement>('.ql-editor')?.focus({ preventScroll: true });
    document.getSelection()?.selectAllChildren(paragraph);
    document.getSelection()?.collapseToEnd();
  }, place);
}

const PLAIN =
  'The bakery opens at six and closes when the bread is gone, which is why its page says how much is left and when the next loaves come out of the oven, so that nobody walks there in vain on a cold morning in the week before the holidays';
const ACCENTED =
  'José’s café – “the one with the blue door” – sells pão de ló, brioche and crème brûlée; what it doesn’t sell by noon it gives away, and the page says so in three languages, because half of those who come have come from elsewhere';

/** A post as long as a small book: paragraphs, half of them with accents, headings, lists, quotes, code and a table. */
function longText(): string {
  const blocks: string[] = [];
  let words = 0;
  const add = (html: string) => {
    blocks.push(html);
    words += html
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length;
  };
  for (let part = 1; words < WORDS; part += 1) {
    add(`<h2>Part ${part} of it</h2>`);
    for (let at = 0; at < 3; at += 1) {
      add(`<p>${PLAIN}.</p>`);
      add(`<p>${ACCENTED}. <strong>Bold words</strong> and <a href="/blog">a link</a> end it.</p>`);
    }
    add('<ul><li>Rye, on Mondays</li><li>Wheat<ul><li>white</li><li>whole</li></ul></li></ul>');
    add(`<blockquote>\n<p>${PLAIN}.</p>\n</blockquote>`);
    if (part % 3 === 0)
      add('<pre><code class="language-js">const oven = { warm: true };\nbake(oven);\n</code></pre>');
    if (part % 6 === 0) add('<table>\n<tbody>\n<tr><td>Monday</td><td>Rye</td></tr>\n</tbody>\n</table>');
  }
  return blocks.join('\n');
}

/** @returns the post's id */
async function addLongPost(url: string, owner: Owner): Promise<number> {
  const post = async (script: string, body: object, token = '') => {
    const response = await fetch(`${url}/api/${script}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${script}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  const { token } = await post('login-clean.php', owner);
  const { post: saved } = await post(
    'create-blog-post.php',
    {
      title: 'A long post',
      excerpt: 'As long as a small book.',
      content: longText(),
      featured_image: '',
      image_attribution: '',
      category_id: 1,
      author_id: 1,
      author: 'The owner',
      status: 'draft',
      tags: [],
      meta_title: '',
      meta_description: '',
      read_time: 80,
    },
    String(token),
  );
  return (saved as { id: number }).id;
}
