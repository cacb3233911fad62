import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, callApi, type CallOptions } from '#tests/support/call-api.ts';
import { bookingInput, messageInput, postInput } from '#tests/support/factories.ts';
import { mailsIn } from '#tests/support/mailbox.ts';
import { RICH_TEXT } from '#tests/support/rich-text.ts';
import { NOW, OWNER } from './moment.ts';
import type { SiteName, Texts } from './state.ts';

/** What the pictures of a site need from what happened there. */
export interface Story {
  owner: SignedIn;
  /** The token of a visitor's link to an appointment; '' on a site without one. */
  appointment: string;
}

/** The owner's session, as a browser keeps it. */
interface SignedIn {
  token: string;
  cookies: { name: string; value: string }[];
}

interface Running {
  origin: string;
  stop: () => Promise<void>;
}

interface Stage {
  /** Starts the site with its clock at that moment. */
  startAt: (moment: string) => Promise<Running>;
  texts: Texts;
  /** The folder of its mail. */
  mailbox: string;
}

const DAY = 86_400_000;
/** What the account says of who signed in. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
/** A picture that is on every site. */
const PICTURE = '/cards/site.png';
const VISITOR = 'ana.ruiz@example.com';
const LONG = `We are a bakery with two shops, and our menu is a PDF that nobody can read on a phone.

Could you look at https://bakery.example/a-rather-long-address/that-goes-on-and-on/menu-autumn.pdf and say what a page instead of it would cost? We open at six, so mornings are best.`;

/** Lets happen on a new site what its pictures show, and leaves it running at the moment of the pictures. */
export async function tellStory(name: SiteName, stage: Stage): Promise<{ story: Story; server: Running }> {
  if (name === 'demo' || name === 'owner') {
    const earlier = await stage.startAt(new Date(Date.parse(NOW) - 4 * DAY).toISOString());
    await fourDaysAgo(caller(earlier.origin));
    await earlier.stop();
  }
  const server = await stage.startAt(NOW);
  const call = caller(server.origin);
  const owner = await signIn(call);
  if (name === 'one') await firstOnes(call, owner.token);
  if (name === 'demo' || name === 'owner') await today(call, stage.texts, owner.token);
  const appointment = name === 'demo' ? await appointmentOf(stage.mailbox) : '';
  return { server, story: { owner, appointment } };
}

type Call = (method: string, path: string, options?: CallOptions) => Promise<Answer>;

/** @throws what the server says if it refuses a call */
function caller(origin: string): Call {
  return async (method, path, options) => {
    const headers = { 'User-Agent': BROWSER, ...options?.headers };
    const answer = await callApi(origin, method, path, { ...options, headers });
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer;
  };
}

async function signIn(call: Call): Promise<SignedIn> {
  const { json, headers } = await call('POST', 'login-clean.php', { json: OWNER });
  const cookies = headers.getSetCookie().map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value };
  });
  return { token: json.token as string, cookies };
}

async function fourDaysAgo(call: Call): Promise<void> {
  const { token: bearer } = await signIn(call);
  await call('POST', 'contact-form.php', { json: messageInput() });
  for (const reader of ['bea', 'carlos', 'dina', 'eli', 'fatima', 'a.reader.with.a.rather.long.name']) {
    await call('POST', 'newsletter.php', { json: { email: `${reader}@example.com` } });
  }
  const newsletter = { subject: 'What the oven taught me', content: 'Hello,\n\nbread takes its time.' };
  await call('PUT', 'postal-address.php', { json: { postal_address: '12 Sycamore Street\nTucson' }, bearer });
  await call('POST', 'send-newsletter-production.php', { json: newsletter, bearer });
  for (const written of [ofEveryBlock(), ...shortOnes()]) {
    await call('POST', 'send-rich-newsletter.php', { json: written, bearer });
  }
  for (;;) {
    const { json } = await call('GET', 'campaigns.php', { bearer });
    if ((json.campaigns as { waiting: number }[]).every(({ waiting }) => waiting === 0)) return;
    await pause(100);
  }
}

async function today(call: Call, texts: Texts, bearer: string): Promise<void> {
  const subject = texts.contactSubjects[0];
  await call('POST', 'contact-form.php', {
    json: messageInput({ name: 'Ana Ruiz', email: VISITOR, subject, message: LONG }),
  });
  await call('POST', 'contact-form.php', {
    json: messageInput({
      name: 'Bartholomew Featherstonehaugh-Whitmore',
      email: 'bart@example.com',
      phone: '',
    }),
  });
  const days = texts.bookableDays(new Date(NOW));
  const booked = [
    [days[0]!, 0, { name: 'Bea Ortiz', email: 'bea@example.com', phone: '' }],
    [days[1]!, 1, { name: 'Ana Ruiz', email: VISITOR, message: LONG }],
    [days[1]!, 2, { name: 'Carlos Medina', email: 'carlos@example.com', time_zone: 'Europe/Berlin' }],
    [days[4]!, 3, { name: 'Dina Haddad', email: 'dina@example.com', message: '' }],
  ] as const;
  for (const [day, number, changes] of booked) {
    await call('POST', 'consultation.php', { json: bookingInput(day, texts.slotsOn(day)[number]!, changes) });
  }
  await call('POST', 'days-off.php', { json: { first_day: days[6]! }, bearer });
}

/** One post, and one newsletter. */
async function firstOnes(call: Call, bearer: string): Promise<void> {
  await call('POST', 'create-blog-post.php', { json: onlyPost(), bearer });
  await call('POST', 'newsletter.php', { json: { email: VISITOR } });
  await call('POST', 'send-rich-newsletter.php', { json: shortOnes()[0]!, bearer });
}

function ofEveryBlock() {
  const content = RICH_TEXT.replaceAll(/src="[^"]*\.(?:webp|png)"/g, `src="${PICTURE}"`);
  return { subject: 'Responsive images in an afternoon', source: { kind: 'html', content } };
}

function shortOnes() {
  const rye =
    '<p>Rye takes its time. It ferments slowly, holds its water, and tastes best on the third day. So does a page that somebody has thought about before building it: what it has to say, to whom, and what they should do then.</p>';
  return [
    { subject: 'What to ask before you have a website made', source: { kind: 'html', content: rye } },
    {
      subject: 'Two openings in December',
      source: { kind: 'html', content: '<p>Two weeks are free before the holidays.</p>' },
    },
  ];
}

function onlyPost() {
  return postInput({
    title: 'The first post',
    excerpt: 'One post alone, without a picture and without tags.',
    content:
      '<p>It says a few words, and no more than that.</p><p>There is nothing before it or after it.</p>',
    tags: [],
    read_time: 1,
  });
}

/** The token of the link in the visitor's invitation, once that has come. */
async function appointmentOf(mailbox: string): Promise<string> {
  for (;;) {
    const invitation = (await mailsIn(mailbox, VISITOR)).find(({ calendar }) => calendar !== null);
    const token = /\/consultation\/appointment\?token=([\w.-]+)/.exec(invitation?.html ?? '')?.[1];
    if (token !== undefined) return token;
    await pause(100);
  }
}
