import type { Locator, Page } from '@playwright/test';
import { ACCOUNT, expect, test } from '#tests/support/e2e.ts';
import {
  chooseByKeys,
  dashboard,
  rowMenu,
  sendAsVisitor,
  signIn,
  watchCalls,
} from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

/** More stops than this between two places is no way to work. */
const MAX_STOPS = 60;

async function isFocused(place: Locator): Promise<boolean> {
  return (await place.count()) === 1 && place.evaluate((element) => element === document.activeElement);
}

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS && !(await isFocused(place)); stops += 1) {
    await page.keyboard.press(key);
  }
  await expect(place).toBeFocused();
}

test('[2.15.01] [2.16.05] [4.5.02] [5.53] the owner’s whole journey goes by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { keyboard } = page;
  const modal = dashboard.postModal(page);

  await test.step('signs in', async () => {
    await page.goto('dashboard');
    await page.getByLabel(/^Password/).waitFor();
    await tabTo(page, page.getByLabel(/^Email/));
    await keyboard.type(ACCOUNT.email);
    await keyboard.press('Tab');
    await keyboard.type(ACCOUNT.password);
    await keyboard.press('Enter');
  });

  await test.step('goes through the tabs', async () => {
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    await tab(/Overview/).waitFor();
    await tabTo(page, tab(/Overview/));
    await keyboard.press('End');
    await expect(tab(/Consultations/)).toBeFocused();
    await keyboard.press('Home');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(tab(/Blog Posts/)).toHaveAttribute('aria-selected', 'true');
    await expect(tab(/Blog Posts/)).toBeFocused();
  });

  await test.step('writes a post', async () => {
    await page.getByRole('table', { name: 'Posts' }).waitFor();
    await tabTo(page, dashboard.button(page, 'Add Post'));
    await keyboard.press('Enter');
    await dashboard.text(page).waitFor();
    await expect(dashboard.title(page)).toBeFocused();
    await keyboard.type('By hand');
    await keyboard.press('Tab');
    await keyboard.type('Without a mouse.');
    await keyboard.press('Tab');
    await keyboard.press('ArrowRight');
    await expect(dashboard.button(page, 'Bold')).toBeFocused();
    await keyboard.press('Enter');
    await expect(dashboard.text(page)).toBeFocused();
    await keyboard.type('Bold.');
    await expect(dashboard.text(page).locator('strong')).toHaveText('Bold.');
    await tabTo(page, modal.getByLabel('Category'));
    await keyboard.type('Design');
    await tabTo(page, dashboard.button(page, 'Save Post'));
    await keyboard.press('Enter');
    await expect(modal).toHaveCount(0);
    await expect(dashboard.button(page, 'Add Post')).toBeFocused();
  });

  await test.step('leaves a changed post by Escape, and goes back to it', async () => {
    await tabTo(page, dashboard.button(page, 'Edit: By hand'));
    await keyboard.press('Enter');
    await expect(dashboard.title(page)).toBeFocused();
    await keyboard.type('!');
    await keyboard.press('Escape');
    await expect(dashboard.question(page)).toContainText('Close without saving?');
    await keyboard.press('Escape');
    await expect(dashboard.title(page)).toBeFocused();
    await keyboard.press('Escape');
    await tabTo(page, dashboard.button(page, 'Discard changes'));
    await keyboard.press('Enter');
    await expect(modal).toHaveCount(0);
    await expect(dashboard.button(page, 'Edit: By hand')).toBeFocused();
  });

  await test.step('unpublishes it', async () => {
    await tabTo(page, rowMenu(page, 'By hand'));
    await chooseByKeys(page, 'Unpublish');
    await expect(dashboard.button(page, 'Publish: By hand')).toBeVisible();
    await expect(rowMenu(page, 'By hand')).toBeFocused();
  });

  await test.step('deletes it', async () => {
    const button = rowMenu(page, 'By hand');
    const next = page.getByRole('row').nth(2);
    await chooseByKeys(page, 'Delete');
    await expect(dashboard.question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    const calls = watchCalls(page);
    await keyboard.press('Escape');
    await expect(button).toBeFocused();
    expect(calls.made).toEqual([]);
    const title = await next.getByRole('button').first().textContent();
    await chooseByKeys(page, 'Delete');
    await tabTo(page, dashboard.question(page).getByRole('button', { name: 'Delete' }));
    await keyboard.press('Enter');
    await expect(button).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: title ?? '' })).toBeFocused();
  });
});

test('keys with Shift choose the rows that they pass, Ctrl+A all, and Escape in the search gives the row back', async ({
  page,
}) => {
  const { keyboard } = page;
  await signIn(page, 'posts');
  const rows = page.getByRole('table', { name: 'Posts' }).locator('tbody tr');
  const chosen = page.getByRole('checkbox', { name: /^Select: /, checked: true });
  await rows.first().waitFor();
  const all = await rows.count();

  await keyboard.press('j');
  await keyboard.press('Shift+J');
  await keyboard.press('Shift+J');
  await expect(chosen).toHaveCount(3);
  await expect(rows.nth(2)).toBeFocused();
  await keyboard.press('Shift+K');
  await expect(chosen).toHaveCount(2);
  await keyboard.press('Shift+ArrowDown');
  await expect(chosen).toHaveCount(3);
  await keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await keyboard.press('ArrowUp');
  await expect(rows.nth(1)).toBeFocused();
  await keyboard.press('Shift+K');
  await expect(rows.first().getByRole('checkbox')).toBeChecked();
  await expect(chosen).toHaveCount(2);
  await keyboard.press('Control+a');
  await expect(chosen).toHaveCount(all);
  await keyboard.press('Escape');

  await keyboard.press('j');
  await keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await keyboard.press('Escape');
  await expect(rows.nth(1)).toBeFocused();
  const title = (await rows.nth(1).getByRole('button').first().textContent()) ?? '';
  await keyboard.press('/');
  await keyboard.type('zzzz');
  await expect(page.getByText('No posts match')).toBeVisible();
  await keyboard.press('Control+a');
  await keyboard.type('yyyy');
  await expect(search).toHaveValue('yyyy');
  await keyboard.press('Escape');
  await keyboard.press('Escape');
  await expect(rows.filter({ hasText: title })).toBeFocused();
});

test('Ctrl+Z goes on to what was done before, the first j waits for its row, and an empty new post leads back', async ({
  page,
}) => {
  const { keyboard } = page;
  await page.goto('about');
  for (const name of ['Ida', 'Jon']) {
    const message = {
      name,
      email: `${name}@example.com`,
      subject: `From ${name}`,
      message: 'A page, please.',
    };
    await sendAsVisitor(page, 'contact-form.php', message);
  }
  await signIn(page);
  const rows = page.locator('#panel-messages li[data-row]');
  const due = page.getByRole('region', { name: 'Messages to answer' }).getByRole('listitem');
  await expect(due).toHaveCount(2);

  await test.step('comes back to the row', async () => {
    while (!(await isFocused(due.last()))) await keyboard.press('j');
    await keyboard.press('n');
    await expect(dashboard.title(page)).toBeFocused();
    await keyboard.press('Escape');
    await expect(page.getByRole('tab', { name: /Overview/ })).toHaveAttribute('aria-selected', 'true');
    await expect(due.last()).toBeFocused();
  });

  await test.step('waits for the row', async () => {
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/contacts\.php\?.*view=open/, async (route) => {
      await isReleased;
      await route.continue();
    });
    await keyboard.press('g');
    await keyboard.press('m');
    await keyboard.press('j');
    await expect(page.getByRole('tab', { name: /Contact Messages/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(rows).toHaveCount(0);
    release();
    await expect(rows.first()).toBeFocused();
  });

  await test.step('takes back one after the other', async () => {
    await keyboard.press('e');
    await keyboard.press('j');
    await keyboard.press('e');
    const marks = rows.getByText('Read', { exact: true });
    await expect(marks).toHaveCount(2);
    await keyboard.press('Control+z');
    await expect(marks).toHaveCount(1);
    await expect(rows.last()).toBeFocused();
    await keyboard.press('Control+z');
    await expect(marks).toHaveCount(0);
    await expect(rows.first()).toBeFocused();
  });

  await test.step('shows all keys at once', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Shortcuts' });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  });
});
