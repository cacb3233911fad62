import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { about } from '#content/about.ts';
import { business } from '#content/business.ts';
import { AboutOpening } from '#app/pages/about/AboutOpening.tsx';
import { renderOnSite } from '#tests/support/render.tsx';

const open = (portrait: string | null) =>
  renderOnSite(<AboutOpening portrait={portrait} />, { at: '/about', route: '/about' });

describe('the opening of the about page', () => {
  it('shows the portrait, which is named', () => {
    open('/artwork/me.webp');
    const portrait = screen.getByRole('img', { name: business.who.name });
    expect(portrait.getAttribute('src')).toMatch(/\/artwork\/me\.webp$/);
    expect(screen.getByText(about.lead)).toBeTruthy();
  });

  it('shows the workbench where there is none', () => {
    open(null);
    expect(screen.getByRole('img', { name: about.artAlt })).toBeTruthy();
    expect(screen.getByText(about.lead)).toBeTruthy();
  });
});
