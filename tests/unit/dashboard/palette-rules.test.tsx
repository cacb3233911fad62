import { describe, expect, it, vi } from 'vitest';
import type { FoundCall, FoundTitle } from '#shared/contract/finder.ts';
import { consultationRow } from '#tests/support/dashboard-rows.ts';
import type { DeedGroup } from '#app/components/dashboard/deeds.ts';
import { askedDeed, bareVerb, nameIn } from '#app/dashboard/palette/asked-deed.ts';
import { publishedEntries } from '#app/dashboard/palette/found/published.ts';
import { hereEntries } from '#app/dashboard/palette/here-entries.tsx';
import { commandsFor, isNamedInWhole } from '#app/dashboard/palette/meant-commands.ts';
import { withoutLength } from '#app/dashboard/palette/call-length.ts';
import { timesInWords } from '#app/dashboard/palette/times-of-day.ts';
import { typedDayOpened, typedDaysOff, typedTimesOff } from '#app/dashboard/palette/typed-days.ts';
import { askedMove, withoutHalfOfDay } from '#app/dashboard/palette/asked-times.ts';
import { asksForSpam } from '#app/dashboard/palette/use-spam.ts';
import { newPerson } from '#app/dashboard/palette/new-person.ts';
import { titledFirst } from '#app/dashboard/palette/titled-first.ts';
import { fieldDeeds } from '#app/dashboard/writing/field-deeds.ts';
import { callDay } from '#app/features/consultations/call-days.ts';
import { typedSubject, typedSubscriber } from '#app/dashboard/palette/typed-new.ts';
import { callsOf } from '#app/dashboard/palette/whose-calls.ts';
import type { Making } from '#app/dashboard/palette/found/deed-entries.ts';

const NOW = new Date('2026-11-28T12:00:00Z'); // a Saturday
const TODAY = '2026-11-28';

describe('a word that asks for something', () => {
  it.each([
    ['publish', 'publish'],
    ['publish this', 'publish'],
    ['schedule it', 'schedule'],
    ['publish photos', null],
    ['photos', null],
  ])('“%s” alone: %s', (words, verb) => {
    expect(bareVerb(words)).toBe(verb);
  });

  it('names whose call it is, also in the possessive', () => {
    expect(askedDeed('cancel ada’s call')).toMatchObject({ verb: 'cancel', others: 'ada’s call' });
    expect(nameIn('ada’s call')).toBe('ada');
    expect(nameIn("ada's call")).toBe('ada');
  });
});

describe('the post that is meant', () => {
  const titled = (id: number, title: string): FoundTitle => ({
    ...{ id, slug: String(id), title, status: 'draft', published_at: null },
  });
  const posts = [titled(3, 'How photos that sell bread'), titled(2, 'Photos that sell bread (copy)')];

  it('is that of exactly the title, then one that begins so', () => {
    const all = [...posts, titled(1, 'Photos that sell bread')];
    expect(titledFirst('photos that sell bread', all).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(titledFirst('photos', all).map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(
      titledFirst('best bread', [titled(1, 'The best bread rolls'), titled(2, 'The best of bread')])[0]?.id,
    ).toBe(2);
  });
});

describe('somebody new', () => {
  it.each([
    ['ada on', 'Ada'],
    ['ada at the', 'Ada'],
    ['for Ada Lang', 'Ada Lang'],
  ])('“%s” is called %s', (words, name) => {
    expect(newPerson(words)).toEqual({ name, email: '' });
  });
});

it('a time that is told by how much it is to change is not understood', () => {
  const refused = (words: string) => ({
    which: 'kenji',
    to: { refused: `“${words}” is not understood`, day: null },
  });
  expect(askedMove('kenji 1 hour later', TODAY)).toMatchObject(refused('1 hour later'));
  expect(askedMove('kenji by 30 minutes', TODAY)).toMatchObject(refused('30 minutes'));
  expect(askedMove('kenji', TODAY)).toEqual({ which: 'kenji', to: null });
});

it('half of a day is nobody’s name', () => {
  expect(withoutHalfOfDay('ada afternoon')).toBe('ada');
  expect(withoutHalfOfDay('Ada Night-Lang')).toBe('Ada Night-Lang');
});

it.each([
  ['delete spam', true],
  ['empty the spam', true],
  ['delete all suspected spam', true],
  ['delete spam filter post', false],
  ['spam', false],
])('“%s” asks for spam to be deleted: %s', (words, asks) => {
  expect(asksForSpam(words)).toBe(asks);
});

describe('whose call is meant', () => {
  const call = (id: number, name: string, message: string): FoundCall => ({
    ...consultationRow(id, { name, message, email: `${name.toLowerCase()}@example.com`, phone: '' }),
    excerpt: message,
  });
  const calls = [call(1, 'Ada', 'About bouquets'), call(2, 'Bo', 'Ovens')];
  const of = (words: string) => callsOf(calls, words).map(({ id }) => id);

  it('is told by a name, and by whole words of a text where nobody is called so', () => {
    expect(of('bo')).toEqual([2]);
    expect(of('bou')).toEqual([]);
    expect(of('bouquets')).toEqual([1]);
    expect(of('ada ovens')).toEqual([]);
    expect(of('')).toEqual([1, 2]);
  });
});

describe('times of a day that are to be taken off', () => {
  it.each([
    ['block tuesday 9am to 11am', { day: '2026-12-01', from: '09:00', to: '11:00' }],
    ['block dec 3 9-11am', { day: '2026-12-03', from: '09:00', to: '11:00' }],
    ['block 2pm to 4pm tuesday', { day: '2026-12-01', from: '14:00', to: '16:00' }],
    ['block friday afternoon', { day: '2026-12-04', from: '12:00', to: '18:00' }],
    ['block dec 4 morning', { day: '2026-12-04', from: '00:00', to: '12:00' }],
    ['block friday from 2', { day: '2026-12-04', from: '14:00', to: '24:00' }],
    ['block friday until noon', { day: '2026-12-04', from: '00:00', to: '12:00' }],
    ['block dec 4 2–4pm', { day: '2026-12-04', from: '14:00', to: '16:00' }],
    ['block dec 3', null],
    ['block dec 24-26', null],
    ['block tuesday 11am to 9am', null],
    ['tuesday 9am to 11am', null],
  ])('%s', (words, times) => {
    expect(typedTimesOff(words, TODAY)).toEqual(times);
  });

  it.each([
    ['block dec 4 2pm', '2026-12-04', '14:00'],
    ['block friday 2pm', '2026-12-04', '14:00'],
    ['block monday 9am', '2026-11-30', '09:00'],
  ])('are those of one call: %s', (words, day, from) => {
    expect(typedTimesOff(words, TODAY)).toMatchObject({ day, from });
  });

  it('are written with their half of the day once', () => {
    const write = (time: string) => `${Number(time.slice(0, 2)) % 12 || 12} ${time < '12' ? 'AM' : 'PM'}`;
    const words = (from: string, to: string) => timesInWords({ from, to }, write);
    expect(words('14:00', '16:00')).toBe('2–4 PM');
    expect(words('11:00', '14:00')).toBe('11 AM–2 PM');
    expect(words('14:00', '24:00')).toBe('from 2 PM');
    expect(words('00:00', '12:00')).toBe('until 12 PM');
  });

  it('leads to a day off that is to be opened again', () => {
    expect(typedDayOpened('unblock dec 4', TODAY)).toBe('2026-12-04');
    expect(typedDayOpened('open messages', TODAY)).toBeNull();
  });

  it('says how long a call is to be, and no name', () => {
    expect(withoutLength('book ada dec 3 10am for 45 min')).toEqual({
      minutes: 45,
      rest: 'book ada dec 3 10am',
    });
    expect(withoutLength('book ada for half an hour').minutes).toBe(30);
    expect(withoutLength('schedule menu for dec 4')).toEqual({
      minutes: null,
      rest: 'schedule menu for dec 4',
    });
  });

  it('are no days', () => {
    expect(typedDaysOff('block tuesday 9am to 11am', TODAY)).toBeNull();
  });
});

it('a subscriber is added by the address alone, and a newsletter begun with its subject', () => {
  expect(typedSubscriber('add joe@joe.example')).toBe('joe@joe.example');
  expect(typedSubscriber('add joe')).toBeNull();
  expect(typedSubject('newsletter about bread')).toBe('Bread');
  expect(typedSubject('newsletter')).toBeNull();
});

describe('a command that is called so is named before what was written', () => {
  it.each([
    ['password', 'Account'],
    ['help', 'Keyboard shortcuts'],
    ['working hours', 'Availability'],
    ['change time zone', 'Availability'],
    ['buffer', 'Availability'],
    ['logout everywhere', 'Devices'],
  ])('%s: %s', (words, label) => {
    const [first] = commandsFor(words).groups.flatMap(({ commands }) => commands);
    expect(first?.label).toBe(label);
  });

  it('and what leads away is meant beside a deed only by whole words', () => {
    const bookings = commandsFor('bookings').related.find(({ label }) => label === 'Consultations');
    expect(bookings && isNamedInWhole(bookings, 'confirm bo')).toBe(false);
    expect(bookings && isNamedInWhole(bookings, 'confirm bookings')).toBe(true);
  });
});

describe('what can be done with the post that a page is for', () => {
  const post: FoundTitle = {
    ...{ id: 18, slug: 'a', title: 'A page', status: 'draft', published_at: null },
  };
  const schedule = vi.fn();
  const group: DeedGroup = {
    heading: 'For this post',
    deeds: ['Publish…', 'Schedule…', 'Preview', 'Unpublish'].map((label) => ({
      ...{ label, asked: label.toLowerCase().replace('…', ''), act: () => undefined },
    })),
    ...{ schedule, post },
  };
  const making = { ways: { goTo: vi.fn(), deeds: { ofPost: () => [] } }, now: NOW } as unknown as Making;
  const labels = (typed: string, here = group) =>
    hereEntries([here], typed, making).flatMap(({ entries }) => entries.map(({ label }) => label));

  it('comes by a bare verb, and all of it where nothing is typed', () => {
    expect(labels('')).toEqual(['Publish…', 'Schedule…', 'Preview', 'Unpublish', 'Duplicate', 'Delete']);
    expect(labels('publish')).toEqual(['Publish…', 'Unpublish']);
    expect(labels('publish this')).toEqual(['Publish…']);
    expect(labels('remove')).toEqual(['Delete']);
    expect(labels('publish photos')).toEqual([]);
    expect(labels('publish a page')).toEqual(['Publish…']);
  });

  it('is scheduled for what is named', () => {
    const [group1] = hereEntries([group], 'schedule dec 4 3pm', making);
    expect(group1?.entries).toHaveLength(1);
    group1?.entries[0]?.act();
    expect(schedule).toHaveBeenLastCalledWith('2026-12-04T15:00');
    expect(labels('schedule photos dec 4')).toEqual([]);
  });

  it('is left open where the day that is named can be none', () => {
    const [past, none] = ['schedule nov 1 9am', 'schedule feb 30'].map(
      (typed) => hereEntries([group], typed, making)[0]?.entries[0],
    );
    expect(past).toMatchObject({ detail: `${callDay('2026-11-01', TODAY)} is past` });
    expect(none).toMatchObject({ detail: 'February 30 is no day' });
    none?.act();
    expect(schedule).toHaveBeenLastCalledWith('T');
  });

  it('has its fields, once one is named', () => {
    const showField = vi.fn();
    const withFields = { ...group, deeds: [...group.deeds, ...fieldDeeds(showField)] };
    expect(labels('', withFields)).not.toContain('Tags');
    expect(labels('ta', withFields)).toEqual([]);
    expect(labels('tags', withFields)).toEqual(['Tags']);
    expect(labels('slug', withFields)).toEqual(['Address']);
    expect(labels('seo', withFields)).toEqual(['Search title', 'Search text']);
    hereEntries([withFields], 'cover', making)[0]?.entries[0]?.act();
    expect(showField).toHaveBeenLastCalledWith('featured_image');
  });

  it('is viewed, and its link copied, where it is online', () => {
    const online = { ...post, status: 'published' as const, published_at: '2026-11-01T10:00:00Z' };
    expect(labels('view post', { ...group, post: online })).toEqual(['View on the site']);
    expect(labels('copy link', { ...group, post: online })).toEqual(['Copy the link']);
    expect(labels('copy link')).toEqual([]);
  });

  it('is not scheduled once it is published, which is said', () => {
    const published = { ...post, status: 'published' as const, published_at: '2026-11-01T10:00:00Z' };
    const entries = hereEntries([{ ...group, schedule: null, post: published }], 'schedule dec 4', making);
    expect(entries[0]?.entries[0]).toMatchObject({
      label: 'View on the site',
      detail: '“A page” is published already',
    });
    expect(publishedEntries(published, making).every(({ isGuess }) => isGuess)).toBe(true);
  });
});
