import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { privacyPolicy } from '#content/policies/privacy.ts';
import { termsOfService } from '#content/policies/terms.ts';
import { renderApp } from '#tests/support/render.tsx';

const PAGES = [
  {
    at: '/privacy-policy',
    title: 'Privacy policy',
    policy: privacyPolicy,
    numbers: '[1.11] [2.1.11] [2.13.02]',
  },
  {
    at: '/terms-of-service',
    title: 'Terms of service',
    policy: termsOfService,
    numbers: '[1.11] [2.1.12] [2.13.03]',
  },
];

describe.each(PAGES)('$at', ({ at, title, policy, numbers }) => {
  it(`${numbers} is a static page with every section of its policy`, async () => {
    const { server } = renderApp({ at });
    await screen.findByRole('heading', { level: 1, name: title });
    const names = within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['In short', 'On this page', ...policy.sections.map(({ title }) => title)]);
    expect(server.requests).toEqual([]);
  });

  it('says what it comes to, and when it last changed', async () => {
    renderApp({ at });
    const short = await screen.findByRole('region', { name: 'In short' });
    expect(within(short).getAllByRole('listitem')).toHaveLength(policy.summary.length);
    const date = screen.getByText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    expect(date.getAttribute('datetime')).toBe(policy.updated);
  });

  it('leads from its contents to each section', async () => {
    renderApp({ at });
    const contents = await screen.findByRole('navigation', { name: 'On this page' });
    for (const link of within(contents).getAllByRole<HTMLAnchorElement>('link')) {
      expect(document.getElementById(link.hash.slice(1))?.textContent, link.hash).toBe(link.textContent);
    }
    expect(within(contents).getAllByRole('link')).toHaveLength(policy.sections.length);
  });
});
