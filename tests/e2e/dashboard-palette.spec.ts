import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { barriers, dashboard, sendAsVisitor, signIn } from '#tests/support/owner-dashboard.ts';
import { bookingInput, messageInput } from '#tests/support/factories.ts';
import { bookableDays, slotsOn } from '#tests/support/profile-slots.ts';

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
    const found = palette.getByRole('group', { name: 'People' }).getByRole('option');
    await expect(found).toContainText(person.name);
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

  await test.step('a post, whose row has the focus once it is closed', async () => {
    await page.getByRole('search', { name: 'Posts' }).getByLabel('Status').selectOption('All statuses');
    await openPalette();
    await keyboard.type('menu pdf');
    await expect(palette.getByRole('option').first()).toContainText(/menu/i);
    await keyboard.press('Enter');
    await expect(dashboard.postModal(page)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: /menu should not be a pdf/i });
    await keyboard.press('Escape');
    await expect(dashboard.postModal(page)).toBeHidden();
    await expect(row).toBeFocused();
  });

  await test.step('from a post that is being written, which is kept', async () => {
    await keyboard.press('n');
    await dashboard.text(page).click();
    await keyboard.type('Half a word');
    await keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await keyboard.press('Escape');
    await expect(dashboard.text(page)).toBeFocused();
    await keyboard.type(' more');
    await expect(dashboard.text(page)).toContainText('Half a word more');
    await openPalette();
    await keyboard.type('authors');
    await keyboard.press('Enter');
    await expect(page.getByRole('tabpanel', { name: 'Authors' })).toBeFocused();
    await expect(dashboard.postModal(page)).toBeHidden();
    await openPalette();
    await keyboard.type('should not be a pdf');
    await expect(palette.getByRole('option').first()).toContainText(/menu/i);
    await keyboard.press('Tab');
    await keyboard.type('show in the list');
    await keyboard.press('Enter');
    await expect(dashboard.postModal(page)).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: /menu should not be a pdf/i })).toBeFocused();
    await page.getByRole('searchbox').fill('');
    await expect(page.getByText('Unsaved writing')).toBeVisible();
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
    await expect(palette.getByRole('status')).toHaveText('Nothing is found for “zzzz”.');
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

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Find or go to' });

/** Keeps back what is found until `letCome` is called, and again from then on. */
async function holdFound(page: Page) {
  let waiting: (() => void)[] = [];
  await page.route('**/api/find.php?*', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue().catch(() => undefined); // what is typed later has no need of it
  });
  return {
    asked: (times: number) => expect.poll(() => waiting.length).toBe(times),
    letCome() {
      for (const resolve of waiting) resolve();
      waiting = [];
    },
  };
}

test('a message and a consultation are found by what was written, and opened with the focus on them', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { keyboard } = page;
  const palette = paletteOf(page);
  const long = `${'The oven is warm. '.repeat(40)}\nOur quince orchard needs a page.`;
  await page.goto('about');
  const ana = { name: 'Ana Ruiz', email: 'ana@example.com' };
  await sendAsVisitor(page, 'contact-form.php', messageInput({ ...ana, subject: 'Other', message: long }));
  for (const message of ['About quinces', 'Quinces again'])
    await sendAsVisitor(page, 'contact-form.php', messageInput({ ...ana, message }));
  const [day = ''] = bookableDays(new Date());
  const [time = ''] = slotsOn(day);
  const booking = { name: 'Bo Lima', email: 'bo@example.com', message: 'A call about medlars.' };
  await sendAsVisitor(page, 'consultation.php', bookingInput(day, time, booking));
  await signIn(page);

  await keyboard.press('Control+k');
  await keyboard.type('orchard');
  const found = palette.getByRole('group', { name: 'Messages' }).getByRole('option');
  await expect(found).toContainText('…Our quince orchard needs a page.');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  expect(await barriers(page, 'dialog')).toEqual([]);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=messages&view=one-message&message=1$/);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('article', { name: 'Other' }) });
  await expect(row).toBeFocused();
  await expect(row).toContainText('Our quince orchard needs a page.');
  await expect(row.getByRole('button', { name: 'Show less' })).toBeVisible();

  await keyboard.press('Control+k');
  await keyboard.type('medlar');
  await expect(palette.getByRole('option', { name: 'Bo Lima' })).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=consultations&view=all&search=bo%40example\.com$/);
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('article', { name: 'Bo Lima' }) }),
  ).toBeFocused();

  await keyboard.press('Control+k');
  await keyboard.type('quince');
  await expect(palette.getByRole('option').last()).toHaveText('Search messages for “quince”3');
  await keyboard.press('End');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=messages&search=quince$/);
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('what stands first is chosen whenever it comes, what was gone to stays chosen, and Enter waits for what is meant', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { keyboard } = page;
  const palette = paletteOf(page);
  const options = palette.getByRole('option');
  const field = palette.getByRole('combobox');
  const chosen = palette.getByRole('option', { selected: true });
  await page.goto('about');
  const marisol = { name: 'Marisol Ortega', email: 'marisol@example.com' };
  await sendAsVisitor(page, 'contact-form.php', messageInput({ ...marisol, message: 'A new website.' }));
  await sendAsVisitor(
    page,
    'contact-form.php',
    messageInput({ name: 'Olga Ort', email: 'olga@example.com' }),
  );
  await signIn(page);
  const found = await holdFound(page);

  // Put in at once: of what is typed by characters, a slow page asks for some of them alone.
  await keyboard.press('Control+k');
  await field.fill('orte');
  await found.asked(1);
  await expect(options).toHaveCount(0);
  found.letCome();
  await expect(chosen).toContainText('Marisol Ortega');
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');

  await field.fill('new');
  await found.asked(1);
  await expect(chosen).toContainText('Add Post');
  await keyboard.press('ArrowDown');
  await expect(chosen).toContainText('Write a newsletter');
  found.letCome();
  await expect(palette.getByRole('group', { name: 'Messages' })).toContainText('A new website.');
  await expect(chosen).toContainText('Write a newsletter');
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');

  // What was found by other words before is not chosen by these.
  await field.fill('ort');
  await found.asked(1);
  found.letCome();
  await expect(options.first()).toContainText('Olga Ort');
  await field.fill('orteg');
  await expect(options.filter({ hasText: 'Olga Ort' })).toHaveCount(0);
  await expect(chosen).toContainText('Marisol Ortega');
  await found.asked(1);
  found.letCome();
  // Olga, who was found before, has the next words.
  await expect(palette.getByRole('status')).toHaveText('3 results for “orteg”');

  await field.fill('olga');
  await keyboard.press('Enter');
  await found.asked(1);
  await expect(palette).toBeVisible();
  found.letCome();
  await expect(palette).toBeHidden();
  await expect(page).toHaveURL(/search=olga%40example\.com$/);
});

test('Tab leads on to what else can be done with what is found, and Escape or Backspace back', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { keyboard } = page;
  const palette = paletteOf(page);
  const options = palette.getByRole('option');
  const chosen = palette.getByRole('option', { selected: true });
  await page.goto('about');
  await sendAsVisitor(
    page,
    'contact-form.php',
    messageInput({ name: 'Marisol Ortega', email: 'marisol@example.com', subject: 'Other' }),
  );
  await signIn(page, 'messages');

  await keyboard.press('Control+k');
  await keyboard.type('marisol');
  await expect(chosen).toContainText('Marisol Ortega');
  await keyboard.press('Tab');
  await expect(palette.getByRole('combobox', { name: 'What to do with Marisol Ortega' })).toBeFocused();
  await expect(options).toHaveText([
    ...['Show messages', 'Book a call…', 'Call (520) 555-0100', 'Write an email', 'Copy the address'],
  ]);
  expect(await barriers(page, 'dialog')).toEqual([]);
  await keyboard.type('c');
  await keyboard.press('Backspace');
  await keyboard.press('Backspace');
  await expect(palette.getByRole('combobox', { name: 'Find or go to' })).toHaveValue('marisol');
  await keyboard.press('ArrowRight');
  await keyboard.press('Escape');
  await expect(chosen).toContainText('Marisol Ortega');
  await keyboard.press('Tab');
  await keyboard.type('copy');
  await keyboard.press('Enter');
  await expect(page.getByText('The address is copied.').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('marisol@example.com');

  // By the pointer, and for a post.
  await keyboard.press('Control+k');
  await keyboard.type('should not be a pdf');
  await expect(chosen).toContainText('PDF');
  await chosen.getByTitle('What else can be done').click();
  await expect(options).toHaveText([
    ...['Edit', 'View on the site', 'Copy the link', 'Show in the list'],
    ...['Unpublish', 'Send to subscribers…', 'Duplicate', 'Open in the full-page editor', 'Delete'],
  ]);
  await palette.getByRole('button', { name: 'Back' }).click();
  await chosen.getByTitle('What else can be done').click();
  await options.filter({ hasText: 'View on the site' }).click();
  await expect(page).toHaveURL(/\/blog\/why-your-menu-should-not-be-a-pdf$/);
});

test('what the row of a found thing offers is done where one is, and Tab never leaves the field', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { keyboard } = page;
  const palette = paletteOf(page);
  const chosen = palette.getByRole('option', { selected: true });
  const [day = ''] = bookableDays(new Date());
  const [time = ''] = slotsOn(day);
  await page.goto('about');
  const booking = { name: 'Lucía Fernández', email: 'lucia@example.com' };
  await sendAsVisitor(page, 'consultation.php', bookingInput(day, time, booking));
  await signIn(page);
  await keyboard.press('Control+k');
  await keyboard.type('zzzz');
  await expect(palette.getByRole('status')).toHaveText('Nothing is found for “zzzz”.');
  await keyboard.press('Tab');
  await keyboard.press('Shift+Tab');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await palette.getByRole('combobox').fill('fernandez');
  const call = palette.getByRole('group', { name: 'Consultations' }).getByRole('option');
  await expect(call).toHaveCount(1);
  await keyboard.press('ArrowDown');
  await expect(call).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Tab');
  await keyboard.type('conf');
  await expect(chosen).toHaveText('Confirm');
  await keyboard.press('Enter');
  const notice = page.getByText(`The call with ${booking.name} is confirmed.`).first();
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await keyboard.press('Control+k');
  await keyboard.type('undo');
  await expect(chosen).toContainText(`The call with ${booking.name} is confirmed.`);
  expect(await barriers(page, 'dialog')).toEqual([]);
  await keyboard.press('Enter');
  await expect(page.getByText(`The call with ${booking.name} is pending again.`).first()).toBeVisible();
  await keyboard.press('g');
  await keyboard.press('c');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('article', { name: booking.name }) });
  await expect(row).toContainText('Pending');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await keyboard.press('Control+k');
  await keyboard.type('book fernandez');
  await expect(chosen).toContainText(`Book a call…${booking.name}`);
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Book a call' }).getByLabel('Email address')).toHaveValue(
    booking.email,
  );
});

test('Ctrl+K in a field opens the palette and closes it again, with the caret where it was', async ({
  page,
}) => {
  const { keyboard } = page;
  const palette = paletteOf(page);
  await signIn(page, 'newsletter');
  const subject = page.getByLabel(/^Subject/);
  await subject.click();
  await keyboard.type('Warm bread');
  await keyboard.press('Home');
  await keyboard.press('ArrowRight');
  for (const closes of ['Control+k', 'Escape']) {
    await keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await keyboard.press(closes);
    await expect(palette).toBeHidden();
    await expect(subject).toBeFocused();
  }
  await keyboard.type('!');
  await expect(subject).toHaveValue('W!arm bread');
});

test('Ctrl+K on the page for writing opens the palette, which gives the focus back and keeps what is written', async ({
  page,
}) => {
  const { keyboard } = page;
  const palette = paletteOf(page);
  await signIn(page, 'posts');
  await page.goto('dashboard/write');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.click();
  await keyboard.type('Warm bread');
  await keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await keyboard.press('Escape');
  await expect(title).toBeFocused();
  const text = page.getByRole('textbox', { name: 'Content' });
  await text.click();
  await keyboard.type('Rye at six');
  await keyboard.press('Home');
  await keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  expect(await barriers(page)).toEqual([]);
  await keyboard.press('Control+k');
  await expect(text).toBeFocused();
  await keyboard.type('No ');
  await expect(text).toHaveText('No Rye at six');

  await keyboard.press('Shift+End');
  await keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Add a link' })).toBeVisible();
  await keyboard.press('Escape');
  await keyboard.press('Home');

  await keyboard.press('Control+k');
  await keyboard.type('messages');
  await expect(palette.getByRole('option', { selected: true })).toContainText('Contact Messages');
  await keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Contact Messages' })).toBeFocused();
  await page.goBack();
  await expect(title).toHaveValue('Warm bread');
  await expect(text).toHaveText('No Rye at six');
});
