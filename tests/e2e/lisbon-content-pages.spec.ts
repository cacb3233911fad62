import { answering, expect, settled, test } from '#tests/support/e2e.ts';

/** pages/aviso-legal.md of the content. */
const TITLE = 'Aviso legal | Inês Duarte';

test('a page of the content is reached from the footer by keyboard, reloaded, and left again', async ({
  page,
}) => {
  await page.goto('about');
  await answering(page);
  const before = await page.title();
  await page.evaluate(() => {
    document.body.dataset.sameDocument = 'yes';
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aviso legal' }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Aviso legal' });
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(TITLE);
  await expect(page).toHaveURL(/\/shingle\/aviso-legal$/);
  await expect(page.locator('body')).toHaveAttribute('data-same-document', 'yes');

  await page.goBack();
  await expect(page).toHaveTitle(before);
  await page.goForward();
  await expect(page).toHaveTitle(TITLE);

  await page.reload();
  await settled(page);
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(TITLE);
});

test('its list of contents leads to its parts', async ({ page }) => {
  await page.goto('aviso-legal');
  await settled(page);
  await page
    .getByRole('navigation', { name: 'Nesta página' })
    .getByRole('link', { name: 'Reclamações' })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#h-reclamacoes$/);
  await expect(page.getByRole('heading', { name: 'Reclamações' })).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of the content is whole, and its links lead on', async ({ page }) => {
    await page.goto('aviso-legal');
    await expect(page.getByText('NIF: 000 000 000')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'página de contacto' }).click();
    await expect(page).toHaveURL(/\/shingle\/contact$/);
  });
});

test('on paper it is its text alone', async ({ page }) => {
  await page.goto('aviso-legal');
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('NIF: 000 000 000')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Aviso legal' })).toBeHidden();
});
