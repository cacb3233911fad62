import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedConsultation } from '#shared/contract/consultations.ts';
import type { Found, FoundCall, FoundMessage, FoundPerson } from '#shared/contract/finder.ts';
import type { PostState } from '#shared/contract/post-batches.ts';
import { consultationList, consultationRow, contactList, contactRow } from '#tests/support/dashboard-rows.ts';
import {
  announced,
  dashboardServer,
  FOUND_NOTHING,
  NO_BACKUPS,
  NOTHING_TO_DO,
  openDashboard,
} from '#tests/support/dashboard.tsx';
import { newsletterDraftPath } from '#app/features/newsletter/newsletter-link.ts';
import { STORAGE_KEYS } from '#app/lib/storage.ts';
import { aDashboardPost, aDashboardPostList } from '#tests/support/posts.ts';
import { weekOf } from '#app/features/consultations/weeks.ts';
import { bookableDays, slotsOn } from '#tests/support/profile-slots.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const [first = '', second = ''] = bookableDays(NOW);
const [time = ''] = slotsOn(first);

const call = (id: number, changes: Partial<ListedConsultation> = {}) =>
  consultationRow(id, { consultation_date: first, consultation_time: time, ...changes });

function serverWith(calls: ListedConsultation[], found: Partial<Found> = {}) {
  return dashboardServer()
    .on('listConsultations', { json: consultationList(calls) })
    .on('find', { json: { ...FOUND_NOTHING, ...found } });
}

// Looked for by their marks: roles are computed for the whole dashboard, again and again.
const palette = () => document.querySelector<HTMLElement>('dialog[aria-label="Find or go to"]');
const groups = () => [...(palette()?.querySelectorAll<HTMLElement>('[cmdk-group]') ?? [])];
const headingOf = (group: HTMLElement) => group.querySelector('[cmdk-group-heading]')!.textContent;
const options = (heading: string | RegExp) =>
  groups()
    .filter((group) => headingOf(group).match(heading) !== null)
    .flatMap((group) => [...group.querySelectorAll('[role=option]')])
    .map(({ textContent }) => textContent);
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
const focused = () => document.activeElement!;

async function open(user: UserEvent) {
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(focused().matches('dialog [role=combobox]')).toBe(true));
}

/** As Escape does. */
const leave = () => fireEvent(palette()!, new Event('cancel', { cancelable: true }));

/** Chooses what the words lead to first, once that is what is meant. */
async function choose(user: UserEvent, words: string, name: RegExp) {
  await open(user);
  await user.keyboard(words);
  await waitFor(() =>
    expect(palette()!.querySelector('[role=option][aria-selected=true]')?.textContent).toMatch(name),
  );
  await user.keyboard('{Enter}');
  expect(palette()).toBeNull();
}

beforeEach(() => {
  window.localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

describe('`#` once more, or Ctrl+Enter, answers the question whether to delete', () => {
  it.each(['#', '{Control>}{Enter}{/Control}'])('%s', async (keys) => {
    const server = serverWith([call(1)]).on('deleteConsultation', { json: { success: true } });
    const { user } = await openDashboard(server, '?tab=consultations');
    await screen.findByRole('button', { name: 'More: Client 1' });
    await user.keyboard('j#');
    const question = await screen.findByRole('alertdialog');
    fireEvent.keyDown(question, { key: '#', repeat: true });
    expect(server.requests.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.keyboard(keys);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(server.requests.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('and no other', async () => {
    const { user } = await openDashboard(serverWith([]), '?tab=categories');
    await user.click(await screen.findByRole('button', { name: 'New category' }));
    await user.type(screen.getByLabelText(/^Name/), 'Bread{Escape}');
    await user.keyboard('#{Control>}{Enter}{/Control}');
    expect(screen.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeTruthy();
  });
});

describe('the palette begins with what can be done where one is', () => {
  it('with the row that has the focus: by its buttons and its menu, and goes back to it', async () => {
    const { user } = await openDashboard(serverWith([call(1), call(2)]), '?tab=consultations');
    await screen.findByRole('button', { name: 'More: Client 2' });
    await open(user);
    expect(options(/^For /)).toEqual([]);
    leave();
    await user.keyboard('jj');
    const row = document.activeElement as HTMLElement;
    await open(user);
    expect(headingOf(groups()[0]!)).toBe('For Client 2');
    expect(options('For Client 2')).toEqual([
      'Confirmc',
      'Add a notew',
      'Move to another time…m',
      'Cancel the call…',
      expect.stringMatching(/a confirmation/),
      'Edit details…',
      'Show in the week',
      'Delete#',
    ]);
    leave();
    act(() => row.focus()); // jsdom has focused the field of a dialog that was closed yet, and goes back there
    await choose(user, 'conf', /^Confirm/);
    expect(row.textContent).toMatch(/confirmed/i);
    expect(focused()).toBe(row);
    await choose(user, 'cancel', /^Cancel the call/);
    expect(await screen.findByRole('dialog', { name: /^Cancel the call/ })).toBeTruthy();
  });

  it('with the rows that are chosen', async () => {
    const server = serverWith([]).on('listContacts', { json: contactList([contactRow(1), contactRow(2)]) });
    const { user } = await openDashboard(server, '?tab=messages');
    await screen.findByRole('button', { name: 'More: Sender 2: Subject 2' });
    await user.keyboard('jxjx');
    await open(user);
    expect(options('2 messages selected')).toEqual([
      'Mark as Reade',
      'Needs no answerd',
      'Spam!',
      'Export CSV',
      'Delete#',
    ]);
    expect(options(/^For Sender/)).toContain('Mark as Reade');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(announced()).toBe('2 messages marked as read.'));
  });
});

const told = { status: 409, json: { success: false as const, error: 'Too late.', field: 'told' } };

describe('Ctrl+Z', () => {
  it('takes back what the notice tells of, a single time, and nothing while one types', async () => {
    const { user } = await openDashboard(serverWith([call(1)]), '?tab=consultations');
    await screen.findByRole('button', { name: 'More: Client 1' });
    await user.keyboard('jc');
    const row = focused();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo.getAttribute('aria-keyshortcuts')).toBe('Control+Z Meta+Z');
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('a{Backspace}{Control>}z{/Control}');
    expect(row.textContent).toMatch(/confirmed/i);
    await user.keyboard('{Escape}{Control>}z{/Control}');
    expect(row.textContent).toMatch(/pending/i);
    await waitFor(() => expect(announced()).toBe('The call with Client 1 is pending again.'));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is taken back by Ctrl+Shift+Z, as long as nothing else was done since', async () => {
    const { user } = await openDashboard(serverWith([call(1), call(2)]), '?tab=consultations');
    await screen.findByRole('button', { name: 'More: Client 2' });
    const redo = () => user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    await redo();
    expect(screen.getAllByText('There is nothing to do again.')).not.toEqual([]);
    await user.keyboard('jc');
    const row = focused();
    await user.keyboard('{Control>}z{/Control}');
    expect(row.textContent).toMatch(/pending/i);
    await redo();
    expect(row.textContent).toMatch(/confirmed/i);
    await user.keyboard('{Control>}z{/Control}jc');
    await redo();
    expect(row.textContent).toMatch(/pending/i);
  });

  it('says of what has no way back that it has none, before it goes on in another tab, to which it leads', async () => {
    const server = serverWith([])
      .on('listContacts', { json: contactList([contactRow(1)]) })
      .on('addSubscriber', { json: { success: true, id: 7, pending: true } });
    const { user } = await openDashboard(server, '?tab=messages');
    await screen.findByRole('button', { name: 'More: Sender 1: Subject 1' });
    await user.keyboard('je');
    await choose(user, 'add subscriber zoe@example.com', /^Add subscriberzoe@example.com/);
    const dialog = await screen.findByRole('dialog', { name: 'Add a subscriber' });
    expect(within(dialog).getByLabelText('Email address')).toHaveProperty('value', 'zoe@example.com');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(announced()).toBe('zoe@example.com gets an email that asks whether they want it'),
    );
    const undo = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    undo();
    const final = "This can't be taken back: zoe@example.com gets an email that asks whether they want it";
    expect(screen.getAllByText(final)).not.toEqual([]);
    undo();
    expect(screen.getAllByText('Taken back: The message from Sender 1 is marked as read.')).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(address()).toBe('/dashboard?tab=messages');
    await waitFor(() => expect(focused().matches('[data-row="1"]')).toBe(true));
  });

  it('takes back the same in a field in which nothing was typed yet', async () => {
    const { user } = await openDashboard(serverWith([call(1)]), '?tab=consultations');
    await screen.findByRole('button', { name: 'More: Client 1' });
    await user.keyboard('jc');
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(announced()).toBe('The call with Client 1 is pending again.'));
  });

  it('goes on to what was done before, each on its row, also what was done with several', async () => {
    const { user } = await openDashboard(serverWith([call(1), call(2), call(3)]), '?tab=consultations');
    const row = (name: string) => screen.getByRole('article', { name }).closest('li')!;
    await screen.findByRole('button', { name: 'More: Client 3' });
    const confirmed = () =>
      ['Client 1', 'Client 2', 'Client 3'].filter((name) => /confirmed/i.test(row(name).textContent));
    await user.keyboard('jcjx{Shift>}j{/Shift}c');
    expect(confirmed()).toEqual(['Client 1', 'Client 2', 'Client 3']);
    expect(
      screen.getAllByText('2 consultations marked as confirmed. Nobody gets an email about it.'),
    ).not.toEqual([]);
    await user.keyboard('{Control>}z{/Control}');
    expect(confirmed()).toEqual(['Client 1']);
    await user.keyboard('{Control>}z{/Control}');
    expect(confirmed()).toEqual([]);
    expect(focused()).toBe(row('Client 1'));
    await user.keyboard('{Control>}z{/Control}cc');
    expect(confirmed()).toEqual([]);
    await user.keyboard('{Control>}z{/Control}');
    expect(confirmed()).toEqual(['Client 1']);
    await user.click(within(row('Client 1')).getByRole('button', { name: 'More: Client 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as pending' }));
    expect(confirmed()).toEqual([]);
  });

  it('takes back from any tab, and says there what that was, or that there is nothing', async () => {
    const { user } = await openDashboard(serverWith([call(1)]), '?tab=consultations');
    await screen.findByRole('button', { name: 'More: Client 1' });
    await user.keyboard('jcga{Control>}z{/Control}');
    expect(
      screen.getAllByText('Taken back: The call with Client 1 is confirmed. No email goes out.'),
    ).not.toEqual([]);
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getAllByText('There is nothing to undo.')).not.toEqual([]);
    await user.keyboard('gc');
    expect(screen.getByRole('tab', { name: 'Consultations' }).getAttribute('aria-selected')).toBe('true');
    expect((await screen.findByRole('article', { name: 'Client 1' })).textContent).toMatch(/pending/i);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says what can’t be taken back, before it takes back what was done earlier', async () => {
    const server = serverWith([call(1), call(2, { tells_visitor: true })])
      .on('cancelByOwner', { json: { success: true } })
      .on('takeBackByOwner', told);
    const { user } = await openDashboard(server, '?tab=consultations');
    await screen.findByRole('button', { name: 'More: Client 1' });
    await user.keyboard('jc');
    await user.click(screen.getByRole('button', { name: 'More: Client 2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel the call…' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the call' }));
    await screen.findAllByText(/^Cancelled: the time is free again\./);
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findAllByText('Client 2 was told already.')).not.toEqual([]);
    screen.getByRole('button', { name: 'Book again…' });
    expect(screen.getByRole('article', { name: 'Client 1' }).textContent).toMatch(/confirmed/i);
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('article', { name: 'Client 1' }).textContent).toMatch(/pending/i);
  });

  it('says of a booking that its visitor knows of that it can be cancelled instead', async () => {
    const server = serverWith([call(1, { consultation_date: second })])
      .on('bookByOwner', { json: { success: true, id: 7, told: true } })
      .on('deleteConsultation', told);
    const { user } = await openDashboard(server, '?tab=consultations');
    await user.click(await screen.findByRole('button', { name: 'Book a call…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Book a call' });
    await user.type(within(dialog).getByLabelText(/^Name/), 'Client 7');
    await user.type(within(dialog).getByLabelText(/^Email/), 'client7@example.com');
    await user.click(within(dialog).getByRole('button', { name: 'Book the call' }));
    await screen.findAllByText(/^Booked for Client 7:/);
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findAllByText(/^They were told already/)).not.toEqual([]);
  });

  it('waits for a row that is on its way back from the trash, before it takes back what was done earlier', async () => {
    const server = serverWith([])
      .on('listContacts', { json: contactList([contactRow(1), contactRow(2)]) })
      .on('deleteContact', { json: { success: true } })
      .on('restoreTrashed', { json: { success: true, done: [2], failed: [], notes: [] } });
    const { user } = await openDashboard(server, '?tab=messages');
    await screen.findByRole('button', { name: 'More: Sender 2: Subject 2' });
    await user.keyboard('jej#');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findAllByText('Contact deleted successfully');
    const undo = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    undo();
    undo();
    expect(screen.queryAllByText('The message from Sender 1 is marked as new.')).toEqual([]);
    expect(await screen.findAllByText('The message from Sender 1 is marked as new.')).not.toEqual([]);
  });

  it('leaves what the palette is still on the way to, and does not go back to what was done before', async () => {
    const category = { id: 7, name: 'Baking', slug: 'baking', description: '', color: '#336699', count: 0 };
    const server = serverWith([], { categories: [{ id: 7, name: 'Baking', has_posts: false }] })
      .on('listContacts', { json: contactList([contactRow(1)]) })
      .on('listCategories', { unchecked: [category] });
    const { user } = await openDashboard(server, '?tab=messages');
    await screen.findByRole('button', { name: 'More: Sender 1: Subject 1' });
    await user.keyboard('je');
    await open(user);
    await user.keyboard('edit baking');
    await waitFor(() => expect(options('With “baking”')).toHaveLength(1));
    fireEvent.keyDown(focused(), { key: 'Enter' });
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(announced()).toBe('“Edit” is not done.'));
    await waitFor(() => expect(focused().matches('li[data-row="7"]')).toBe(true));
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getAllByText('Taken back: The message from Sender 1 is marked as read.')).not.toEqual([]);
  });
});

describe('the palette takes the focus along', () => {
  it('to the first of somebody’s calls, whatever became of it and whichever week was shown', async () => {
    const person: FoundPerson = {
      name: 'Client 1',
      email: 'client1@example.com',
      phone: '',
      lists: [{ list: 'consultations', at: '2026-11-20T10:00:00Z', id: 1 }],
      is_ahead: false,
    };
    const server = serverWith([call(1, { status: 'cancelled' })], { people: [person] });
    const { user } = await openDashboard(server, `?tab=consultations&week=${weekOf(first)}`);
    await screen.findByText('Nothing this week');
    await user.keyboard('go');
    await choose(user, 'client', /^Client 1/);
    await waitFor(() => expect(focused().matches('li[data-row="1"]')).toBe(true));
    expect(address()).toBe('/dashboard?tab=consultations&view=all&search=client1%40example.com');
    const { url } = server.requests.findLast((one) => one.url.includes('search='))!;
    expect(url).toContain('view=all');
  });

  it('to a category, a campaign, and a tab', async () => {
    const category = { id: 7, name: 'Baking', slug: 'baking', description: '', color: '#336699', count: 0 };
    const server = serverWith([], {
      categories: [{ id: 7, name: 'Baking', has_posts: false }],
      campaigns: [{ id: 3, subject: 'Baking in May', state: 'scheduled', post_id: 7 }],
    }).on('listCategories', { unchecked: [category] });
    const { user } = await openDashboard(server);
    await open(user);
    await user.keyboard('baking');
    await waitFor(() => expect(options('Campaigns')).toEqual(['Baking in MayScheduled']));
    expect(options('Category')).toEqual(['Baking']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focused().matches('li[data-row="7"]')).toBe(true));
    await open(user);
    await user.keyboard('baking');
    await waitFor(() => expect(options('Campaigns')).toHaveLength(1));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/dashboard?tab=campaigns&campaign=3');
    await user.keyboard('gp');
    expect(focused()).toBe(screen.getByRole('tabpanel', { name: 'Blog Posts' }));
  });

  it('to a newsletter that is still being written', async () => {
    const begun = {
      ...{ key: 'newsletter-a1', post_id: null, title: 'Bread in winter', beginning: '', words: 9 },
      ...{ category_id: null, author_id: null, saved_at: '2026-11-22T10:00:00Z', device: 'Chrome on Linux' },
    };
    const server = serverWith([]).on('listDrafts', {
      json: { success: true, drafts: [], newsletters: [begun] },
    });
    const { user } = await openDashboard(server);
    await open(user);
    await user.keyboard('winter bread');
    await waitFor(() => expect(options('Newsletters')).toEqual(['“Bread in winter”Draft']));
    await user.keyboard('{Enter}');
    expect(address()).toBe(newsletterDraftPath(begun.key));
  });

  it('to an author, whose form opens there', async () => {
    const ines = { id: 2, name: 'Inés Ortega', email: 'ines@example.com', bio: '', role: 'Editor' };
    window.localStorage.setItem(STORAGE_KEYS.authors, JSON.stringify([ines]));
    const { user } = await openDashboard(serverWith([]));
    await choose(user, 'ines ort', /^Inés OrtegaEditor/);
    expect(address()).toBe('/dashboard?tab=authors');
    await waitFor(() => expect(focused().matches('li[data-row="2"]')).toBe(true));
    await choose(user, 'edit ines', /^EditInés Ortega/);
    expect(await screen.findByLabelText(/^Name/)).toHaveProperty('value', 'Inés Ortega');
  });

  it('to the form of a new subscriber, and of days off', async () => {
    const { user } = await openDashboard(serverWith([]));
    await choose(user, 'add sub', /^Add subscriber/);
    const dialog = await screen.findByRole('dialog', { name: 'Add a subscriber' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(focused()).toBe(screen.getByRole('tabpanel'));
    await choose(user, 'time off', /^Take days off/);
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText(/^First day off/)));
  });
});

describe('the palette does with what it finds what its row offers, where one is', () => {
  it('to a call: the second level lists what applies, and nothing is gone to for it', async () => {
    const found: FoundCall = { ...call(2, { tells_visitor: true, reaches_visitor: true }), excerpt: '' };
    const server = serverWith([call(1), call(2)], { calls: [found] }).on('listContacts', {
      json: contactList([contactRow(1)]),
    });
    const { user } = await openDashboard(server, '?tab=messages');
    await screen.findByRole('button', { name: 'More: Sender 1: Subject 1' });
    await user.keyboard('j');
    const row = focused() as HTMLElement;
    await open(user);
    await user.keyboard('client');
    await waitFor(() => expect(options('Consultations')).toHaveLength(1));
    await user.keyboard('{Tab}');
    expect(options('Actions')).toEqual([
      ...['Open', 'Show in the week'],
      ...['Confirm', 'Move to another time…', 'Cancel the call…', 'Send a confirmation…'],
      'Edit details…',
      ...['Add a note', 'Write an email', 'Copy the address', 'Delete'],
    ]);
    await user.keyboard('conf{Enter}');
    await waitFor(() => expect(announced()).toMatch(/^The call with Client 2 is confirmed\./));
    act(() => row.focus()); // jsdom has focused the field of a dialog that was closed yet
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(announced()).toBe('The call with Client 2 is pending again.'));
    await open(user);
    await user.keyboard('client');
    await waitFor(() => expect(options('Consultations')).toHaveLength(1));
    await user.keyboard('{Tab}cancel{Enter}');
    expect(await screen.findByRole('dialog', { name: /^Cancel the call/ })).toBeTruthy();
    expect(address()).toBe('/dashboard?tab=messages');
  });

  it('to a post, whose new state is said with the way back', async () => {
    const post = { id: 4, slug: 'rye', title: 'Rye at six', status: 'draft', published_at: null } as const;
    const state: PostState = {
      ...{ id: 4, status: 'draft', published_at: null, category_id: 1, tags: [] },
      version: '2026-11-20T10:00:00Z',
    };
    const server = serverWith([], { posts: [post] }).on('changePosts', {
      json: { success: true, done: [4], failed: [], undo: [state] },
    });
    const { user } = await openDashboard(server, '?tab=authors');
    await choose(user, 'publish rye', /^PublishRye at six/);
    await waitFor(() => expect(announced()).toBe('“Rye at six” is published.'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(announced()).toBe('“Rye at six” is as it was.'));
    expect(address()).toBe('/dashboard?tab=authors');
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(announced()).toBe('“Rye at six” is published.'));
  });

  it('to a draft, which is shown as visitors will read it', async () => {
    const post = { id: 4, slug: 'rye', title: 'Rye at six', status: 'draft', published_at: null } as const;
    const { user } = await openDashboard(serverWith([], { posts: [post] }), '?tab=authors');
    await open(user);
    await user.keyboard('rye');
    await waitFor(() => expect(options('Posts')).toHaveLength(1));
    await user.keyboard('{Tab}');
    expect(options('Actions')).toEqual(expect.arrayContaining(['Edit', 'Preview', 'Publish']));
    await user.keyboard('prev{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/dashboard\/write\/4/));
  });

  it('to a message, which is called by its sender and subject; what is marked already is marked as new', async () => {
    const found: FoundMessage = {
      ...{ id: 1, name: 'Sender 1', email: 'sender1@example.com', subject: 'Ovens', excerpt: 'Ovens' },
      ...{ at: '2026-11-20T10:00:00Z', status: 'new' },
    };
    const server = serverWith([], { messages: [found] }).on('listContacts', {
      json: contactList([contactRow(1)]),
    });
    const { user } = await openDashboard(server, '?tab=authors');
    const enter = async () => {
      await open(user);
      await user.keyboard('ovens');
      await waitFor(() => expect(options('Messages')).toHaveLength(1));
      await user.keyboard('{Tab}');
    };
    await enter();
    expect(focused().getAttribute('aria-label')).toBeNull();
    expect(palette()!.querySelector('label')?.textContent).toBe('What to do with Sender 1: Ovens');
    expect(options('Actions')).toContain('Mark as Read');
    await user.keyboard('mark{Enter}');
    await waitFor(() => expect(announced()).toBe('The message from Sender 1 is marked as read.'));
    expect(address()).toBe('/dashboard?tab=authors');
    await enter();
    expect(options('Actions')).not.toContain('Mark as Read');
    expect(options('Actions')).toContain('Mark as new');
  });
});

describe('a call is booked from the palette', () => {
  const person: FoundPerson = {
    ...{ name: 'Hank Osborne', email: 'hank@example.com', phone: '520 555 0123', is_ahead: false },
    lists: [{ list: 'messages', at: '2026-11-20T10:00:00Z', id: 1 }],
  };
  const dialog = () => screen.findByRole('dialog', { name: 'Book a call' });
  const field = async (name: RegExp) => within(await dialog()).getByLabelText<HTMLInputElement>(name).value;

  it('from anywhere', async () => {
    const { user } = await openDashboard(serverWith([]), '?tab=authors');
    await choose(user, 'book', /^Book a call…/);
    expect(await field(/^Name/)).toBe('');
    expect(address()).toBe('/dashboard?tab=authors');
  });

  it('with somebody who is found, who is filled in', async () => {
    const { user } = await openDashboard(serverWith([], { people: [person] }));
    await choose(user, 'book hank', /^Book a call…Hank Osborne/);
    expect(await field(/^Name/)).toBe('Hank Osborne');
    expect(await field(/^Telephone/)).toBe('520 555 0123');
  });

  it('at a time that is named, with the name of somebody who is not known', async () => {
    const { user } = await openDashboard(serverWith([]));
    await choose(user, 'book zoe thursday 10am', /^Book a call…Zoe, .*26.*10:00/);
    expect(await field(/^Name/)).toBe('Zoe');
    expect((await dialog()).textContent).toMatch(/26.*10:00/);
    await waitFor(() => expect(focused()).toBe(within(palette() ?? document.body).getByLabelText(/^Name/)));
  });

  it('on a day: its first free time has the focus, or else the day', async () => {
    const { user } = await openDashboard(serverWith([], { people: [person] }));
    await choose(user, 'book hank thursday', /^Book a call…Hank Osborne, .*26/);
    await dialog();
    await waitFor(() => expect(focused().matches('input[name=time]:enabled')).toBe(true));
  });

  it('on a day, also with somebody', async () => {
    const server = serverWith([], { people: [person] });
    const { user } = await openDashboard(server);
    await choose(user, 'book hank dec 3', /^Book a call…Hank Osborne, .*3/);
    expect((await dialog()).textContent).toMatch(/December 3|3 de dezembro/);
    expect(server.requests.some(({ url }) => url.endsWith('words=hank'))).toBe(true);
  });
});

describe('what was done last is taken back from the palette', () => {
  it('by its words; where there is nothing, that is said', async () => {
    const { user } = await openDashboard(serverWith([call(1)]), '?tab=consultations');
    await screen.findByRole('button', { name: 'More: Client 1' });
    await choose(user, 'undo', /^UndoThere is nothing to undo\./);
    await waitFor(() => expect(announced()).toBe('There is nothing to undo.'));
    await user.keyboard('jc');
    await choose(user, 'undo', /^UndoThe call with Client 1 is confirmed/);
    await waitFor(() => expect(announced()).toBe('The call with Client 1 is pending again.'));
  });
});

it('finds the calls with somebody on the days that are named, and does with them what is asked', async () => {
  const server = serverWith([call(3, { name: 'Nina Patel' })]);
  const { user } = await openDashboard(server, '?tab=authors');
  await open(user);
  await user.keyboard('nina patel dec');
  await waitFor(() => expect(options('Consultations')).toEqual([expect.stringContaining('Nina Patel')]));
  const asked = server.requests.findLast(({ url }) => url.includes('search='))!;
  const { searchParams } = new URL(asked.url, 'http://localhost');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ view: 'all', search: 'nina patel', from: '2026-12-01', to: '2026-12-31' },
  });
  leave();
  await choose(user, 'confirm nina thursday', /^ConfirmNina Patel/);
  await waitFor(() => expect(announced()).toMatch(/^The call with Nina Patel is confirmed\./));
});

describe('a call is moved to what is named', () => {
  const nina = call(3, { name: 'Nina Patel', email: 'nina@example.com' });

  it('a day and a time', async () => {
    const server = serverWith([], { calls: [{ ...nina, excerpt: '' }] });
    const { user } = await openDashboard(server, '?tab=authors');
    await choose(
      user,
      'move nina to dec 3 3pm',
      /^Move to .*(December 3, 3:00 PM|3 de dezembro.*15:00)…Nina Patel/,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Move the call with Nina Patel' });
    expect(dialog.textContent).toMatch(/December 3, 3:00 PM|3 de dezembro.*15:00/);
    expect(server.requests.some(({ url }) => url.endsWith('words=nina'))).toBe(true);
  });

  it('a day alone is that of the call, or where it goes', async () => {
    const server = serverWith([nina], { calls: [{ ...nina, id: 4, excerpt: '' }] });
    const { user } = await openDashboard(server, '?tab=authors');
    await open(user);
    await user.keyboard('move nina dec 3');
    await waitFor(() =>
      expect(options(/^With/)).toEqual([
        expect.stringMatching(/^Move to another time…Nina Patel/),
        expect.stringMatching(/^Move to .*(December 3|3 de dezembro).*…Nina Patel/),
      ]),
    );
  });

  it('from the day that stands before “to”, at its own time where none is named', async () => {
    const [day, at] = ['2026-12-15', '11:00 AM'];
    const later = call(5, { name: 'Nina Patel', consultation_date: day, consultation_time: at });
    const server = serverWith([later], { calls: [{ ...nina, excerpt: '' }] });
    const { user } = await openDashboard(server, '?tab=authors');
    await open(user);
    await user.keyboard('move nina dec 15 to dec 16');
    await waitFor(() =>
      expect(options(/^With/)).toEqual([expect.stringMatching(/^Move to .*16.*11:00.*…Nina Patel: .*15/)]),
    );
    const asked = server.requests.findLast(({ url }) => url.includes('search=nina'))!;
    const { searchParams } = new URL(asked.url, 'http://localhost');
    expect(Object.fromEntries(searchParams)).toMatchObject({ from: day, to: day });
  });

  it('but for the one that is there, and that at the time that is named first', async () => {
    const at = (id: number, slot: string) => ({
      ...call(id, { name: 'Nina Patel', consultation_date: '2026-12-04', consultation_time: slot }),
      excerpt: '',
    });
    const calls = [at(1, '10:00 AM'), at(2, '3:00 PM')];
    const { user } = await openDashboard(serverWith(calls, { calls }), '?tab=authors');
    await open(user);
    await user.keyboard('move nina to dec 4 3pm');
    await waitFor(() =>
      expect(options(/^With/)).toEqual([expect.stringMatching(/^Move to .*Nina Patel: .*10:00/)]),
    );
    leave();
    await open(user);
    await user.keyboard('cancel nina dec 4 3pm');
    await waitFor(() =>
      expect(options(/^With/)).toEqual([
        expect.stringMatching(/^Cancel the call…Nina Patel: .*3:00/),
        expect.stringMatching(/^Cancel the call…Nina Patel: .*10:00/),
      ]),
    );
  });
});

describe('a first word that says what to do', () => {
  const message: FoundMessage = {
    ...{ id: 1, name: 'Sender 1', email: 'sender1@example.com', subject: 'Ovens', excerpt: 'Ovens' },
    ...{ at: '2026-11-20T10:00:00Z', status: 'new' },
  };

  const sender: FoundPerson = {
    ...{ name: 'Sender 1', email: 'sender1@example.com', phone: '', is_ahead: false },
    lists: [{ list: 'messages', at: '2026-11-20T10:00:00Z', id: 1 }],
  };

  it('puts that first, with what the rest finds', async () => {
    const server = serverWith([], { messages: [message] }).on('listContacts', {
      json: contactList([contactRow(1)]),
    });
    const { user } = await openDashboard(server, '?tab=authors');
    await choose(user, 'reply to sender', /^ReplySender 1: Ovens/);
    expect(server.requests.some(({ url }) => url.endsWith('words=sender'))).toBe(true);
    expect(address()).toBe('/dashboard?tab=messages&view=one-message&message=1&reply=1');
    await choose(user, 'delete sender', /^DeleteSender 1: Ovens/);
    expect(
      await screen.findByRole('alertdialog', { name: 'Delete the message from Sender 1?' }),
    ).toBeTruthy();
  });

  it('opens the note on a call, settles a message, and dials a number', async () => {
    const noted: FoundCall = { ...call(2), excerpt: '' };
    const server = serverWith([call(2)], {
      ...{ calls: [noted], messages: [message], people: [{ ...sender, phone: '+1 505 555 0142' }] },
    }).on('listContacts', { json: contactList([contactRow(1)]) });
    const { user } = await openDashboard(server, '?tab=authors');
    const asked = async (words: string, expected: string[]) => {
      await open(user);
      await user.keyboard(words);
      await waitFor(() => expect(options(/^With/)).toEqual(expected));
    };
    await asked('no answer sender', ['Needs no answerSender 1: Ovens']);
    leave();
    await asked('call sender', ['Call +1 505 555 0142Sender 1']);
    leave();
    await asked('note client', [expect.stringMatching(/^Add a noteClient 2/) as string]);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('textbox', { name: /note/i })).toBeTruthy();
  });

  it('is done first with what is called so', async () => {
    const post = { id: 4, slug: 'rye', title: 'Rye at six', status: 'draft', published_at: null } as const;
    const about: FoundCall = { ...call(2), excerpt: 'About rye' };
    const { user } = await openDashboard(serverWith([], { posts: [post], calls: [about] }), '?tab=authors');
    await open(user);
    await user.keyboard('edit rye');
    await waitFor(() =>
      expect(options('With “rye”')).toEqual([
        'EditRye at six',
        expect.stringMatching(/^Edit details…Client 2/),
      ]),
    );
  });

  it('books no call with a thing, and shows what can be asked where nothing is found', async () => {
    const { user } = await openDashboard(serverWith([]), '?tab=authors');
    await open(user);
    await user.keyboard('schedule newsletter monday');
    await waitFor(() => expect(palette()!.textContent).toMatch(/is not understood.*“schedule how long/));
    expect(options(/^With/)).toEqual([]);
  });

  it('also where what does it goes on to ask', async () => {
    const scheduled = { id: 3, subject: 'Ovens in May', state: 'scheduled' as const, post_id: null };
    const { user } = await openDashboard(serverWith([], { campaigns: [scheduled] }), '?tab=authors');
    await open(user);
    await user.keyboard('edit ovens');
    await waitFor(() => expect(options('With “ovens”')).toEqual(['Edit…Ovens in May']));
  });

  it('is understood with a slip in it, or as the last', async () => {
    const server = serverWith([], { messages: [message] }).on('listContacts', {
      json: contactList([contactRow(1)]),
    });
    const { user } = await openDashboard(server, '?tab=authors');
    await open(user);
    await user.keyboard('sender reply');
    await waitFor(() => expect(options('With “sender”')).toEqual(['ReplySender 1: Ovens']));
    leave();
    await open(user);
    await user.keyboard('repyl sender');
    await waitFor(() => expect(options('With “sender”')).toEqual(['ReplySender 1: Ovens']));
  });

  it('is done with what is called nearly so, once that was seen', async () => {
    const server = serverWith([], { similar_messages: [message], similar: [sender] });
    const { user } = await openDashboard(server, '?tab=authors');
    await open(user);
    await user.keyboard('reply sendre{Enter}');
    await waitFor(() => expect(options('With “sendre”')).toEqual(['ReplySender 1: Ovens']));
    expect(palette()).not.toBeNull();
  });

  it('alone asks for it of what waits: the message that is due first, and the calls to confirm', async () => {
    const server = serverWith([call(1, { status: 'confirmed' }), call(2)]).on('readAgenda', {
      json: { ...NOTHING_TO_DO, messages: [contactRow(2), contactRow(1)] },
    });
    const { user } = await openDashboard(server, '?tab=authors');
    await open(user);
    await user.keyboard('reply');
    await waitFor(() =>
      expect(options('Waiting')).toEqual(['ReplySender 1: Subject 1', 'ReplySender 2: Subject 2']),
    );
    leave();
    await choose(user, 'mark as read', /^Mark as ReadSender 1: Subject 1/);
    await waitFor(() => expect(announced()).toBe('The message from Sender 1 is marked as read.'));
    await choose(user, 'confirm', /^ConfirmClient 2/);
    await waitFor(() => expect(announced()).toMatch(/^The call with Client 2 is confirmed/));
  });

  it('alone lists the next calls to be moved or cancelled, which is asked as on their rows', async () => {
    const server = serverWith([call(1), call(2, { status: 'cancelled' })]);
    const { user } = await openDashboard(server, '?tab=authors');
    await open(user);
    await user.keyboard('move the call');
    await waitFor(() => expect(options('Next calls')).toEqual([expect.stringMatching(/^Move .*…Client 1/)]));
    const { searchParams } = new URL(server.requests.at(-1)!.url, 'http://localhost');
    expect(Object.fromEntries(searchParams)).toMatchObject({ view: 'upcoming', sort: 'time' });
    leave();
    await choose(user, 'cancel', /^Cancel the call…Client 1/);
    expect(await screen.findByRole('dialog', { name: /^Cancel the call/ })).toBeTruthy();
  });

  it('alone lists the drafts to be published or previewed, and what can be unpublished; none of it unseen', async () => {
    const posts = [
      aDashboardPost({ id: 4, title: 'Rye at six', status: 'draft', published_at: null }),
      aDashboardPost({ id: 3, title: 'Crusts', status: 'draft', published_at: null }),
    ];
    const state: PostState = {
      ...{ id: 4, status: 'draft', published_at: null, category_id: 1, tags: [] },
      version: '2026-11-20T10:00:00Z',
    };
    const server = serverWith([])
      .on('listDashboardPosts', { json: aDashboardPostList(posts) })
      .on('changePosts', { json: { success: true, done: [4], failed: [], undo: [state] } });
    const { user } = await openDashboard(server, '?tab=authors');
    await open(user);
    await user.keyboard('publish{Enter}');
    await waitFor(() => expect(options('Drafts')).toEqual(['PublishRye at six', 'PublishCrusts']));
    expect(server.requests.some(({ url }) => url.includes('status=draft'))).toBe(true);
    expect(palette()).not.toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(announced()).toBe('“Rye at six” is published.'));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(announced()).toBe('“Rye at six” is as it was.'));
    await open(user);
    await user.keyboard('preview');
    await waitFor(() => expect(options('Drafts')).toEqual(['PreviewRye at six', 'PreviewCrusts']));
    leave();
    server.on('listDashboardPosts', {
      json: aDashboardPostList([aDashboardPost({ id: 5, title: 'Baguettes' })]),
    });
    await open(user);
    await user.keyboard('unpublish');
    await waitFor(() => expect(options('Published posts')).toEqual(['UnpublishBaguettes']));
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(server.requests.find(({ body }) => body !== null && 'ids' in Object(body))?.body).toBeTruthy(),
    );
  });

  it('and “all” does it with all of them at once, and is no word that is looked for', async () => {
    const server = serverWith([call(1), call(2)]).on('readAgenda', {
      json: { ...NOTHING_TO_DO, messages: [contactRow(2), contactRow(1)] },
    });
    const { user } = await openDashboard(server, '?tab=authors');
    await choose(user, 'mark all as read', /^Mark the 2 messages that wait as read/);
    await waitFor(() => expect(announced()).toBe('2 messages marked as read.'));
    await choose(user, 'confirm all', /^Confirm the 2 calls to be confirmed/);
    await waitFor(() => expect(announced()).toMatch(/^2 consultations marked as confirmed\./));
    await open(user);
    await user.keyboard('cancel all');
    await waitFor(() => expect(options(/^(With|Next|All)/)).toEqual([]));
    expect(server.requests.some(({ url }) => url.endsWith('words=all'))).toBe(false);
  });

  it('schedules a draft, which is asked where any is published, and books no call with its title', async () => {
    const post = { id: 4, slug: 'rye', title: 'Rye at six', status: 'draft', published_at: null } as const;
    const { user } = await openDashboard(serverWith([], { posts: [post] }), '?tab=authors');
    await open(user);
    await user.keyboard('schedule rye for dec 7');
    await waitFor(() =>
      expect(options(/^With/)).toEqual([expect.stringMatching(/^Schedule…“Rye at six”, .*7.*9:00/)]),
    );
    await user.keyboard('{Enter}');
    expect(address()).toMatch(/^\/dashboard\/write\/4/);
  });

  it('begins a post with its title, and days off with their days', async () => {
    const { user } = await openDashboard(serverWith([]), '?tab=authors');
    await choose(user, 'take dec 24-26 off', /^Take days off.*24.*26/);
    await waitFor(() =>
      expect(screen.getByLabelText(/^First day off/)).toHaveProperty('value', '2026-12-24'),
    );
    expect(screen.getByLabelText(/^Last day off/)).toHaveProperty('value', '2026-12-26');
    await choose(user, 'off dec 23', /^Take days off.*23/);
    await waitFor(() =>
      expect(screen.getByLabelText(/^First day off/)).toHaveProperty('value', '2026-12-23'),
    );
    await choose(user, 'new category recipes', /^New category“Recipes”/);
    expect(await screen.findByLabelText(/^Name/)).toHaveProperty('value', 'Recipes');
    await choose(user, 'new post about warm bread', /^Add Post“Warm bread”/);
    expect(await screen.findByLabelText(/^Title/)).toHaveProperty('value', 'Warm bread');
  });

  it('goes to a time, to book a call then', async () => {
    const { user } = await openDashboard(serverWith([]), '?tab=authors');
    await choose(user, 'on dec 3 10am', /^Book a call….*3.*10:00/);
    expect((await screen.findByRole('dialog', { name: 'Book a call' })).textContent).toMatch(/3.*10:00/);
  });

  it('saves a list as a file', async () => {
    const server = serverWith([]).on('listContacts', { json: contactList([contactRow(1)]) });
    const { user } = await openDashboard(server, '?tab=authors');
    await choose(user, 'export mess', /^Export messages/);
    await waitFor(() => expect(announced()).toMatch(/^Saved as contact-messages-/));
  });
});

it('offers similar names last, and goes there by an Enter that came before them', async () => {
  const similar: FoundPerson = {
    ...{ name: 'Hank Osborne', email: 'hank@example.com', phone: '', is_ahead: false },
    lists: [{ list: 'messages', at: '2026-11-20T10:00:00Z', id: 1 }],
  };
  const { user } = await openDashboard(serverWith([], { similar: [similar] }));
  await open(user);
  await user.keyboard('osbonre{Enter}');
  await waitFor(() => expect(address()).toBe('/dashboard?tab=messages&search=hank%40example.com'));
  expect(palette()).toBeNull();
});

it('Tab stays in the palette’s field where there is nothing more, and Page Down goes on by several', async () => {
  const { user } = await openDashboard(serverWith([]));
  await open(user);
  const chosen = () => palette()!.querySelector('[aria-selected=true]')?.textContent;
  const before = chosen();
  await user.keyboard('{PageDown}');
  expect(chosen()).not.toBe(before);
  await user.keyboard('{PageUp}');
  expect(chosen()).toBe(before);
  await user.keyboard('zzzz');
  await waitFor(() => expect(options(/./)).toEqual([]));
  await user.keyboard('{Tab}{Shift>}{Tab}{/Shift}x');
  expect(focused()).toHaveProperty('value', 'zzzzx');
});

it('finds somebody’s rows of a list, the calls that are still to come before all of them', async () => {
  const person: FoundPerson = {
    ...{ name: 'Hank Osborne', email: 'hank@example.com', phone: '', is_ahead: true },
    lists: [{ list: 'consultations', at: '2026-11-20T10:00:00Z', id: 1 }],
  };
  const { user } = await openDashboard(serverWith([], { people: [person] }));
  await choose(user, 'calls of hank', /^Consultations of Hank Osborne/);
  expect(address()).toBe('/dashboard?tab=consultations&search=hank%40example.com');
});

it('the palette takes the place of the list of keys', async () => {
  const { user } = await openDashboard(serverWith([]));
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Shortcuts' });
  await open(user);
  expect(screen.queryByRole('dialog', { name: 'Shortcuts' })).toBeNull();
});

it('the palette opens over the form of a post, which keeps what is written while another tab is shown', async () => {
  const { user } = await openDashboard(serverWith([]), '?tab=posts');
  await screen.findByRole('tabpanel', { name: 'Blog Posts' });
  await user.keyboard('n');
  const title = await screen.findByLabelText(/^Title/);
  await user.type(title, 'Warm bread');
  const text = () => screen.findByRole('textbox', { name: 'Content' });
  await user.click(await text());
  await user.keyboard('Flour.');
  await choose(user, 'authors', /^Authors/);
  expect(document.querySelector('dialog[open]')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Blog Posts' }));
  expect(await screen.findByLabelText(/^Title/)).toHaveProperty('value', 'Warm bread');
  expect((await text()).textContent).toBe('Flour.');
  await choose(user, 'blog posts', /^Blog Posts/);
  expect(await screen.findByText(/Warm bread/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Title/)).toBeNull();
});

it('the palette makes a backup, and says so where one is', async () => {
  const server = serverWith([]).on('backUpNow', { json: { ...NO_BACKUPS, running: true } });
  const { user } = await openDashboard(server, '?tab=authors');
  await choose(user, 'back up', /^Back up now/);
  expect(await screen.findByText(/^A backup is being made\./)).toBeTruthy();
  expect(server.requests.some(({ method, url }) => method === 'POST' && url.includes('backups.php'))).toBe(
    true,
  );
});

it('Page Down and `t` keep the focus in the week, at the same time', async () => {
  const { user } = await openDashboard(serverWith([call(1)]), `?tab=consultations&week=${weekOf(first)}`);
  const week = () => screen.getByRole('region', { name: /^Week of/ });
  await within(week()).findByText('1 this week');
  await user.keyboard('j{ArrowRight}');
  const place = () => {
    const slot = focused().closest<HTMLElement>('[data-slot]');
    return [slot?.dataset.slot, slot?.closest<HTMLElement>('[data-day]')?.dataset.day];
  };
  const before = place();
  expect(before[1]).toBe(second);
  await user.keyboard('{PageDown}');
  expect(week().contains(focused())).toBe(true);
  await waitFor(() => expect(place()[0]).toBe(before[0]));
  expect(place()[1]! > second).toBe(true);
  await user.keyboard('t');
  await waitFor(() => expect(place()).toEqual(before));
});
