import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { services } from '#content/services.ts';
import { renderApp } from '#tests/support/render.tsx';

async function openServices() {
  const view = renderApp({ at: '/services' });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const region = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('the services page', () => {
  it('[1.02] [2.1.03] [2.6.01] has six service cards: what one gets, and how it is paid', async () => {
    const { server } = await openServices();
    expect(document.title).toMatch(/^Services \| /);
    const cards = within(screen.getByRole('main')).getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading', { level: 2 }).textContent)).toEqual(
      services.map(({ name }) => name),
    );
    expect(cards).toHaveLength(6);
    for (const [index, card] of cards.entries()) {
      for (const item of services[index]!.includes) expect(within(card).getByText(item)).toBeTruthy();
      expect(card.textContent).toMatch(/Usually paid.*\$\d/);
    }
    expect(server.requests).toEqual([]);
  });

  it('[2.6.02] [2.6.03] [2.6.04] [2.6.05] [2.6.06] has the four steps, in their order', async () => {
    await openServices();
    const steps = within(region(/^Four steps/).getByRole('list')).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      'Discovery & Planning',
      'Design & Prototyping',
      'Development & Testing',
      'Launch & Support',
    ]);
    for (const step of steps) expect(step.textContent).toMatch(/My part.+Your part.+/);
  });

  it('[2.6.07] names technologies, in groups', async () => {
    await openServices();
    const groups = region(/^What I build with/).getAllByRole('definition');
    expect(groups).toHaveLength(6);
    const names = groups.map((group) => group.textContent).join();
    for (const name of ['TypeScript', 'React', 'Node.js', 'SQLite', 'Shopify']) expect(names).toContain(name);
  });

  it('[2.6.08] leads to the consultation, the contact page and the prices', async () => {
    await openServices();
    const links = region(/^Not sure which/).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/consultation', '/contact', '/pricing']);
  });
});
