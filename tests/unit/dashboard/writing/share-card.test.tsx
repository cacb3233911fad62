import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShareCard } from '#app/dashboard/writing/ShareCard.tsx';
import { emptyForm } from '#app/features/posts/post-form.ts';
import { dashboardServer } from '#tests/support/dashboard.tsx';
import { renderOnSite } from '#tests/support/render.tsx';

const choices = { categories: [{ value: '7', label: 'Design' }] };

function imageOf(featured_image: string): HTMLImageElement | null {
  const values = {
    ...emptyForm([]),
    ...{ title: 'Two  ovens 🥖', meta_title: 'Ovens', category: '7' },
    ...{ featured_image, image_focus: '73 9' },
  };
  renderOnSite(<ShareCard values={values} choices={choices} />, { server: dashboardServer() });
  return screen.getByRole('figure').querySelector('img');
}

it('shows what is shared before there is a post: the title beside the part of the cover that stays in sight', () => {
  const image = imageOf('/artwork/posts/menu.svg');
  const card = screen.getByRole('figure');
  expect(card.querySelector('[aria-hidden]')?.textContent).toMatch(/^DesignTwo ovens\S/);
  expect(card.textContent).toContain('Ovens');
  expect(image?.style.objectPosition).toBe('73% 9%');
  expect(image?.getAttribute('src')).toMatch(/menu\.svg$/);
});

it('shows the site’s own picture in place of one of another site, as the drawn card does', () => {
  const image = imageOf('https://elsewhere.example/cover.png');
  expect(image?.getAttribute('src')).not.toContain('elsewhere');
  expect(image?.style.objectPosition).toBe('');
});
