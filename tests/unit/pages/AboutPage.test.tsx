import { existsSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { renderApp } from '#tests/support/render.tsx';
import { pictureFile } from '#tests/support/content.ts';

async function openAbout() {
  const view = renderApp({ at: '/about' });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const region = (name: RegExp) => screen.getByRole('region', { name });
const main = () => within(screen.getByRole('main'));

describe('the about page', () => {
  it('[1.01] [2.1.02] says who the developer is, and sends nothing', async () => {
    const { server } = await openAbout();
    expect(document.title).toMatch(/^About \| /);
    expect(screen.getByRole('main').textContent).toContain('My name is Wren Calder.');
    expect(server.requests).toEqual([]);
  });

  it('[2.5.01] has a mission', async () => {
    await openAbout();
    expect(within(region(/^Mission$/)).getByText(/theirs to keep\.$/)).toBeTruthy();
  });

  it('[2.5.02] [2.5.03] [2.5.04] [2.5.05] has the four core values, each with what is done about it', async () => {
    await openAbout();
    const values = within(region(/^Four words/)).getAllByRole('listitem');
    expect(values.map((value) => within(value).getByRole('heading').textContent)).toEqual([
      'Integrity',
      'Excellence',
      'Service',
      'Innovation',
    ]);
    for (const value of values) expect(value.querySelectorAll('p')).toHaveLength(2);
  });

  it('[2.5.06] has expertise cards', async () => {
    await openAbout();
    const cards = within(region(/^What ten years/)).getAllByRole('article');
    expect(cards).toHaveLength(6);
    for (const card of cards) expect(within(card).getByRole('heading', { level: 3 })).toBeTruthy();
  });

  it('[2.5.07] says why to choose this developer, and when not to', async () => {
    await openAbout();
    const why = within(region(/^Reasons to choose me/));
    expect(why.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)).toEqual([
      4, 3,
    ]);
  });

  it('[1.20] [1.21] [1.22] shows the claims', async () => {
    await openAbout();
    const why = within(region(/^Reasons to choose me/));
    expect(why.getByText('10+ years').previousElementSibling?.textContent).toBe('of experience');
    expect(why.getByText('50+ projects')).toBeTruthy();
    expect(why.getByText('100%').previousElementSibling?.textContent).toBe('client satisfaction');
  });

  it('[2.5.08] [2.5.09] leads to the consultation and to the contact page', async () => {
    await openAbout();
    expect(main().getByRole('link', { name: 'Book a free consultation' }).getAttribute('href')).toBe(
      '/consultation',
    );
    expect(main().getByRole('link', { name: 'Write to me instead' }).getAttribute('href')).toBe('/contact');
  });

  it('has a picture that is described, under the base', async () => {
    await openAbout();
    const [portrait, picture] = main().getAllByRole('img');
    expect(portrait?.getAttribute('alt')).toBe(business.who.name);
    expect(picture?.getAttribute('src')).toBe('/artwork/about.svg');
    expect(existsSync(pictureFile('/artwork/about.svg'))).toBe(true);
    expect(picture?.getAttribute('alt')).not.toBe('');
  });
});
