import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FALLBACK_COVER } from '#shared/limits.ts';
import { pages } from '#content/pages.ts';
import { projects } from '#server/content/projects.ts';
import { addOns, plans } from '#content/pricing.ts';
import { ROUTES } from '#app/paths.ts';
import { pictureFile } from '#tests/support/content.ts';

describe('the content', () => {
  it('[2.7.01] [3.6.01] [3.6.02] holds six projects of known categories and states', () => {
    expect(projects).toHaveLength(6);
    for (const project of projects) {
      expect(['website', 'ecommerce', 'webapp', 'mobile']).toContain(project.category);
      expect(['completed', 'in-progress', 'planned']).toContain(project.status);
      expect(Object.keys(project).sort()).toEqual(
        [
          'id',
          'slug',
          'title',
          'description',
          'image',
          'imageAlt',
          'category',
          'technologies',
          'features',
          'liveUrl',
          'githubUrl',
          'status',
        ].sort(),
      );
    }
  });

  it('has a file for every picture it names', () => {
    const pictures = projects.flatMap(({ image }) => [image, image.replace('.webp', '-800.webp')]);
    for (const picture of [...pictures, FALLBACK_COVER, '/artwork/hero.svg']) {
      expect(existsSync(pictureFile(picture)), picture).toBe(true);
    }
  });

  it('[2.8.01] [3.11.01] [9.1.01] [9.1.02] [9.1.05] has the three plans and their prices', () => {
    expect(plans.map(({ price, period, popular }) => [price, period, popular])).toEqual([
      ['$65', 'per hour', false],
      ['$2,500', 'per project', true],
      ['$1,000', 'per month', false],
    ]);
  });

  it('[9.1.03] [9.1.04] [9.1.06] [9.1.11] [9.1.12] says what is in them', () => {
    const said = plans.flatMap(({ features }) => features).join('\n');
    for (const words of [
      '3 rounds of revisions',
      '30 days of post-launch support',
      '20 hours',
      '50% upfront and 50% on completion',
      '2-6 weeks',
    ]) {
      expect(said).toContain(words);
    }
  });

  it('[2.8.02] [9.1.07] [9.1.08] [9.1.09] [9.1.10] has the four additions and their prices', () => {
    expect(addOns.map(({ name, price }) => [name, price])).toEqual([
      ['SEO', '$500-$1,500'],
      ['E-commerce setup', '$1,000-$3,000'],
      ['Mobile app', '$5,000-$15,000'],
      ['CMS', '$2,000-$5,000'],
    ]);
  });

  it('names every route but those made of a post, a project or a topic, a newsletter or a link, the account and the pages for writing, with a title and a description of its own', () => {
    const { account, password, newWriting, writing, preview, newsletter, ...named } = ROUTES;
    const { blogPost, project, blogCategory, blogTag, ...routes } = named;
    const made = [blogPost, project, blogCategory, blogTag];
    expect([account, password]).toEqual(['/dashboard/account', '/dashboard/password']);
    expect([newWriting, writing]).toEqual(['/dashboard/write', '/dashboard/write/:id']);
    expect([preview, newsletter]).toEqual(['/preview/:token', '/newsletter/:slug']);
    expect(made).toEqual(['/blog/:slug', '/portfolio/:slug', '/blog/category/:slug', '/blog/tag/:slug']);
    expect(Object.keys(pages).sort()).toEqual(Object.values(routes).sort());
    const titles = Object.values(pages).map(({ title }) => title);
    const descriptions = Object.values(pages).map(({ description }) => description);
    expect([new Set(titles).size, new Set(descriptions).size]).toEqual([titles.length, titles.length]);
  });
});
