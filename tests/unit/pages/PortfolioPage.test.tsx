import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as words from '#content/words/projects.ts';
import { projects } from '#server/content/projects.ts';
import { SEARCH_DELAY_MS } from '#app/lib/use-filter-form.ts';
import { PortfolioPage } from '#app/pages/PortfolioPage.tsx';
import { stopClock } from '#tests/support/fake-clock.ts';
import { renderOnSite } from '#tests/support/render.tsx';

const open = (query = '') =>
  renderOnSite(<PortfolioPage />, { at: `/portfolio${query}`, route: '/portfolio' });

const address = () => screen.getByLabelText('Address').textContent;
const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const shown = () =>
  screen
    .queryAllByRole('article')
    .map((entry) => within(entry).getByRole('heading', { level: 2 }).textContent);

describe('the portfolio', () => {
  it('[1.03] [2.1.04] [2.7.01] [3.6.01] shows six projects with all there is to say about them', () => {
    open();
    expect(shown()).toEqual(projects.map(({ title }) => title));
    for (const [index, entry] of screen.getAllByRole('article').entries()) {
      const { description, imageAlt, features, technologies } = projects[index]!;
      expect(within(entry).getByRole('img', { name: imageAlt })).toBeTruthy();
      expect(
        within(entry)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(features);
      expect(entry.textContent).toContain(description);
      expect(entry.textContent).toContain(technologies.join(', '));
    }
    expect(document.title).toMatch(/^Portfolio \|/);
  });

  it('[2.7.14] [2.7.15] [2.7.16] [2.7.17] marks each with its state: green, yellow or blue', () => {
    open();
    const marks = screen.getAllByRole('article').map((entry) => {
      const badge = entry.querySelector<HTMLElement>('[data-tone]')!;
      return [badge.textContent, badge.dataset.tone];
    });
    const meant = {
      completed: ['Completed', 'agave'],
      'in-progress': ['In progress', 'sun'],
      planned: ['Planned', 'sky'],
    };
    expect(marks).toEqual(projects.map(({ status }) => meant[status]));
    expect(new Set(projects.map(({ status }) => status)).size).toBe(3);
  });

  it('[2.7.18] [2.7.19] links to the demo and the code of the one project that has them', () => {
    open();
    const links = screen.getAllByRole('article').map((entry) =>
      within(entry)
        .queryAllByRole('link')
        .filter((link) => link.closest('h2') === null && !link.textContent.startsWith(words.more))
        .map((link) => [link.textContent, link.getAttribute('href')]),
    );
    expect(links).toEqual([
      ...[[], [], [], [], []],
      [
        ['Live Demo: This website', '/'],
        ['Code: This website', 'https://github.com/'],
      ],
    ]);
  });

  it('leads from each title to the project’s own page', () => {
    open();
    const titles = screen.getAllByRole('heading', { level: 2 }).slice(0, projects.length);
    const leads = titles.map((title) => within(title).getByRole('link').getAttribute('href'));
    const more = screen.getAllByRole('link', { name: new RegExp(`^${words.more}: `) });
    const pages = projects.map(({ slug }) => `/portfolio/${slug}`);
    expect(leads).toEqual(pages);
    expect(more.map((link) => link.getAttribute('href'))).toEqual(pages);
  });

  it('[2.7.02] [2.7.03] [2.7.04] [2.7.05] [2.7.06] offers all, website, ecommerce, webapp and mobile', () => {
    open();
    const choices = within(screen.getByRole('group', { name: 'Category' })).getAllByRole<HTMLInputElement>(
      'radio',
    );
    expect(choices.map(({ value }) => value)).toEqual(['all', 'website', 'ecommerce', 'webapp', 'mobile']);
    expect(choices.map(({ checked }) => checked)).toEqual([true, false, false, false, false]);
  });

  it.each([
    ['Website', 'website', ['Sonoran Seed Library']],
    ['E-commerce', 'ecommerce', ['Mesquite & Rye', 'Old Pueblo Pottery']],
    ['Web app', 'webapp', ['Tanque Verde Cycles', 'This website']],
    ['Mobile', 'mobile', ['Rillito Trail Guide']],
  ])(
    '[2.7.07] shows only %s when it is chosen, and everything again for All',
    async (name, value, titles) => {
      const { user } = open();
      await user.click(screen.getByRole('radio', { name }));
      expect(address()).toBe(`/portfolio?category=${value}`);
      expect(shown()).toEqual(titles);
      await user.click(screen.getByRole('radio', { name: 'All' }));
      expect(address()).toBe('/portfolio');
      expect(shown()).toHaveLength(6);
    },
  );

  it.each([
    ['[2.7.08] titles', 'RILLITO', ['Rillito Trail Guide']],
    ['[2.7.09] descriptions', 'school gardens', ['Sonoran Seed Library']],
    ['[2.7.10] technologies', 'liquid', ['Old Pueblo Pottery']],
  ])('searches %s', async (_, words, titles) => {
    const { user } = open();
    await user.type(searchBox(), `${words}{Enter}`);
    expect(shown()).toEqual(titles);
  });

  it('[2.7.11] combines both', async () => {
    const { user } = open('?category=webapp');
    await user.type(searchBox(), 'sqlite{Enter}'); // which the bakery's shop has, too
    expect(shown()).toEqual(['This website']);
    expect(address()).toBe('/portfolio?category=webapp&search=sqlite');
    await user.click(screen.getByRole('radio', { name: 'E-commerce' }));
    expect(shown()).toEqual(['Mesquite & Rye']);
    await user.click(screen.getByRole('radio', { name: 'Mobile' }));
    expect(shown()).toEqual([]);
  });

  it('searches a moment after the last letter', async () => {
    const user = stopClock();
    open();
    await user.type(searchBox(), 'stripe');
    expect(shown()).toHaveLength(6);
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS));
    expect(shown()).toEqual(['Mesquite & Rye']);
    expect(address()).toBe('/portfolio?search=stripe');
  });

  it('reads its filters from the address, and takes an unknown category for all', () => {
    const { unmount } = open('?category=ecommerce&search=potter');
    expect(shown()).toEqual(['Old Pueblo Pottery']);
    expect(searchBox().value).toBe('potter');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'E-commerce' }).checked).toBe(true);
    unmount();
    open('?category=cooking');
    expect(shown()).toHaveLength(6);
  });

  it('[2.7.12] [2.7.13] says when nothing fits, and leads back to everything', async () => {
    const { user } = open('?category=mobile&search=zebra');
    expect(shown()).toEqual([]);
    expect(screen.getByText('No projects found')).toBeTruthy();
    expect(screen.getByText('Try adjusting your search or filter criteria.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show all projects' }));
    expect(shown()).toHaveLength(6);
    expect(searchBox().value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All' }).checked).toBe(true);
  });

  it('tells those who listen how many are shown', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'E-commerce' }));
    expect(screen.getByText('2 of 6 projects').getAttribute('role')).toBe('status');
  });
});
