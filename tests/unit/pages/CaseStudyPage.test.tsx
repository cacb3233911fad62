import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { notFound } from '#content/pages.ts';
import { portfolio, type Project } from '#content/portfolio.ts';
import * as words from '#content/words/case-study.ts';
import type { CaseStudy as Study } from '#shared/case-study.ts';
import { CaseStudy } from '#app/features/portfolio/CaseStudy.tsx';
import { projects } from '#server/content/projects.ts';
import { renderApp, renderOnSite } from '#tests/support/render.tsx';

const [first, second] = projects as [Project, Project];
const last = projects.at(-1) as Project;
const at = ({ slug }: Project) => `/portfolio/${slug}`;

async function open(project: Project) {
  const view = renderApp({ at: at(project) });
  await screen.findByRole('heading', { level: 1, name: project.title });
  return view;
}

const PLATE = { src: '/artwork/a.webp', narrow: null, width: 1600, height: 1200, alt: 'A plate' };
/** What a file without a study tells. */
const BARE: Study = {
  slug: 'a',
  title: 'A project',
  description: 'What it is.',
  change: null,
  category: 'Website',
  status: 'Completed',
  year: null,
  duration: null,
  sample: false,
  plate: PLATE,
  ground: { color: '#204030', isDark: true },
  figure: null,
  before: null,
  after: null,
  sections: [],
  features: ['One'],
  technologies: ['React'],
  liveUrl: null,
  githubUrl: null,
  testimonial: null,
  next: null,
  call: { ...portfolio.after, ...portfolio.afterOne },
};
const show = (study: Partial<Study>) =>
  renderOnSite(<CaseStudy study={{ ...BARE, ...study }} />, {
    at: '/portfolio/a',
    route: '/portfolio/:slug',
  });

describe('a project’s page', () => {
  it('tells what the list tells, asks nothing of the server, and names itself in the title', async () => {
    const { server } = await open(first);
    expect(document.title).toContain(first.title);
    expect(screen.getByText(first.description)).toBeTruthy();
    expect(screen.getByText(first.technologies.join(', '))).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: words.features }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(first.features);
    expect(server.requests).toEqual([]);
  });

  it('leads to the next project, from the last one to the first', async () => {
    await open(last);
    const next = screen.getByRole('region', { name: first.title });
    await userEvent.click(within(next).getByRole('link', { name: first.title }));
    await screen.findByRole('heading', { level: 1, name: first.title });
    expect(screen.getByRole('link', { name: second.title }).getAttribute('href')).toBe(at(second));
  });

  it('leads back to the list as it was filtered', async () => {
    renderApp({ at: `/portfolio?category=${last.category}` });
    await userEvent.click(await screen.findByRole('link', { name: last.title }));
    const back = await screen.findByRole('link', { name: words.all });
    expect(back.getAttribute('href')).toBe(`/portfolio?category=${last.category}`);
  });

  it('is none where there is no such project', async () => {
    renderApp({ at: '/portfolio/constructor' });
    expect(await screen.findByText('404')).toBeTruthy();
    expect(document.title).toBe(notFound.title);
    expect(screen.getByRole('link', { name: words.all }).getAttribute('href')).toBe('/portfolio');
  });

  it('looks whole without a study: the description stands for what changed', () => {
    show({});
    expect(screen.getByText('What it is.')).toBeTruthy();
    expect(screen.queryByText(words.before)).toBeNull();
    expect(screen.queryByText(words.sample)).toBeNull();
    expect(screen.queryByText(words.next)).toBeNull();
    expect(screen.queryByRole('blockquote')).toBeNull();
    expect(screen.getByRole('link', { name: portfolio.after.consultation })).toBeTruthy();
  });

  it('shows figure, before and after, notes in the margin, and who praised it', () => {
    show({
      sample: true,
      figure: { value: '4 AM', label: 'is early.' },
      before: { picture: PLATE, text: 'Then.' },
      after: { picture: null, text: 'Now.' },
      sections: [{ heading: { id: 'why', title: 'Why' }, note: '<p>Aside.</p>', html: '<p>Because.</p>' }],
      testimonial: { quote: 'Good.', name: 'Ann', role: 'baker' },
    });
    for (const text of ['4 AM', 'is early.', 'Then.', 'Now.', 'Aside.', 'Because.', 'Good.', 'Ann']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText(words.sample)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Why' }).id).toBe('why');
  });

  it('opens a picture large, and leaves clicks for other tabs to the browser', async () => {
    const opened = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    show({});
    const link = screen.getByRole('link', { name: `${words.enlarge} ${PLATE.alt}` });
    expect(link.getAttribute('href')).toBe(PLATE.src);
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    link.addEventListener('click', (event) => event.preventDefault(), { once: true }); // jsdom has no tabs
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(opened).not.toHaveBeenCalled();
    await user.click(link);
    expect(opened).toHaveBeenCalledOnce();
    const [, close] = screen.getAllByRole('button', { name: words.close, hidden: true });
    await user.click(close ?? link);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });
});
