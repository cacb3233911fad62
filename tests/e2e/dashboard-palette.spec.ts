import { expect, test } from '#tests/support/e2e.ts';
import { dashboard, sendAsVisitor, signIn } from '#tests/support/owner-dashboard.ts';
import { messageInput } from '#tests/support/factories.ts';

test.use({ alone: true });

test('a few letters lead to a tab, a post and a person, and the way back to the list before', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { keyboard } = page;
  const palette = page.getByRole('dialog', { name: 'Find or go to' });
  const person = { name: 'Marisol Ortega', email: 'marisol.ortega@example.com' };
  async function openPalette() {
    await keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
  }
  await page.goto('');
  for (const visitor of [person, { name: 'Somebody Else', email: 'else@example.com' }]) {
    await sendAsVisitor(page, 'contact-form.php', messageInput(visitor));
  }
  let letListCome: () => void = () => undefined;
  const mayCome = new Promise<void>((resolve) => {
    letListCome = resolve;
  });
  await page.route('**/assets/CommandPalette-*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await signIn(page);

  await test.step('a tab, typed before the list has come', async () => {
    await keyboard.press('Control+k');
    await keyboard.type('inb');
    await expect(palette.getByRole('textbox')).toHaveValue('inb');
    letListCome();
    await expect(palette.getByRole('combobox')).toBeFocused();
    await keyboard.type('ox');
    await expect(palette.getByRole('combobox')).toHaveValue('inbox');
    await expect(palette.getByRole('group', { name: 'Related' })).toContainText('Contact Messagesinboxg m');
    await expect(palette.getByRole('option')).toHaveCount(1);
    await keyboard.press('Enter');
    await expect(palette).toBeHidden();
    await expect(page).toHaveURL(/tab=messages$/);
  });

  await test.step('a person: their messages, which a reload keeps', async () => {
    await openPalette();
    await keyboard.type('ortega');
    const found = palette.getByRole('option', { name: person.name });
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/tab=messages&search=marisol\.ortega%40example\.com$/);
    await expect(page.getByRole('searchbox')).toHaveValue(person.email);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue(person.email);
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('the list keeps its words while another tab is open', async () => {
    await page.getByRole('tab', { name: /Blog Posts/ }).click();
    await expect(page).toHaveURL(/tab=posts$/);
    await page.getByRole('search', { name: 'Posts' }).getByLabel('Status').selectOption('draft');
    await expect(page).toHaveURL(/tab=posts&status=draft$/);
    await page.getByRole('tab', { name: /Contact Messages/ }).click();
    await expect(page).toHaveURL(/search=marisol/);
    await page.goBack();
    await expect(page).toHaveURL(/tab=posts&status=draft$/);
    await expect(page.getByRole('search', { name: 'Posts' }).getByLabel('Status')).toHaveValue('draft');
  });

  await test.step('a post', async () => {
    await openPalette();
    await keyboard.type('menu pdf');
    await expect(palette.getByRole('option').first()).toContainText(/menu/i);
    await keyboard.press('Enter');
    await expect(dashboard.postModal(page)).toBeVisible();
    await keyboard.press('Control+k');
    await expect(palette).toBeHidden();
    await keyboard.press('Escape');
    await expect(dashboard.postModal(page)).toBeHidden();
  });

  await test.step('what was opened last, once nothing is typed, by a key that comes before the dashboard', async () => {
    await page.reload();
    await keyboard.press('Control+k');
    await keyboard.type('n');
    await expect(palette.getByRole('combobox')).toHaveValue('n');
    await keyboard.press('Backspace');
    const recent = palette.getByRole('group', { name: 'Recent' });
    await expect(recent.getByRole('option')).toHaveCount(2);
    await expect(recent.getByRole('option').last()).toContainText(person.name);
    await expect(palette.getByRole('group', { name: 'Actions' })).toContainText('Write a newsletter');
    await expect(palette.getByRole('group', { name: 'Settings' })).toContainText('Passkeys');
    await keyboard.press('Escape');
  });

  await test.step('the form of a new author, by a word with a mistake in it', async () => {
    await openPalette();
    await keyboard.type('new autor');
    await expect(palette.getByRole('option', { name: 'New author' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Create author' })).toBeVisible();
  });

  await test.step('nothing of that name', async () => {
    await openPalette();
    await keyboard.type('zzzz');
    await expect(palette.getByRole('status')).toHaveText('Nothing is called “zzzz”.');
    await keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });

  await test.step('nothing of it is left once she has signed out', async () => {
    const kept = () => page.evaluate(() => Object.values(sessionStorage).join(' '));
    expect(await kept()).toContain(person.name);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    expect(await kept()).not.toContain(person.name);
  });
});

test('single keys search, go through the rows, begin a post and list the shortcuts, and never while one types', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { keyboard } = page;
  await signIn(page, 'posts');
  const table = page.getByRole('table', { name: 'Posts' });
  await table.waitFor();

  await keyboard.press('j');
  await expect(table.locator('tbody tr').first()).toBeFocused();
  await keyboard.press('j');
  await expect(table.locator('tbody tr').nth(1)).toBeFocused();
  await keyboard.press('k');
  await expect(table.locator('tbody tr').first()).toBeFocused();

  const box = table.locator('tbody tr').first().getByRole('checkbox');
  await keyboard.press('x');
  await expect(box).toBeChecked();
  await expect(table.locator('tbody tr').first()).toBeFocused();
  await keyboard.press('x');
  await expect(box).not.toBeChecked();
  await keyboard.press('Enter');
  await expect(dashboard.postModal(page)).toBeVisible();
  await keyboard.press('Escape');
  await expect(dashboard.postModal(page)).toBeHidden();

  await keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await keyboard.type('njk?/');
  await expect(search).toHaveValue('njk?/');
  await search.fill('');
  await keyboard.press('Tab');
  await page.getByRole('tab', { selected: true }).focus();

  await keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(shortcuts).toContainText('Ctrl+K');
  await expect(shortcuts.getByRole('region', { name: 'Go to a tab' })).toContainText('g mContact Messages');
  await keyboard.press('n');
  await expect(dashboard.postModal(page)).toBeHidden();
  await keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();

  await keyboard.press('n');
  await expect(dashboard.postModal(page)).toBeVisible();
});

test('`g` and a letter go to a tab, and the palette changes the theme, opens a trash and signs out', async ({
  page,
}) => {
  const { keyboard } = page;
  const palette = page.getByRole('dialog', { name: 'Find or go to' });
  const shown = (name: string) => page.getByRole('tab', { name, selected: true });
  async function run(words: string) {
    await keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await keyboard.type(words);
    const first = palette.getByRole('option').first();
    await expect(first).toHaveText(words);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Enter');
    await expect(palette).toBeHidden();
  }
  await signIn(page);
  await keyboard.type('gm');
  await expect(shown('Contact Messages')).toBeVisible();
  await keyboard.type('gp');
  await expect(shown('Blog Posts')).toBeVisible();
  // Neither a `g` that was typed, nor a letter after another one.
  await page.getByRole('searchbox').fill('');
  await keyboard.type('gc');
  await expect(page.getByRole('searchbox')).toHaveValue('gc');
  await page.getByRole('tab', { selected: true }).focus();
  await keyboard.type('gzc');
  await expect(shown('Blog Posts')).toBeVisible();

  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const before = await theme();
  await run('Switch theme');
  expect(await theme()).not.toBe(before);
  await run('Deleted messages');
  await expect(page.getByRole('dialog', { name: 'Trash' })).toContainText('Deleted messages stay here');
  await keyboard.press('Escape');
  await run('Sign out');
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
});

test('the keys of a row reply to a message and mark it as read, and none of them while one types', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { keyboard } = page;
  await page.goto('about');
  const visitor = { name: 'Ana Ruiz', email: 'ana@example.com', subject: 'Menu' };
  await sendAsVisitor(page, 'contact-form.php', messageInput(visitor));
  await signIn(page, 'messages');
  const message = page.getByRole('listitem').filter({ has: page.getByRole('article', { name: 'Menu' }) });
  await message.waitFor();
  await keyboard.press('r');
  await expect(page.getByRole('textbox', { name: /^Your reply/ })).toHaveCount(0);
  await message.focus();
  await keyboard.press('r');
  const field = page.getByRole('textbox', { name: /^Your reply to Ana Ruiz/ });
  await expect(field).toBeFocused();
  await keyboard.type('remember me');
  await expect(field).toHaveValue('remember me');
  await expect(message).toContainText('New');
  await field.fill('');
  await keyboard.press('Escape');
  await expect(message).toBeFocused();
  await keyboard.press('e');
  await expect(message).toContainText('Read');
  await expect(message).toBeFocused();
  await keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toContainText('Reply to the message');
});
