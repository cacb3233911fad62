import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/support/render.tsx';

async function openSupport() {
  const view = renderApp({ at: '/support' });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const main = () => within(screen.getByRole('main'));
const region = (name: RegExp) => screen.getByRole('region', { name });

describe('the support page', () => {
  it('[1.11] [2.1.13] [2.13.04] is a static page', async () => {
    const { server } = await openSupport();
    expect(document.title).toMatch(/^Support \| /);
    expect(server.requests).toEqual([]);
  });

  it('[2.13.05] has an email link', async () => {
    await openSupport();
    expect(main().getByRole('link', { name: 'hello@wrencalder.example' }).getAttribute('href')).toBe(
      'mailto:hello@wrencalder.example',
    );
  });

  it('[2.13.06] has a link to the contact form', async () => {
    await openSupport();
    expect(main().getByRole('link', { name: 'Use the contact form' }).getAttribute('href')).toBe('/contact');
  });

  it('[2.13.07] [1.28] [9.2.08] [9.2.09] shows response times, 24 hours for project updates', async () => {
    await openSupport();
    const times = within(region(/^How soon/));
    const promise = (what: string) => times.getByText(what).nextElementSibling?.textContent;
    expect(promise('Project updates')).toBe('24 hours');
    expect(promise('A new inquiry')).toBe('4 hours');
    expect(promise('The contact page')).toBe('24 hours');
    expect(times.getByText('A new inquiry').parentElement?.textContent).toContain('On business days');
  });

  it('[9.2.07] says when business days are', async () => {
    await openSupport();
    expect(region(/^How soon/).textContent).toContain('Monday to Friday, 9AM-5PM Arizona time');
  });

  it('[2.13.08] answers questions', async () => {
    await openSupport();
    const questions = [...region(/^What people ask/).querySelectorAll('details')];
    expect(questions.length).toBeGreaterThanOrEqual(5);
    for (const question of questions) expect(question.querySelector('p')?.textContent).toMatch(/\.$/);
  });

  it('[2.13.09] leads to posts and pages that help', async () => {
    await openSupport();
    const links = within(region(/^Help yourself/)).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/blog\/./),
        '/pricing',
        '/terms-of-service',
        '/privacy-policy',
      ]),
    );
  });
});
