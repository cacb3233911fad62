import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pricingQuestions } from '#content/faqs.ts';
import { renderApp } from '#tests/support/render.tsx';

async function openPricing() {
  const view = renderApp({ at: '/pricing' });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const region = (name: RegExp) => screen.getByRole('region', { name });

describe('the pricing page', () => {
  it('[1.04] [2.1.05] [2.8.01] [9.1.01] [9.1.02] [9.1.05] shows three plans with their prices, and sends nothing', async () => {
    const { server } = await openPricing();
    expect(document.title).toMatch(/^Pricing \| /);
    const plans = within(region(/^Three ways to pay$/)).getAllByRole('article');
    expect(plans).toHaveLength(3);
    const [hourly, project, retainer] = plans.map((plan) => plan.textContent);
    expect(hourly).toMatch(/^Hourly\$65.*per hour/);
    expect(project).toMatch(/^Project-based.*Starting at\$2,500.*per project/);
    expect(retainer).toMatch(/^Monthly retainer\$1,000.*per month/);
    expect(server.requests).toEqual([]);
  });

  it('[3.11.01] [9.1.03] [9.1.04] [9.1.06] says what each plan holds', async () => {
    await openPricing();
    const [, project, retainer] = within(region(/^Three ways to pay$/)).getAllByRole('article');
    expect(within(project!).getByText('3 rounds of revisions')).toBeTruthy();
    expect(within(project!).getByText('30 days of post-launch support')).toBeTruthy();
    expect(within(retainer!).getByText(/^20 hours/)).toBeTruthy();
  });

  it('[3.11.02] marks the popular plan, and only that one', async () => {
    await openPricing();
    const marks = within(region(/^Three ways to pay$/)).getAllByText('Most popular');
    expect(marks).toHaveLength(1);
    expect(marks[0]?.closest('article')?.textContent).toMatch(/^Project-based/);
  });

  it('[9.1.11] [9.1.12] says how a project is paid and how long it takes', async () => {
    await openPricing();
    const payment = within(region(/^Half to begin/));
    expect(payment.getByText('50% upfront')).toBeTruthy();
    expect(payment.getByText('50% on completion')).toBeTruthy();
    expect(payment.getByText(/payment plan for a project, typically/)).toBeTruthy();
    expect(payment.getByText('A typical site takes 2-6 weeks')).toBeTruthy();
  });

  it('[2.8.02] [9.1.07] [9.1.08] [9.1.09] [9.1.10] lists four additional services with their prices', async () => {
    await openPricing();
    const additions = within(region(/^Four jobs/)).getAllByRole('listitem');
    expect(
      additions.map((item) => [
        within(item).getByRole('heading').textContent,
        within(item).getByText(/^\$/).textContent,
      ]),
    ).toEqual([
      ['SEO', '$500-$1,500'],
      ['E-commerce setup', '$1,000-$3,000'],
      ['Mobile app', '$5,000-$15,000'],
      ['CMS', '$2,000-$5,000'],
    ]);
  });

  it('[2.8.03] says why that is fair, with a sum that is right', async () => {
    await openPricing();
    const fair = within(region(/^Why these prices are fair/));
    expect(fair.getAllByRole('listitem')).toHaveLength(4);
    const rows = fair.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(5);
    for (const row of rows) {
      const cells = within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
      const byTheHour = 65 * Number(within(row).getByRole('rowheader').textContent);
      const cheaper = byTheHour < 1_000 ? 'Hourly' : 'Retainer';
      expect(cells).toEqual([
        `$${byTheHour.toLocaleString('en-US')}`,
        '$1,000',
        `${cheaper}, by $${Math.abs(1_000 - byTheHour)}`,
      ]);
    }
  });

  it('[2.8.04] answers six questions', async () => {
    await openPricing();
    const questions = [...region(/^Six questions/).querySelectorAll('details')];
    expect(questions).toHaveLength(6);
    expect(questions.map((question) => question.querySelector('summary')?.textContent)).toEqual(
      pricingQuestions.map(({ question }) => question),
    );
    for (const [index, question] of questions.entries()) {
      expect(question.textContent).toContain(pricingQuestions[index]!.answer);
    }
  });

  it('leads to a quote and to a talk', async () => {
    await openPricing();
    const links = within(region(/^Want a number/)).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/consultation']);
  });
});
