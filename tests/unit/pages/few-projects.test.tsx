import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { portfolio } from '#content/portfolio.ts';
import { noneYet } from '#content/words/projects.ts';
import { Portfolio } from '#app/pages/PortfolioPage.tsx';
import { PortfolioPreview } from '#app/pages/home/PortfolioPreview.tsx';
import { projects } from '#server/content/projects.ts';
import { renderOnSite } from '#tests/support/render.tsx';

const first = (count: number) => projects.slice(0, count);

function openPortfolio(count: number) {
  renderOnSite(<Portfolio projects={first(count)} />, { at: '/portfolio', route: '/portfolio' });
}

describe('a site with few projects', () => {
  it('leaves the home page’s section out while there are none', () => {
    renderOnSite(<PortfolioPreview projects={[]} />, { at: '/', route: '/' });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([1, 2, 3, 4])('shows %i of them on the home page', (count) => {
    renderOnSite(<PortfolioPreview projects={first(count)} />, { at: '/', route: '/' });
    expect(screen.getAllByRole('img')).toHaveLength(Math.min(count, projects.length));
  });

  it('says on the portfolio page that there are none, and offers a conversation', () => {
    openPortfolio(0);
    expect(screen.getByText(noneYet.title)).toBeTruthy();
    expect(screen.getByRole('link', { name: portfolio.after.consultation })).toBeTruthy();
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByText(portfolio.empty.title)).toBeNull();
    expect(screen.queryByText(portfolio.after.title)).toBeNull(); // “one of these”
  });

  it('shows a single one without filters', () => {
    openPortfolio(1);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('has filters from two on, for the categories that have projects', () => {
    openPortfolio(2);
    expect(screen.getByRole('search')).toBeTruthy();
    const offered = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    expect(new Set(offered)).toEqual(new Set(['all', ...first(2).map(({ category }) => category)]));
  });
});
