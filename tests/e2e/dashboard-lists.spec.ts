import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { bookingInput, messageInput } from '#tests/support/factories.ts';
import {
  barriers,
  chooseInMenu,
  dashboard,
  rowMenu,
  sendAsVisitor,
  signIn,
  makePosts,
} from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: dashboard.button(page, title) });
const news = (page: Page, text: string | RegExp) => page.getByRole('tabpanel').getByText(text).first();
const undo = (page: Page) => dashboard.button(page, 'Undo').click();
const titles = (page: Page) =>
  page
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((one) => one.querySelector('button')?.textContent));

test('says what Publish did, with its date, and takes it back', async ({ page }) => {
  await signIn(page, 'posts');
  await makePosts(page, { title: 'Half a loaf', status: 'draft' });
  await page.reload();
  const post = row(page, 'Half a loaf');
  await expect(post).toContainText('Edited ');
  await dashboard.button(page, 'Publish: Half a loaf').click();
  await expect(news(page, '“Half a loaf” is published.')).toBeVisible();
  await expect(post).toContainText('Published');
  await expect(post).not.toContainText('Edited ');
  await undo(page);
  await expect(news(page, '“Half a loaf” is as it was.')).toBeVisible();
  await expect(post).toContainText('Draft');
  await expect(post).toContainText('Edited ');
});

test('offers a scheduled post now or as a draft', async ({ page }) => {
  await signIn(page, 'posts');
  const later = new Date(Date.now() + 3 * 24 * 60 * 60 * 1_000).toISOString();
  await makePosts(page, { title: 'In three days', published_at: later });
  await page.reload();
  const post = row(page, 'In three days');
  await expect(post).toContainText('Scheduled');
  await expect(dashboard.button(page, 'View: In three days')).toHaveCount(0);
  await rowMenu(page, 'In three days').click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Preview',
    'Unschedule',
    'Open in the full-page editor',
    'Duplicate',
    'Delete#',
  ]);
  expect(await barriers(page, '[role=menu]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(rowMenu(page, 'In three days')).toBeFocused();
  await dashboard.button(page, 'Publish now: In three days').click();
  await expect(post).toContainText('Published');
  await undo(page);
  await expect(post).toContainText('Scheduled');
  await chooseInMenu(page, 'In three days', 'Unschedule');
  await expect(post).toContainText('Draft');
});

test('orders posts by a column, in the address, and changes several at once', async ({ page }) => {
  await signIn(page, 'posts');
  await makePosts(
    page,
    { title: '000 one', status: 'draft' },
    { title: '001 two', status: 'draft' },
    { title: '002 three', status: 'draft' },
  );
  await page.reload();
  await dashboard.button(page, 'Title').click();
  await expect(page).toHaveURL(/sort=title/);
  await expect
    .poll(async () => (await titles(page)).slice(0, 3))
    .toEqual(['000 one', '001 two', '002 three']);
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  await page.reload();
  await expect.poll(async () => (await titles(page))[0]).toBe('000 one');

  const box = (name: string) => page.getByRole('checkbox', { name: `Select: ${name}` });
  await box('000 one').check();
  await box('002 three').click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected posts' });
  await expect(bar).toContainText('3 posts selected');
  expect(await barriers(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(news(page, '3 posts published.')).toBeVisible();
  await expect(row(page, '001 two')).toContainText('Published');
  await undo(page);
  await expect(row(page, '001 two')).toContainText('Draft');

  await box('000 one').check();
  await box('001 two').check();
  await bar.getByRole('button', { name: 'Tag' }).click();
  await page.getByRole('dialog').getByLabel('Tag').fill('Bread');
  await page.keyboard.press('Enter');
  await expect(news(page, '2 posts tagged “Bread”.')).toBeVisible();

  await box('000 one').check();
  await box('001 two').check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(dashboard.question(page)).toContainText('This action cannot be undone.');
  await dashboard.question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(news(page, '2 posts deleted.')).toBeVisible();
  await expect(row(page, '000 one')).toHaveCount(0);
  await undo(page);
  await expect(row(page, '000 one')).toBeVisible();
});

test('opens on the consultations that are ahead, soonest first, as a list or a week', async ({
  page,
  texts,
}) => {
  await page.goto('');
  const days = texts.bookableDays(new Date());
  const [first = '', last = ''] = [days[0], days.at(-1)];
  await sendAsVisitor(page, 'consultation.php', bookingInput(last, '9:00 AM', { name: 'Zoe Late' }));
  await sendAsVisitor(page, 'consultation.php', bookingInput(first, '2:00 PM', { name: 'Bea Noon' }));
  await sendAsVisitor(page, 'consultation.php', bookingInput(first, '10:00 AM', { name: 'Cy Early' }));
  await signIn(page, 'consultations');
  const names = () =>
    page.getByRole('article').evaluateAll((all) => all.map((one) => one.querySelector('h3')!.textContent));
  await expect.poll(names).toEqual(['Cy Early', 'Bea Noon', 'Zoe Late']);
  await page.getByRole('button', { name: /^Name/ }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect.poll(names).toEqual(['Bea Noon', 'Cy Early', 'Zoe Late']);
  await page.getByRole('radio', { name: /^Past/ }).check({ force: true });
  await expect(page).toHaveURL(/view=past/);
  await expect(page.getByText('No consultations here.')).toBeVisible();
  await page.getByRole('radio', { name: /^Upcoming/ }).check({ force: true });

  await page.getByRole('radio', { name: 'Week' }).check({ force: true });
  const week = page.getByRole('region', { name: /^Week of/ });
  const entry = week.getByRole('button', { name: /Cy Early/ });
  if ((await entry.count()) === 0) {
    await expect(week.getByRole('status')).not.toHaveText('Loading…');
    if ((await entry.count()) === 0) await week.getByRole('button', { name: 'Later week' }).click();
  }
  await entry.focus();
  const later = week.getByRole('button', { name: /Bea Noon/ });
  await page.keyboard.press('Tab');
  await expect(later).toBeFocused();
  // The free hour before it.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Take this time off' }).press('Enter');
  const off = week.getByRole('button', { name: /1:00 PM ?, Closed: off$/ });
  await expect(off).toBeFocused();
  expect(await barriers(page)).toEqual([]);
  await undo(page);
  await expect(off).toHaveCount(0);
  await later.press('Enter');
  await expect(page.getByRole('article', { name: 'Bea Noon' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await expect(entry).toBeVisible();
});

test('frees the time of a deleted consultation, and takes it again', async ({ page, texts }) => {
  await page.goto('');
  const day = texts.bookableDays(new Date()).at(-1) ?? '';
  await sendAsVisitor(page, 'consultation.php', bookingInput(day, '9:00 AM'));
  await signIn(page, 'consultations');
  const article = page.getByRole('article', { name: 'Ada Ruiz' });
  const remove = async () => {
    await dashboard.button(page, 'More: Ada Ruiz').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dashboard.question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(news(page, 'Consultation deleted successfully')).toBeVisible();
  };
  await remove();
  await undo(page);
  await expect(article).toBeVisible();
  await remove();
  await sendAsVisitor(page, 'consultation.php', bookingInput(day, '9:00 AM', { name: 'Quick Second' }));
  await dashboard.button(page, 'Trash').click();
  const trash = page.getByRole('dialog', { name: 'Trash' });
  await trash.getByRole('button', { name: 'Restore: Ada Ruiz' }).click();
  await expect(dashboard.question(page)).toContainText('Its time is taken by another consultation by now.');
  await dashboard.question(page).getByRole('button', { name: 'OK' }).click();
  expect(await barriers(page)).toEqual([]);
  await trash.getByRole('button', { name: 'Delete for good: Ada Ruiz' }).click();
  await dashboard.question(page).getByRole('button', { name: 'Delete for good' }).click();
  await expect(trash).toContainText('Nothing is in the trash.');
});

test('deletes several messages and subscribers, and brings them back from the trash', async ({ page }) => {
  await page.goto('');
  for (const name of ['Mo', 'Ny', 'Ola'])
    await sendAsVisitor(page, 'contact-form.php', messageInput({ name }));
  for (const email of ['zed@example.com', 'abe@example.com'])
    await sendAsVisitor(page, 'newsletter.php', { email });
  await signIn(page, 'messages');
  await page.getByRole('checkbox', { name: 'Select: Mo' }).check();
  await page.getByRole('checkbox', { name: 'Select: Ny' }).check();
  const sure = async (noun: string) => {
    const bar = page.getByRole('region', { name: `Selected ${noun}s` });
    await bar.getByRole('button', { name: 'Delete' }).click();
    await dashboard.question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(news(page, `2 ${noun}s deleted.`)).toBeVisible();
  };
  await sure('message');
  await expect(page.getByRole('checkbox', { name: 'Select: Mo' })).toHaveCount(0);
  await dashboard.button(page, 'Trash').click();
  await page.getByRole('dialog', { name: 'Trash' }).getByRole('button', { name: 'Restore: Mo' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Select: Mo' })).toBeVisible();

  await page.getByRole('tab', { name: /Newsletter/ }).click();
  const table = page.getByRole('table', { name: 'Subscribers' });
  await expect(table.getByRole('rowheader')).toHaveText(['abe@example.com', 'zed@example.com']);
  await page.getByLabel('Sort:').selectOption('Email, Z to A');
  await expect(table.getByRole('rowheader')).toHaveText(['zed@example.com', 'abe@example.com']);
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).check();
  expect(await barriers(page)).toEqual([]);
  await sure('subscriber');
  await undo(page);
  await expect(table.getByRole('rowheader')).toHaveText(['zed@example.com', 'abe@example.com']);
});

test('folds up the messages that are answered, finds them all the same, and remembers another order', async ({
  page,
}) => {
  await page.goto('about');
  for (const name of ['Ada Ruiz', 'Bo Lund', 'Cy Tran']) {
    await sendAsVisitor(
      page,
      'contact-form.php',
      messageInput({ name, email: `${name.slice(0, 2)}@example.com`, subject: `From ${name}` }),
    );
  }
  await signIn(page, 'messages');
  const messages = page.getByRole('tabpanel').getByRole('article');
  const subjects = () => messages.getByRole('heading', { level: 3 }).allInnerTexts();
  await expect(messages).toHaveCount(3);
  const answered = await page.evaluate(async () => {
    const { contacts } = (await (await fetch('api/contacts.php')).json()) as {
      contacts: { id: number; name: string }[];
    };
    const contact = contacts.find(({ name }) => name === 'Bo Lund')?.id;
    await fetch('api/replies.php', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ contact, body: 'Gladly.' }),
    });
    return contact;
  });
  // Till then it can be taken back.
  const statusOfReply = () =>
    page.evaluate(async (contact) => {
      const answer = await fetch(`api/replies.php?contact=${contact}`);
      return ((await answer.json()) as { replies: { status: string }[] }).replies[0]?.status;
    }, answered);
  await expect.poll(statusOfReply, { timeout: 20_000 }).toBe('sent');
  await page.reload();
  await expect.poll(subjects).toEqual(['From Ada Ruiz', 'From Cy Tran']);
  const fold = dashboard.button(page, '1 answered, or needing no answer');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(await barriers(page)).toEqual([]);
  await fold.click();
  await expect.poll(subjects).toEqual(['From Ada Ruiz', 'From Cy Tran', 'From Bo Lund']);
  await fold.click();
  await expect(messages).toHaveCount(2);
  await page.getByRole('searchbox').fill('lund');
  await expect.poll(subjects).toEqual(['From Bo Lund']);
  await page.getByRole('searchbox').fill('');
  await dashboard.button(page, 'Newest').click();
  await expect.poll(subjects).toEqual(['From Cy Tran', 'From Bo Lund', 'From Ada Ruiz']);
  await page.reload();
  await expect.poll(subjects).toEqual(['From Cy Tran', 'From Bo Lund', 'From Ada Ruiz']);
});
