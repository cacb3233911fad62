import { startCalendarServer } from '#tests/support/calendar-server.ts';
import { calendarOf } from '#tests/support/calendars.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { barriers, dashboard, signIn } from '#tests/support/owner-dashboard.ts';

test.use({ alone: true, settings: { CALENDAR_PRIVATE_NETWORKS: 'on' } });

test('the owner has her own calendar read, and visitors find its times taken', async ({
  page,
  texts,
  troubles,
}) => {
  const server = await startCalendarServer();
  try {
    const day = texts.bookableDays(new Date())[2] ?? '';
    const [first = '', second = ''] = texts.slotsOn(day);
    // Without a zone: on the clock of the business, half an hour from nine.
    const event = ['UID:dentist', `DTSTART:${day.replaceAll('-', '')}T090000`, 'DURATION:PT30M'];
    server.files.set('/private/wren.ics', calendarOf([[...event, 'SUMMARY:Dentist']]));
    await page.goto('');
    await signIn(page, 'consultations&part=calendars');
    const panel = page.getByRole('region', { name: 'Busy times' });
    await expect(panel.getByText('No calendar is read yet.')).toBeVisible();

    await panel.getByLabel(/^Address/).fill(`${server.url}/private/other.ics`);
    await panel.getByLabel(/^Address/).press('Enter');
    await expect(panel.getByText('There is nothing at that address.')).toBeVisible();
    await expect(panel.getByLabel(/^Address/)).toBeFocused();
    await expect(panel.getByLabel(/^Address/)).toHaveValue(`${server.url}/private/other.ics`);
    troubles.length = 0; // the refusal

    await panel.getByLabel(/^Address/).fill(`${server.url}/private/wren.ics`);
    await panel.getByRole('button', { name: 'Check and add' }).click();
    const entry = panel.getByRole('listitem');
    await expect(entry).toContainText('Read just now: 1 busy time on the days that can be booked.');
    await expect(panel.getByLabel(/^Address/)).toHaveCount(0);
    await expect(page.getByText('private/wren.ics')).toHaveCount(0);

    await page.goto('consultation');
    await page.locator(`input[name=date][value="${day}"]`).check({ force: true });
    await expect(page.locator(`input[name=time][value="${first}"]`)).toBeDisabled();
    await expect(page.locator(`input[name=time][value="${second}"]`)).toBeEnabled();

    server.files.delete('/private/wren.ics');
    await page.goto('dashboard?tab=consultations&part=calendars');
    await entry.getByRole('button', { name: /^Check/ }).click();
    await expect(entry).toContainText(/Could not be read since .+: There is nothing at that address\./);
    await expect(entry).toContainText(/What was read .+ still counts/);

    // The overview tells it, as visitors may book over what is not read; from there it is read again.
    await page.getByRole('tab', { name: 'Overview' }).click();
    const trouble = page.getByRole('region', { name: 'Calendars' });
    await expect(trouble).toContainText(/Your calendar “127\.0\.0\.1:\d+” can’t be read\./);
    await expect(trouble).toContainText('There is nothing at that address.');
    await expect(trouble).toContainText('What you have added since does not.');
    expect(await barriers(page)).toEqual([]);
    const askedBefore = server.asked.length;
    await trouble.getByRole('button', { name: /^Check/ }).click();
    await expect.poll(() => server.asked.length).toBeGreaterThan(askedBefore); // and was told that nothing is there
    await expect(trouble.getByRole('button', { name: /^Check/ })).toBeEnabled();
    await expect(trouble).toContainText('can’t be read');
    server.files.set('/private/wren.ics', calendarOf([[...event, 'SUMMARY:Dentist']]));
    await trouble.getByRole('button', { name: /^Check/ }).click();
    await expect(trouble).toContainText('can be read again');
    await expect(trouble).not.toContainText('can’t be read');

    await page.goto('dashboard?tab=consultations&part=calendars');
    await entry.getByRole('button', { name: /^Remove/ }).click();
    await dashboard.question(page).getByRole('button', { name: 'Stop reading' }).click();
    await expect(panel.getByText('No calendar is read yet.')).toBeVisible();
    await page.goto('consultation');
    await page.locator(`input[name=date][value="${day}"]`).check({ force: true });
    await expect(page.locator(`input[name=time][value="${first}"]`)).toBeEnabled();
  } finally {
    await server.stop();
  }
});
