import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { services } from '#content/services.ts';
import { site } from '#content/site.ts';
import { SiteFooter } from '#app/components/SiteFooter.tsx';
import { renderOnSite } from '#tests/support/render.tsx';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the footer', () => {
  it.each(['/support', '/privacy-policy', '/terms-of-service'])(
    '[2.3.01] [2.3.02] [2.3.03] links to %s',
    (path) => {
      renderOnSite(<SiteFooter />);
      expect(hrefs()).toContain(path);
    },
  );

  it('[2.3.04] lists the services', () => {
    renderOnSite(<SiteFooter />);
    for (const { name } of services) expect(screen.getByRole('link', { name })).toBeTruthy();
  });

  it('[2.3.05] shows how to get in touch', () => {
    renderOnSite(<SiteFooter />);
    expect(hrefs()).toEqual(expect.arrayContaining([`mailto:${site.email}`, 'tel:+15205550142']));
    for (const fact of [site.email, site.phone, site.city, site.hours])
      expect(screen.getByText(fact)).toBeTruthy();
  });

  it('[2.3.06] [D31] links to exactly three social networks, safely', () => {
    renderOnSite(<SiteFooter />);
    const links = within(screen.getByRole('list', { name: 'Social networks' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['GitHub', 'LinkedIn', 'X']);
    for (const link of links) expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});
