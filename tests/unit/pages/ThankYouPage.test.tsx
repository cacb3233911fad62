import { existsSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/support/render.tsx';
import { pictureFile } from '#tests/support/content.ts';

async function openThankYou() {
  const view = renderApp({ at: '/thank-you' });
  await screen.findByRole('heading', { level: 1, name: /^Thank you/ });
  return view;
}

const main = () => within(screen.getByRole('main'));

describe('the thank-you page', () => {
  it('[1.25] [2.1.09] [9.2.08] promises a reply within 4 hours on business days', async () => {
    const { server } = await openThankYou();
    expect(main().getByText('I reply within 4 hours on business days.')).toBeTruthy();
    expect(server.requests).toEqual([]);
  });

  it('[9.2.07] says when business days are, and leads on', async () => {
    await openThankYou();
    expect(main().getByText(/Monday to Friday, 9AM-5PM Arizona time/)).toBeTruthy();
    expect(main().getByRole('link', { name: 'Pick a time to talk' }).getAttribute('href')).toBe(
      '/consultation',
    );
    const links = within(main().getByRole('region', { name: 'Until then' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/blog/questions-to-ask-before-you-hire-a-web-developer',
      '/',
    ]);
  });

  it('is kept out of search engines', async () => {
    await openThankYou();
    expect(document.head.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content).toBe('noindex');
  });

  it('has a picture that is described', async () => {
    await openThankYou();
    const picture = main().getByRole('img');
    expect(picture.getAttribute('src')).toBe('/artwork/thank-you.svg');
    expect(existsSync(pictureFile('/artwork/thank-you.svg'))).toBe(true);
    expect(picture.getAttribute('alt')).not.toBe('');
  });
});
