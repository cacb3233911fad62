import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { about } from '#content/about.ts';
import { business } from '#content/business.ts';
import { AboutLead } from '#app/pages/about/AboutLead.tsx';
import { renderOnSite } from '#tests/support/render.tsx';

const open = (portrait: string | null) =>
  renderOnSite(<AboutLead portrait={portrait} />, { at: '/about', route: '/about' });

describe('the first sentences of the about page', () => {
  it('stand beside the portrait, which is named', () => {
    open('/artwork/me.webp');
    const portrait = screen.getByRole('img', { name: business.who.name });
    expect(portrait.getAttribute('src')).toMatch(/\/artwork\/me\.webp$/);
    expect(screen.getByText(about.lead)).toBeTruthy();
  });

  it('stand alone where there is none', () => {
    open(null);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText(about.lead)).toBeTruthy();
  });
});
