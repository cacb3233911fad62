import { describe, expect, it } from 'vitest';
import { DEFAULT_READ_TIME } from '#shared/limits.ts';
import { scanZone } from '#shared/scan-zone.ts';
import { beforeSaving } from '#app/dashboard/writing/before-saving.ts';
import { dateProblem, isAhead, readDate, writeDate } from '#app/dashboard/writing/post-date.ts';
import { doneElsewhere } from '#app/dashboard/writing/done-elsewhere.ts';
import { titledEmail } from '#app/features/newsletter/waiting-email.ts';
import { firstWords } from '#app/dashboard/writing/first-words.ts';
import { isPlainUpdate } from '#app/dashboard/writing/plain-update.ts';
import { publishAction } from '#app/dashboard/writing/publish-action.ts';
import { checksOf, waitingChecks } from '#app/dashboard/writing/publish-checks.ts';
import { saidOf } from '#app/dashboard/writing/said-of-saving.ts';
import { readTimeInWords, withReadTime } from '#app/dashboard/writing/read-time.ts';
import { countWords, emptyForm, type PostForm, suggestedReadTime } from '#app/features/posts/post-form.ts';

const berlin = scanZone('Europe/Berlin', Date.parse('2026-11-23'));

describe('a date', () => {
  it('is chosen in the business’s time', () => {
    expect(writeDate('2026-12-01', '09:00', berlin)).toBe('2026-12-01T08:00:00.000Z');
    expect(readDate('2026-07-01T07:30:00.000Z', berlin)).toMatchObject({ day: '2026-07-01', time: '09:30' });
  });

  it('that clocks skip is said, and kept as it was typed', () => {
    const skipped = writeDate('2026-03-29', '02:30', berlin);
    expect(skipped).toBe('2026-03-29T02:30');
    expect(dateProblem(skipped, berlin)).toMatch(/does not exist/);
    expect(readDate(skipped, berlin)).toMatchObject({ day: '2026-03-29', time: '02:30', instant: null });
  });

  it('that comes twice is one of two', () => {
    const both = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'];
    const first = writeDate('2026-10-25', '02:30', berlin);
    expect(readDate(first, berlin)).toMatchObject({ instants: both, instant: both[0] });
    expect(readDate(both[1]!, berlin)).toMatchObject({ instants: both, instant: both[1], time: '02:30' });
  });

  it('that is half chosen is asked for', () => {
    expect(dateProblem('T09:00', berlin)).toBe('Please choose a day and a time.');
    expect(dateProblem('', berlin)).toBeNull();
  });

  it('to come has a button of its own', () => {
    const now = new Date('2026-11-23T12:00:00Z');
    expect([isAhead('2026-11-23T12:01:00Z', now), isAhead('2026-11-23T11:59:00Z', now)]).toEqual([
      true,
      false,
    ]);
    expect(isAhead('2026-12-01T09:00', now)).toBe(false);
    expect(publishAction(null, 'published', true).label).toBe('Schedule');
    expect(publishAction('published', 'published', true).label).toBe('Schedule');
    expect(publishAction('scheduled', 'published', true).label).toBe('Update');
    expect(publishAction('scheduled', 'published').label).toBe('Publish');
    expect(publishAction('scheduled', 'draft')).toMatchObject({ label: 'Unschedule', done: 'Unscheduled' });
    const situation = {
      isChanged: false,
      isNew: false,
      isPublished: true,
      hasRoom: true,
      server: { kind: 'idle' },
    } as const;
    expect(
      saidOf({ ...situation, saving: null, saved: null, appearsAt: '2026-12-01T16:00:00Z' }).text,
    ).toMatch(/^Scheduled for .*\b1\b.*2026/);
    const mailed = {
      ...situation,
      saving: null,
      saved: null,
      appearsAt: '2026-12-01T16:00:00Z',
      mailedTo: 30,
    };
    expect(saidOf(mailed).text).toMatch(/2026.* and goes to 30 subscribers$/);
  });
});

describe('the reading time', () => {
  const text = (words: number) => `<p>${'rye '.repeat(words)}</p>`;
  const after = (before: Partial<PostForm>, changes: Partial<PostForm>) =>
    withReadTime({ ...emptyForm([]), ...before }, changes).read_time;

  it('of a new post goes along with its text, and back', () => {
    expect(after({}, { content: text(4) })).toBe('1');
    expect(after({ content: text(4), read_time: '1' }, { content: text(2_000) })).toBe(
      String(suggestedReadTime(text(2_000))),
    );
    expect(after({ content: text(4), read_time: '1' }, { content: '' })).toBe(String(DEFAULT_READ_TIME));
  });

  it('that the owner has chosen stays', () => {
    expect(after({ content: text(4), read_time: '7' }, { content: text(2_000) })).toBeUndefined();
    expect(after({ content: text(4), read_time: '1' }, { content: text(2_000), read_time: '3' })).toBe('3');
    expect(after({ content: text(4), read_time: '1' }, { title: 'Rye' })).toBeUndefined();
  });

  it('is said as visitors are told', () => {
    expect(readTimeInWords({ read_time: ' 4 ' })).toBe('4 min read');
    expect(readTimeInWords({ read_time: '' })).toBe(`${DEFAULT_READ_TIME} min read`);
    expect(readTimeInWords({ read_time: 'a bus ride' })).toBe('a bus ride');
  });
});

describe('an update', () => {
  const saved: PostForm = {
    ...emptyForm([]),
    ...{ title: 'Rye', excerpt: 'Short.', category: '1', author: '1', slug: 'rye', read_time: '1' },
    ...{ published_at: '2026-11-20T09:00:00Z', featured_image: '/uploads/a.webp', image_alt: 'A loaf' },
    content: '<p>Rye takes its <a href="/pricing">time</a>.</p>',
  };
  const isPlain = (changes: Partial<PostForm>, action = publishAction('published', 'published')) => {
    const looked = (form: PostForm) => {
      const text = document.createElement('div');
      text.innerHTML = form.content;
      return { form, text };
    };
    const after = looked({ ...saved, ...changes });
    return isPlainUpdate(
      action,
      { before: looked(saved), after },
      { base: '', origin: 'https://wren.example' },
    );
  };

  it('of what is read needs no last look, and is told of nothing a second time', () => {
    expect(isPlain({ title: 'Rye bread', content: '<p>Rye takes <a href="/pricing">days</a>.</p>' })).toBe(
      true,
    );
    expect(isPlain({ excerpt: 'Shorter.' })).toBe(true);
    expect(isPlain({ slug: 'rye-bread', published_at: '2026-11-21T09:00:00Z' })).toBe(true);
    expect(isPlain({ content: '<p>See <a href="https://elsewhere.example/">there</a>.</p>' })).toBe(true);
    expect(isPlain({ title: 'Rye bread' }, publishAction('scheduled', 'published', true))).toBe(true);
  });

  it.each<[string, Partial<PostForm>]>([
    ['a link that was never finished', { content: `${saved.content}<p><a href="https://">Rye</a></p>` }],
    ['nothing where something has to be', { title: ' ' }],
    ['a picture without words', { content: `${saved.content}<p><img src="/b" alt=""></p>` }],
    ['a cover without words', { image_alt: '' }],
    ['a link to this site that nobody has followed', { content: '<p><a href="/blog/rye">Rye</a></p>' }],
  ])('with %s does', (_, changes) => {
    expect(isPlain(changes)).toBe(false);
  });

  it('is none where visitors get what they did not have', () => {
    expect(isPlain({ title: 'Rye bread' }, publishAction('draft', 'published'))).toBe(false);
    expect(isPlain({ title: 'Rye bread' }, publishAction('scheduled', 'published'))).toBe(false);
  });
});

describe('before publishing', () => {
  const form = {
    ...emptyForm([]),
    ...{ title: 'Rye', excerpt: 'What rye needs, and why nobody can hurry it along.' },
    ...{ featured_image: '/uploads/a.webp', image_alt: 'A loaf' },
    content: '<p>Rye.</p>',
    read_time: '1',
  };
  const opened = (html: string, changes: Partial<typeof form> = {}) => {
    const text = document.createElement('div');
    text.innerHTML = html;
    return checksOf({ ...form, ...changes }, text)
      .filter(({ state }) => state === 'open')
      .map(({ id, place }) => ({ id, place }));
  };

  it('a post with everything has nothing to look at', () => {
    expect(
      opened('<h2>Flour</h2><h3>Rye</h3><img src="/a" alt="Rye"><img src="/b" alt="" class="decorative">'),
    ).toEqual([]);
  });

  it('pictures on another site are told of, and where the first stands', () => {
    const text = '<img src="/a" alt="A"><img src="https://a.example/b.png" alt="B">';
    expect(opened(text)).toEqual([{ id: 'foreign', place: { selector: 'img', index: 1 } }]);
  });

  it('pictures that are not uploaded yet are told of', () => {
    expect(waitingChecks(0)).toEqual([]);
    expect(waitingChecks(1)).toMatchObject([
      { state: 'open', text: '1 picture is not uploaded yet: visitors will not see it.' },
    ]);
  });

  it('texts that are cut, and what is missing, lead to their fields', () => {
    expect(opened('', { meta_title: 'x'.repeat(61), excerpt: 'Short.', featured_image: '' })).toEqual([
      { id: 'title', place: 'meta_title' },
      { id: 'description', place: 'excerpt' },
      { id: 'cover', place: 'featured_image' },
    ]);
    expect(opened('', { image_alt: ' ' })).toEqual([{ id: 'cover', place: 'image_alt' }]);
  });

  it('what is asked for already is not judged, too', () => {
    expect(opened('', { title: '', excerpt: '' })).toEqual([]);
  });

  it('an excerpt is offered the first words of the text, to the end of a sentence or of a word', () => {
    const words = (html: string) => firstWords(html, window);
    expect(words('<p>Rye<a href="#fn-1">1</a> takes its time.</p>')).toBe('Rye takes its time.');
    expect(words('<h2>Flour</h2><p> </p><p>Rye  &amp;\n<b>wheat</b>.</p><p>More.</p>')).toBe('Rye & wheat.');
    expect(words('<ul><li>Salt</li></ul>')).toBe('Salt');
    const sentence = `${'Rye takes its time. '.repeat(3)}${'Nobody can hurry it '.repeat(8)}`;
    expect(words(`<p>${sentence}</p>`)).toBe('Rye takes its time. '.repeat(3).trim());
    const long = words(`<p>${'Nobody can hurry it '.repeat(12)}</p>`);
    expect(long).toMatch(/^(Nobody can hurry it )+.*\w…$/);
    expect(long.length).toBeLessThanOrEqual(160);
  });

  it('a reading time that the words do not take leads to its field', () => {
    expect(opened('', { read_time: '5' })).toEqual([{ id: 'read_time', place: 'read_time' }]);
    expect(opened('', { read_time: 'as long as a bus ride' })).toEqual([]);
  });

  it('pictures and headings lead to their places in the text', () => {
    expect(
      opened('<h3>Too deep</h3><h2>Fine</h2><h4>Again</h4><img src="/a" alt="x"><img src="/b" alt="">'),
    ).toEqual([
      { id: 'image-1', place: { selector: 'img', index: 1 } },
      { id: 'heading-0', place: { selector: 'h1,h2,h3,h4,h5,h6', index: 0 } },
      { id: 'heading-2', place: { selector: 'h1,h2,h3,h4,h5,h6', index: 2 } },
    ]);
  });

  it('a picture that was not uploaded leads to its place', () => {
    expect(opened('<img src="/a" alt="x"><img src="data:image/png;base64,AAAA" alt="x">')).toEqual([
      { id: 'upload-1', place: { selector: 'img', index: 1 } },
    ]);
  });
});

describe('what another device did with a post', () => {
  const AT = '2026-11-23T15:21:00Z';
  const at = (status: 'draft' | 'published', published_at: string | null) => ({ status, published_at });
  const ahead = new Date(Date.now() + 3_600_000).toISOString();

  it('is said where visitors get or lose it by that', () => {
    expect(doneElsewhere(at('published', ahead), at('draft', null), AT)).toMatch(
      /^Unscheduled elsewhere, \d+:21(.[AP]M)?\.$/,
    );
    expect(doneElsewhere(at('published', AT), at('draft', AT), AT)).toMatch(/^Unpublished elsewhere/);
    expect(doneElsewhere(at('draft', null), at('published', ahead), AT)).toMatch(/^Scheduled elsewhere/);
    expect(doneElsewhere(at('published', ahead), at('published', AT), AT)).toMatch(/^Published elsewhere/);
  });

  it('is nothing where they have what they had', () => {
    expect(doneElsewhere(at('published', AT), at('published', AT), AT)).toBeNull();
    expect(doneElsewhere(at('draft', null), at('draft', null), AT)).toBeNull();
  });
});

describe('the email that waits for a post', () => {
  const email = { campaign: 1, subject: 'Rye', preview_text: '', part: 'excerpt', send_at: null } as const;

  it('has the title that the post gets, unless the owner gave it a subject of its own', () => {
    expect(titledEmail(email, 'Rye', 'Spelt ').subject).toBe('Spelt');
    expect(titledEmail(email, 'Rye', ' ').subject).toBe('Rye');
    expect(titledEmail({ ...email, subject: 'For you' }, 'Rye', 'Spelt').subject).toBe('For you');
  });
});

describe('what takes a save back', () => {
  const AT = '2026-11-20T09:00:00.000Z';
  const LATER = '2026-12-20T09:00:00.000Z';
  const now = new Date('2026-11-23T09:00:00.000Z');
  const untouched: PostForm = { ...emptyForm([]), title: 'Rye', slug: 'rye', published_at: AT };
  const before = (
    action: ReturnType<typeof publishAction>,
    was: 'draft' | 'published' | 'scheduled',
    changes: Partial<PostForm>,
    saved = untouched,
  ) => beforeSaving(action, { values: { ...saved, ...changes }, untouched: saved, version: AT, was, now });

  it('gives visitors what they had where a post was scheduled that they read', () => {
    const scheduled = publishAction('published', 'published', true);
    expect(before(scheduled, 'published', { title: 'Rye bread', published_at: LATER })).toMatchObject({
      form: { title: 'Rye', status: 'published', published_at: AT },
      isForVisitors: true,
      words: { what: 'scheduling it' },
    });
  });

  it('gives back the address and the date of before an update', () => {
    const update = publishAction('published', 'published');
    const form = { slug: 'rye', published_at: AT };
    expect(before(update, 'published', { slug: 'rye-bread' })).toMatchObject({ form });
    expect(before(update, 'published', { published_at: '2026-11-21T09:00:00.000Z' })).toMatchObject({ form });
  });

  it('puts what has its time back to the one of before, and leaves other updates of it', () => {
    const saved = { ...untouched, published_at: LATER };
    const update = publishAction('scheduled', 'published', true);
    const moved = before(update, 'scheduled', { published_at: '2026-12-24T09:00:00.000Z' }, saved);
    expect(moved).toMatchObject({ form: { published_at: LATER }, words: { isIntoSchedule: true } });
    expect(before(update, 'scheduled', { title: 'Rye bread' }, saved)).toBeNull();
  });
});

it('the words of captions count, and alternative texts do not', () => {
  expect(countWords('<p>a b</p><p><img src="/x.webp" alt="not this" title="A loaf" width="1"></p>')).toBe(4);
});
