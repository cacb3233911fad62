import { describe, expect, it } from 'vitest';
import { personPath } from '#app/dashboard/palette/list-paths.ts';
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
    expect(posts).toEqual([
      { id: 1, slug: 'bread-at-six', title: 'Bread at six', status: 'draft', published_at: null },
    ]);
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
    expect(await lists('élodie')).toEqual([['Élodie Marchand', 'subscribers', 'consultations', 'messages']]);
    expect(await lists('elodie@')).toEqual([['Élodie Marchand', 'subscribers', 'consultations', 'messages']]);
    const [known] = (await find('elodie@')).people;
    expect(known?.phone).toBe('520 777 4321');
    expect(await lists('777 4321')).toEqual([['Élodie Marchand', 'consultations']]);
  });

  it('finds what was written by a word that is inside of the address, too, with who wrote it', async () => {
    const from = { name: 'Ines Novak', email: 'ines@novakyoga.example' };
    for (const message of ['A yoga class on Mondays.', 'The yoga mats have come.'])
      await test.app.api('POST', 'contact-form.php', { json: messageInput({ ...from, message }) });
    await write('Bo Berg', 'bo@example.com');
    for (const words of ['yoga', 'novak yoga']) {
      const { people, messages, totals } = await find(words);
      expect(messages).toHaveLength(2);
      expect(people.map(({ name }) => name)).toEqual(['Ines Novak']);
      expect(totals.messages).toBe(2);
    }
  });

  it('forgives a character left out of a short word beside another that is known', async () => {
    await write('Ada Ruiz', 'ada.r@example.com');
    expect((await find('ada ruz')).similar.map(({ name }) => name)).toEqual(['Ada Ruiz']);
    expect((await find('ruz')).similar).toEqual([]);
    expect((await find('aad')).similar.map(({ name }) => name)).toEqual(['Ada Ruiz']);
  });

  it('looks for words in other alphabets, and for nothing else', async () => {
    await write('Иван Петров', 'ivan@example.com');
    await write('日本 太郎', 'taro@example.com');
    await write('Bo Berg', 'bo@example.com');
    const of = async (words: string) => {
      const { people, totals } = await find(words);
      return [people.map(({ name }) => name), totals.messages];
    };
    expect(await of('петров')).toEqual([['Иван Петров'], 1]);
    expect(await of('ПЕТ')).toEqual([['Иван Петров'], 1]);
    expect(await of('日本')).toEqual([['日本 太郎'], 1]);
    expect(await of('спам')).toEqual([[], 0]);
  });

  it('finds a category by its name, and newsletters that were sent or are to be by their subjects', async () => {
    const send = (subject: string, changes: object = {}) =>
      test.app.api('POST', 'send-newsletter-production.php', {
        json: { subject, content: 'The oven is on.', ...changes },
        bearer: test.token,
      });
    await test.app.api('POST', 'newsletter.php', { json: { email: 'quince.reader@example.com' } });
    await send('Quince season is over');
    await send('The first quinces', { send_at: new Date(clock().getTime() + 86_400_000).toISOString() });
    const { json } = await test.app.api('POST', 'categories.php', {
      json: { name: 'Quince and pear', description: '', color: '#336699' },
      bearer: test.token,
    });
    const { categories, campaigns } = await find('quince');
    expect(categories).toEqual([
      { id: (json.category as { id: number }).id, name: 'Quince and pear', has_posts: false },
    ]);
    expect(campaigns.map(({ subject, state }) => [subject, state])).toEqual([
      ['The first quinces', 'scheduled'],
      ['Quince season is over', 'sending'],
    ]);
  });

  it('leads to a list that has them, whatever became of what came from them', async () => {
    const visitors = { write: 'w.lost@example.com', book: 'b.lost@example.com', read: 's.lost@example.com' };
    await write('Wanda Lost', visitors.write);
    await test.app.api('POST', 'consultation.php', {
      json: bookingInput(workday(2), slot(1), { name: 'Bo Lost', email: visitors.book }),
    });
    await test.app.api('POST', 'newsletter.php', { json: { email: visitors.read } });
    const { db } = test.app.context;
    const gone = { status: 'cancelled' as const };
    await db.updateTable('consultations').set(gone).where('email', '=', visitors.book).execute();
    const answered = { status: 'read' as const, answered_at: NOW };
    await db.updateTable('contacts').set(answered).where('email', '=', visitors.write).execute();
    const left = { status: 'unsubscribed' as const };
    await db.updateTable('subscribers').set(left).where('email', '=', visitors.read).execute();

    const lists = {
      messages: { script: 'contacts.php', first: 'inbox' },
      consultations: { script: 'consultations.php', first: 'upcoming' },
      newsletter: { script: 'newsletter-working.php', first: 'listed' },
    };
    const { people } = await find('lost');
    expect(people).toHaveLength(3);
    for (const person of people) {
      const shown = new URL(personPath(person), 'https://wren.example').searchParams;
      const { script, first } = lists[shown.get('tab') as keyof typeof lists];
      const query = new URLSearchParams({
        view: shown.get('view') ?? first,
        search: shown.get('search') ?? '',
      });
      const { json } = await test.app.api('GET', `${script}?${query}`, { bearer: test.token });
      expect(JSON.stringify(json)).toContain(person.email);
    }
  });

  it('finds what has words that begin so, and words inside of others only where nothing does', async () => {
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
    expect(posts.map(({ title }) => title)).toEqual(['The “Ana” of bakeries']);
    expect(people.map(({ name }) => name)).toEqual(['Sam Reed', 'Rosa Ana Lima', 'Ana Torres']);
    expect((await find('anak')).people.map(({ name }) => name)).toEqual(['Hiro Tanaka']);
  });

  it('finds names and texts whatever the accents, in the palette as in the lists', async () => {
    await write('Lucía Fernández', 'lucia@example.com');
    await write('Mia Fernandez', 'mia@example.com');
    await write('Łukasz Ångström', 'lukasz@example.com');
    const names = async (words: string) => (await find(words)).people.map(({ name }) => name).sort();
    for (const words of ['fernandez', 'Fernández', 'FERNÁNDEZ', 'ferna\u0301ndez'])
      expect(await names(words)).toEqual(['Lucía Fernández', 'Mia Fernandez']);
    expect(await names('lucia')).toEqual(['Lucía Fernández']);
    expect(await names('angstrom łukasz')).toEqual(['Łukasz Ångström']);
    const query = new URLSearchParams({ view: 'inbox', search: 'lucia fernandez' });
    const { json } = await test.app.api('GET', `contacts.php?${query}`, { bearer: test.token });
    expect((json.contacts as { name: string }[]).map(({ name }) => name)).toEqual(['Lucía Fernández']);
  });

  it('finds the calls of somebody that are still to come by their name, the next one first', async () => {
    const [soon, later] = [workday(4), workday(5)];
    const hank = { name: 'Hank Osborne', email: 'hank@example.com' };
    for (const day of [later, soon])
      await test.app.api('POST', 'consultation.php', { json: bookingInput(day, slot(2), hank) });
    const { calls, people } = await find('osborne');
    expect(calls).toMatchObject([
      { consultation_date: soon, status: 'pending', declined: false, confirmation_sent_at: null },
      { consultation_date: later },
    ]);
    expect(people).toMatchObject([{ email: hank.email, is_ahead: true }]);
    await test.app.context.db
      .updateTable('consultations')
      .set({ consultation_date: '2020-01-06' })
      .where('consultation_date', '=', soon)
      .execute();
    expect((await find('osborne')).calls.map(({ consultation_date: day }) => day)).toEqual([later]);
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

  it('finds messages by words of their subjects and texts, those with them in the subject first, each with a line around the words', async () => {
    const before = 'The shop opens at nine, and closes at six. '.repeat(3);
    const send = (subject: string, message: string, changes: object = {}) =>
      test.app.api('POST', 'contact-form.php', {
        json: messageInput({ name: 'Nora Quist', email: 'nora@example.com', subject, message, ...changes }),
      });
    await send('Quince jam', 'Could you look at it?');
    await send('new-website', `${before}Our QUINCÉ page\nis slow.`);
    await send('Other', 'Nothing about fruit.');
    await send('Quince of a bot', 'Quince', { website: 'https://spam.example' });
    const { messages, totals } = await find('quincé');
    expect(messages.map(({ subject, excerpt }) => [subject, excerpt])).toEqual([
      ['Quince jam', 'Could you look at it?'],
      ['new-website', '…at six. Our QUINCÉ page is slow.'],
    ]);
    expect(messages[0]).toMatchObject({
      name: 'Nora Quist',
      email: 'nora@example.com',
      at: clock().toISOString(),
    });
    expect(totals.messages).toBe(2);
    // By the sender and a word, by a subject as it is read, and the newest few of a sender.
    const subjects = async (words: string) => (await find(words)).messages.map(({ subject }) => subject);
    expect(await subjects('quist slow')).toEqual(['new-website']);
    expect(await subjects('a new website quist')).toEqual(['new-website']);
    await send('One more', 'And this.');
    expect(await subjects('quist')).toEqual(['One more', 'Other', 'new-website']);
    expect((await find('quist')).totals.messages).toBe(4);
    await test.app.api('DELETE', `delete-contact.php?id=${messages[1]?.id}`, { bearer: test.token });
    expect(await subjects('slow')).toEqual([]);
  });

  it('finds consultations by what their visitors wrote', async () => {
    const [day, time] = [workday(3), slot(1)];
    await test.app.api('POST', 'consultation.php', {
      json: bookingInput(day, time, { name: 'Mel Dar', message: 'A shop for medlars.' }),
    });
    const { calls, totals } = await find('MEDLAR');
    expect(calls).toMatchObject([
      { name: 'Mel Dar', consultation_date: day, excerpt: 'A shop for medlars.' },
    ]);
    expect(totals.consultations).toBe(1);
  });

  it('finds consultations by the owner’s private notes', async () => {
    await test.app.api('POST', 'consultation.php', {
      json: bookingInput(workday(11), slot(4), { name: 'Pia Noll', message: 'About our shop.' }),
    });
    const { db } = test.app.context;
    const note = 'Wants loquats on the first page.';
    await db
      .updateTable('consultations')
      .set({ private_note: note })
      .where('name', '=', 'Pia Noll')
      .execute();
    expect((await find('loquats')).calls).toMatchObject([{ name: 'Pia Noll', excerpt: note }]);
  });

  it('finds names and addresses that are similar to what is typed only where nothing has it', async () => {
    await write('Marta Kowalski', 'marta@bakery.example');
    await write('Grace Kim', 'kimdental@example.com');
    await write('Żaneta Łopez', 'z@example.com');
    await test.app.api('POST', 'newsletter.php', { json: { email: 'quincey@example.com' } });
    minuteLater();
    await test.app.api('POST', 'consultation.php', {
      json: bookingInput(workday(2), slot(1), { name: 'Marta Kowalski', email: 'marta@bakery.example' }),
    });
    const similar = async (words: string) => {
      const { people, similar: found } = await find(words);
      return [...people.map(({ name }) => name), ...found.map(({ name, email }) => `≈ ${name || email}`)];
    };
    expect(await similar('marta')).toEqual(['Marta Kowalski']);
    for (const words of ['martha k', 'mrata', 'narta', 'kowalsky mart'])
      expect(await similar(words)).toEqual(['≈ Marta Kowalski']);
    expect(await similar('grcae')).toEqual(['≈ Grace Kim']);
    expect(await similar('kimdentla')).toEqual(['≈ Grace Kim']);
    expect(await similar('janeta')).toEqual(['≈ Żaneta Łopez']);
    expect(await similar('quncey')).toEqual(['≈ quincey@example.com']);
    for (const words of ['grx', 'grcaee', 'martha grace']) expect(await similar(words)).toEqual([]);
    expect((await find('martha k')).similar).toMatchObject([
      { is_ahead: true, lists: [{ list: 'consultations' }, { list: 'messages' }] },
    ]);
    // Words of something else are no mistake.
    await createPost(test.app, test.token, { title: 'Martha’s stall' });
    expect(await similar('martha')).toEqual([]);
  });

  it('finds titles, subjects and senders that are similar to what is typed, too', async () => {
    await createPost(test.app, test.token, { title: 'Sourdough at dawn' });
    await test.app.api('POST', 'contact-form.php', {
      json: messageInput({ name: 'Wilma Zott', email: 'wilma@example.com', subject: 'Marmalade labels' }),
    });
    const similar = async (words: string) => {
      const { similar: people, similar_posts: posts, similar_messages: messages } = await find(words);
      return [
        people.map(({ name }) => name),
        posts.map(({ title }) => title),
        messages.map(({ name }) => name),
      ];
    };
    expect(await similar('sourdoguh')).toEqual([[], ['Sourdough at dawn'], []]);
    expect(await similar('marmelade')).toEqual([[], [], ['Wilma Zott']]);
    expect(await similar('wimla')).toEqual([['Wilma Zott'], [], ['Wilma Zott']]);
    expect(await similar('marmalade')).toEqual([[], [], []]);
  });

  it('finds what has the initials that are typed, where nothing begins so', async () => {
    await createPost(test.app, test.token, { title: 'Rhubarb under dough' });
    await write('Xenia Quark Ulm', 'xenia@example.com');
    expect((await find('rud')).similar_posts).toMatchObject([{ title: 'Rhubarb under dough' }]);
    const { similar, similar_messages: messages } = await find('xqu');
    expect([similar.map(({ name }) => name), messages.map(({ name }) => name)]).toEqual([
      ['Xenia Quark Ulm'],
      ['Xenia Quark Ulm'],
    ]);
    await createPost(test.app, test.token, { title: 'Rude bread' });
    expect((await find('rud')).similar_posts).toEqual([]);
  });

  it('finds a telephone number however it is written', async () => {
    const phone = '(520) 555-0187';
    await test.app.api('POST', 'contact-form.php', {
      json: messageInput({ name: 'Hale Voss', email: 'hale@example.com', phone }),
    });
    await test.app.api('POST', 'consultation.php', {
      json: bookingInput(workday(4), slot(2), { name: 'Hale Voss', email: 'hale@example.com', phone }),
    });
    for (const words of ['5205550187', '520-555-0187', '520.555 0187', '+1 520 555 0187', '555 0187']) {
      const { people, calls, messages, totals } = await find(words);
      expect(people).toMatchObject([{ name: 'Hale Voss', phone }]);
      expect([calls.length, messages.length, totals.messages]).toEqual([1, 1, 1]);
    }
    for (const words of ['5205550188', '0187 hale voss 9']) expect((await find(words)).people).toEqual([]);
  });

  it('counts what the search of the posts finds beyond their titles', async () => {
    await createPost(test.app, test.token, { title: 'On fruit', excerpt: 'All about persimmons.' });
    const { posts, totals } = await find('persimmon');
    expect([posts, totals.posts]).toEqual([[], 1]);
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
