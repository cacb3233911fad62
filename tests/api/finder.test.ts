import { describe, expect, it } from 'vitest';
import type { Found } from '#shared/contract/finder.ts';
import { NOW, slot, workday } from '#tests/support/consultations.ts';
import { bookingInput, createPost, messageInput } from '#tests/support/factories.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

describe('find.php', () => {
  const test = useTestApp({ clock: settableClock(NOW) });

  async function find(words: string): Promise<Found> {
    const query = new URLSearchParams({ words });
    const { status, json } = await test.app.api('GET', `find.php?${query}`, { bearer: test.token });
    expect(status).toBe(200);
    return json as unknown as Found;
  }

  const write = (name: string, email: string) =>
    test.app.api('POST', 'contact-form.php', { json: messageInput({ name, email }) });

  it('finds posts by all words of their titles, in any order and whatever their capitals', async () => {
    await createPost(test.app, test.token, { title: 'Bread at six', status: 'draft' });
    await createPost(test.app, test.token, { title: 'Rye at six' });
    const { posts } = await find('SIX bread');
    expect(posts).toEqual([{ id: expect.any(Number) as number, title: 'Bread at six', status: 'draft' }]);
  });

  it('finds people in each list that they are in, once, by name, address or telephone', async () => {
    await write('Élodie Marchand', 'elodie@example.com');
    await write('Élodie Marchand', 'Elodie@example.com');
    await test.app.api('POST', 'consultation.php', {
      json: bookingInput(workday(1), slot(1), {
        name: 'Élodie Marchand',
        email: 'elodie@example.com',
        phone: '520 777 4321',
      }),
    });
    await test.app.api('POST', 'newsletter.php', { json: { email: 'elodie@example.com' } });
    const { people } = await find('élodie');
    expect(people.map(({ list, name }) => [list, name])).toEqual([
      ['messages', 'Élodie Marchand'],
      ['consultations', 'Élodie Marchand'],
    ]);
    expect((await find('elodie@')).people.map(({ list }) => list)).toEqual([
      'messages',
      'consultations',
      'subscribers',
    ]);
    expect((await find('777 4321')).people.map(({ list }) => list)).toEqual(['consultations']);
  });

  it('takes signs of patterns as signs, and nothing that is suspected spam', async () => {
    await write('Ana 100% Reyes', 'ana@example.com');
    await test.app.api('POST', 'contact-form.php', {
      json: messageInput({ name: 'Bot 100%', website: 'https://spam.example' }),
    });
    expect((await find('100%')).people.map(({ name }) => name)).toEqual(['Ana 100% Reyes']);
    expect((await find('_na')).people).toEqual([]);
    expect((await find('\\')).people).toEqual([]);
  });

  it('gives at most five of each', async () => {
    for (let one = 1; one <= 7; one += 1) await write(`Visitor ${one}`, `visitor${one}@example.com`);
    expect((await find('visitor')).people).toHaveLength(5);
  });

  it.each(['', ' ', 'x'.repeat(500)])('refuses %j', async (words) => {
    const query = new URLSearchParams({ words });
    const { status } = await test.app.api('GET', `find.php?${query}`, { bearer: test.token });
    expect(status).toBe(422);
  });
});
