import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { pricingQuestions, supportQuestions } from '#content/faqs.ts';
import type { Policy, PolicyBlock } from '#content/policies/policy.ts';
import { privacyPolicy } from '#content/policies/privacy.ts';
import { termsOfService } from '#content/policies/terms.ts';
import { plans } from '#content/pricing.ts';
import { services } from '#content/services.ts';
import { support } from '#content/support.ts';
import { thankYou } from '#content/thank-you.ts';
import { linkedText } from '#app/lib/linked-text.ts';
import { STORAGE_KEYS } from '#app/lib/storage.ts';
import { priceLine } from '#app/pages/services/price-line.ts';
import { ROUTES } from '#app/paths.ts';
import { SESSION_SECONDS } from '#server/features/session/session.service.ts';
import { demoPosts } from '#server/seed/demo-posts.ts';

function textsOf(block: PolicyBlock): string[] {
  if ('text' in block) return [block.text];
  if ('list' in block) return [...block.list];
  return block.records.flatMap(({ facts }) => facts.map(([, words]) => words));
}

const textOf = (policy: Policy) => policy.sections.flatMap(({ blocks }) => blocks.flatMap(textsOf));

function recordsOf(policy: Policy) {
  const blocks = policy.sections.flatMap((section) => section.blocks);
  return blocks.flatMap((block) => ('records' in block ? block.records : []));
}

/** Whether a visitor who follows the address finds something there. */
function leadsSomewhere(to: string): boolean {
  const slug = matchPath(ROUTES.blogPost, to)?.params.slug;
  if (slug === undefined) return Object.values<string>(ROUTES).includes(to);
  return demoPosts.some((post) => post.slug === slug && post.published !== undefined);
}

describe('what the pages say', () => {
  it('says of emails that nobody is tracked and no click is counted, as newsletter-email.test.ts proves', () => {
    expect(textOf(privacyPolicy).join('\n')).toMatch(
      /no tracking pixels, no pictures that are fetched from a server .*, and clicks are not counted/,
    );
  });

  it('links only to pages that exist and posts that are published', () => {
    const links = [
      ...[...textOf(privacyPolicy), ...textOf(termsOfService)].flatMap((text) =>
        linkedText(text).flatMap((piece) => ('to' in piece ? [piece.to] : [])),
      ),
      ...[...pricingQuestions, ...supportQuestions].flatMap(({ link }) =>
        link === undefined ? [] : [link.to],
      ),
      ...support.resources.list.map(({ to }) => to),
      ...thankYou.meanwhile.list.map(({ to }) => to),
    ].filter((to) => !/^(mailto|tel|https):/.test(to));
    expect(links.length).toBeGreaterThan(12);
    expect(links.filter((to) => !leadsSomewhere(to))).toEqual([]);
  });

  it('names a plan or an addition that exists for each way a service is paid', () => {
    for (const { paidBy } of services) {
      expect(paidBy.length).toBeGreaterThan(0);
      for (const name of paidBy) expect(priceLine(name).amount).toMatch(/\$\d/);
    }
    expect(priceLine('Project-based')).toEqual({
      label: 'Project-based, starting at',
      amount: '$2,500',
      unit: 'per project',
    });
    expect(priceLine('SEO')).toEqual({ label: 'SEO', amount: '$500-$1,500', unit: '' });
    expect(() => priceLine('Gemstone package')).toThrow('Gemstone package');
  });
});

describe('the privacy policy', () => {
  const said = textOf(privacyPolicy).join('\n');

  it('[1.11] says what is kept of messages, bookings and signups, why, and how long', () => {
    const records = recordsOf(privacyPolicy);
    expect(records.map(({ name }) => name)).toEqual(['Messages', 'Consultations', 'Newsletter']);
    for (const { facts } of records) expect(facts.map(([term]) => term)).toEqual(['What', 'Why', 'How long']);
  });

  it('says what is added up a day: views, where readers came from, and who joined or left the newsletter', () => {
    expect(said).toMatch(/adds up how often each page is opened on a day/);
    expect(said).toMatch(/how many readers another website has sent here/);
    expect(said).toMatch(/how many people joined or left the newsletter\. Only the sums are kept/);
  });

  it('names what the software keeps in a browser, and for how long the owner is signed in', () => {
    expect(said).toContain(`under the name “${STORAGE_KEYS.theme}”`);
    expect(SESSION_SECONDS).toBe(7 * 24 * 60 * 60);
    expect(said).toContain('after seven days or when I sign out');
    expect(said).toContain('As a visitor you get no cookie');
  });
});

describe('the terms', () => {
  const said = [...textOf(termsOfService), ...termsOfService.summary].join('\n');

  it('[9.1.01] [9.1.02] [9.1.05] have the price list’s prices', () => {
    const ways = recordsOf(termsOfService);
    expect(ways.map(({ name }) => name)).toEqual(plans.map(({ name }) => name));
    for (const [index, { price, period }] of plans.entries()) {
      expect(ways[index]?.facts[0]?.[1]).toContain(`${price} ${period}`);
    }
  });

  it('[9.1.03] [9.1.04] [9.1.06] [9.1.11] [9.1.12] [9.2.01] have its other figures too', () => {
    for (const words of [
      '3 rounds of revisions',
      '30 days of post-launch support',
      '20 hours',
      '50% upfront and 50% on completion',
      '2-6 weeks',
      'lasts 30 minutes and is free',
    ]) {
      expect(said).toContain(words);
    }
  });
});
