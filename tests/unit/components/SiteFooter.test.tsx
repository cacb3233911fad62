import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SiteFooter } from '#app/components/SiteFooter.tsx';
import { renderOnSite } from '#tests/support/render.tsx';

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the footer', () => {
  it('[2.3.01] [2.3.02] [2.3.03] links to support and to both policies', () => {
    renderOnSite(<SiteFooter />);
    expect(link('Support')).toBe('/support');
    expect(link('Privacy policy')).toBe('/privacy-policy');
    expect(link('Terms of service')).toBe('/terms-of-service');
  });

  it('[2.3.04] lists the services, each with a link to its section', () => {
    renderOnSite(<SiteFooter />);
    const list = screen.getByRole('heading', { name: 'Services' }).nextElementSibling as HTMLElement;
    const links = within(list).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Business websites',
      'Online shops',
      'Redesigns',
      'Web applications',
      'Search and speed',
      'Care and maintenance',
    ]);
    expect(links.map((one) => one.getAttribute('href'))).toEqual([
      '/services#business-websites',
      '/services#online-shops',
      '/services#redesigns',
      '/services#web-applications',
      '/services#search-and-speed',
      '/services#care-and-maintenance',
    ]);
  });

  it('[2.3.05] shows how to get in touch', () => {
    renderOnSite(<SiteFooter />);
    expect(link('hello@wrencalder.example')).toBe('mailto:hello@wrencalder.example');
    expect(link('(520) 555-0142')).toBe('tel:+15205550142');
    expect(screen.getByText('Tucson, Arizona')).toBeTruthy();
    expect(screen.getByText('Monday to Friday, 9AM-5PM Arizona time')).toBeTruthy();
  });

  it('[2.3.06] [D31] links to exactly three social networks, safely', () => {
    renderOnSite(<SiteFooter />);
    const links = within(
      screen.getByRole('list', { name: 'Social networks' }),
    ).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent, hostname }) => [textContent, hostname])).toEqual([
      ['GitHub', 'github.com'],
      ['LinkedIn', 'www.linkedin.com'],
      ['X', 'x.com'],
    ]);
    for (const { rel } of links) expect(rel).toBe('noopener noreferrer');
  });
});
