import Color from 'colorjs.io';
import { join } from 'node:path';
import { answering, test as base, expect, settled } from '#tests/support/e2e.ts';
import { projectRoot } from '#server/root.ts';
import type { readProjects } from '#tests/support/site-texts.ts';

type Project = ReturnType<typeof readProjects>[number]['project'];

/** The projects of the site. */
const test = base.extend<{ projects: { first: Project; second: Project; last: Project } }>({
  projects: async ({ texts, content }, use) => {
    const files = texts.readProjects(join(projectRoot, 'tests/content', content, 'projects'));
    const all = files.map(({ project }) => project) as [Project, Project];
    await use({ first: all[0], second: all[1], last: all.at(-1) as Project });
  },
});

test('a visitor goes from a plate to its case study, to the next one, and back', async ({
  page,
  texts,
  projects,
}) => {
  const { first, second } = projects;
  await page.goto('');
  await settled(page); // or the picture moves under the pointer
  const preview = page.getByRole('region', { name: texts.home.portfolio.title });
  await preview.getByRole('img', { name: first.imageAlt }).click({ force: true }); // the link covers it
  await expect(page).toHaveURL(new RegExp(`/portfolio/${first.slug}$`));
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
  await page.getByRole('link', { name: second.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
});

test('the list comes back as it was left: filtered, and where it was', async ({
  page,
  texts,
  projects: { last },
}) => {
  const list = new RegExp(`/portfolio\\?category=${last.category}$`);
  await page.goto(`portfolio?category=${last.category}`);
  await answering(page);
  await page.getByRole('link', { name: last.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: last.title })).toBeVisible();
  await page.getByRole('link', { name: texts.caseStudy.all }).click();
  await expect(page).toHaveURL(list);

  await page.goto('portfolio');
  await settled(page);
  const entry = page.getByRole('link', { name: last.title, exact: true });
  await entry.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: last.title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a picture opens large by keyboard, and Escape gives the focus back', async ({
  page,
  troubles,
  texts,
  projects: { first },
}) => {
  await page.goto(`portfolio/${first.slug}`);
  const link = page.getByRole('link', { name: `${texts.caseStudy.enlarge} ${first.imageAlt}` });
  await page.waitForLoadState('networkidle'); // before its scripts run, the link leads to the file
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: first.imageAlt });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await link.click();
  await dialog.getByRole('button', { name: texts.caseStudy.close }).first().click();
  await expect(dialog).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a case study is read, and its picture is a link', async ({
    page,
    texts,
    troubles,
    projects: { first },
  }) => {
    await page.goto(`portfolio/${first.slug}`);
    await expect(page.getByText(first.description)).toBeVisible();
    await page.getByRole('link', { name: `${texts.caseStudy.enlarge} ${first.imageAlt}` }).click();
    await expect(page).toHaveURL(new RegExp(`${first.image.replaceAll('.', '\\.')}$`));
    troubles.length = 0; // the browser's own page around a picture has styles that our policy refuses
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the next project’s title can be read on its plate, whatever the plate’s colour', async ({
      page,
      texts,
      content,
    }) => {
      const files = texts.readProjects(join(projectRoot, 'tests/content', content, 'projects'));
      for (const { project } of files) {
        await page.goto(`portfolio/${project.slug}`);
        const next = page.locator('section[aria-labelledby="next-project"]');
        const ground = await next.locator('rect').first().getAttribute('fill');
        const ink = await next.getByRole('link').evaluate((link) => getComputedStyle(link).color);
        const contrast = new Color(ink).contrast(ground ?? '', 'WCAG21');
        expect(contrast, `${project.slug}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    });
  });
}
