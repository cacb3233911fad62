import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { barriers, signIn } from '#tests/support/owner-dashboard.ts';
import { beginWriting, lastLook, publish, settle, writeOn, writing } from '#tests/support/writing-page.ts';

test.use({ alone: true });
test.describe.configure({ timeout: 120_000 });

/** Makes a link of the selected words. */
async function link(page: Page, address: string): Promise<void> {
  await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: /^Link/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a link' });
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByRole('button', { name: 'Add link' }).click();
  await expect(dialog).toBeHidden();
}

test('links to this site that lead nowhere are in the list before publishing, and each line leads to its words', async ({
  page,
  troubles,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Where links lead', 'Here');
  await page.keyboard.press('Control+a');
  await link(page, '/blog/nobody-wrote-this');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('There');
  await page.keyboard.press('Shift+Home');
  await link(page, '/pricing');
  await settle(page);

  await page.keyboard.press('Control+Shift+P');
  const list = lastLook(page);
  const dead = list.getByText('The link to /blog/nobody-wrote-this leads nowhere.');
  await expect(dead).toBeVisible();
  await expect(list.getByText(/^The link to \/pricing/)).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);

  await test.step('the line leads to the words, by keyboard', async () => {
    await list.getByRole('button', { name: /^See the link: The link to/ }).press('Enter');
    await expect(writing.text(page)).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('Here');
  });

  await test.step('once it leads somewhere, that is said', async () => {
    await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: /^Link/ }).click();
    await page.getByRole('button', { name: 'Remove link' }).click();
    await page.keyboard.press('Control+Shift+P');
    await expect(list).toContainText('Every link to this site leads somewhere.');
    await page.keyboard.press('Escape');
  });
  // The browser tells of the link that was asked for.
  expect(troubles.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('a newsletter is looked over before it is sent, and each line leads to its words', async ({
  page,
  troubles,
}) => {
  await signIn(page);
  await page.goto('dashboard/write/newsletter');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Where links lead');
  await writeOn(page, 'Here');
  await page.keyboard.press('Control+a');
  await link(page, '/blog/nobody-wrote-this');
  await page.getByRole('button', { name: 'Send…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to subscribers' });
  const list = dialog.getByRole('region', { name: 'Worth a look' });
  await expect(list).toContainText('The link to /blog/nobody-wrote-this leads nowhere.');
  expect(await barriers(page)).toEqual([]);
  await list.getByRole('button', { name: /^See the link: The link to/ }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(writing.text(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('Here');
  // The browser tells of the link that was asked for.
  expect(troubles.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('tags are completed from those of other posts, and a reading time that is wrong is in the list', async ({
  page,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'The first loaf', 'Flour, water, salt.');
  await settle(page);
  await writing.open(page);
  await writing.settings(page).getByRole('textbox', { name: /^Tags/ }).fill('sourdough, crumb');
  await page.keyboard.press('Escape');
  await publish(page, 'Publish', 'Published');

  await beginWriting(page, 'The second loaf', 'More water.');
  await settle(page);
  await writing.open(page);
  const tags = writing.settings(page).getByRole('textbox', { name: /^Tags/ });
  const choices = writing.settings(page).getByRole('list', { name: 'Tags of other posts' });
  const chosen = writing.settings(page).getByRole('list', { name: 'Tags of this post' });
  await tags.fill('rye, sourd');
  await expect(choices.getByRole('listitem')).toHaveText(['sourdough']);
  await choices.getByRole('button', { name: 'Add the tag sourdough' }).press('Enter');
  await expect(chosen.getByRole('listitem')).toHaveText(['rye', 'sourdough']);
  await expect(tags).toBeFocused();
  await expect(choices.getByRole('button', { name: 'Add the tag sourdough' })).toHaveCount(0);
  await tags.fill('cru');
  await choices.getByRole('button', { name: 'Add the tag crumb' }).click();
  await expect(chosen.getByRole('listitem')).toHaveText(['rye', 'sourdough', 'crumb']);

  await test.step('one is taken away with its button, and the last one with a key', async () => {
    await tags.fill('salt');
    await tags.press('Enter');
    await page.keyboard.type('oven,');
    await expect(chosen.getByRole('listitem')).toHaveText(['rye', 'sourdough', 'crumb', 'salt', 'oven']);
    await tags.press('Backspace');
    await chosen.getByRole('button', { name: 'Remove the tag rye' }).press('Enter');
    await expect(chosen.getByRole('listitem')).toHaveText(['sourdough', 'crumb', 'salt']);
    await expect(tags).toBeFocused();
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('what a post can have at most is told', async () => {
    await tags.fill('x'.repeat(51));
    await expect(writing.settings(page)).toContainText('at most 50 characters');
    await tags.fill('');
  });

  await writing.settings(page).getByLabel('Read time in minutes').fill('9');
  await expect(writing.settings(page)).toContainText('Takes effect with “Publish”.');
  await writing.settings(page).getByRole('button', { name: 'Done' }).click();
  await page.keyboard.press('Control+Shift+P');
  const list = lastLook(page);
  await list
    .getByRole('button', { name: 'Set it: Visitors are told 9 min; by its words, the post takes 1.' })
    .click();
  await expect(writing.settings(page).getByLabel('Read time in minutes')).toBeFocused();
  await writing.settings(page).getByRole('button', { name: 'Use 1, by the number of words' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Shift+P');
  await expect(list).toContainText('1 min read');
  await expect(list).not.toContainText('Visitors are told');
  await list.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(writing.state(page)).toContainText('Published');
  await writing.state(page).getByRole('link', { name: 'View post' }).click();
  await expect(page.getByRole('link', { name: 'sourdough' }).first()).toBeVisible();
});
