import { describe, expect, it } from 'vitest';
import { commandsFor, otherWordFor } from '#app/dashboard/palette/meant-commands.ts';

/** All that the words lead to: the commands called so first, and what was deleted last. */
function found(words: string): string[] {
  const { groups, related, trash } = commandsFor(words);
  return [...groups.flatMap(({ commands }) => commands), ...related, ...trash].map(({ label }) => label);
}

describe('the palette leads to', () => {
  it.each([
    ['new category', 'New category'],
    ['new author', 'New author'],
    ['create author', 'New author'],
    ['block days', 'Availability'],
    ['block', 'Week of consultations'],
    ['sched', 'Campaigns'],
    ['confirm', 'Consultations'],
    ['vacation', 'Availability'],
    ['import', 'Moving in'],
    ['import', 'Newsletter'],
    ['export', 'Take everything with you'],
  ])('“%s”: %s', (words, label) => {
    expect(found(words)).toContain(label);
  });

  it.each([
    ['availabilty', 'Availability'], // left out
    ['availlability', 'Availability'], // too many
    ['avaolability', 'Availability'], // wrong
    ['avialability', 'Availability'], // swapped
    ['xonsult', 'Consultations'],
    ['new categroy', 'New category'],
    ['add pst', 'Add Post'],
    ['nwe post', 'Add Post'],
  ])('what was meant by “%s”: %s', (words, label) => {
    expect(found(words)).toContain(label);
  });

  it.each([
    ['days off', 'Take days off'],
    ['time off', 'Take days off'],
    ['add sub', 'Add subscriber'],
    ['subscriber', 'Newsletter'],
    ['subscribers', 'Newsletter'],
    ['sbscribers', 'Newsletter'],
    ['active sub', 'Active subscribers'],
    ['all sub', 'All subscribers'],
    ['back up', 'Back up now'],
    ['trash', 'Deleted posts'],
    ['newsl', 'Newsletter'],
    ['cat', 'Categories'],
    ['set', 'Account'],
    ['book', 'Book a call…'],
  ])('“%s” first of all to %s', (words, label) => {
    expect(found(words)[0]).toBe(label);
  });

  it.each([
    ['unread', 'Unread messages'],
    ['unread messages', 'Unread messages'],
    ['pending', 'Consultations to confirm'],
    ['upcoming', 'Upcoming consultations'],
    ['past', 'Past consultations'],
    ['cancelled', 'Cancelled consultations'],
    ['spam', 'Suspected spam: messages'],
    ['drafts', 'Drafts'],
    ['scheduled', 'Scheduled posts'],
    ['published', 'Published posts'],
    ['unsubscribed', 'Unsubscribed'],
    ['timezone', 'Availability'],
    ['hours', 'Availability'],
    ['change password', 'Account'],
    ['2fa', 'Passkeys'],
    ['google calendar', 'Calendars'],
    ['ics', 'Calendars'],
    ['caldav', 'Calendars'],
    ['analytics', 'Overview'],
    ['stats', 'Overview'],
    ['readers', 'Overview'],
    ['snippets', 'Contact Messages'],
    ['templates', 'Contact Messages'],
    ['wordpress', 'Moving in'],
    ['go blog', 'Blog Posts'],
    ['go to the newsletter', 'Newsletter'],
    ['open messages', 'Contact Messages'],
    ['settings time zone', 'Availability'],
    ['settings passkeys', 'Passkeys'],
  ])('“%s”, a list, a setting or a tool, first of all to %s', (words, label) => {
    expect(found(words)[0]).toBe(label);
  });

  it('a list by its name alone', () => {
    expect(found('')).not.toContain('Unread messages');
  });

  it.each([
    ['np', 'Add Post'],
    ['newpost', 'Add Post'],
    ['new post', 'Add Post'],
    ['ap', 'Add Post'],
    ['nc', 'New category'],
    ['wn', 'Write a newsletter'],
    ['cm', 'Contact Messages'],
    ['blogposts', 'Blog Posts'],
    ['logout', 'Sign out'],
  ])('by its other name, without a space, or by initials, “%s” to %s', (words, label) => {
    expect(found(words)[0]).toBe(label);
  });

  it('not by characters within a word, nor out of the dashboard by initials', () => {
    const named = (words: string) =>
      commandsFor(words).groups.flatMap(({ commands }) => commands.map(({ label }) => label));
    expect(named('ost')).toEqual([]);
    expect(named('so')).toEqual([]);
    expect(named('sign')).toEqual(['Sign out']);
  });

  it('what was deleted after what is there', () => {
    expect(found('subscriber').indexOf('Newsletter')).toBeLessThan(
      found('subscriber').indexOf('Deleted subscribers'),
    );
  });

  it('the word that was meant', () => {
    const { related } = commandsFor('inbxo');
    expect(related.map((command) => [command.label, otherWordFor(command, 'inbxo')])).toEqual([
      ['Contact Messages', 'inbox'],
    ]);
  });

  it('nothing by two mistakes, by one in a short word, or by one beside what is called so', () => {
    expect(found('avialabilty')).toEqual([]);
    expect(found('zzzz')).toEqual([]);
    expect(found('nwe')).toEqual([]);
    expect(found('sign out')).toEqual(['Sign out', 'Devices']);
  });
});

it('“settings” lists all of them', () => {
  expect(found('settings')).toEqual(
    expect.arrayContaining([
      'Account',
      'Passkeys',
      'Devices',
      'Notices by mail',
      'Availability',
      'Calendars',
    ]),
  );
});

it('a list of subscribers is opened by its view, whose name no search box has', () => {
  const lists = commandsFor('subscribers').groups.flatMap(({ commands }) => commands);
  expect(lists.find(({ label }) => label === 'Pending subscribers')?.id).toMatch(/[?&]view=pending$/);
  expect(lists.filter(({ id }) => id.includes('search='))).toEqual([]);
});
