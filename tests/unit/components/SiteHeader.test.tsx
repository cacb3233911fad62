import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SiteHeader } from '#app/components/SiteHeader.tsx';
import { renderOnSite } from '#tests/support/render.tsx';

const LINKS = [
  ['About', '/about'],
  ['Services', '/services'],
  ['Portfolio', '/portfolio'],
  ['Pricing', '/pricing'],
  ['Blog', '/blog'],
  ['Get In Touch', '/contact'],
];

const linksOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** jsdom knows no widths, so the row for wide screens and the sheet for narrow ones are both there. */
const navigations = () => screen.getAllByRole('navigation', { hidden: true }) as [HTMLElement, HTMLElement];
const sheet = () => navigations()[1].parentElement!;

describe('the header', () => {
  it('[2.2.04] [2.2.05] [2.2.06] [2.2.07] [2.2.08] [2.2.09] [2.2.10] has its links in their order, wide and narrow', () => {
    renderOnSite(<SiteHeader />);
    for (const nav of navigations()) expect(linksOf(nav)).toEqual(LINKS);
  });

  it('[2.2.01] is sticky', () => {
    renderOnSite(<SiteHeader />);
    expect(screen.getByRole('banner').className).toMatch(/\bsticky\b.*\btop-0\b/);
  });

  it('[2.2.02] [4.14.01] opens and closes the mobile menu by its button', async () => {
    const { user } = renderOnSite(<SiteHeader />);
    const button = screen.getByRole('button', { name: 'Menu' });
    expect([button.getAttribute('aria-expanded'), sheet().hidden]).toEqual(['false', true]);
    await user.click(button);
    expect([button.textContent, button.getAttribute('aria-expanded'), sheet().hidden]).toEqual([
      'Close',
      'true',
      false,
    ]);
    expect(button.getAttribute('aria-controls')).toBe(sheet().id);
    await user.click(button);
    expect([button.getAttribute('aria-expanded'), sheet().hidden]).toEqual(['false', true]);
  });

  it.each(LINKS)('[2.2.03] closes the menu when %s is clicked', async (label, path) => {
    const { user } = renderOnSite(<SiteHeader />, { at: '/', route: '/*' });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(within(sheet()).getByRole('link', { name: label }));
    expect(sheet().hidden).toBe(true);
    expect(screen.getByLabelText('Address').textContent).toBe(path);
  });

  it('closes the menu on Escape, back on its button, and when the focus leaves it', async () => {
    const { user } = renderOnSite(<SiteHeader />);
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    await user.keyboard('{Escape}');
    expect([sheet().hidden, document.activeElement]).toEqual([true, button]);
    await user.click(button);
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await user.keyboard('{Shift}');
    expect(sheet().hidden).toBe(true);
    elsewhere.remove();
  });
});
