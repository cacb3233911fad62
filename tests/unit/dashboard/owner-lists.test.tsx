import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FoundPerson, PeopleList } from '#shared/contract/finder.ts';
import { focusRow, rowsIn, stepThroughRows } from '#app/components/dashboard/row-focus.ts';
import { MessageList } from '#app/features/contacts/MessageList.tsx';
import { ConsultationList } from '#app/features/consultations/ConsultationList.tsx';
import { consultationSource } from '#app/features/consultations/use-consultations.ts';
import { messageSource } from '#app/features/contacts/use-messages.ts';
import { SubscriberList } from '#app/features/subscribers/SubscriberList.tsx';
import { subscriberSource } from '#app/features/subscribers/use-subscribers.ts';
import { createApiClient } from '#app/lib/api-client.ts';
import { FOUND_NOTHING, listLoaded } from '#tests/support/dashboard.tsx';
import { answersInParts, consultationRow, contactRow, subscriberRow } from '#tests/support/dashboard-rows.ts';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';
import { collectSavedFiles } from '#tests/support/saved-files.ts';

type Removing = 'deleteContact' | 'deleteConsultation' | 'deleteSubscriber';

interface Dashboard {
  tab: ReactNode;
  list: 'listContacts' | 'listConsultations' | 'listSubscribers';
  rows: string;
  row: (id: number, changes?: { suspected_spam?: boolean; status?: string }) => { id: number };
  listScript: string;
  remove: Removing;
  removeScript: string;
  noun: string;
  asked: string;
  /** Says which row is shown. */
  title: (id: number) => string;
  /** What its first page is asked for with. */
  query: string;
  /** The numbers of its statements: read, delete call, confirmation, refusal, failure, success. */
  numbers: Record<'read' | 'call' | 'asks' | 'refused' | 'failed' | 'deleted', string>;
}

const dashboards: [string, Dashboard][] = [
  [
    'messages',
    {
      tab: <MessageList offer={null} />,
      list: 'listContacts',
      listScript: 'contacts.php',
      rows: 'contacts',
      // Read, so that none is due before another.
      row: (id, changes) => contactRow(id, { status: 'read', ...changes }),
      remove: 'deleteContact',
      removeScript: 'delete-contact.php',
      noun: 'contact',
      asked: 'contact message',
      title: (id) => `Subject ${id}`,
      query: '?view=open&sort=need&limit=50',
      numbers: {
        read: '[1.17] [2.15.41] [7.10.02]',
        call: '[2.15.43] [7.10.04]',
        asks: '[5.50]',
        refused: '[8.40]',
        failed: '[8.43]',
        deleted: '[8.46]',
      },
    },
  ],
  [
    'consultations',
    {
      tab: <ConsultationList today="2026-11-01" offer={null} />,
      list: 'listConsultations',
      listScript: 'consultations.php',
      rows: 'consultations',
      row: consultationRow,
      remove: 'deleteConsultation',
      removeScript: 'delete-consultation.php',
      noun: 'consultation',
      asked: 'consultation',
      title: (id) => `Client ${id}`,
      query: '?view=upcoming&limit=50',
      numbers: {
        read: '[1.18] [2.15.44] [7.10.03]',
        call: '[2.15.46] [7.10.05]',
        asks: '[5.51]',
        refused: '[8.41]',
        failed: '[8.44]',
        deleted: '[8.47]',
      },
    },
  ],
  [
    'subscribers',
    {
      tab: <SubscriberList />,
      list: 'listSubscribers',
      listScript: 'newsletter-working.php',
      rows: 'subscribers',
      row: subscriberRow,
      remove: 'deleteSubscriber',
      removeScript: 'delete-subscriber.php',
      noun: 'subscriber',
      asked: 'subscriber',
      title: (id) => `reader${id}@example.com`,
      query: '?view=listed&limit=50',
      numbers: {
        read: '[1.16] [2.15.37] [7.10.01]',
        call: '[2.15.38] [7.10.06]',
        asks: '[5.52]',
        refused: '[8.42]',
        failed: '[8.45]',
        deleted: '[8.48]',
      },
    },
  ],
];

beforeEach(() => window.localStorage.clear());

describe.each(dashboards)('the list of %s', (name, dashboard) => {
  const { numbers } = dashboard;
  const capital = dashboard.noun.charAt(0).toUpperCase() + dashboard.noun.slice(1);
  const titles = () =>
    [...document.querySelectorAll('article h3, tbody th')].map((element) => element.textContent);
  /** What the row is called, as its checkbox says. */
  const nameOf = (id: number) => {
    const row = dashboard.row(id) as { name?: string; email?: string };
    return row.name ?? row.email ?? '';
  };
  /** Those about its rows: what else is said of calls is asked for beside them. */
  const requestsOf = (server: FakeServer) =>
    server.requests.filter(({ url }) => !/\/(?:days-off|busy-calendars)\.php$/.test(url));
  const calls = (server: FakeServer) => requestsOf(server).map(({ method, url }) => `${method} ${url}`);

  function show(...replies: Reply<Removing>[]) {
    return renderOnSite(dashboard.tab, { server: new FakeServer().on(dashboard.list, ...replies) });
  }

  /** As the server orders them. */
  const answer = (...rows: { id: number }[]) => ({
    unchecked: { success: true, [dashboard.rows]: rows.sort((one, other) => other.id - one.id) },
  });

  async function showRows(...rows: { id: number }[]) {
    const view = show(answer(...rows));
    await listLoaded();
    return view;
  }

  /** Opens the question about the row `id`. */
  async function askToDelete(view: Awaited<ReturnType<typeof showRows>>, id: number) {
    const row = screen.getByText(dashboard.title(id)).closest<HTMLElement>('li, tr')!;
    const hasMenu = name !== 'subscribers';
    const menu = hasMenu ? await within(row).findByRole('button', { name: /^More: / }) : null;
    if (menu !== null) await view.user.click(menu);
    await view.user.click(
      menu === null
        ? within(row).getByText('Delete', { selector: 'button' })
        : await screen.findByRole('menuitem', { name: 'Delete' }),
    );
    return screen.findByRole('alertdialog');
  }

  async function deleteRow(view: Awaited<ReturnType<typeof showRows>>, id: number) {
    const question = await askToDelete(view, id);
    await view.user.click(within(question).getByText('Delete', { selector: 'button' }));
  }

  it(`${numbers.read} is asked for once, and stands newest first [D23]`, async () => {
    const { server } = await showRows(dashboard.row(2), dashboard.row(9), dashboard.row(5));
    expect(calls(server)).toEqual([`GET /api/${dashboard.listScript}${dashboard.query}`]);
    expect(titles()).toEqual([dashboard.title(9), dashboard.title(5), dashboard.title(2)]);
  });

  it('says that it is loading', () => {
    show('never');
    expect(screen.getByRole('status', { name: `Loading ${name}` })).toBeDefined();
  });

  it('says what to do next while it is empty, and its tools wait', async () => {
    show({ unchecked: { success: true, [dashboard.rows]: [] } });
    const title = await screen.findByText(`No ${name} yet`);
    expect(title.parentElement!.querySelector('a')).not.toBeNull();
    const disabled = (name: string) => screen.getByText<HTMLButtonElement>(name).disabled;
    expect(disabled('Export CSV')).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('searchbox').disabled).toBe(true);
  });

  it('says that it failed and why, and can be tried again', async () => {
    const { user } = show('network failure', {
      unchecked: { success: true, [dashboard.rows]: [dashboard.row(1)] },
    });
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain(`Error loading ${name}`);
    expect(failure.textContent).toContain('Network error. Please check your connection and try again.');
    expect(screen.getByRole<HTMLInputElement>('searchbox').disabled).toBe(false);
    expect(screen.getByText('Export CSV')).toBeTruthy();
    await user.click(screen.getByText('Try again'));
    await listLoaded();
    expect(titles()).toEqual([dashboard.title(1)]);
  });

  it('reads on where one answer does not hold all, from the first row that is new, and tries again when that fails', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => dashboard.row(120 - index));
    const [first, second, third] = answersInParts(dashboard.rows, rows, 50);
    const { user, server } = show(first!, 'network failure', second!, third!);
    await user.click(await screen.findByText('Show more'));
    await user.click(await screen.findByText('Try again'));
    await waitFor(() => expect(titles()).toHaveLength(100));
    const focused = () => document.activeElement?.textContent;
    await waitFor(() => expect(focused()).toContain(titles()[50]));
    const loaded = rowsIn(document.body);
    focusRow(loaded.at(-1));
    stepThroughRows(document.body, 1);
    await waitFor(() => expect(titles()).toHaveLength(120));
    await waitFor(() => expect(focused()).toContain(titles()[100]));
    const pages = calls(server).map((call) => /page=\d/.exec(call)?.[0] ?? '');
    expect(pages).toEqual(['', 'page=2', 'page=2', 'page=3']);
  });

  it('is exported whole, every answer of it, as CSV', async () => {
    const files = collectSavedFiles();
    const rows = [dashboard.row(3, { status: '=1+1' }), dashboard.row(2), dashboard.row(1)];
    const parts = answersInParts(dashboard.rows, rows, 2);
    const { user } = show(parts[0]!, ...parts);
    await waitFor(() => expect(titles()).toHaveLength(2));
    await user.click(screen.getByText('Export CSV'));
    await waitFor(() => expect(files).toHaveLength(1));
    const [{ name: fileName, type, text }] = files as [(typeof files)[0]];
    expect(fileName).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d\.csv$/);
    expect(type).toBe('text/csv;charset=utf-8');
    const lines = (await text()).split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF.*Email,/);
    expect(lines.slice(1).map((line) => /\w+@example.com/.exec(line)?.[0])).toEqual([
      ...rows.map(({ id }) => (dashboard.row(id) as unknown as { email: string }).email),
      undefined,
    ]);
    expect(lines[1]).toContain(`,'=1+1,`);
  });

  it('says so when the export fails', async () => {
    const { user } = show(
      { unchecked: { success: true, [dashboard.rows]: [dashboard.row(1)] } },
      'network failure',
    );
    await user.click(await screen.findByText('Export CSV'));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Nothing was exported');
  });

  it(`${numbers.asks} [5.53] asks before it deletes; cancelling sends nothing and removes nothing`, async () => {
    const view = await showRows(dashboard.row(1), dashboard.row(2));
    const question = await askToDelete(view, 2);
    expect(question.textContent).toContain(
      `Are you sure you want to delete this ${dashboard.asked}? This action cannot be undone.`,
    );
    await view.user.click(within(question).getByText('Cancel'));
    expect(calls(view.server)).toEqual([`GET /api/${dashboard.listScript}${dashboard.query}`]);
    expect(titles()).toEqual([dashboard.title(2), dashboard.title(1)]);
  });

  it(`${numbers.call} ${numbers.deleted} deletes, says and announces it, and goes on to the next row`, async () => {
    const view = await showRows(dashboard.row(1), dashboard.row(2), dashboard.row(3));
    view.server.on(dashboard.remove, { json: { success: true } });
    view.server.on(dashboard.list, answer(dashboard.row(1), dashboard.row(3)));
    await deleteRow(view, 2);
    const text = `${capital} deleted successfully`;
    await waitFor(() => expect(document.querySelector('[aria-live]')!.textContent).toBe(text));
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(titles()).toEqual([dashboard.title(3), dashboard.title(1)]);
    const [, request] = requestsOf(view.server);
    expect([request!.method, request!.url, request!.body]).toEqual([
      'DELETE',
      `/api/${dashboard.removeScript}?id=2`,
      null,
    ]);
    expect(requestsOf(view.server)).toHaveLength(3);
    expect(document.activeElement!.textContent).toContain(dashboard.title(1));
  });

  it('is empty again after the last one, and the news has the focus', async () => {
    const view = await showRows(dashboard.row(1));
    view.server.on(dashboard.remove, { json: { success: true } });
    view.server.on(dashboard.list, answer());
    await deleteRow(view, 1);
    await screen.findByText(`No ${name} yet`);
    expect(document.activeElement!.textContent).toBe(`${capital} deleted successfully`);
  });

  it.each<[string, Reply<Removing>, string]>([
    [
      numbers.refused,
      { status: 409, json: { success: false, error: 'Not now.' } },
      `Failed to delete ${dashboard.noun}: Not now.`,
    ],
    [`${numbers.failed} network`, 'network failure', `Failed to delete ${dashboard.noun}. Please try again.`],
    [
      `${numbers.failed} no reason`,
      { unchecked: { success: false } },
      `Failed to delete ${dashboard.noun}. Please try again.`,
    ],
    [
      `${numbers.failed} no JSON`,
      { status: 500, text: 'Oops' },
      `Failed to delete ${dashboard.noun}. Please try again.`,
    ],
  ])('%s: alerts, announces, and keeps the row', async (_, reply, message) => {
    const view = await showRows(dashboard.row(1), dashboard.row(2));
    view.server.on(dashboard.remove, reply);
    await deleteRow(view, 2);
    await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain(message));
    await waitFor(() => expect(document.querySelector('[aria-live]')!.textContent).toBe(message));
    expect(titles()).toEqual([dashboard.title(2), dashboard.title(1)]);
  });

  it('takes a deletion back', async () => {
    const view = await showRows(dashboard.row(1), dashboard.row(2));
    view.server.on(dashboard.remove, { json: { success: true } });
    view.server.on('restoreTrashed', { json: { success: true, done: [2], failed: [], notes: [] } });
    await deleteRow(view, 2);
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await screen.findAllByText(`${capital} restored.`)).length).toBeGreaterThan(0);
    const request = view.server.requests.find(({ url }) => url.endsWith('/trash.php'))!;
    expect(request.body).toMatchObject({ ids: [2] });
    await waitFor(() => expect(titles()).toEqual([dashboard.title(2), dashboard.title(1)]));
    await view.user.click(screen.getByRole('button', { name: 'Redo' }));
    // Again, and without the question.
    await waitFor(() =>
      expect(view.server.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(2),
    );
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await screen.findAllByText(`${capital} restored.`)).length).toBeGreaterThan(0);
  });

  it('offers no “Undo” of a deletion once the trash has taken it back', async () => {
    const view = await showRows(dashboard.row(1), dashboard.row(2));
    const trashed = { id: 7, row: 2, title: 'Back again', detail: '' };
    const moments = { trashed_at: '2026-11-24T15:00:00Z', ends_at: '2026-12-24T15:00:00Z' };
    view.server
      .on(dashboard.remove, { json: { success: true } })
      .on('listTrash', { json: { success: true, total: 1, trash: [{ ...trashed, ...moments }] } })
      .on('restoreTrashed', { json: { success: true, done: [2], failed: [], notes: [] } });
    await deleteRow(view, 2);
    await screen.findByRole('button', { name: 'Undo' });
    await view.user.click(screen.getByRole('button', { name: 'Trash' }));
    await view.user.click(await screen.findByRole('button', { name: 'Restore: Back again' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    // Seen, and read out with the focus, which its row had.
    expect(document.activeElement?.textContent).toBe('Restored: “Back again”.');
  });

  it('deletes the chosen rows by one request, says what did not work, and takes it back', async () => {
    const view = await showRows(dashboard.row(1), dashboard.row(2), dashboard.row(3));
    const plural = name; // as the list is called
    const many = dashboard.remove.concat('s') as 'deleteContacts';
    view.server.on(many, {
      json: { success: true, done: [1, 3], failed: [{ id: 2, error: 'Not this one.' }] },
    });
    view.server.on('restoreTrashed', { json: { success: true, done: [1, 3], failed: [], notes: [] } });
    await view.user.click(screen.getByRole('checkbox', { name: 'Select: ' + nameOf(1) }));
    await view.user.keyboard('{Shift>}');
    await view.user.click(screen.getByRole('checkbox', { name: 'Select: ' + nameOf(3) }));
    await view.user.keyboard('{/Shift}');
    const bar = screen.getByRole('region', { name: `Selected ${plural}` });
    expect(bar.textContent).toContain(`3 ${plural} selected`);
    await view.user.click(within(bar).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toMatch(
      /This action cannot be undone\.\s*They stay in the trash for 30 days/,
    );
    await view.user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(`2 ${plural} deleted. Not “${nameOf(2)}”: Not this one.`)).toBeDefined();
    const posts = view.server.requests.filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(1);
    expect([...(posts[0]!.body as { ids: number[] }).ids].sort()).toEqual([1, 2, 3]);
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(`2 ${plural} restored.`)).toBeDefined();
    await view.user.click(screen.getByRole('button', { name: 'Redo' }));
    await waitFor(() =>
      expect(
        view.server.requests.filter(({ body }) => JSON.stringify(body ?? null).includes('[1,3]')),
      ).toHaveLength(2),
    );
  });

  it('goes on to the next row once the chosen ones are deleted', async () => {
    const view = await showRows(dashboard.row(1), dashboard.row(2), dashboard.row(3));
    const many = dashboard.remove.concat('s') as 'deleteContacts';
    view.server.on(many, { json: { success: true, done: [2], failed: [] } });
    view.server.on(dashboard.list, answer(dashboard.row(1), dashboard.row(3)));
    await view.user.click(screen.getByRole('checkbox', { name: 'Select: ' + nameOf(2) }));
    const bar = screen.getByRole('region', { name: `Selected ${name}` });
    await view.user.click(within(bar).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await view.user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles()).toEqual([dashboard.title(3), dashboard.title(1)]));
    expect(document.activeElement!.matches('li, tr')).toBe(true);
    expect(document.activeElement!.textContent).toContain(dashboard.title(1));
  });

  it('is searched by keys: Enter waits for what is found, Escape empties the field, then leaves it', async () => {
    const { server, user } = renderOnSite(
      <div role="tabpanel" tabIndex={0}>
        {dashboard.tab}
      </div>,
      {
        server: new FakeServer().on(dashboard.list, answer(dashboard.row(1), dashboard.row(2))),
      },
    );
    await listLoaded();
    const field = screen.getByRole('searchbox');
    await user.click(field);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement!.textContent).toContain(dashboard.title(2));

    server.on(dashboard.list, answer(dashboard.row(1)));
    await user.type(field, 'logos{Enter}');
    expect(document.activeElement).toBe(field);
    await waitFor(() => expect(titles()).toEqual([dashboard.title(1)]));
    expect(document.activeElement!.matches('li, tr')).toBe(true);
    expect(document.activeElement!.textContent).toContain(dashboard.title(1));

    await user.click(field);
    await user.keyboard('{Escape}');
    expect(field).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Escape}');
    // Back on the row from which one came, as soon as it is there again.
    await waitFor(() => expect(document.activeElement!.textContent).toContain(dashboard.title(1)));
    expect(document.activeElement!.matches('li, tr')).toBe(true);

    // Who came from no row goes to the first one.
    act(() => (document.activeElement as HTMLElement).blur());
    await user.click(field);
    await user.keyboard('{Escape}');
    expect(document.activeElement!.textContent).toContain(titles()[0]);
    expect(document.activeElement!.matches('li, tr')).toBe(true);
  });

  it('names those who are called nearly so where nothing has what was searched for', async () => {
    const kind = dashboard.rows === 'contacts' ? 'messages' : (dashboard.rows as PeopleList);
    const person = (email: string, list: PeopleList): FoundPerson => ({
      ...{ name: '', email, phone: '', is_ahead: false },
      lists: [{ list, at: '2026-11-20T10:00:00.000Z', id: 1 }],
    });
    const elsewhere = kind === 'messages' ? 'subscribers' : 'messages';
    const { server, user } = renderOnSite(dashboard.tab, {
      server: new FakeServer().on(dashboard.list, answer(dashboard.row(1), dashboard.row(2))).on('find', {
        json: {
          ...FOUND_NOTHING,
          similar: [person('marta@example.com', kind), person('mart@example.org', elsewhere)],
        },
      }),
    });
    await listLoaded();
    const counts = { inbox: 2, listed: 2, all: 2 };
    server.on(dashboard.list, { unchecked: { success: true, [dashboard.rows]: [], counts } });
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    await user.type(field, 'matra');
    await user.click(await screen.findByRole('button', { name: 'marta@example.com' }));
    expect(screen.queryByRole('button', { name: 'mart@example.org' })).toBeNull();
    expect(field.value).toBe('marta@example.com');
  });

  it('looks again when the row to be deleted was gone already', async () => {
    const view = show(answer(dashboard.row(1), dashboard.row(2)), {
      unchecked: { success: true, [dashboard.rows]: [dashboard.row(1)] },
    });
    await listLoaded();
    view.server.on(dashboard.remove, { status: 404, json: { success: false, error: 'Not there any more.' } });
    await deleteRow(view, 2);
    await waitFor(() => expect(titles()).toEqual([dashboard.title(1)]));
  });
});

describe('the calls of the three lists', () => {
  it('[7.10.07] carry no Authorization header, although there is a token', async () => {
    const server = new FakeServer();
    const request = createApiClient({ base: '/api', fetch: server.fetch, token: () => 'a-token' });
    for (const [, { list, rows, remove }] of dashboards) {
      server.on(list, { unchecked: { success: true, [rows]: [] } }).on(remove, { json: { success: true } });
    }
    for (const source of [messageSource, consultationSource, subscriberSource]) {
      await source.fetchPart(request, 1);
      await source.fetchPart(request, 2);
      await source.deleteRow(request, 4);
    }
    expect(server.requests).toHaveLength(9);
    expect(server.requests.filter(({ headers }) => headers.has('Authorization'))).toEqual([]);
  });
});
