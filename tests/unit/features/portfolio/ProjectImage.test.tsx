import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { projects } from '#server/content/projects.ts';
import { ProjectImage } from '#app/features/portfolio/ProjectImage.tsx';
import { renderOnSite } from '#tests/support/render.tsx';

function show(image: string) {
  const project = { ...projects[0]!, image };
  renderOnSite(<ProjectImage project={project} sizes="50vw" />, { base: '/shingle' });
  return screen.getByRole('img');
}

describe('a project’s plate', () => {
  it('is a picture in two widths', () => {
    const file = projects[0]!.image;
    const image = show(file);
    expect(image.getAttribute('src')).toBe(`/shingle${file}`);
    expect(image.getAttribute('srcset')).toBe(
      `/shingle${file.replace('.webp', '-800.webp')} 800w, /shingle${file} 1600w`,
    );
    expect(image.getAttribute('sizes')).toBe('50vw');
  });

  it('or in one, where no narrower copy lies beside it', () => {
    const image = show('/artwork/portfolio/alone.webp');
    expect(image.getAttribute('src')).toBe('/shingle/artwork/portfolio/alone.webp');
    expect([image.hasAttribute('srcset'), image.hasAttribute('sizes')]).toEqual([false, false]);
  });

  it('or a drawing, which fits every width', () => {
    const image = show('/artwork/portfolio/a.svg');
    expect(image.getAttribute('src')).toBe('/shingle/artwork/portfolio/a.svg');
    expect([image.hasAttribute('srcset'), image.hasAttribute('sizes')]).toEqual([false, false]);
  });
});
