// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Business } from '#shared/business-profile.ts';
import { business } from '#content/business.ts';
import { alternativeTextFindings } from '#server/checks/alternative-texts.ts';
import { demoFindings } from '#server/checks/demo-facts.ts';
import { inWords } from '#server/checks/finding.ts';
import { linkFindings } from '#server/checks/links.ts';
import { pictureFindings } from '#server/checks/pictures.ts';
import { profileFindings } from '#server/checks/profile.ts';
import { untranslatedFindings } from '#server/checks/untranslated.ts';
import { contentOf } from '#tests/support/contents.ts';
import { picture } from '#tests/support/images.ts';

const PAGES = { 'pages.ts': { pages: { '/': {}, '/pricing': {}, '/blog': {} } } };
const ines: Business = {
  ...business,
  who: { ...business.who, name: 'Inês Duarte', claims: { ...business.who.claims, experience: '6 anos' } },
  where: { ...business.where, shown: 'Lisboa' },
  time: { ...business.time, name: 'hora de Lisboa' },
};

describe('the check of links', () => {
  const posts = {
    'posts/there.md': { head: { published: '2026-01-01' }, body: 'Yes.' },
    'posts/draft.md': { head: { published: '2026-01-01', status: 'draft' }, body: 'Not yet.' },
  };
  const check = (links: readonly string[], isDemo = false) =>
    linkFindings(
      contentOf({
        modules: { ...PAGES, 'support.ts': { support: { list: links.map((to) => ({ to })) } } },
        markdown: posts,
        demoPosts: ['/blog/what-a-website-costs'],
        files: { '/artwork/plan.pdf': 'public/artwork/plan.pdf' },
        markup: '<section id="add-ons">',
      }),
      isDemo,
    ).map(({ text }) => text);

  it('lets pass what leads somewhere', () => {
    const good = ['/', '/pricing', '/pricing/', '/pricing?a=b#add-ons', '/blog/there', '/artwork/plan.pdf'];
    expect(check([...good, '/feed.xml', '/uploads/x.webp', 'https://www.w3.org/', 'tel:+351'])).toEqual([]);
  });

  it('finds posts that were replaced or are drafts, pages and anchors that are not there', () => {
    expect(check(['/blog/what-a-website-costs', '/blog/draft', '/prices', '/pricing#faq'])).toEqual([
      'The link to /blog/what-a-website-costs is dead: there is no published post of that name.',
      'The link to /blog/draft is dead: there is no published post of that name.',
      'The link to /prices is dead: there is no such page or file.',
      'The link to /pricing#faq is dead: there is no #faq on any page.',
    ]);
  });

  it('can’t know the posts that were written in the dashboard, but on the demo', () => {
    expect(check(['/blog/mine#end'])).toEqual([
      'The link to /blog/mine#end is dead, unless you wrote that post in the dashboard.',
    ]);
    expect(check(['/blog/mine'], true)).toEqual([
      'The link to /blog/mine is dead: there is no published post of that name.',
    ]);
  });

  it('knows the headings and notes of each text, those in folders included', () => {
    const content = contentOf({
      modules: PAGES,
      markup: '<main id="main">',
      markdown: {
        'pages/legal/imprint.md': {
          body: '[Above](#who-runs-this), [below](#h-who-runs-this-2), [top](#main), [nowhere](#who).\n\n## Who *runs* this?\n\n### Who runs this?\n',
        },
        'posts/a.md': {
          head: { published: '2026-01-01' },
          body: '## Named\n\n[Here](#named), [there](#who-runs-this), [1](#fn-1), [2](#fn-2).\n\n1. A note.',
        },
        'projects/bread.md': { body: 'A bakery. [So](#good)\n\n## Good' },
      },
    });
    expect(linkFindings(content, false).map(({ text }) => text)).toEqual([
      'The link to #who is dead: there is no #who on that page.',
      'The link to #who-runs-this is dead: there is no #who-runs-this on that page.',
      'The link to #fn-2 is dead: there is no #fn-2 on that page.',
    ]);
  });

  it('wants the whole anchor of a heading on another page, and tells it', () => {
    const content = contentOf({
      modules: { ...PAGES, 'support.ts': { support: { to: '/imprint#who-runs-this' } } },
      markdown: {
        'pages/imprint.md': { body: '## Who runs this?' },
        'projects/bread.md': { body: 'A bakery.\n\n## Good' },
        'posts/a.md': {
          body: '[a](/imprint#who-runs-this) [b](/imprint#h-who-runs-this) [c](/portfolio/bread#h-good) [d](/imprint#good) [e](/portfolio/cake)',
        },
      },
    });
    expect(linkFindings(content, false).map(({ text }) => text)).toEqual([
      'The link to /imprint#who-runs-this is dead: there is no #who-runs-this on that page, but #h-who-runs-this.',
      'The link to /imprint#who-runs-this is dead: there is no #who-runs-this on that page, but #h-who-runs-this.',
      'The link to /imprint#good is dead: there is no #good on that page.',
      'The link to /portfolio/cake is dead: there is no such page or file.',
    ]);
  });

  it('looks into texts and Markdown, but not into code, and says where', () => {
    const content = contentOf({
      modules: { ...PAGES, 'terms.ts': { terms: { title: 'Terms', text: 'See [prices](/prices).' } } },
      markdown: {
        'pages/imprint.md': { body: 'One line.\n\n[Home](/) and [us](about), `[x](/nowhere)`.\n' },
        'posts/a.md': { body: 'To the [imprint](/imprint), <a class="x" href="/gone">gone</a>.' },
      },
    });
    expect(linkFindings(content, false).map(inWords)).toEqual([
      'src/content/terms.ts:3: The link to /prices is dead: there is no such page or file.',
      'src/content/pages/imprint.md:6: The link to about is dead: an address within the site begins with /.',
      'src/content/posts/a.md:4: The link to /gone is dead: there is no such page or file.',
    ]);
  });

  it('takes domains for examples for something left to do, but on the demo', () => {
    const links = ['https://shop.example/', 'mailto:me@example.com', 'https://example.community/'];
    expect(check(links)).toEqual([
      'The link to https://shop.example/ leads to a domain for examples.',
      'The link to mailto:me@example.com leads to a domain for examples.',
    ]);
    expect(check(links, true)).toEqual([]);
  });
});

describe('the check of pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shingle-pictures-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('finds those that are missing, too many bytes, too wide, or narrow copies of another width', async () => {
    const add = async (name: string, width: number, extra = 0) => {
      const path = join(folder, name);
      writeFileSync(path, Buffer.concat([await picture(width, 10).webp().toBuffer(), Buffer.alloc(extra)]));
      return [`/artwork/${name}`, path] as const;
    };
    const files = Object.fromEntries([
      await add('good.webp', 1600),
      await add('good-800.webp', 800),
      await add('wide.webp', 4000),
      await add('heavy.webp', 1600, 400_000),
      await add('odd.webp', 1600),
      await add('odd-800.webp', 900),
    ]);
    const names = ['good', 'wide', 'heavy', 'odd', 'none'].map((name) => `/artwork/${name}.webp`);
    const content = contentOf({
      modules: { 'portfolio.ts': { projects: names.map((image) => ({ image })) } },
      markdown: {
        'posts/a.md': { head: { cover: '/artwork/no-cover.svg' }, body: '![A cat](/artwork/cat.png)' },
      },
      files,
    });
    expect((await pictureFindings(content)).map(({ text }) => text)).toEqual([
      'The picture /artwork/wide.webp is 4000 pixels wide; no place shows more than 2176.',
      expect.stringMatching(
        /^The picture \/artwork\/heavy\.webp has 4\d\d KB; no picture needs more than 300 KB\.$/,
      ),
      'The narrow copy of /artwork/odd.webp is 900 pixels wide instead of 800.',
      'The picture /artwork/none.webp is not there: it belongs into public/artwork/none.webp.',
      'The picture /artwork/no-cover.svg is not there: it belongs into public/artwork/no-cover.svg.',
      'The picture /artwork/cat.png is not there: it belongs into public/artwork/cat.png.',
    ]);
  });
});

describe('the check of alternative texts', () => {
  it('finds pictures without words, or with the name of a file', () => {
    const content = contentOf({
      modules: { 'home.ts': { home: { hero: { artAlt: ' ' } }, cats: [{ alt: 'A cat' }] } },
      markdown: {
        'posts/a.md': {
          body: '![](/a.svg)\n\n![IMG_1.jpg](/b.svg)\n\n![A cat](/c.svg)\n\n<img src="/d.svg">\n',
        },
      },
    });
    expect(alternativeTextFindings(content).map(({ text }) => text.split(' ')[0])).toEqual([
      '/a.svg',
      '/b.svg',
      '/d.svg',
      'home.hero.artAlt',
    ]);
  });
});

describe('the check for the demo’s facts', () => {
  const content = contentOf({
    modules: {
      'home.ts': { lead: 'I’m Wren Calder, in Tucson.', time: 'Arizona time', bird: 'a wren on a sign' },
      'business.ts': { business: { reach: { socials: [{ url: 'https://github.com/' }] } } },
    },
  });
  const drawing = { file: 'public/artwork/hero.svg', text: '<svg>\n<text>(520) 555-0142</text></svg>' };

  it('names those that are left, each where it stands', () => {
    expect(demoFindings(content, [drawing], ines).map(inWords)).toEqual([
      'src/content/home.ts:1: “Wren” and “Calder” and “Tucson” are the demo’s, not yours.',
      'src/content/home.ts:2: “Arizona” is the demo’s, not yours.',
      'public/artwork/hero.svg:2: “(520) 555” is the demo’s, not yours.',
      expect.stringMatching(/^src\/content\/business.ts:\d+: https:\/\/github.com\/ is nobody’s own page/),
    ]);
  });

  it('leaves the demo alone, and places where the owner does live', () => {
    expect(demoFindings(content, [drawing], business)).toEqual([]);
    const neighbour = { ...ines, where: { ...ines.where, shown: 'Tucson, Arizona' } };
    const found = demoFindings(content, [], neighbour).map(({ text }) => text);
    expect(found).toContain('“Wren” and “Calder” are the demo’s, not yours.');
    expect(found.join()).not.toMatch(/Tucson|Arizona/);
  });

  it('asks about claims that are still the demo’s', () => {
    const same = { ...ines, who: { ...ines.who, claims: business.who.claims } };
    const profile = contentOf({ modules: { 'business.ts': { business: same } } });
    expect(demoFindings(profile, [], same).map(({ text }) => text)).toContain(
      'who.claims are still the demo’s: write figures that are true of you.',
    );
  });

  it('finds what the demo says in figures, where it is not so here', () => {
    const talks = contentOf({
      modules: {
        'contact.ts': { name: 'Talk for half an hour', other: 'Half done' },
        'faqs.ts': { answer: 'Within 24 hours, as a rule.', other: 'Paid within 7 hours' },
        'about.ts': { title: 'What ten years have taught me', work: 'Six pieces of work' },
      },
    });
    const other = {
      ...ines,
      consultations: { ...ines.consultations, minutes: 45 },
      replies: { businessHours: 6, hours: 48 },
    };
    expect(demoFindings(talks, [], other).map(inWords)).toEqual([
      'src/content/contact.ts:1: “half an hour” is how long the demo’s consultations take; yours take 45 minutes.',
      'src/content/faqs.ts:1: “Within 24 hours” is what the demo promises; you promise 6 and 48 hours.',
      'src/content/about.ts:1: “ten years” is the demo’s experience; yours is “6 anos”.',
      'src/content/about.ts:2: “Six pieces of work” is how many projects the demo has.',
    ]);
    const tenYears = { ...ines, who: { ...ines.who, claims: { ...ines.who.claims, experience: '10 anos' } } };
    const six = Array.from({ length: 6 }, (_, index) => [`projects/${index}.md`, { body: '' }] as const);
    expect(
      demoFindings(
        { ...talks, ...contentOf({ markdown: Object.fromEntries(six) }), modules: talks.modules },
        [],
        tenYears,
      ),
    ).toEqual([]);
  });

  it('names files that are as the demo has them, and links to its posts', () => {
    const remains = contentOf({
      modules: {
        'support.ts': { to: '/blog/of-the-demo' },
        'home.ts': { to: '/blog/mine' },
        'subject.ts': { known: [5] },
      },
      markdown: { 'posts/of-the-demo.md': { body: '[Itself](/blog/of-the-demo)' } },
      untouched: ['support.ts', 'subject.ts', 'posts/of-the-demo.md', 'projects/one.md', 'projects/two.md'],
    });
    expect(demoFindings(remains, [], ines).map(inWords)).toEqual([
      'src/content/support.ts: These are the demo’s words still, none of them yours.',
      'src/content/posts: 1 of the demo’s posts is still here; npm run setup replaces them.',
      'src/content/projects: 2 of the demo’s projects are still here; npm run setup replaces them.',
      'src/content/support.ts:1: The link to /blog/of-the-demo leads to a post of the demo.',
    ]);
    expect(demoFindings(remains, [], business)).toEqual([]);
  });
});

describe('the check for what is untranslated', () => {
  const content = contentOf({
    modules: {
      'home.ts': {
        title: 'What you get, and when you get it',
        lead: 'Um sítio com o seu nome.',
        short: 'Web design',
      },
      'words/frame.ts': {
        frame: { menu: 'Abrir o menu', close: 'Close the menu', count: (n: number) => `${n}` },
      },
      'words/forms.ts': { forms: { name: 'Name' } },
    },
    english: {
      'frame.ts': {
        frame: { menu: 'Open the menu', close: 'Close the menu', count: (n: number) => `${n}.` },
      },
      'forms.ts': { forms: { name: 'Name' } },
    },
  });

  it('finds English texts, and words that are the same as in English', () => {
    expect(untranslatedFindings(content, 'pt-PT').map(({ text }) => text)).toEqual([
      '“What you get, and when you get it” looks English, but the locale is pt-PT.',
      '“Close the menu” is the same as in English.',
      'These words are English, but the locale is pt-PT.',
    ]);
  });

  it('passes over words that only put values in order, and what the profile says itself', () => {
    const words = (greeting: string) => ({
      when: (time: string, place: string) => `${time} ${place}`,
      list: (names: readonly string[]) => names.join(', '),
      zone: 'Hora de Lisboa.',
      dear: (name: string) => `Dear ${name}, hello`,
      greeting,
    });
    const formats = contentOf({
      modules: {
        'business.ts': { business: { where: ines.where, time: ines.time } },
        'words/time.ts': { words: words('Bom dia') },
      },
      english: { 'time.ts': { words: words('Good morning') } },
    });
    expect(untranslatedFindings(formats, 'pt-PT').map(({ text }) => text)).toEqual([
      '“Dear … , hello” is the same as in English.',
    ]);
  });

  it('finds nothing on an English site', () => {
    expect(untranslatedFindings(content, 'en-GB')).toEqual([]);
  });
});

describe('the check of the profile', () => {
  const source = { file: 'src/content/business.ts', text: JSON.stringify(business, null, 2) };
  const check = (changed: object) =>
    profileFindings({ ...business, ...changed }, source).map(({ text }) => text);
  const { consultations, language, reach, time, where } = business;
  const noSlots = Object.fromEntries(Object.keys(consultations.slots).map((day) => [day, []]));

  it('finds nothing wrong with the default', () => {
    expect(check({})).toEqual([]);
  });

  it.each([
    [
      { time: { ...time, zone: 'Europe/Lisboa' } },
      'time.zone (Europe/Lisboa) is to be the IANA name of a time zone',
    ],
    [{ time: { ...time, zone: '+01:00' } }, 'time.zone (+01:00) is to be the IANA name'],
    [{ time: { ...time, zone: 'Europe/lisbon' } }, 'time.zone (Europe/lisbon) is to be the IANA name'],
    [
      { time: { ...time, open: Object.fromEntries(Object.keys(time.open).map((day) => [day, []])) } },
      'time.open has no hours on any day.',
    ],
    [
      { time: { ...time, open: { ...time.open, monday: '09:00-17:00' } } },
      'time.open.monday (09:00-17:00) is to be a list.',
    ],
    [{ who: undefined }, 'who is missing.'],
    [{ who: { ...business.who, name: 'Ana\nBcc: all' } }, 'is to be one line'],
    [{ reach: { ...reach, phone: 351912345678 } }, 'reach.phone (351912345678) is to be a text.'],
    [{ consultations: { ...consultations, slots: noSlots } }, 'consultations.slots has no times on any day.'],
    [
      { consultations: { ...consultations, leadMinutes: 31 * 24 * 60 } },
      'consultations.leadMinutes (44640) is longer than the 30 days ahead.',
    ],
    [
      { consultations: { ...consultations, minutes: 7.5 } },
      'consultations.minutes (7.5) is to be a whole number.',
    ],
    [
      { consultations: { ...consultations, meetingUrl: 'https://meet.example/{romm}' } },
      'has braces that mean nothing',
    ],
    [{ money: { currency: 'EURO' } }, 'money.currency (EURO) is to be the code of a currency'],
    [
      { language: { ...language, locale: 'pt_PT' } },
      'language.locale (pt_PT) is to be a language that Node.js knows',
    ],
    [{ language: { ...language, hourCycle: 'h24' } }, 'language.hourCycle (h24) is to be h12 or h23'],
    [{ where: { ...where, country: 'UK' } }, 'where.country (UK) is to be the code of a country'],
    [{ reach: { ...reach, phone: '+351 912' } }, 'reach.phone (+351 912) is to be a plus'],
    [{ time: { ...time, closed: ['02-30'] } }, 'time.closed.0 (02-30) is to be a date'],
    [{ time: { ...time, open: { ...time.open, monday: [['17:00', '09:00']] } } }, 'ends before it begins'],
    [
      {
        time: {
          ...time,
          open: {
            ...time.open,
            monday: [
              ['09:00', '13:00'],
              ['12:00', '18:00'],
            ],
          },
        },
      },
      'overlaps with',
    ],
    [{ time: { ...time, open: { ...time.open, monday: undefined } } }, 'time.open.monday'],
    [
      { consultations: { ...consultations, days: { first: 9, last: 3 } } },
      'consultations.days ends before it begins',
    ],
    [
      { consultations: { ...consultations, minutes: 90 } },
      'consultations.slots.monday has slots that overlap: a consultation takes 90 minutes.',
    ],
    [{ consultations: { ...consultations, bufferMinutes: 45 } }, 'takes 30 minutes and 45 free ones.'],
    [
      { consultations: { ...consultations, slots: { ...consultations.slots, friday: ['23:45'] } } },
      'consultations.slots.friday has a slot that ends after midnight.',
    ],
    [
      { consultations: { ...consultations, slots: { ...consultations.slots, friday: ['25:00'] } } },
      'consultations.slots.friday',
    ],
  ])('says what is wrong with %j', (changed, sentence) => {
    const found = check(changed);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toContain(sentence);
  });

  it('takes times in any order', () => {
    const slots = { ...consultations.slots, friday: ['14:00', '09:00'] };
    expect(check({ consultations: { ...consultations, slots } })).toEqual([]);
  });

  it('says that there is no profile at all', () => {
    expect(profileFindings(undefined, source).map(({ text }) => text)).toEqual(['business is missing.']);
  });

  it('says on which line', () => {
    const [found] = profileFindings({ ...business, money: { currency: '€' } }, source);
    expect(source.text.split('\n')[found!.line! - 1]).toContain('"currency"');
  });
});
