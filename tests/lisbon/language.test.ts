import { describe, expect, it, onTestFinished } from 'vitest';
import { bookableDays, slotsOn } from '#tests/support/profile-slots.ts';
import { everyEmail, VISITOR } from '#tests/support/every-email.ts';
import { foreignWords } from '#tests/support/foreign-words.ts';
import { NAMES } from '#tests/support/names-everywhere.ts';
import { readCalendarTexts, readDocument, saidToVisitors } from '#tests/support/said-to-visitors.ts';
import { serverSettings, startServer } from '#tests/support/server-process.ts';

/** What the tests' visitor writes, which emails say again. */
const WRITTEN = [
  'Ada Ruiz',
  'Website Development',
  'We need a site.',
  'Soon.',
  'Autumn news',
  'The oven is on.',
  'Gladly. See',
];

describe('the site of a business in Lisbon', () => {
  it('says nothing in English and nothing of Arizona: pages, answers, emails, calendar files', async () => {
    const settings = await serverSettings({ SEED: 'demo' });
    const server = startServer(settings);
    onTestFinished(async () => {
      server.child.kill('SIGTERM');
      await server.ended;
    });
    await server.listening;
    const said = await saidToVisitors(server.url, settings.MAILBOX_DIR ?? '');
    expect(said.size).toBeGreaterThan(25);
    const foreign = [...said].flatMap(([where, text]) => {
      const words = foreignWords(text, NAMES);
      return words.length === 0 ? [] : [[where, words]];
    });
    expect(foreign).toEqual([]);
  }, 120_000);

  it('writes every email to a visitor in Portuguese', async () => {
    const emails = await everyEmail();
    const visitors = [...emails].filter(([, mail]) => mail.to?.some(({ address }) => address === VISITOR));
    expect(visitors.length).toBeGreaterThan(4);
    const foreign = visitors.flatMap(([kind, { subject = '', text = '', html = '', attachments }]) => {
      const files = attachments.map(({ content }) =>
        readCalendarTexts(typeof content === 'string' ? content : new TextDecoder().decode(content)),
      );
      const words = foreignWords([subject, text, readDocument(html), ...files].join('\n'), [
        ...NAMES,
        ...WRITTEN,
      ]);
      return words.length === 0 ? [] : [[kind, words]];
    });
    expect(foreign).toEqual([]);
  }, 60_000);

  it('can be booked from Tuesday to Saturday, every 45 minutes of its own clock', () => {
    const weekdays = new Set(
      bookableDays(new Date('2026-03-04T17:00:00Z')).map((day) => new Date(day).getUTCDay()),
    );
    expect([...weekdays].sort()).toEqual([2, 3, 4, 5, 6]);
    expect(slotsOn('2026-03-06').slice(0, 3)).toEqual(['8:30 AM', '9:15 AM', '10:00 AM']);
  });
});
