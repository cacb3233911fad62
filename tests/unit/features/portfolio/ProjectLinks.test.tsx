import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { projects } from '#server/content/projects.ts';
import { ProjectLinks } from '#app/features/portfolio/ProjectLinks.tsx';
import { renderOnSite } from '#tests/support/render.tsx';

const LIVE = 'https://bakery.example/';
const CODE = 'https://github.com/wren/bakery';

function show(liveUrl: string | null, githubUrl: string | null) {
  const project = { ...projects[0]!, title: 'Bakery', liveUrl, githubUrl };
  renderOnSite(<ProjectLinks project={project} />, { base: '/shingle' });
  return screen.queryAllByRole<HTMLAnchorElement>('link');
}

describe('a project’s links', () => {
  it.each<[string | null, string | null, string[]]>([
    [LIVE, CODE, ['Live Demo: Bakery', 'Code: Bakery']],
    [LIVE, null, ['Live Demo: Bakery']],
    [null, CODE, ['Code: Bakery']],
    [null, null, []],
  ])('[2.7.18] [2.7.19] with %s and %s are %j', (liveUrl, githubUrl, names) => {
    expect(show(liveUrl, githubUrl).map(({ textContent }) => textContent)).toEqual(names);
  });

  it('open other sites in a new tab, and this one in its own, under the base', () => {
    const [live, code] = show('/', CODE);
    expect([live!.getAttribute('href'), live!.target]).toEqual(['/shingle/', '']);
    expect([code!.href, code!.target, code!.rel]).toEqual([CODE, '_blank', 'noopener noreferrer']);
  });
});
