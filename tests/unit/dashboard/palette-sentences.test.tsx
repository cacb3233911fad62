import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedConsultation } from '#shared/contract/consultations.ts';
import type { Found, FoundCall, FoundTitle } from '#shared/contract/finder.ts';
import { consultationList, consultationRow, contactList, contactRow } from '#tests/support/dashboard-rows.ts';
import { announced, dashboardServer, FOUND_NOTHING, openDashboard } from '#tests/support/dashboard.tsx';

const NOW = new Date('2026-11-28T12:00:00Z');

const ada = consultationRow(1, {
  ...{ name: 'Ada Lang', email: 'ada@example.com', message: 'About bouquets' },
  consultation_date: '2026-12-03',
});
const found = (call: ListedConsultation): FoundCall => ({ ...call, excerpt: call.message });

/** @param onDay the calls that there are on the days that are asked for */
function serverWith(onDay: ListedConsultation[], more: Partial<Found> = {}) {
  return dashboardServer()
    .on('listConsultations', { json: consultationList(onDay) })
    .on('find', { json: { ...FOUND_NOTHING, ...more } });
}

const palette = () => document.querySelector<HTMLElement>('dialog[aria-label="Find or go to"]');
const groups = () =>
  [...(palette()?.querySelectorAll<HTMLElement>('[cmdk-group]') ?? [])].map((group) => ({
    heading: group.querySelector('[cmdk-group-heading]')?.textContent ?? '',
    options: [...group.querySelectorAll('[role=option]')].map(({ textContent }) => textContent),
  }));
const chosen = () => palette()?.querySelector('[role=option][aria-selected=true]')?.textContent ?? null;

async function type(user: UserEvent, words: string) {
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(document.activeElement?.matches('dialog [role=combobox]')).toBe(true));
  if (words !== '') await user.keyboard(words);
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

it('says that there is no call on the day that is named, and chooses none of another', async () => {
  const { user } = await openDashboard(serverWith([], { calls: [found(ada)] }), '?tab=authors');
  await type(user, 'cancel ada dec 9');
  await waitFor(() => expect(groups()[0]?.heading).toMatch(/^No call of “ada” on .*9/));
  expect(groups()[0]?.options).toEqual([expect.stringMatching(/^Cancel the call…Ada Lang/)]);
  expect(chosen()).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toMatch(/^Cancel the call…Ada Lang/);
});

it('chooses whose call is cancelled by names', async () => {
  const bo = { ...ada, id: 2, name: 'Bo Berg', email: 'bo@example.com', message: '' };
  const server = serverWith([], { calls: [found(ada), found(bo)] });
  const { user } = await openDashboard(server, '?tab=authors');
  await type(user, 'cancel call with bo');
  await waitFor(() =>
    expect(groups()[0]).toEqual({
      heading: 'With “bo”',
      options: [expect.stringMatching(/^Cancel the call…Bo Berg/)],
    }),
  );
});

it('says of a post that it is published already', async () => {
  const post: FoundTitle = {
    ...{ id: 4, slug: 'rye', title: 'How long rye lasts', status: 'published' },
    published_at: '2026-11-01T10:00:00Z',
  };
  const { user } = await openDashboard(serverWith([], { posts: [post] }), '?tab=authors');
  await type(user, 'schedule how long for dec 4');
  const said = [
    'View on the site“How long rye lasts” is published already',
    'Unpublish“How long rye lasts” is published already',
  ];
  await waitFor(() => expect(groups()[0]?.options).toEqual(said));
});

it('offers to do again what was taken back, or says that there is nothing', async () => {
  const { user } = await openDashboard(serverWith([]), '?tab=authors');
  await type(user, 'redo');
  await waitFor(() => expect(chosen()).toMatch(/^RedoThere is nothing to do again\./));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(announced()).toBe('There is nothing to do again.'));
});

it('never goes anywhere by a sentence that begins with a deed while the site can’t be asked', async () => {
  const server = serverWith([]).on('find', { json: { success: false, error: 'No' }, status: 500 });
  const { user } = await openDashboard(server, '?tab=authors');
  await type(user, 'confirm bo');
  await waitFor(() => expect(palette()?.textContent).toMatch(/The site could not be asked/), {
    timeout: 5_000,
  });
  expect(chosen()).toBeNull();
});

it('books with nobody new while the site can’t be asked', async () => {
  const server = serverWith([]).on('find', { json: { success: false, error: 'No' }, status: 500 });
  const { user } = await openDashboard(server, '?tab=authors');
  await type(user, 'book ada dec 10');
  await waitFor(() => expect(palette()?.textContent).toMatch(/The site could not be asked/), {
    timeout: 5_000,
  });
  expect(chosen()).toBeNull();
});

it('deletes no message that only has the word “spam”, and says where there is none', async () => {
  const server = serverWith([], { messages: [] }).on('listContacts', { json: contactList([]) });
  const { user } = await openDashboard(server, '?tab=authors');
  await type(user, 'delete spam');
  await waitFor(() =>
    expect(groups()).toEqual([
      {
        heading: 'Suspected spam',
        options: [expect.stringMatching(/^Suspected spam: messages.*There is no suspected spam/)],
      },
    ]),
  );
});

describe('with nothing typed', () => {
  it('begins with what waits', async () => {
    const server = serverWith([ada]).on('listContacts', {
      json: contactList([contactRow(1), contactRow(2)]),
    });
    const { user } = await openDashboard(server, '?tab=authors');
    await type(user, '');
    await waitFor(() =>
      expect(groups()[0]).toEqual({
        heading: 'Waiting for you',
        options: ['2 messages to answer', '1 call to confirm'],
      }),
    );
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status', { name: 'Address' }).textContent).toMatch(/tab=messages&view=open/);
  });
});

it('knows of what was changed here since words were looked for last', async () => {
  const server = serverWith([], { calls: [] });
  const { user } = await openDashboard(server, '?tab=authors');
  await type(user, 'cancel ada');
  const asked = () => server.requests.filter(({ url }) => url.endsWith('words=ada')).length;
  await waitFor(() => expect(asked()).toBe(1));
  await user.keyboard('{Control>}k{/Control}');
  expect(palette()).toBeNull();
  await type(user, 'cancel ada');
  await waitFor(() => expect(asked()).toBe(2));
});
