import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Faq } from '#app/components/Faq.tsx';
import { LinkedText } from '#app/components/LinkedText.tsx';
import { renderOnSite } from '#tests/support/render.tsx';

describe('Faq', () => {
  it('has every answer in the document, each inside the question that opens it', () => {
    renderOnSite(
      <Faq
        questions={[
          { question: 'How much?', answer: 'Sixty-five.', link: { label: 'The list', to: '/pricing' } },
          { question: 'How long?', answer: 'Two weeks.' },
        ]}
      />,
    );
    const [first, second] = [...document.querySelectorAll('details')];
    expect(first?.querySelector('summary')?.textContent).toBe('How much?');
    expect(first?.textContent).toContain('Sixty-five.');
    expect(second?.textContent).toContain('Two weeks.');
    expect([first?.open, second?.open]).toEqual([false, false]);
    expect(screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual([
      '/pricing',
    ]);
  });
});

describe('LinkedText', () => {
  it('leads inside the site through the router, and elsewhere by plain links', async () => {
    const { user } = renderOnSite(
      <p>
        <LinkedText>See the [prices](/pricing) or [write](mailto:a@b.example).</LinkedText>
      </p>,
    );
    expect(screen.getByText(/See the/).textContent).toBe('See the prices or write.');
    expect(screen.getByRole('link', { name: 'write' }).getAttribute('href')).toBe('mailto:a@b.example');
    await user.click(screen.getByRole('link', { name: 'prices' }));
    expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe('/pricing');
  });
});
