import type { Locator, Page } from '@playwright/test';
import { addDays, weekdayNumber } from '#shared/calendar-day.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { bookingInput, messageInput } from '#tests/support/factories.ts';
import { mailsIn } from '#tests/support/mailbox.ts';
import { barriers, dashboard, sendAsVisitor, signIn } from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

const EMAIL = 'ada@example.com';
const row = (page: Page) => page.getByRole('article', { name: 'Ada Ruiz' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'More: Ada Ruiz' });
const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });
const dayOf = (page: Page, day: string) => page.getByRole('dialog').locator(`[data-day="${day}"]`);
const timeOf = (page: Page, time: string) =>
  page.getByRole('dialog').locator(`input[name=time][value="${time}"]`);
const sundayAfter = (day: string) => addDays(day, 7 - weekdayNumber(day));
/** Shows the week from a day on, which has a call of Ada Ruiz at each of these times. */
async function showWeek(page: Page, day: string, ...times: string[]): Promise<void> {
  await page.goto('');
  for (const time of times) await sendAsVisitor(page, 'consultation.php', bookingInput(day, time));
  await signIn(page, `consultations&week=${day}`);
}
/** Where the middle of something is, to press there. */
async function middleOf(place: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await place.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** What the owner does is told once she can't take it back any more. */
const OUT = { timeout: 20_000 };

test('a call is moved from its row by keyboard: the visitor gets the new time and the owner’s words, and the old one is free', async ({
  page,
  site,
  texts,
}) => {
  await page.goto('');
  const [, day = '', later = ''] = texts.bookableDays(new Date());
  await sendAsVisitor(page, 'consultation.php', bookingInput(day, '9:00 AM'));
  await sendAsVisitor(page, 'consultation.php', bookingInput(later, '9:00 AM', { email: 'bo@example.com' }));
  await signIn(page, `consultations&view=all&search=${EMAIL}`);
  await expect(row(page)).toHaveCount(1);

  await menuButton(page).press('Enter');
  await expect(item(page, 'Move to another time…')).toBeFocused();
  await expect(item(page, 'Send a confirmation…')).toBeVisible();
  await page.keyboard.press('End');
  await expect(item(page, 'Delete')).toBeFocused();
  expect(await barriers(page, '[role=menu]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();

  await menuButton(page).press('Enter');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move the call with Ada Ruiz' });
  await expect(dialog).toBeVisible();
  await dayOf(page, later).press('Space');
  await expect(timeOf(page, '9:00 AM')).toBeDisabled();
  await timeOf(page, '11:00 AM').press('Space');
  await dialog.getByLabel(/^A line to Ada Ruiz/).fill('The dentist, sorry.');
  expect(await barriers(page, 'dialog[open]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Move the call' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(row(page)).toContainText('11:00 AM');
  await expect(page.getByRole('listitem').filter({ has: row(page) })).toBeFocused();
  await expect(page.getByText(/^Moved to .*11:00 AM.*Ada Ruiz gets an email\./).first()).toBeVisible();

  await expect.poll(async () => (await mailsIn(site.mailbox, EMAIL)).length, OUT).toBe(2);
  const [invitation, moved] = await mailsIn(site.mailbox, EMAIL);
  expect(moved!.text).toContain('The dentist, sorry.');
  const of = (calendar: string | null, name: string) =>
    new RegExp(`^${name}:(.+?)\r?$`, 'm').exec(calendar ?? '')?.[1];
  expect(of(moved!.calendar, 'UID')).toBe(of(invitation!.calendar, 'UID'));
  expect(Number(of(moved!.calendar, 'SEQUENCE'))).toBe(1);

  await page.goto('consultation');
  await page.locator(`input[name=date][value="${day}"]`).check({ force: true });
  await expect(page.locator('input[name=time][value="9:00 AM"]')).toBeEnabled();
});

test('a time that somebody took while the owner chose is struck out, and another one is chosen', async ({
  page,
  troubles,
  texts,
}) => {
  await page.goto('');
  const [, day = '', later = ''] = texts.bookableDays(new Date());
  await sendAsVisitor(page, 'consultation.php', bookingInput(day, '9:00 AM'));
  await page.setViewportSize({ width: 390, height: 844 });
  // What scrolls into sight is there at once, and pressed where it stands.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'consultations');
  await menuButton(page).click();
  await item(page, /^Move/).click();
  await dayOf(page, later).click();
  await expect(timeOf(page, '9:00 AM')).toBeInViewport({ ratio: 1 }); // below all days of a phone
  await timeOf(page, '10:00 AM').check({ force: true });
  await sendAsVisitor(page, 'consultation.php', bookingInput(later, '10:00 AM', { email: 'bo@example.com' }));
  const submit = page.getByRole('button', { name: 'Move the call' });
  await submit.click();
  await expect(page.getByRole('dialog')).toContainText('That time is booked by another call.');
  await expect(timeOf(page, '10:00 AM')).toBeDisabled();
  await expect(submit).toBeDisabled();
  troubles.length = 0; // the refusal is one
  await timeOf(page, '1:00 PM').check({ force: true });
  await submit.click();
  await expect(row(page).first()).toBeVisible();
  await expect(page.getByText(/^Moved to .*1:00 PM/).first()).toBeVisible();
});

test('a call is cancelled from the week and from the overview: it is among the cancelled, and the visitor knows why', async ({
  page,
  site,
  texts,
}) => {
  await page.goto('');
  const [, day = ''] = texts.bookableDays(new Date());
  await sendAsVisitor(page, 'consultation.php', bookingInput(day, '9:00 AM'));
  const other = { name: 'Bruno', email: 'bruno@example.com' };
  await sendAsVisitor(page, 'consultation.php', bookingInput(day, '10:00 AM', other));
  await signIn(page, `consultations&week=${day}`);
  await page.getByRole('button', { name: /Ada Ruiz/ }).click();
  await menuButton(page).click();
  await item(page, /^Cancel/).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the call with Ada Ruiz?' });
  expect(await barriers(page, 'dialog[open]')).toEqual([]);
  await dialog.getByLabel(/^A line to/).fill('I am ill.');
  await dialog.getByRole('button', { name: 'Cancel the call' }).click();
  await expect(
    page.getByText('Cancelled: the time is free again. Ada Ruiz gets an email.').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /Ada Ruiz/ })).toHaveCount(0);
  await expect
    .poll(
      async () => (await mailsIn(site.mailbox, EMAIL)).map(({ text }) => text?.includes('I am ill.')),
      OUT,
    )
    .toEqual([false, true]);

  await page.goto('dashboard?tab=consultations&view=cancelled');
  await expect(row(page)).toContainText('Cancelled by you');
  await menuButton(page).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    ...['Book again…', 'Write an email', 'Edit details…', 'Delete#'],
  ]);
  await page.keyboard.press('Escape');

  await page.goto('dashboard');
  await page.getByRole('button', { name: 'More: Bruno' }).click();
  await item(page, /^Cancel/).click();
  await dashboard.button(page, 'Keep it').click();
  await expect(page.getByRole('article', { name: 'Bruno' })).toBeVisible();
  await page.getByRole('button', { name: 'More: Bruno' }).click();
  await item(page, /^Cancel/).click();
  await dashboard.button(page, 'Cancel the call').click();
  await expect(page.getByText('No call is booked.')).toBeVisible();
});

test('a cancelled call stands again by Ctrl+Z from another tab, and a moved one by Undo in its row; neither is told', async ({
  page,
  site,
  texts,
}) => {
  await page.goto('');
  const [, day = ''] = texts.bookableDays(new Date());
  await sendAsVisitor(page, 'consultation.php', bookingInput(day, '9:00 AM'));
  await signIn(page, `consultations&view=all&search=${EMAIL}`);
  await menuButton(page).click();
  await item(page, /^Cancel/).click();
  await dashboard.button(page, 'Cancel the call').click();
  await expect(page.getByText(/^Goes out in \d+ s$/)).toBeVisible();
  await expect(row(page)).toContainText(/Told in \d+ s/);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('tab', { name: /Overview/ }).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText(/^Taken back: Cancelled/).first()).toBeVisible();

  await page.goto(`dashboard?tab=consultations&view=all&search=${EMAIL}`);
  await expect(row(page)).not.toContainText('Cancelled');
  await menuButton(page).click();
  await item(page, 'Move to another time…').click();
  await timeOf(page, '11:00 AM').press('Space');
  await dashboard.button(page, 'Move the call').click();
  await expect(row(page)).toContainText('11:00 AM');
  await page.reload();
  await row(page).getByRole('button', { name: 'Undo what Ada Ruiz is told of' }).press('Enter');
  await expect(row(page)).toContainText('9:00 AM');
  await expect(row(page)).not.toContainText('Moved');

  await menuButton(page).click();
  await item(page, /^Cancel/).click();
  await dashboard.button(page, 'Cancel the call').click();
  await expect
    .poll(async () => (await mailsIn(site.mailbox, EMAIL)).map(({ subject }) => subject), OUT)
    .toEqual([expect.stringMatching(/^Your consultation/), expect.stringMatching(/^Cancelled/)]);
});

test('a call is deleted from the overview after the question, and comes back by Undo', async ({
  page,
  texts,
}) => {
  await page.goto('');
  const [, day = ''] = texts.bookableDays(new Date());
  await sendAsVisitor(page, 'consultation.php', bookingInput(day, '9:00 AM'));
  await signIn(page);
  await menuButton(page).click();
  await item(page, 'Delete').click();
  await dashboard.question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(row(page)).toHaveCount(0);
  await dashboard.button(page, 'Undo').click();
  await expect(row(page)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test('the week is remembered, gone back through, and books a call for somebody by keyboard alone', async ({
  page,
  site,
  texts,
}) => {
  await page.goto('');
  const [, , day = ''] = texts.bookableDays(new Date());
  await sendAsVisitor(page, 'consultation.php', bookingInput(day, '9:00 AM'));
  await signIn(page, 'consultations');
  await page.getByRole('radio', { name: 'Week' }).check({ force: true });
  await expect(page).toHaveURL(/week=/);
  await page.goto('dashboard');
  await page.getByRole('tab', { name: /^Consultations/ }).click();
  const week = page.getByRole('region', { name: /^Week of/ });
  await expect(week.getByRole('status')).not.toHaveText('Loading…');
  const shown = () => week.getAttribute('aria-label');
  const first = await shown();
  for (let turn = 1; turn <= 2; turn += 1) {
    const before = await shown();
    await week.getByRole('button', { name: 'Later week' }).click();
    await expect.poll(shown).not.toBe(before);
  }
  await page.goBack();
  await page.goBack();
  await expect.poll(shown).toBe(first);
  await page.goBack();
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible();

  await page.goto(`dashboard?tab=consultations&week=${day}`);
  await expect(week.getByRole('button', { name: /Ada Ruiz/ })).toBeVisible();
  await week.getByRole('button', { name: 'Later week' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(week.getByRole('button', { name: /Ada Ruiz/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const time = week.getByRole('button', { name: /10:00 AM ?, Free$/ }).first();
  await expect(time).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item(page, 'Book a call…')).toBeFocused();
  expect(await barriers(page, '[role=menu]')).toEqual([]);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Book a call' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  expect(await barriers(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(time).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item(page, 'Book a call…')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Name').fill('Paula Ring');
  await dialog.getByLabel('Email address').fill('paula@example.com');
  await dialog.getByRole('checkbox').press('Space');
  await dialog.getByLabel('Email address').press('Enter');
  await expect(week.getByRole('button', { name: /Paula Ring ?, confirmed$/ })).toBeFocused();
  await expect.poll(async () => (await mailsIn(site.mailbox, 'paula@example.com')).length, OUT).toBe(1);
});

test('a call is booked by keyboard for somebody who wrote, at another time than the one that was taken meanwhile, and moved by its key', async ({
  page,
  troubles,
  texts,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('');
  const [, , day = ''] = texts.bookableDays(new Date());
  const writer = { name: 'Paula Ring', email: 'paula@example.com' };
  await sendAsVisitor(page, 'contact-form.php', messageInput(writer));
  await signIn(page, `consultations&week=${day}`);
  const cell = (time: string) => page.locator(`[data-day="${day}"] [data-slot="${time}"]`);
  await cell('10:00 AM').getByRole('button').press('Enter');
  await item(page, 'Book a call…').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Book a call' });
  const name = dialog.getByRole('combobox', { name: 'Name' });
  await expect(name).toBeFocused();
  await page.keyboard.type('pau');
  const option = dialog.getByRole('option', { name: 'Paula Ring' });
  await expect(option).toBeVisible();
  expect(await barriers(page, 'dialog[open]')).toEqual([]);
  // Each Escape closes one thing, and none loses what was typed.
  await page.keyboard.press('Escape');
  await expect(option).toHaveCount(0);
  for (const turn of [1, 2]) {
    await page.keyboard.press('Escape');
    await expect(dashboard.question(page), `question ${turn}`).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(name).toBeFocused();
  }
  await expect(name).toHaveValue('pau');
  await page.keyboard.type('l');
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Email address' })).toHaveValue('paula@example.com');

  await sendAsVisitor(page, 'consultation.php', bookingInput(day, '10:00 AM'));
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toContainText('That time is booked by another call.');
  troubles.length = 0; // the refusal is one
  await expect(timeOf(page, '10:00 AM')).toBeDisabled();
  await expect(dialog.locator('input[name=time]:focus')).toBeVisible();
  expect(await barriers(page, 'dialog[open]')).toEqual([]);
  await timeOf(page, '11:00 AM').press('Space');
  await page.keyboard.press('Control+Enter');
  const call = cell('11:00 AM').getByRole('button', { name: /Paula Ring/ });
  await expect(call).toBeFocused();

  await page.keyboard.press('Enter');
  const card = page.getByRole('list', { name: 'The chosen consultation' });
  await expect(card).toContainText('11:00 AM Arizona time, 30 minutes');
  await expect(card.getByRole('button', { name: 'Move' })).toBeVisible();
  expect(await barriers(page, '[data-open-row]')).toEqual([]);
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog', { name: 'Move the call with Paula Ring' })).toBeVisible();
});

test('a call that is dragged to a Sunday, which visitors can’t book, has the focus there once it is moved, and where it was if it is not', async ({
  page,
  texts,
}) => {
  const [, day = ''] = texts.bookableDays(new Date());
  await showWeek(page, day, '9:00 AM');
  const call = page.getByRole('button', { name: /Ada Ruiz/ });
  const cell = page.locator(`[data-day="${sundayAfter(day)}"] [data-slot="11:00 AM"]`);
  const dialog = page.getByRole('dialog', { name: 'Move the call with Ada Ruiz' });
  await call.dragTo(cell);
  await expect(dialog.getByRole('status')).toContainText('11:00 AM');
  await expect(dialog.getByRole('status')).toContainText('Closed: outside your hours. Only you can book it.');
  await expect(dialog.getByRole('button', { name: 'Move the call' })).toBeFocused();
  expect(await barriers(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(call).toBeFocused();
  await call.dragTo(cell);
  await expect(dialog.getByRole('status')).toContainText('11:00 AM');
  await page.keyboard.press('Control+Enter');
  await expect(cell.getByRole('button', { name: /Ada Ruiz/ })).toBeFocused();
});

test('a time that its day does not have is opened in the week, also on a phone, and closed again by Undo', async ({
  page,
  texts,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const later = texts.bookableDays(new Date()).at(-1) ?? '';
  await showWeek(page, later);
  const week = page.getByRole('region', { name: /^Week of/ });
  await page
    .locator(`[data-day="${sundayAfter(later)}"]`)
    .getByRole('heading')
    .getByRole('button')
    .click();
  expect(await barriers(page, '[role=menu]')).toEqual([]);
  await item(page, 'Open a time…').click();
  const dialog = page.getByRole('dialog', { name: 'Open a time' });
  await dialog.getByLabel('Time').selectOption('10:00 AM');
  expect(await barriers(page, 'dialog[open]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Open this time' }).click();
  const notice = page.getByText(/10:00 AM can be booked, that day alone$/).last();
  await expect(notice).toBeVisible();
  // At the end of the page, the notice covers nothing of it.
  await page.mouse.wheel(0, 10_000);
  const hint = week.getByText(/^Press a time to book/);
  const below = async () => (await hint.boundingBox())!.y + (await hint.boundingBox())!.height;
  const top = async () => (await page.locator('.news-line').boundingBox())!.y;
  await expect.poll(async () => (await below()) <= (await top())).toBe(true);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/10:00 AM can’t be booked any more$/).last()).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  const time = week.getByRole('button', { name: /10:00 AM ?, Closed: outside your hours$/ }).last();
  await time.press('Enter');
  await item(page, 'Open this time').press('Enter');
  await expect(week.locator('[data-slot="10:00 AM"] button:focus')).toHaveText(/, Free$/);
  expect(await barriers(page)).toEqual([]);
});

test('several times of a day are taken off by a drag over them, or by Shift and an arrow key; a release chooses nothing', async ({
  page,
  texts,
}) => {
  const later = texts.bookableDays(new Date()).at(-1) ?? '';
  await showWeek(page, later, '10:00 AM');
  const day = page.locator(`[data-day="${later}"]`);
  const time = (slot: string) => day.locator(`[data-slot="${slot}"] button`);
  await expect(time('9:00 AM')).toHaveText(/, Free$/);

  // A press, its end and a short way down with it: where the menu's first entries would lie.
  await page.mouse.move(...(await middleOf(time('9:00 AM'))));
  await page.mouse.down();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Book a call…',
    'Take this time off',
    'Take the rest of the day off',
  ]);
  await page.keyboard.press('Escape');

  await page.mouse.down();
  await page.mouse.move(...(await middleOf(time('11:00 AM'))));
  await expect(day.locator('[data-chosen]')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(day.locator('[data-chosen]')).toHaveCount(0);
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.mouse.move(...(await middleOf(time('9:00 AM'))));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(time('11:00 AM'))));
  await page.mouse.up();
  await expect(page.getByRole('menuitem')).toHaveText(['Take 2 times off']);
  expect(await barriers(page, '[role=menu]')).toEqual([]);
  await item(page, 'Take 2 times off').click();
  await expect(time('9:00 AM')).toHaveText(/, Closed: off$/);
  await expect(time('11:00 AM')).toHaveText(/, Closed: off$/);
  await expect(day.getByRole('button', { name: /Ada Ruiz/ })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(time('9:00 AM')).toHaveText(/, Free$/);
  await expect(time('11:00 AM')).toHaveText(/, Free$/);

  await time('11:00 AM').focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(time('9:00 AM')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item(page, 'Take 2 times off')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(time('11:00 AM')).toHaveText(/, Closed: off$/);
  await day.getByRole('heading').getByRole('button').press('Enter');
  await item(page, 'Open its times again').press('Enter');
  await expect(time('11:00 AM')).toHaveText(/, Free$/);
});

test('the same times of several days are chosen by a drag across them, or by Shift and the arrow keys, without what is off', async ({
  page,
  texts,
}) => {
  const monday = texts.bookableDays(new Date()).find((day) => new Date(day).getUTCDay() === 1) ?? '';
  const [first, between, last] = [monday, addDays(monday, 1), addDays(monday, 2)];
  await showWeek(page, first);
  const on = (day: string, slot: string) => page.locator(`[data-day="${day}"] [data-slot="${slot}"] button`);
  await expect(on(first, '9:00 AM')).toHaveText(/, Free$/);
  await page.locator(`[data-day="${between}"]`).getByRole('heading').getByRole('button').press('Enter');
  await item(page, 'Take the day off').press('Enter');
  await expect(on(between, '9:00 AM')).toHaveText(/, Closed: off$/);

  await page.mouse.move(...(await middleOf(on(last, '10:00 AM'))));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(on(between, '9:00 AM'))));
  await page.mouse.move(...(await middleOf(on(first, '9:00 AM'))));
  await page.mouse.up();
  await expect(page.locator('[data-chosen]')).toHaveCount(4);
  await expect(page.getByRole('menu')).toContainText(/^Left out, as off: Tue, /);
  expect(await barriers(page, '[role=menu]')).toEqual([]);
  await item(page, 'Take 4 times off').click();
  for (const day of [first, last])
    for (const slot of ['9:00 AM', '10:00 AM']) await expect(on(day, slot)).toHaveText(/, Closed: off$/);
  await expect(on(first, '11:00 AM')).toHaveText(/, Free$/);
  await page.keyboard.press('Control+z');
  await expect(on(last, '10:00 AM')).toHaveText(/, Free$/);

  await on(first, '9:00 AM').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(on(last, '9:00 AM')).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.locator('[data-chosen]')).toHaveCount(4);
  await page.keyboard.press('Enter');
  await expect(item(page, 'Take 4 times off')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-chosen]')).toHaveCount(0);
});

test('a day is taken off from the week: it says so with its note, and is opened again by itself', async ({
  page,
  texts,
}) => {
  const [, first = ''] = texts.bookableDays(new Date());
  await showWeek(page, first, '9:00 AM');
  const day = page.locator(`[data-day="${first}"]`);
  const head = day.getByRole('heading').getByRole('button');
  await head.press('Enter');
  await item(page, 'Take the day off').press('Enter');
  await expect(page.getByText(/ is off\. Still booked: 9:00 AM Ada Ruiz$/).last()).toBeVisible();
  await expect(head).toHaveText(/, Off$/);
  await expect(head).toBeFocused();
  await expect(day.getByRole('button', { name: /Ada Ruiz.*on a day off/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect(head).not.toHaveText(/Off/);

  await page.goto('dashboard?tab=consultations&part=availability');
  const form = page.getByRole('region', { name: 'Days off' });
  await form.locator('[name=first_day]').fill(first);
  await form.locator('[name=last_day]').fill(texts.bookableDays(new Date())[2] ?? '');
  await form.getByLabel('Note').fill('Family visit');
  await form.getByRole('button', { name: 'Block these days' }).click();
  await expect(form.getByText('Family visit')).toBeVisible();
  await page.goto(`dashboard?tab=consultations&week=${first}`);
  await expect(head).toHaveText(/, Off: Family visit$/);
  await head.click();
  await item(page, 'Change in Availability').click();
  await expect(page.locator('p[aria-current]')).toBeFocused();
  await page.goBack();

  await day.getByRole('button', { name: /10:00 AM ?, Closed: off \(Family visit\)$/ }).click();
  await item(page, 'Open only this day again').click();
  await expect(day.getByRole('button', { name: /10:00 AM ?, Free$/ })).toBeFocused();
  await expect(head).not.toHaveText(/Off/);
  await page.keyboard.press('Control+z');
  await expect(head).toHaveText(/, Off: Family visit$/);
});

test('several days are taken off from the week by keyboard, nothing of it moves, and Undo opens them again', async ({
  page,
  texts,
}) => {
  const first = texts.bookableDays(new Date()).find((day) => new Date(day).getUTCDay() === 1) ?? '';
  await showWeek(page, first);
  const day = page.locator(`[data-day="${first}"]`);
  const head = day.getByRole('heading').getByRole('button');
  const time = day.locator('[data-slot] button').first();
  await expect(time).toHaveText(/, Free$/);
  const before = await middleOf(time);
  await head.press('Enter');
  await item(page, 'Take days off with a note…').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Take days off' });
  const last = dialog.getByRole('textbox', { name: 'Last day off' });
  await expect(last).toBeFocused();
  await dialog.getByRole('button', { name: 'Choose the last day off' }).press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await barriers(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('[data-day] h3', { hasText: 'Off' })).toHaveCount(2);
  await expect(head).toBeFocused();
  expect(await middleOf(time)).toEqual(before);
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-day] h3', { hasText: 'Off' })).toHaveCount(0);
});
