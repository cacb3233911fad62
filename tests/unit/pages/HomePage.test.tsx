import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeServer } from '#tests/support/fake-server.ts';
import { aPost, aPostList } from '#tests/support/posts.ts';
import { renderApp } from '#tests/support/render.tsx';

async function openHome() {
  const posts = [1, 2, 3].map((id) => aPost({ id, slug: `post-${id}`, title: `Post ${id}` }));
  const server = new FakeServer()
    .on('listPosts', { json: aPostList(posts) })
    .on('sendMessage', { json: { success: true } });
  const view = renderApp({ server });
  await screen.findByText('Post 3');
  return view;
}

const section = (id: string) => document.getElementById(id)!;
const articlesIn = (id: string) => within(section(id)).getAllByRole('article');

describe('the home page', () => {
  it('[2.4.01] [2.4.02] [2.4.09] [2.4.10] has its sections in their order, and the footer after them', async () => {
    await openHome();
    const headings = [...document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual([
      expect.stringMatching(/^Websites that earn their keep/),
      expect.stringMatching(/^One workshop/),
      expect.stringMatching(/^What I can build/),
      expect.stringMatching(/^From the workbench/),
      expect.stringMatching(/^Prices you can read/),
      expect.stringMatching(/^Notes from the bench/),
      expect.stringMatching(/^One useful letter/),
      expect.stringMatching(/^Tell me what you need/),
      'Services',
      'Contact',
    ]);
    const main = screen.getByRole('main');
    expect(main.compareDocumentPosition(screen.getByRole('contentinfo'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it.each([
    ['[2.4.11] #about', /^One workshop/],
    ['[2.4.12] #services', /^What I can build/],
    ['[2.4.13] #portfolio', /^From the workbench/],
    ['[2.4.14] #pricing', /^Prices you can read/],
    ['[2.4.15] #blog', /^Notes from the bench/],
    ['[2.4.16] #contact', /^Tell me what you need/],
  ])('%s leads to its section', async (anchor, name) => {
    await openHome();
    expect(screen.getByRole('region', { name }).id).toBe(anchor.split('#')[1]);
  });

  it('[2.4.07] signs up for the newsletter', async () => {
    await openHome();
    const band = within(screen.getByRole('region', { name: /^One useful letter/ }));
    expect(band.getByLabelText<HTMLInputElement>(/^Email/).type).toBe('email');
    expect(band.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
  });

  it('[2.4.08] has a form to write with', async () => {
    await openHome();
    const contact = within(section('contact'));
    for (const label of ['Your name', 'Email address', 'Project type', 'Message']) {
      expect(contact.getByLabelText(label)).toBeTruthy();
    }
    expect(contact.getByRole('button', { name: 'Send message' })).toBeTruthy();
  });

  it('[2.4.03] offers six services', async () => {
    await openHome();
    expect(within(section('services')).getAllByRole('listitem')).toHaveLength(6);
  });

  it('[2.4.04] [2.7.14] [2.7.15] [2.7.16] [2.7.17] shows four projects, each with the badge of its status', async () => {
    await openHome();
    const badges = articlesIn('portfolio').map((plate) => {
      const badge = plate.querySelector<HTMLElement>('[data-tone]')!;
      return [badge.textContent, badge.dataset.tone];
    });
    expect(badges).toEqual([
      ['Completed', 'agave'],
      ['Completed', 'agave'],
      ['In progress', 'sun'],
      ['Planned', 'sky'],
    ]);
  });

  it('[2.4.05] [3.11.02] [9.1.01] [9.1.02] [9.1.03] [9.1.04] [9.1.05] [9.1.06] sums up three plans, the popular one marked', async () => {
    await openHome();
    const [hourly, project, retainer] = articlesIn('pricing').map(({ textContent }) => textContent) as [
      string,
      string,
      string,
    ];
    expect(articlesIn('pricing')).toHaveLength(3);
    expect(hourly).toMatch(/Hourly.*\$65.*per hour/);
    expect(project).toMatch(
      /Most popular.*Starting at.*\$2,500.*per project.*3 rounds of revisions.*30 days of post-launch support/,
    );
    expect(retainer).toMatch(/\$1,000.*per month.*20 hours/);
    expect([hourly, retainer].join()).not.toContain('Most popular');
  });

  it('[2.4.06] shows the newest three posts', async () => {
    await openHome();
    expect(articlesIn('blog')).toHaveLength(3);
  });

  it('[1.20] [1.21] [1.22] [1.23] [1.24] [9.2.08] makes its claims and its promise', async () => {
    await openHome();
    expect(screen.getByText('10+ years').previousElementSibling?.textContent).toBe('of experience');
    expect(screen.getByText('50+ projects')).toBeTruthy();
    expect(screen.getByText('100%').previousElementSibling?.textContent).toBe('client satisfaction');
    expect(screen.getByRole('main').textContent).toContain('500+ newsletter readers');
    expect(section('contact').textContent).toContain('within 4 hours on business days');
  });

  it('[2.13.01] [4.2.02] sends its message and leads to the thank-you page', async () => {
    const { user, server } = await openHome();
    const form = within(section('contact'));
    await user.selectOptions(form.getByLabelText('Project type'), 'redesign');
    await user.click(form.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Thank you/ })).toBeTruthy();
    expect(server.requests.at(-1)!.body).toMatchObject({ subject: 'redesign' });
  });

  it('[0.02] [1.10] names whom it serves, and leads to a free consultation', async () => {
    await openHome();
    expect(screen.getByRole('main').textContent).toContain('small businesses, nonprofits and entrepreneurs');
    expect(screen.getByRole('link', { name: 'Book a free consultation' }).getAttribute('href')).toBe(
      '/consultation',
    );
  });

  it('has a picture’s description wherever a picture says something', async () => {
    const { container } = await openHome();
    for (const image of container.querySelectorAll('img')) expect(image.hasAttribute('alt')).toBe(true);
  });
});
