import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#shared/contract/endpoints.ts';
import type { EarlyPalette } from '#app/dashboard/palette/early-words.ts';
import { dashboardTabPath } from '#app/paths.ts';
import { dashboardServer, openDashboard, renderDashboard } from '#tests/support/dashboard.tsx';
import { consultationList, consultationRow, contactList, contactRow } from '#tests/support/dashboard-rows.ts';
import { FakeMediaQuery } from '#tests/support/jsdom-parts.ts';

const tab = (name: string) => screen.getByRole('tab', { name });
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
const panel = () => screen.getByRole('tabpanel');
const focused = () => document.activeElement!.textContent;

beforeEach(() => window.localStorage.clear());

describe("the dashboard's tabs", () => {
  it('[2.15.01] [2.15.02] [2.15.03] [2.15.04] [2.15.05] [2.15.06] [2.15.07] [2.15.08] [2.15.09] are eight, in order', async () => {
    await openDashboard();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Blog Posts',
      'Categories',
      'Authors',
      'Newsletter',
      'Campaigns',
      'Contact Messages',
      'Consultations',
    ]);
  });

  it.each([
    ['Overview', 'overview', 'Recent posts'],
    ['Blog Posts', 'posts', 'Blog Posts'],
    ['Categories', 'categories', 'Categories'],
    ['Authors', 'authors', 'Authors'],
    ['Newsletter', 'newsletter', 'Send a newsletter'],
    ['Campaigns', 'campaigns', 'Campaigns'],
    ['Contact Messages', 'messages', 'Contact Messages'],
    ['Consultations', 'consultations', 'Consultations'],
  ])('[2.15.09] %s opens at ?tab=%s, on a direct load too', async (label, id, heading) => {
    await openDashboard(dashboardServer(), `?tab=${id}`);
    await within(panel()).findByRole('heading', { name: heading });
    expect(tab(label).getAttribute('aria-selected')).toBe('true');
    expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1);
    expect(tab(label).getAttribute('aria-controls')).toBe(panel().id);
    expect(panel().getAttribute('aria-labelledby')).toBe(tab(label).id);
    expect(document.title).toMatch(new RegExp(`^${label} \\| Dashboard`));
    expect(dashboardTabPath(id)).toBe(`/dashboard?tab=${id}`);
  });

  it('[2.15.01] an unknown one in the address counts as the first', async () => {
    await openDashboard(dashboardServer(), '?tab=nothing');
    expect(tab('Overview').getAttribute('aria-selected')).toBe('true');
  });

  it('put the chosen one into the address', async () => {
    const { user } = await openDashboard();
    await user.click(tab('Campaigns'));
    expect(address()).toBe('/dashboard?tab=campaigns');
    await within(panel()).findByText('No campaigns sent yet');
  });

  it('can be gone through and chosen with the keyboard alone', async () => {
    const { user } = await openDashboard();
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([
      0,
      ...Array<number>(7).fill(-1),
    ]);
    act(() => tab('Overview').focus());
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('Categories');
    await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
    expect(focused()).toBe('Consultations');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Overview');
    await user.keyboard('{End}{Home}{End}');
    expect(focused()).toBe('Consultations');
    expect(address()).toBe('/dashboard');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/dashboard?tab=consultations');
    expect(tab('Consultations').tabIndex).toBe(0);
    expect(tab('Overview').tabIndex).toBe(-1);
  });

  it('say which way they run: across on a narrow window, down on a wide one', async () => {
    const wide = new FakeMediaQuery('', false);
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
      const query = media.includes('min-width') ? wide : new FakeMediaQuery(media, false);
      return query as unknown as MediaQueryList;
    });
    await openDashboard();
    const list = screen.getByRole('tablist', { name: 'Dashboard' });
    expect(list.getAttribute('aria-orientation')).toBe('horizontal');
    act(() => wide.turn(true));
    expect(list.getAttribute('aria-orientation')).toBe('vertical');
  });

  it('keep what was typed in them while another one is shown', async () => {
    const { user } = await openDashboard(dashboardServer(), '?tab=authors');
    await user.click(await screen.findByRole('button', { name: 'New author' }));
    await user.type(screen.getByLabelText('Name'), 'Ines');
    await user.click(tab('Campaigns'));
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Create author' })).toBeNull();
    await user.click(tab('Authors'));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ines');
  });

  it('are all in a menu with their counts, where the strip hides some that count', async () => {
    /** Sees every tab past the right edge. */
    class AllBeyond {
      readonly #tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback) {
        this.#tell = tell;
      }
      observe(target: Element) {
        const entry = { target, boundingClientRect: { right: 900 }, rootBounds: { right: 390 } };
        this.#tell([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      }
      disconnect() {
        return undefined;
      }
    }
    vi.stubGlobal('IntersectionObserver', AllBeyond);
    const { user } = await openDashboard(
      dashboardServer()
        .on('listContacts', { json: contactList([contactRow(1), contactRow(2), contactRow(3)]) })
        .on('listConsultations', { json: consultationList([consultationRow(1)]) }),
    );
    const all = await screen.findByRole('button', { name: 'All tabs: 4 waiting out of sight' });
    act(() => all.focus());
    await user.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitemradio');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Blog Posts',
      'Categories',
      'Authors',
      'Newsletter',
      'Campaigns',
      'Contact Messages3 to answer',
      'Consultations1 pending',
    ]);
    expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('Overview');
    await user.keyboard('{End}{Enter}');
    expect(address()).toBe('/dashboard?tab=consultations');
    await waitFor(() => expect(document.activeElement).toBe(tab('Consultations')));
    vi.unstubAllGlobals();
  });

  it('count messages to answer, read or not, and pending consultations, beside their names', async () => {
    window.localStorage.setItem('shingle_read_messages', '[2]');
    await openDashboard(
      dashboardServer()
        .on('listContacts', {
          json: contactList([contactRow(1), contactRow(2), contactRow(3)]),
        })
        .on('listConsultations', { json: consultationList([consultationRow(1)]) }),
    );
    await waitFor(() => expect(tab('Contact Messages').textContent).toContain('3'));
    const words = (name: string) =>
      document.getElementById(tab(name).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(words('Contact Messages')).toBe('3 to answer');
    expect(words('Consultations')).toBe('1 pending');
    expect(words('Newsletter')).toBeUndefined();
  });

  it('[2.1.18] lead home, and past the header', async () => {
    await openDashboard();
    expect(screen.getByRole('link', { name: /View the site/ }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Skip to main content' }).getAttribute('href')).toBe('#main');
    expect(screen.getByRole('main').id).toBe('main');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dashboard');
  });
});

describe('Ctrl+K before the palette is there', () => {
  it('opens it with what was typed since, and no key does anything else', async () => {
    document.documentElement.dataset.session = 'stored';
    await import('#app/early-palette.ts');
    const press = (key: string, held = {}) => fireEvent.keyDown(document.body, { key, ...held });
    expect(press('g')).toBe(true);
    expect(press('k', { ctrlKey: true })).toBe(false);
    for (const key of ['a', 'n', 'x', 'Backspace', 'Shift']) press(key);
    await openDashboard();
    const field = await within(screen.getByRole('dialog')).findByRole<HTMLInputElement>('combobox');
    expect(field.value).toBe('an');
    expect(document.activeElement).toBe(field);
    expect(press('n', { ctrlKey: true })).toBe(true);
    expect(window.earlyPalette).toBeUndefined();
  });

  it('is forgotten at the sign-in, whose fields are typed in', async () => {
    const early: EarlyPalette = { words: 'an', release: vi.fn() };
    window.earlyPalette = early;
    renderDashboard();
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(early.release).toHaveBeenCalledOnce();
    expect(window.earlyPalette).toBeUndefined();
  });
});

describe('what the dashboard asks of the server', () => {
  it('[6.08] [6.09] [6.10] [7.10.07] sends the bearer where posts or categories are written, and nowhere else', async () => {
    const { server } = await openDashboard();
    await waitFor(() => expect(server.requests.map(({ url }) => url).join()).toContain('consultations.php'));
    for (const { url, headers } of server.requests) {
      const bearer = url.includes('validate-token') ? 'Bearer kept-token' : null;
      expect([url, headers.get('Authorization')]).toEqual([url, bearer]);
    }
    const withBearer = Object.entries(endpoints).flatMap(([name, { auth }]) =>
      auth === 'bearer' ? [name] : [],
    );
    expect(withBearer.sort()).toEqual(
      [
        ...['createPost', 'updatePost', 'deletePost', 'setPostStatus', 'togglePostStatus'],
        ...['changePosts', 'deletePosts'],
        ...['createCategory', 'updateCategory', 'deleteCategory', 'validateToken', 'logout'],
      ].sort(),
    );
  });
});
