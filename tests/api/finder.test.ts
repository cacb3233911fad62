import { describe, expect, it } from 'vitest';
import type { Found } from '#shared/contract/finder.ts';
import { NOW, slot, workday } from '#tests/support/consultations.ts';
import { bookingInput, createPost, messageInput } from '#tests/support/factories.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

describe('find.php', () => {
  const clock = settableClock(NOW);
  const test = useTestApp({ clock });
  const minuteLater = () => clock.set(new Date(clock().getTime() + 60_000).toISOString());

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

  it('finds people once, by name, address or telephone, with the lists that they are in, the latest first', async () => {
    const lists = async (words: string) =>
      (await find(words)).people.map(({ name, lists }) => [name, ...lists.map(({ list }) => list)]);
    await write('Élodie Marchand', 'elodie@example.com');
    await write('Élodie Marchand', 'Elodie@example.com');
    minuteLater();
    await test.app.api('POST', 'consultation.php', {
      json: bookingInput(workday(1), slot(1), {
        name: 'Élodie Marchand',
        email: 'elodie@example.com',
        phone: '520 777 4321',
      }),
    });
    minuteLater();
    await test.app.api('POST', 'newsletter.php', { json: { email: 'elodie@example.com' } });
    expect(await lists('élodie')).toEqual([['Élodie Marchand', 'consultations', 'messages']]);
    expect(await lists('elodie@')).toEqual([['Élodie Marchand', 'subscribers', 'consultations', 'messages']]);
    expect(await lists('777 4321')).toEqual([['Élodie Marchand', 'consultations']]);
  });

  it('finds first what has words that begin so, however old it is', async () => {
    await createPost(test.app, test.token, { title: 'The “Ana” of bakeries' });
    await createPost(test.app, test.token, { title: 'Banana bread' });
    const visitors = {
      ...{ torres: 'Ana Torres', rosa: 'Rosa Ana Lima', hiro: 'Hiro Tanaka', park: 'Dana Park' },
      'sam.ana': 'Sam Reed',
    };
    for (const [address, name] of Object.entries(visitors)) {
      minuteLater();
      await write(name, `${address}@example.com`);
    }
    const { posts, people } = await find('ana');
    expect(posts.map(({ title }) => title)).toEqual(['The “Ana” of bakeries', 'Banana bread']);
    expect(people.map(({ name }) => name)).toEqual([
      ...['Sam Reed', 'Rosa Ana Lima', 'Ana Torres'],
      ...['Dana Park', 'Hiro Tanaka'],
    ]);
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

  it('gives at most eight people', async () => {
    for (let one = 1; one <= 9; one += 1) await write(`Visitor ${one}`, `visitor${one}@example.com`);
    expect((await find('visitor')).people).toHaveLength(8);
  });

  it.each(['', ' ', 'x'.repeat(500)])('refuses %j', async (words) => {
    const query = new URLSearchParams({ words });
    const { status } = await test.app.api('GET', `find.php?${query}`, { bearer: test.token });
    expect(status).toBe(422);
  });
});
