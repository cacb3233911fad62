import { describe, expect, it } from 'vitest';
import { commandsFor, otherWordFor } from '#app/dashboard/palette/commands.ts';

/** All that the words lead to, the commands called so first. */
function found(words: string): string[] {
  const { groups, related } = commandsFor(words);
  return [...groups.flatMap(({ commands }) => commands), ...related].map(({ label }) => label);
}

describe('the palette leads to', () => {
  it.each([
    ['new category', 'New category'],
    ['new author', 'New author'],
    ['create author', 'New author'],
    ['block days', 'Availability'],
    ['block', 'Week of consultations'],
    ['days off', 'Availability'],
    ['vacation', 'Availability'],
    ['import', 'Moving in'],
    ['import', 'Newsletter'],
    ['export', 'Take everything with you'],
    ['trash', 'Deleted posts'],
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
  ])('what was meant by “%s”: %s', (words, label) => {
    expect(found(words)).toContain(label);
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
